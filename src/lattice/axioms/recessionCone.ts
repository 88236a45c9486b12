import { rankOverQ, SparseMatrix } from '../../linear/index.js';
import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { unitVector, type LatticePoint } from '../LatticePoint.js';
import { extremalRays } from './extremalRays.js';
import { asPoint } from './exactVectors.js';

/** The directions of a board: all x with normal · x ≥ 0 for its inequalities. */
export interface RecessionCone {
  /** The dimension of the cone; for a lattice game it has to be that of the board. */
  readonly dimension: number;
  /** The extremal rays, each by its shortest integer vector. */
  readonly rays: readonly LatticePoint[];
}

/**
 * The recession cone of the board of a game, by its extremal rays. A board that is bounded has none.
 * @param options `limit` bounds how many pairs of rays are looked at
 * @throws LimitError; InputError `invalid-argument`
 * @complexity each inequality beyond the first d looks at all pairs of rays on its two sides; for the orthant the rays
 * are the unit vectors
 * @source Guo & Miller 2009, Sec. 2
 * @example recessionCone(parseLatticeGame('moves 1,0 1,1; inequalities 0,1>=0 2,-1>=0')) // { dimension: 2, rays: [[1, 2], [1, 0]] }
 */
export function recessionCone(game: LatticeGame, options: RunOptions = {}): RecessionCone {
  const { dimension, inequalities, isOrthant } = game;
  const work = new Work('recessionCone', options);
  if (isOrthant) {
    const rays = Array.from({ length: dimension }, (_, i) => Object.freeze(unitVector(dimension, i)));
    return { dimension, rays };
  }
  const normals = inequalities.map(({ normal }) => normal.map(BigInt));
  const rays = extremalRays(normals, dimension, work).map((ray) => asPoint('recessionCone', ray));
  return { dimension: rays.length === 0 ? 0 : rankOverQ(SparseMatrix.fromDense(rays)), rays };
}
