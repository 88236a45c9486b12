import { InvariantError, LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import type { NumberedPoints } from './SimplexPoints.js';

/** The most points of the box around a polytope, and the most choices of inequalities for its vertices. */
const MOST = 2 ** 22;

/**
 * The lattice points up to a weight of a polyhedron: those of the box around its vertices that fulfil the inequalities.
 */
export class PolyhedronPoints implements NumberedPoints {
  readonly count: number;
  readonly #points: readonly LatticePoint[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(game: LatticeGame, most: number, work: Work) {
    const points: LatticePoint[] = [];
    const box = boxOf(game, most, work);
    if (box !== undefined) {
      const [low, high] = box;
      const size = sizeOf(box);
      if (size > MOST)
        throw new LimitError(
          'too-many-positions',
          `${work.task}: ${size} points around the board; the limit is ${MOST}.`,
        );
      const point = [...low];
      for (let k = 0; k < size; k++) {
        if (game.contains(point) && game.weight(point) <= most) points.push([...point]);
        for (let i = point.length - 1; i >= 0 && ++point[i]! > high[i]!; i--) point[i] = low[i]!;
      }
    }
    this.#points = points;
    this.#numbers = new Map(points.map((point, number) => [point.join(), number]));
    this.count = points.length;
  }

  numberOf(point: LatticePoint): number {
    return this.#numbers.get(point.join()) ?? -1;
  }

  forEach(visit: (point: LatticePoint, number: number) => void): void {
    this.#points.forEach(visit);
  }
}

/** The number of points of the box around the points up to a weight. */
export function sizeAround(game: LatticeGame, most: number, work: Work): number {
  const box = boxOf(game, most, work);
  return box === undefined ? 0 : sizeOf(box);
}

function sizeOf([low, high]: readonly [low: readonly number[], high: readonly number[]]): number {
  return low.reduce((product, from, i) => product * (high[i]! - from + 1), 1);
}

/** The least and largest coordinates of the vertices; undefined if there are none. */
function boxOf(game: LatticeGame, most: number, work: Work): [low: number[], high: number[]] | undefined {
  const { dimension, weights } = game;
  const rows = [
    ...game.inequalities.map(({ normal, least }) => ({ normal: normal.map(BigInt), least: BigInt(least) })),
    { normal: weights.map((weight) => -BigInt(weight)), least: -BigInt(most) },
  ];
  const low = Array<number>(dimension).fill(Infinity);
  const high = Array<number>(dimension).fill(-Infinity);
  let choices = 0;
  const choose = (from: number, chosen: readonly number[]): void => {
    if (++choices > MOST)
      throw new LimitError('too-many-inequalities', `${work.task}: ${rows.length} inequalities; expected fewer.`);
    if (chosen.length === dimension) {
      work.step(0);
      const vertex = intersection(chosen.map((i) => rows[i]!));
      if (vertex === undefined) return;
      const { numerators, denominator } = vertex;
      const isIn = rows.every(
        ({ normal, least }) =>
          normal.reduce((sum, entry, i) => sum + entry * numerators[i]!, 0n) >= least * denominator,
      );
      if (!isIn) return;
      for (const [i, numerator] of numerators.entries()) {
        low[i] = Math.min(low[i]!, Number(-floorDivided(-numerator, denominator)));
        high[i] = Math.max(high[i]!, Number(floorDivided(numerator, denominator)));
      }
      return;
    }
    for (let i = from; i < rows.length; i++) choose(i + 1, [...chosen, i]);
  };
  choose(0, []);
  if (dimension > 0 && low[0] === Infinity) return undefined;
  if (low.some((entry, i) => !Number.isSafeInteger(entry) || !Number.isSafeInteger(high[i])))
    throw new InvariantError('unknown-vertex', 'PolyhedronPoints: the vertices are not finite.');
  return [low, high];
}

interface Row {
  readonly normal: readonly bigint[];
  readonly least: bigint;
}

/**
 * The point where d half spaces meet with equality, over one positive denominator; undefined if there are none or many.
 */
function intersection(
  rows: readonly Row[],
): { readonly numerators: bigint[]; readonly denominator: bigint } | undefined {
  const n = rows.length;
  const matrix = rows.map(({ normal, least }) => [...normal, least]);
  let previous = 1n;
  for (let k = 0; k < n; k++) {
    const pivot = matrix.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot === -1) return undefined;
    [matrix[k], matrix[pivot]] = [matrix[pivot]!, matrix[k]!];
    const top = matrix[k]!;
    for (const [i, row] of matrix.entries()) {
      if (i === k) continue;
      const factor = row[k]!;
      for (let j = 0; j <= n; j++) row[j] = (row[j]! * top[k]! - factor * top[j]!) / previous;
    }
    previous = top[k]!;
  }
  const sign = previous < 0n ? -1n : 1n;
  return { numerators: matrix.map((row) => sign * row[n]!), denominator: sign * previous };
}

function floorDivided(a: bigint, b: bigint): bigint {
  return a >= 0n ? a / b : -((-a + b - 1n) / b);
}
