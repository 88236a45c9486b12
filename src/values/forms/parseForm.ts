import { closingBracket, outsideBrackets, TextSpan } from '../../text/internal.js';
import { parseValue } from '../names/parseValue.js';
import { formOf } from './formOf.js';
import { FormStore } from './FormStore.js';
import type { Form } from './Form.js';

/** Braces that are nested deeper are a mistake. */
const DEEPEST = 500;

/**
 * A form as it is written: `{0,1|3}` has the options 0 and 1 of Left and 3 of Right, nothing is simplified. More bars
 * bind less tightly,
 * `{2||1|0}` is {2|{1|0}}. A name without braces around it stands for the canonical form of its value.
 * @param given `store`: where the form is made, by default a new one
 * @throws ParseError `not-a-form`, and those of `parseValue`
 * @throws LimitError for the form of a number that is too large
 * @example formValue(parseForm('{0,1|3}')).toString() // '2'
 */
export function parseForm(text: string, given: { readonly store?: FormStore } = {}): Form {
  const { store = new FormStore() } = given;
  return formOfSpan(TextSpan.of(text, 'parseForm'), store);
}

/** As `parseForm`, of a part of a text. */
export function formOfSpan(given: TextSpan, store: FormStore, depth: number = 0): Form {
  const span = given.trim();
  if (depth > DEEPEST) span.refuse('not-a-form', `at most ${DEEPEST} braces in each other`);
  if (span.text === '') span.refuse('not-a-form', 'a form such as {0,1|3} or a name such as *2');
  if (!span.text.startsWith('{')) return formOf(parseValue(span.padded()), store);
  const end = closingBracket(span.text);
  if (end === undefined) return span.refuse('not-a-form', 'as many } as {');
  if (end < span.text.length - 1)
    span
      .slice(end + 1)
      .refuse('not-a-form', 'nothing behind the braces', 'Sums are made by sumOfForms: a form is taken as it stands.');
  return gameOfSpan(span.slice(1, end), store, depth);
}

/** What stands between braces, or between longer bars. */
function gameOfSpan(span: TextSpan, store: FormStore, depth: number): Form {
  const bars = barsOf(span);
  const longest = Math.max(0, ...bars.map(({ 0: found }) => found.length));
  const [bar, other] = bars.filter(({ 0: found }) => found.length === longest);
  if (bar === undefined || other !== undefined)
    span.refuse('not-a-form', 'options of Left and of Right with one | between them', 'For example {0,1|3}.');
  const side = (part: TextSpan): Form[] => {
    if (part.text.trim() === '') return [];
    if (barsOf(part).length > 0) return [gameOfSpan(part, store, depth + 1)];
    return part.balanced(',').map((option) => formOfSpan(option, store, depth + 1));
  };
  return store.fromOptions(side(span.slice(0, bar.index)), side(span.slice(bar.index + longest)));
}

function barsOf({ text }: TextSpan): RegExpExecArray[] {
  return [...outsideBrackets(text).matchAll(/\|+/g)];
}
