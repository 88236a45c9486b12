import { gameOnHilbertBasis } from '../lattice/index.js';
import type { RunOptions } from '../run.js';
import type { LatticeSource } from '../sources/index.js';

/** A source on another board than the orthant as one on its Hilbert basis, whose points the coordinates count. */
export function onHilbertBasis(source: LatticeSource, run: RunOptions): LatticeSource {
  if (source.game.isOrthant) return source;
  const { game, basis } = gameOnHilbertBasis(source.game, run);
  return { game, names: basis.map((point) => `(${point.join()})`) };
}
