import { literalForm } from '../games/index.js';
import { asGame, type Source } from '../sources/index.js';
import { asMoves } from '../sources/internal.js';
import { formOf, type Form } from '../values/index.js';
import { formIn } from '../values/internal.js';
import type { Language } from './Language.js';

/** Is a text a source or a file that was read, and not the name of a value or a form? */
export function isSourceText(text: string, language: Language): boolean {
  return language.files.has(text) || /^\s*-?(?:\d+\*)?(?:[a-z][\w-]*:|[^{]*@)/i.test(text);
}

/** The literal game of a source; a value stands for its canonical form. @throws InputError, LimitError those of `asGame` and `literalForm` */
export function formOfSource(source: Source, language: Language): Form {
  const { forms } = language;
  if (source.kind === 'sum')
    return source.summands
      .map((summand) => formOfSource(summand, language))
      .reduce((sum, form) => sum.plus(form, language.run()));
  if (source.kind === 'form') return formIn(forms, source.form);
  if (source.kind === 'value') return formOf(source.value, forms, language.run());
  return literalForm(asMoves(source) ?? asGame(source, language.run()), forms, language.run());
}
