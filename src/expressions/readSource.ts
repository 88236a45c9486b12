import { asForm, type Source } from '../sources/door.js';
import type { Form } from '../values/door.js';
import type { Language } from './Language.js';

/** Is a text a source or a file that was read, and not the name of a value or a form? */
export function isSourceText(text: string, language: Language): boolean {
  return language.files.has(text) || /^\s*-?(?:\d+\*)?(?:[a-z][\w-]*:|[^{]*@)/i.test(text);
}

/** The literal game of a source, among those of the language. @throws InputError, LimitError those of `asForm` */
export function formOfSource(source: Source, language: Language): Form {
  return asForm(source, { store: language.forms, ...language.run() });
}
