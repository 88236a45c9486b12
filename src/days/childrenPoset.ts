import { LimitError } from '../errors.js';
import { type RunOptions, Work } from '../run.js';
import { standardStore, type StoreOptions, type Value } from '../values/index.js';
import { listOf, requireShape } from '../shape.js';
import { antichainsOf, aValue } from '../values/internal.js';
import { GamePoset } from './GamePoset.js';
import type { GamePosetDefinition } from './gamePosetDefinition.js';

/**
 * Sets that are closed under union and intersection, by their numbers: unions and intersections are looked up after the
 * first time.
 */
class SetLattice {
  readonly #sets: readonly bigint[];
  readonly #numbers: ReadonlyMap<bigint, number>;
  readonly #unions: Int32Array;
  readonly #intersections: Int32Array;

  /** @param sets each once, as sets of bits */
  constructor(sets: readonly bigint[]) {
    this.#sets = sets;
    this.#numbers = new Map(sets.map((set, i) => [set, i]));
    this.#unions = new Int32Array(sets.length ** 2);
    this.#intersections = new Int32Array(sets.length ** 2);
  }

  numberOf(set: bigint): number {
    return this.#numbers.get(set)!;
  }

  union(i: number, j: number): number {
    const at = i * this.#sets.length + j;
    const known = this.#unions[at]!;
    return known > 0 ? known - 1 : (this.#unions[at] = this.numberOf(this.#sets[i]! | this.#sets[j]!) + 1) - 1;
  }

  intersection(i: number, j: number): number {
    const at = i * this.#sets.length + j;
    const known = this.#intersections[at]!;
    return known > 0 ? known - 1 : (this.#intersections[at] = this.numberOf(this.#sets[i]! & this.#sets[j]!) + 1) - 1;
  }
}

/** Children are looked for among the pairs of so many sides. */
const MOST_SIDES = 1024;

/**
 * The children of a set S of values: all {A | B} with A, B ⊆ S. They are a lattice for any S: a child is {⌊G⌋ | ⌈G⌉} by
 * its floor and ceiling in S, the join {⌊G⌋ ∪ ⌊H⌋ | ⌈G⌉ ∩ ⌈H⌉}, the meet the other way round. It is distributive where
 * the options of every member are members.
 * @param values the members of S, repetitions allowed; of one store
 * @returns those that are members of S first
 * @throws InputError `not-the-same-store`; LimitError `too-many-values` where S has more than 1024 antichains
 * @complexity one value for each pair of antichains of S; the order costs two table look-ups
 * @source Siegel 2011, Thm 3.3.5
 * @example childrenPoset([parseValue('0')]).labels // ['0', '-1', '1', '*']
 */
export function childrenPoset(values: Iterable<Value>, options: RunOptions = {}): GamePoset {
  const set = [...new Set(values)];
  requireShape('childrenPoset', listOf(aValue), set, 'values');
  const name = `children:${set.map(String).join(',')}`;
  return childrenNamed(name, set, { ...options, store: set[0]?.store ?? standardStore });
}

/** @param set its members, each once @internal */
export function childrenNamed(name: string, set: readonly Value[], options: RunOptions & StoreOptions): GamePoset {
  const { store = standardStore, ...bounds } = options;
  const work = new Work('childrenPoset', bounds);
  const sides = sidesOf(set, work);
  const grid: Value[] = [];
  for (const left of sides) {
    work.tick(0);
    for (const right of sides) grid.push(store.fromOptions(left, right));
  }
  const children = new Set(grid);
  const members = new Set(set);
  const elements = [
    ...set.filter((value) => children.has(value)),
    ...[...children].filter((game) => !members.has(game)),
  ];
  return new GamePoset({ name, elements, ...orderOfChildren(elements, set, sides, grid) });
}

/** The sets of values of which no two are comparable. @throws LimitError `too-many-values` */
function sidesOf(values: readonly Value[], work: Work): Value[][] {
  return antichainsOf(
    values,
    (a, b) => a.compare(b) === '||',
    (count) => {
      work.tick(0);
      if (count > MOST_SIDES)
        throw new LimitError(
          'too-many-values',
          `childrenPoset: ${values.length} values with more than ${MOST_SIDES} antichains; the limit is ${MOST_SIDES}.`,
          { details: { values: values.length, limit: MOST_SIDES } },
        );
    },
  );
}

/**
 * G ≤ H iff ⌊G⌋ ⊆ ⌊H⌋ and ⌈G⌉ ⊇ ⌈H⌉. Floors are lower sets of S and ceilings upper ones, so each is the closure of a
 * side.
 * @param grid {sides i | sides j} for i, then for j
 */
function orderOfChildren(
  elements: readonly Value[],
  set: readonly Value[],
  sides: readonly (readonly Value[])[],
  grid: readonly Value[],
): Pick<GamePosetDefinition<Value>, 'order' | 'formulas'> {
  const bits = (fits: (member: Value) => boolean): bigint =>
    set.reduce((sum, member, i) => (fits(member) ? sum | (1n << BigInt(i)) : sum), 0n);
  const lower = new SetLattice(sides.map((side) => bits((member) => side.some((top) => member.isAtMost(top)))));
  const upper = new SetLattice(sides.map((side) => bits((member) => side.some((bottom) => bottom.isAtMost(member)))));
  const floor = elements.map((game) => lower.numberOf(bits((member) => !game.isAtMost(member))));
  const ceiling = elements.map((game) => upper.numberOf(bits((member) => !member.isAtMost(game))));
  const numbers = new Map(elements.map((game, x) => [game, x]));
  const child = (left: number, right: number): number => numbers.get(grid[left * sides.length + right]!)!;
  return {
    order: (a, b) =>
      lower.union(floor[a]!, floor[b]!) === floor[b] && upper.union(ceiling[a]!, ceiling[b]!) === ceiling[a],
    formulas: {
      join: (a, b) => child(lower.union(floor[a]!, floor[b]!), upper.intersection(ceiling[a]!, ceiling[b]!)),
      meet: (a, b) => child(lower.intersection(floor[a]!, floor[b]!), upper.union(ceiling[a]!, ceiling[b]!)),
    },
  };
}
