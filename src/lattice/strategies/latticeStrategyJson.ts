import { VERSION } from '../../json.js';
import type { LatticeGameJson } from '../latticeGameJson.js';
import type { LatticeStrategy, LatticeStrategySource } from './LatticeStrategy.js';
import type { Stratum } from './Stratum.js';

/** A claim on the P-positions of a lattice game as a JSON object. */
export interface LatticeStrategyJson extends Partial<LatticeStrategySource> {
  readonly type: 'lattice-strategy';
  readonly spgames: string;
  readonly game: LatticeGameJson;
  readonly strata: readonly Stratum[];
}

/** The JSON object of a strategy. */
export function latticeStrategyToJson({ game, strata, about }: LatticeStrategy): LatticeStrategyJson {
  return { type: 'lattice-strategy', spgames: VERSION, ...about, game: game.toJSON(), strata };
}
