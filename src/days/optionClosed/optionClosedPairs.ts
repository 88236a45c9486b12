import { Work, type RunOptions } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';

/**
 * The option-closed games of a day. The sets of options that Left may have are a chain of lower sets A_0 ⊂ A_1 ⊂ … of those of the
 * day before, and a game is {A_i | −A_j}.
 */
export interface OptionClosedDay {
  /** A_0 = ∅, A_1, …, each by its maximal elements. */
  readonly chain: readonly (readonly Value[])[];
  /** {A_i | −A_j} for i, then for j. */
  readonly grid: readonly Value[];
  /** The games, in the order in which they first occur in the grid. */
  readonly elements: readonly Value[];
  /** The greatest i and the greatest j of each game. */
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** The option-closed games of a day, day by day. @source Siegel 2011, Lemma 4.3.12 @internal */
export function optionClosedDay(day: number, store: ValueStore, options: RunOptions): OptionClosedDay {
  const work = new Work('optionClosedPoset', options);
  // Day 0 has the game without options only.
  let today = dayOf([[]], store, work);
  for (let next = 1; next <= day; next++) today = dayOf(chainAfter(today), store, work);
  return today;
}

function dayOf(chain: OptionClosedDay['chain'], store: ValueStore, work: Work): OptionClosedDay {
  const size = chain.length;
  const negatives = chain.map((options) => options.map((option) => option.negative()));
  const grid: Value[] = [];
  for (const left of chain) {
    work.tick(0);
    for (const right of negatives) grid.push(store.fromOptions(left, right));
  }
  const elements = [...new Set(grid)];
  const numbers = new Map(elements.map((game, x) => [game, x]));
  const [left, right] = [new Int32Array(elements.length), new Int32Array(elements.length)];
  grid.forEach((game, at) => {
    const x = numbers.get(game)!;
    left[x] = Math.max(left[x]!, Math.floor(at / size));
    right[x] = Math.max(right[x]!, at % size);
  });
  return { chain, grid, elements, left, right };
}

/**
 * The sets of options that Left may have on the next day: a form {A_i | −A_j} as an option brings what Left may reach by moving
 * on, A_i, and whatever is dominated may be added.
 */
function chainAfter({ chain, grid, elements, left, right }: OptionClosedDay): Value[][] {
  const numbers = new Map(elements.map((game, x) => [game, x]));
  const isAtMost = (a: number, b: number): boolean => left[a]! <= left[b]! && right[a]! >= right[b]!;
  const below = elements.map((_, b) => elements.reduce((set, _, a) => (isAtMost(a, b) ? set | (1n << BigInt(a)) : set), 0n)); // prettier-ignore
  const lowerSet = (games: readonly Value[]): bigint =>
    games.reduce((set, game) => set | below[numbers.get(game)!]!, 0n);
  const closed = chain.map(lowerSet);
  const sets = new Set([0n, ...grid.map((game, at) => lowerSet([game]) | closed[Math.floor(at / chain.length)]!)]);
  // They form a chain (Lemma 4.3.12), so that unions of them are none but themselves.
  return [...sets]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((set) => [...elements.keys()].filter((x) => (set >> BigInt(x)) & 1n))
    .sort((a, b) => a.length - b.length)
    .map((set) => set.filter((x) => !set.some((y) => y !== x && isAtMost(x, y))).map((x) => elements[x]!));
}
