import { closingBracket, outsideBrackets, type TextSpan } from '../text/internal.js';

/** The most copies that a term stands for. */
const MOST_COPIES = 100;

/** Plus and minus, but not ±, +_ and -_. */
const SIGN = /\+(?!_|-(?!_))|(?<!\+)[-−](?!_)/g;

/** A term of a sum: how many copies of what, or of its negative. */
export interface SignedTerm {
  readonly isNegative: boolean;
  readonly copies: number;
  readonly span: TextSpan;
}

/**
 * The terms of a sum such as `1/2 + over - 2.upon*`; undefined for a text that is one term without sign and factor.
 * @throws ParseError `not-an-option`, `too-large-factor`
 */
export function signedTerms(sum: TextSpan): readonly SignedTerm[] | undefined {
  if (sum.text === '') return undefined;
  const terms: SignedTerm[] = [];
  let [isNegative, start] = [false, 0];
  const add = (span: TextSpan): void => {
    if (span.text.trim() === '') return;
    terms.push(termOf(span.trim(), isNegative));
    isNegative = false;
  };
  for (const { 0: sign, index } of outsideBrackets(sum.text).matchAll(SIGN)) {
    add(sum.slice(start, index));
    isNegative = isNegative !== (sign !== '+');
    start = index + sign.length;
  }
  const last = sum.slice(start);
  if (last.text.trim() === '') last.refuse('not-an-option', 'a game after the sign');
  add(last);
  const [first] = terms;
  return terms.length === 1 && first!.span.text === sum.text ? undefined : terms;
}

/** `2.upon*`, `(over + 1)`. */
function termOf(span: TextSpan, isNegative: boolean): SignedTerm {
  const [dotted = '', digits] = /^(\d+)\.(?!\d)/.exec(span.text) ?? [];
  const copies = Number(digits ?? 1);
  if (copies > MOST_COPIES) span.slice(0, digits!.length).refuse('too-large-factor', `a factor up to ${MOST_COPIES}`);
  const rest = span.slice(dotted.length).trim();
  if (rest.text === '') span.refuse('not-an-option', 'a game after the factor');
  return { isNegative, copies, span: isInBraces(rest, '()') ? rest.slice(1, rest.text.length - 1).trim() : rest };
}

/** Is a text one pair of braces, or of parentheses, with something in it? */
export function isInBraces({ text }: TextSpan, pair: '{}' | '()' = '{}'): boolean {
  return text.startsWith(pair[0]!) && text.endsWith(pair[1]!) && closingBracket(text) === text.length - 1;
}
