import { Work, type RunOptions } from '../../run.js';
import type { Value, ValueStore } from '../../values/index.js';
import { posetOfPlane } from '../posetOfOrder.js';

/**
 * The option-closed games of a day. The sets of options that Left may have are a chain of lower sets A_0 ⊂ A_1 ⊂ … of
 * those of the day before, and a game is {A_i | −A_j}.
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
  for (let next = 1; next <= day; next++) today = dayOf(chainAfter(today, work), store, work);
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
 * The sets of options that Left may have on the next day: a form {A_i | −A_j} as an option brings what Left may reach
 * by moving on, A_i, and whatever is dominated may be added.
 * @internal
 */
export function chainAfter({ chain, grid, elements, left, right }: OptionClosedDay, work: Work): Value[][] {
  const order = { x: left, y: right.map((j) => -j) };
  const numbers = new Map(elements.map((game, x) => [game, x]));
  const hasse = posetOfPlane(Array.from(elements.keys(), String), order, work);
  const below: bigint[] = [];
  for (const x of hasse.linearOrder)
    below[x] = hasse.lowerCovers(x).reduce((set, { lower }) => set | below[lower]!, 1n << BigInt(x));
  const lowerSet = (games: readonly Value[]): bigint =>
    games.reduce((set, game) => set | below[numbers.get(game)!]!, 0n);
  const closed = chain.map(lowerSet);
  const sets = new Set([0n]);
  grid.forEach((game, at) => sets.add(lowerSet([game]) | closed[Math.floor(at / chain.length)]!));
  // They form a chain (Lemma 4.3.12), so that unions of them are none but themselves, and the smaller is the smaller
  // number.
  const rising = [...sets].sort((a, b) => (a < b ? -1 : 1));
  let maximal: number[] = [];
  return rising.map((set, k) => {
    work.tick(0);
    const added = membersOf(set ^ (rising[k - 1] ?? 0n));
    const both = [...maximal, ...added];
    maximal = both.filter(
      (x) => !both.some((y) => y !== x && order.x[x]! <= order.x[y]! && order.y[x]! <= order.y[y]!),
    );
    return maximal.map((x) => elements[x]!);
  });
}

function membersOf(set: bigint): number[] {
  const members: number[] = [];
  for (let rest = set; rest > 0n; rest ^= 1n << BigInt(members.at(-1)!)) members.push(rest.toString(2).length - 1);
  return members;
}
