import type { RunOptions } from '../../run.js';
import { requireStore } from '../../values/internal.js';
import { standardStore, type StoreOptions } from '../../values/index.js';
import { GamePoset } from '../GamePoset.js';
import { requireLastDay } from '../requireLastDay.js';
import { optionClosedDay } from './optionClosedPairs.js';

/** By day 5 there are 39,744,242. */
const LAST_DAY = 4;

/**
 * OC_n: the values of the option-closed forms born by a day, 1, 4, 18, 176 or 11,363 of them. They are a planar
 * lattice: each is a point (i, j) by the largest sets of options that it may have, G = {A_i | −A_j}, G ≤ H iff i is at
 * most that of H and j at least, and the join {A_i ∪ A_i′ | −(A_j ∩ A_j′)}.
 * @throws InputError `invalid-day`, `invalid-option`; LimitError `too-many-values` after day 4
 * @complexity one value for each pair of sets of options: 177² on day 4; the order is that of points in the plane
 * @source Siegel 2011, Thm 4.3.27
 * @example optionClosedPoset(3).covers.length // 314
 */
export function optionClosedPoset(day: number, options: RunOptions & StoreOptions = {}): GamePoset {
  const { store = standardStore, ...bounds } = options;
  requireStore('optionClosedPoset', store);
  requireLastDay('optionClosedPoset', day, LAST_DAY);
  const { chain, grid, elements, left, right } = optionClosedDay(day, store, bounds);
  const numbers = new Map(elements.map((game, x) => [game, x]));
  const game = (i: number, j: number): number => numbers.get(grid[i * chain.length + j]!)!;
  return new GamePoset({
    name: `oc:${day}`,
    elements,
    order: { x: left, y: right.map((j) => -j) },
    formulas: {
      join: (a, b) => game(Math.max(left[a]!, left[b]!), Math.min(right[a]!, right[b]!)),
      meet: (a, b) => game(Math.min(left[a]!, left[b]!), Math.max(right[a]!, right[b]!)),
    },
  });
}
