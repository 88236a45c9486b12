import type { InputError } from '../../errors.js';
import { tokensOf } from '../../expressions/internal.js';
import { refused, type PlaceInList } from './refused.js';

/** One thing that is asked: its name, and what stands behind it. */
export interface Entry {
  readonly name: string;
  /** A property or an expression, as it was written. */
  readonly ask: string;
  /** Whether the name stands before it, with `=`. */
  readonly isNamed: boolean;
  /** Where the name begins, and where what is asked does. */
  readonly nameAt: PlaceInList;
  readonly askAt: PlaceInList;
}

/** A name alone, or what lies inside of a property, as `cohenMacaulay.0`. */
const PATH = /^([A-Za-z_]\w*)(?:\.\w+)*$/;

/** The names of what each row of the answers has besides. */
const TAKEN: ReadonlySet<string> = new Set(['item', 'board', 'status', 'seconds', 'because']);

/**
 * What a list asks, split at commas outside of brackets and quotes: `NAME=` and a property or an expression each. A
 * property alone has its own name.
 * @throws InputError `invalid-expression`, `invalid-name`, `not-distinct-names`, with the column in the list
 */
export function readList(list: string): Entry[] {
  const entries = partsOfList(list).map(({ start, end }) => readEntry(list, start, end));
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    // In SQL names are the same in both cases.
    const key = entry.name.toLowerCase();
    if (TAKEN.has(key)) throw nameError(entry, 'is what each row has by itself; expected another name', 'invalid-name');
    if (known.has(key)) throw nameError(entry, 'occurs twice; expected different names', 'not-distinct-names');
    known.set(key, entry);
  }
  return entries;
}

function nameError({ name, nameAt }: Entry, flaw: string, code: 'invalid-name' | 'not-distinct-names'): InputError {
  return refused(nameAt, code, `the name ${JSON.stringify(name)} ${flaw}.`, `Write NAME=…, such as x=${name}.`);
}

/** The parts between commas, without blanks around them. */
export function partsOfList(list: string): { readonly start: number; readonly end: number }[] {
  const cuts = [-1];
  let depth = 0;
  for (const { token, start } of tokensOf(list)) {
    if (/^[([{]$/.test(token)) depth++;
    else if (/^[)\]}]$/.test(token)) depth = Math.max(0, depth - 1);
    else if (token === ',' && depth === 0) cuts.push(start);
  }
  return cuts.map((cut, i) => {
    const text = list.slice(cut + 1, cuts[i + 1] ?? list.length);
    const start = cut + 1 + text.length - text.trimStart().length;
    return { start, end: start + text.trim().length };
  });
}

function readEntry(list: string, start: number, end: number): Entry {
  const at = (offset: number): PlaceInList => ({ option: 'ask', text: list, offset });
  const text = list.slice(start, end);
  const named = /^([^\s=<>!(["']+)\s*=(?!=)\s*/.exec(text);
  const ask = text.slice(named?.[0].length ?? 0);
  const askAt = at(end - ask.length);
  if (ask === '')
    throw refused(askAt, 'invalid-expression', 'nothing is asked here; expected a property or an expression.');
  if (named !== null) {
    const name = named[1]!;
    if (!/^[A-Za-z_]\w*$/.test(name))
      throw refused(at(start), 'invalid-name', `the name ${JSON.stringify(name)}; expected letters, digits and _.`);
    return { name, ask, isNamed: true, nameAt: at(start), askAt };
  }
  if (!PATH.test(ask))
    throw refused(
      askAt,
      'invalid-name',
      'an expression without a name; expected NAME=EXPRESSION.',
      `For example x=${ask}.`,
    );
  return { name: ask.replaceAll('.', '_'), ask, isNamed: false, nameAt: askAt, askAt };
}
