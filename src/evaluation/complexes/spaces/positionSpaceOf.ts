import type { PlayableComplex } from '../playablePart.js';
import { chooseGraphSpace } from './chooseGraphSpace.kernel.js';
import { FacetSpace } from './FacetSpace.kernel.js';
import { HypergraphSpace } from './HypergraphSpace.kernel.js';
import type { PositionSpace } from './PositionSpace.js';

/** The positions of a game. @param mostBytes of the table of positions met */
export function positionSpaceOf({ sides, sets, kind }: PlayableComplex, mostBytes: number): PositionSpace {
  if (kind === 'pairs') return chooseGraphSpace(sides, sets.flat(), mostBytes);
  if (kind === 'nonfaces') return new HypergraphSpace(sides, sets, mostBytes);
  return new FacetSpace(sides, sets, mostBytes);
}
