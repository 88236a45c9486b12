import type { TextSpan } from '../../text/internal.js';

/** The longest row: longer ones are mistakes, or belong to a theorem. */
export const LONGEST_ROW = 4096;

/**
 * The row behind `row:`, if it is of the given form.
 * @throws ParseError `not-a-position`, `too-large-board`
 */
export function readRow(notation: TextSpan, form: RegExp, words: string, example: string): string {
  const row = behindPrefix(notation, ['row'], example).rest;
  if (row.text.length > LONGEST_ROW)
    row.refuse('too-large-board', `at most ${LONGEST_ROW} characters`, undefined, `a row of ${row.text.length}`);
  if (!form.test(row.text)) row.refuse('not-a-position', `a row of ${words}`, `For example ${example}.`);
  return row.text;
}

/** The word before the colon, one of those given, and what follows it. @throws ParseError `not-a-position` */
export function behindPrefix(
  notation: TextSpan,
  prefixes: readonly string[],
  example: string,
): { readonly prefix: string; readonly rest: TextSpan } {
  const span = notation.trim();
  const prefix = /^([a-z]+):/.exec(span.text)?.[1];
  if (prefix !== undefined && prefixes.includes(prefix)) return { prefix, rest: span.slice(prefix.length + 1).trim() };
  return span.refuse('not-a-position', prefixes.map((word) => `${word}:…`).join(' or '), `For example ${example}.`);
}

/**
 * The items behind `row:`, with commas between them: integers, and perhaps one other sign among them.
 * @throws ParseError `not-a-position`, `too-large-board`
 */
export function readItems(notation: TextSpan, item: RegExp, words: string, example: string): readonly string[] {
  const items = behindPrefix(notation, ['row'], example).rest.items();
  if (items.length > LONGEST_ROW)
    notation.refuse('too-large-board', `at most ${LONGEST_ROW} items`, undefined, `a row of ${items.length}`);
  return items.map((span) => {
    if (!item.test(span.text) || (/\d/.test(span.text) && !Number.isSafeInteger(Number(span.text))))
      span.refuse('not-a-position', words, `For example ${example}.`);
    return /\d/.test(span.text) ? String(Number(span.text)) : span.text;
  });
}

/** The integers of a position in which commas stand between them. */
export function integersOf(position: string): number[] {
  return position === '' ? [] : position.split(',').map(Number);
}
