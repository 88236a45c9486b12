import type { Work } from '../../run.js';
import type { LatticePoint } from '../LatticePoint.js';

/** For each coordinate an index and a period. */
export interface GuessedPeriods {
  readonly index: LatticePoint;
  readonly period: LatticePoint;
}

/**
 * For each coordinate the smallest index and period, by their sum, that a table has at least once over: from the index
 * on, points a period apart are both members or both not. Undefined if a coordinate has none. Points that are left out
 * of account are neither.
 * @param cells 1 for members, the last coordinate running fastest
 * @param least what the index has to be at least
 */
export function guessPeriods(
  cells: Uint8Array,
  sides: LatticePoint,
  least: LatticePoint,
  work: Work,
): GuessedPeriods | undefined {
  const [index, period]: [number[], number[]] = [[], []];
  let inner = cells.length;
  for (const [axis, side] of sides.entries()) {
    inner /= side;
    const found = guessAxis(cells, side, inner, least[axis]!, work);
    if (found === undefined) return undefined;
    index.push(found[0]);
    period.push(found[1]);
  }
  return { index, period };
}

function guessAxis(
  cells: Uint8Array,
  side: number,
  inner: number,
  least: number,
  work: Work,
): [index: number, period: number] | undefined {
  let best: [number, number] | undefined;
  for (let period = 1; least + 2 * period <= side; period++) {
    if (best !== undefined && period >= best[0] + best[1]) break;
    work.step();
    // The index is behind the last slice that differs from the one a period later.
    let index = side - period;
    while (index > least && areEqual(cells, side, inner, index - 1, index - 1 + period)) index--;
    if (index + 2 * period <= side && (best === undefined || index + period < best[0] + best[1]))
      best = [index, period];
  }
  return best;
}

function areEqual(cells: Uint8Array, side: number, inner: number, a: number, b: number): boolean {
  for (let start = 0; start < cells.length; start += side * inner)
    for (let k = 0; k < inner; k++) if (cells[start + a * inner + k] !== cells[start + b * inner + k]) return false;
  return true;
}
