import { InputError } from '../errors.js';
import { compareLoopyGames, LoopyGame, loopyGameOf } from '../loopy/door.js';
import { birthday, Form, formValue, type Value, type ValueOrder } from '../values/door.js';
import { decided } from './decided.js';
import { formBeside } from './gameInBraces.js';
import type { Language } from './Language.js';
import { printResult } from './printResult.js';

/** Things in the partial order of games. */
export interface Ordered {
  readonly items: readonly unknown[];
  /** How the items with these numbers compare. */
  readonly compare: (i: number, j: number) => ValueOrder;
  /** The values of the items; undefined if one of them is a loopy game. */
  readonly values: readonly Value[] | undefined;
}

/**
 * Numbers, values and games by their values; literal games by theirs; all as loopy games if one is.
 * @throws InputError `invalid-argument` for what has no value, and for values beside literal games
 * @throws LimitError from the order, where it is not found
 */
export function ordered(items: readonly unknown[], name: string, language: Language): Ordered {
  if (items.some((item) => item instanceof LoopyGame)) {
    const loopy = items.map((item) => {
      if (item instanceof LoopyGame) return item;
      return loopyGameOf(item instanceof Form ? item : language.valueOf(item, name), language.run());
    });
    const compare = (i: number, j: number): ValueOrder =>
      decided(compareLoopyGames(loopy[i]!, loopy[j]!, language.run()), name) as ValueOrder;
    return { items, compare, values: undefined };
  }
  const isLiteral = items.some((item) => item instanceof Form);
  const values = items.map((item) =>
    isLiteral ? formValue(formBeside(item, name, language)) : language.valueOf(item, name),
  );
  const compare = (i: number, j: number): ValueOrder => {
    language.work?.step();
    return values[i]!.compare(values[j]!);
  };
  return { items, compare, values };
}

/**
 * The number of an item that is at least all others, or at most; of equal items the first.
 * @throws InputError `not-comparable` if there is none: two are named
 * @complexity 2n comparisons
 */
export function extreme(given: Ordered, isBetter: '<' | '>', name: string, language: Language): number {
  const { items, compare } = given;
  if (items.length === 0)
    throw new InputError('invalid-argument', `${name}: found an empty list; expected at least one game or number.`);
  // The item that is sought beats every other candidate, and is beaten by none.
  let best = 0;
  for (let i = 1; i < items.length; i++) if (compare(i, best) === isBetter) best = i;
  for (let i = 0; i < items.length; i++) {
    const order = compare(best, i);
    if (order === '=' || order === isBetter) continue;
    const [one, other] = [items[best], items[i]].map((item) => printResult(item, language.run()));
    throw new InputError(
      'not-comparable',
      `${name}: found ${one} and ${other}, neither of which is at least the other; expected one that compares with all.`,
      {
        hint: 'compareValues(G, H) is || for such two; sort(list) puts them in an order all the same.',
      },
    );
  }
  return best;
}

/** What tells items apart that the order of games does not: how short they are, then how they are written. */
interface Place {
  readonly i: number;
  readonly numbers: readonly { compare: (other: never) => number }[];
  readonly born: bigint;
  readonly written: readonly string[];
}

/**
 * The items in an order that extends that of games: by mean, then by Left stop, then by Right stop; of items that agree
 * in these, always the first by birthday and by name of those below which no other is left. Loopy games have the last
 * rule alone.
 * @returns the numbers of the items
 * @complexity O(n²) comparisons of items with the same mean and stops
 */
export function linearExtension(given: Ordered, language: Language, ofValue: (v: Value) => Place['numbers']): number[] {
  const { items, values, compare } = given;
  const places = items.map((item, i): Place => {
    const v = values?.[i];
    const written = printResult(item, language.run());
    return v === undefined
      ? { i, numbers: [], born: 0n, written: [written] }
      : { i, numbers: ofValue(v), born: birthday(v), written: [v.toString(), written] };
  });
  const byNumbers = (a: Place, b: Place): number => first(a.numbers.map((x, at) => x.compare(b.numbers[at] as never)));
  const byName = (a: Place, b: Place): number =>
    first([Number(a.born - b.born), ...a.written.map((text, at) => inOrder(text, b.written[at]!))]);
  const rest = places.sort((a, b) => first([byNumbers(a, b), byName(a, b)]));
  const sorted: number[] = [];
  for (let start = 0, end = 0; start < rest.length; start = end) {
    while (end < rest.length && byNumbers(rest[start]!, rest[end]!) === 0) end++;
    sorted.push(
      ...leastFirst(
        rest.slice(start, end).map(({ i }) => i),
        compare,
      ),
    );
  }
  return sorted;
}

/** Always the first that nothing left is below. */
function leastFirst(items: readonly number[], compare: Ordered['compare']): number[] {
  // Of each item, how many are below it and not yet there.
  const below = items.map(() => 0);
  const above = items.map((): number[] => []);
  for (let a = 0; a < items.length; a++)
    for (let b = a + 1; b < items.length; b++) {
      const order = compare(items[a]!, items[b]!);
      if (order !== '<' && order !== '>') continue;
      const [less, more] = order === '<' ? [a, b] : [b, a];
      below[more]!++;
      above[less]!.push(more);
    }
  return items.map(() => {
    const next = below.indexOf(0);
    below[next] = -1;
    for (const more of above[next]!) below[more]!--;
    return items[next]!;
  });
}

function first(orders: readonly number[]): number {
  return orders.find((order) => order !== 0) ?? 0;
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
