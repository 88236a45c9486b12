import type { RunOptions } from '../../run.js';
import { requireStore } from '../../values/internal.js';
import { standardStore, type StoreOptions, type Value } from '../../values/index.js';
import { requireLastDay } from '../requireLastDay.js';
import { optionClosedDay } from './optionClosedPairs.js';

/** A step of the enumeration: the game {A_i | B_j}, where B_j is −A_{p−j}, and the case that led to it. */
export interface OptionClosedStep {
  readonly i: number;
  readonly j: number;
  readonly game: Value;
  /** None for the first step. */
  readonly by?: 'i' | 'ii' | 'iii' | 'iv';
}

/** The games of day 5 cannot be listed. */
const LAST_DAY = 4;

/**
 * The option-closed games of a day from the bottom up, by the function F: −n, F(−n), F(F(−n)), …, n. From day 3 on
 * games repeat. What the source leaves open is set so that its example comes out: the norm of a set is the greatest
 * number in it (for B the least), −∞ and +∞ where there is none, and case (iii) goes to the last B with that norm.
 * @param day from 1 on
 * @throws InputError `invalid-day`, `invalid-option`; LimitError `too-many-values` after day 4
 * @source Siegel 2011, Def. 4.3.16
 * @example optionClosedEnumeration(2).length // 18
 */
export function optionClosedEnumeration(day: number, options: RunOptions & StoreOptions = {}): OptionClosedStep[] {
  const { store = standardStore, ...bounds } = options;
  requireStore('optionClosedEnumeration', store);
  requireLastDay('optionClosedEnumeration', day, LAST_DAY);
  const { chain, grid } = optionClosedDay(day, store, bounds);
  const p = chain.length - 1;
  const left = chain.map(norm);
  const right = left.map((_, j) => -left[p - j]!);
  const step = (i: number, j: number): Pick<OptionClosedStep, 'i' | 'j' | 'game'> => ({
    i,
    j,
    game: grid[i * chain.length + (p - j)]!,
  });
  const steps: OptionClosedStep[] = [step(0, 0)];
  for (let [i, j] = [0, 0]; i < p || j < p; { i, j } = steps.at(-1)!) {
    const next = nextNorm(left[i]!, left);
    if (left[i] === left[i + 1] && left[i] === right[j] && right[j]! < (right[j + 1] ?? -Infinity))
      steps.push({ ...step(i + 1, 0), by: 'i' });
    else if (i < p && nextNorm(next, left) === right[j]) steps.push({ ...step(i + 1, 0), by: 'ii' });
    else if (next === right[j] && nextNorm(right[j]!, right) < Infinity)
      steps.push({ ...step(i, right.lastIndexOf(nextNorm(right[j]!, right))), by: 'iii' });
    else steps.push({ ...step(i, j + 1), by: 'iv' });
  }
  return steps;
}

/** The greatest number among the maximal elements, −∞ if there is none. Numbers born this early are exact. */
function norm(games: readonly Value[]): number {
  return Math.max(-Infinity, ...games.map(({ number }) => number?.toNumber() ?? -Infinity));
}

/** N(x; S): the least norm above one, or ∞. @source Siegel 2011, Def. 4.3.15 */
function nextNorm(x: number, norms: readonly number[]): number {
  return Math.min(Infinity, ...norms.filter((y) => y > x));
}
