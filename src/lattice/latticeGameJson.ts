import { VERSION } from '../json.js';
import type { LatticeGame } from './LatticeGame.js';
import type { Inequality, LatticePoint } from './LatticePoint.js';

/** A lattice game as a JSON object. */
export interface LatticeGameJson {
  readonly type: 'lattice-game';
  readonly spgames: string;
  readonly dimension: number;
  readonly moves: readonly LatticePoint[];
  readonly defeated: readonly LatticePoint[];
  readonly inequalities: readonly Inequality[];
}

/** The JSON object of a game. */
export function latticeGameToJson({ dimension, moves, defeated, inequalities }: LatticeGame): LatticeGameJson {
  return { type: 'lattice-game', spgames: VERSION, dimension, moves, defeated, inequalities };
}
