import { wrongArgument } from '../arguments.js';
import type { OutcomeProof } from '../evaluation/index.js';
import type { BettiNumber, HilbertSeries } from '../ideal/index.js';
import { ownDisplay } from './displays.js';
import { membersOf } from './lists.js';
import { mimeBundle, type MimeBundle, type Shown } from './MimeBundle.js';
import { seriesInT } from './series.js';
import { bettiTable, isRecord, tableOfLists, tableOfRows, type TableRow } from './tables.js';
import { counted, WINNERS } from '../text/internal.js';

/** What `show` takes besides objects of the library. */
export type ShownData = string | readonly unknown[] | HilbertSeries | OutcomeProof;

/**
 * What a notebook gets of an object of the library, of a picture (a text of SVG), or of a result that has no class of
 * its own: Betti numbers as a table, a Hilbert series as a fraction, a vector such as `fVector` gives, a proof of an
 * outcome in a sentence, a list of rows (objects with the same keys, or lists) as a table, any other list member by
 * member.
 * @throws InputError `invalid-argument` for anything else
 * @example displayOf(parseValue('{2|-2}'))['text/latex'] // '$\\displaystyle \\{2 \\mid -2\\}$'
 */
export function displayOf(thing: object | ShownData): MimeBundle {
  return mimeBundle(shownAs(thing));
}

/**
 * Something that a notebook shows: `show(bettiNumbers(ideal))` at the end of a cell, or `await
 * Deno.jupyter.display(show(…))` within it. Objects of the library need no `show`.
 * @param thing and errors as for `displayOf`
 */
export function show(thing: object | ShownData): object {
  const bundle = displayOf(thing);
  const text = (): string => bundle['text/plain']!;
  return {
    [Symbol.for('Jupyter.display')]: (): MimeBundle => bundle,
    [Symbol.for('nodejs.util.inspect.custom')]: text,
    toString: text,
  };
}

function shownAs(thing: unknown): Shown {
  if (typeof thing === 'string') {
    if (/^\s*<(\?xml|svg)/.test(thing))
      return { text: /<title>([^]*?)<\/title>/.exec(thing)?.[1] ?? 'picture', svg: thing };
    throw wrongArgument('show', thing, EXPECTED);
  }
  const own = ownDisplay(thing);
  if (own !== undefined) return own;
  if (isVector(thing)) return { text: `(${thing.join(', ')})`, latex: `$(${thing.join(', ')})$` };
  if (isBetti(thing)) return bettiTable(thing);
  if (isRows(thing)) return tableOfRows(thing);
  if (isLists(thing)) return tableOfLists(thing);
  if (isList(thing)) return membersOf(thing);
  if (isSeries(thing)) return seriesInT(thing);
  if (isProof(thing)) return { text: proofInWords(thing) };
  throw wrongArgument('show', thing, EXPECTED);
}

const EXPECTED =
  'an object of the library, a picture in SVG, Betti numbers, a Hilbert series, a vector of bigints, a proof, rows, or a list';

function isVector(thing: unknown): thing is readonly bigint[] {
  return isBigints(thing) && thing.length > 0;
}

function isBigints(thing: unknown): thing is readonly bigint[] {
  return Array.isArray(thing) && thing.every((entry) => typeof entry === 'bigint');
}

function isBetti(thing: unknown): thing is readonly BettiNumber[] {
  const isNumber = (entry: unknown): boolean =>
    Array.isArray(entry) && entry.length === 3 && typeof entry[0] === 'number' && typeof entry[2] === 'bigint';
  return Array.isArray(thing) && thing.length > 0 && thing.every(isNumber);
}

/** Rows are objects that do not print themselves, as those of the library do. */
function isRows(thing: unknown): thing is readonly TableRow[] {
  const isRow = (row: unknown): boolean =>
    typeof row === 'object' && row !== null && Object.keys(row).length > 0 && !printsItself(row);
  return Array.isArray(thing) && thing.length > 0 && thing.every(isRow);
}

function isLists(thing: unknown): thing is readonly (readonly unknown[])[] {
  return Array.isArray(thing) && thing.length > 0 && thing.every(Array.isArray);
}

function isList(thing: unknown): thing is readonly unknown[] {
  return Array.isArray(thing) && thing.every(isMember);
}

function isMember(member: unknown): boolean {
  if (typeof member === 'function' || typeof member === 'symbol') return false;
  return typeof member !== 'object' || member === null || isRecord(member) || printsItself(member);
}

/** Lists do, too. */
function printsItself(thing: object): boolean {
  return (thing as { toString?: unknown }).toString !== Object.prototype.toString;
}

function isSeries(thing: unknown): thing is HilbertSeries {
  const { numerator, denominatorExponent } = (thing ?? {}) as Partial<HilbertSeries>;
  return isBigints(numerator) && Number.isSafeInteger(denominatorExponent) && denominatorExponent! >= 0;
}

function isProof(thing: unknown): thing is OutcomeProof {
  const { play, outcome, positions } = (thing ?? {}) as Partial<OutcomeProof>;
  const isPlay = play === 'normal' || play === 'misere';
  return isPlay && typeof outcome === 'string' && Object.hasOwn(WINNERS, outcome) && Array.isArray(positions);
}

function proofInWords({ play, outcome, positions }: OutcomeProof): string {
  const count = `replies in ${counted(positions.length, 'position')}`;
  const how = positions.length === 0 ? 'seen without replies' : count;
  return `${outcome} under ${play === 'misere' ? 'misère' : 'normal'} play: ${WINNERS[outcome]} (${how})`;
}
