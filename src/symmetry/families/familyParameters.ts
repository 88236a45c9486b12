import { LimitError } from '../../errors.js';
import type { TextSpan } from '../../text/internal.js';
import type { Family } from './Family.js';

/** How families of a kind are written, and how one is made of what stands behind the colon. */
export interface FamilyForm<T> {
  readonly notation: string;
  readonly words: string;
  readonly example: string;
  readonly parse: (parameters: TextSpan) => Family<T>;
}

/** `1..8 connected`: from which size to which, and perhaps a word. */
export interface SizesOfFamily {
  readonly first: number;
  readonly last: number;
  readonly word: string | undefined;
  /** As it would be written here. */
  readonly text: string;
}

/**
 * Reads `a..b` or `a`, 1 ≤ a ≤ b, and perhaps a word behind it.
 * @param words those that may stand there
 * @param mostOf the largest size, with that word
 * @throws ParseError `invalid-range`, `invalid-parameter`; LimitError `too-large-argument`
 */
export function familyParameters(
  parameters: TextSpan,
  words: readonly string[],
  mostOf: (word: string | undefined) => number,
): SizesOfFamily {
  const [sizes, word, ...rest] = parameters.words();
  const expected = 'sizes such as 1..5';
  if (sizes === undefined) return parameters.refuse('invalid-range', expected);
  const extra = rest[0] ?? (word !== undefined && !words.includes(word.text) ? word : undefined);
  if (extra !== undefined)
    return extra.refuse('invalid-parameter', words.length === 0 ? 'nothing else' : `at most ${words.join(' or ')}`);
  const [, from, to = from] = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(sizes.text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(first >= 1 && last >= first)) return sizes.refuse('invalid-range', `${expected}, at least 1`);
  const most = mostOf(word?.text);
  if (last > most)
    throw new LimitError('too-large-argument', `${parameters.whole.trim()}: size ${last}; the limit is ${most}.`, {
      details: { found: last, limit: most },
    });
  const range = first === last ? `${first}` : `${first}..${last}`;
  return { first, last, word: word?.text, text: word === undefined ? range : `${range} ${word.text}` };
}

/**
 * The family that a text names by a word and a colon; undefined if no word of the list stands there.
 * @throws ParseError, InputError, LimitError as its notation
 */
export function familyNamed<T>(
  text: TextSpan,
  notations: Readonly<Record<string, FamilyForm<T>>>,
): Family<T> | undefined {
  const [whole, word] = /^\s*([a-z-]+):/.exec(text.text) ?? [];
  if (whole === undefined || !Object.hasOwn(notations, word!)) return undefined;
  return notations[word!]!.parse(text.slice(whole.length).trim());
}
