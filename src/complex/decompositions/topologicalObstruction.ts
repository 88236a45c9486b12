import { Work } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import {
  findFundamentalGroupObstruction,
  type FundamentalGroupObstruction,
} from './findFundamentalGroupObstruction.js';
import { findHomologyObstruction, type HomologyObstruction } from './findHomologyObstruction.js';

/** A reason against a shelling that homology or the fundamental group of a link gives. */
export type TopologicalObstruction = HomologyObstruction | FundamentalGroupObstruction;

/** Homology first, then fundamental groups. @throws LimitError */
export function findTopologicalObstruction(complex: SimplicialComplex, work: Work): TopologicalObstruction | undefined {
  return findHomologyObstruction(complex, work) ?? findFundamentalGroupObstruction(complex, work);
}

/** Faces and links that are looked at for a better reason than that a search was exhausted. */
const MOST_FACES = 2 ** 20;
const MOST_LINKS = 500;

/**
 * A topological reason where a short search has already decided: it can be checked by hand, the search cannot. None
 * where the complex is so large that looking for it would take much longer than the search.
 */
export function betterReason(complex: SimplicialComplex, work: Work): TopologicalObstruction | undefined {
  const faces = complex.facets.cardinalities().reduce((sum, size) => sum + 2 ** size, 0);
  const limit = Math.min(MOST_LINKS, Math.floor(MOST_FACES / faces));
  return Work.decide(
    work.task,
    work.part({ limit }),
    (part) => findTopologicalObstruction(complex, part),
    () => undefined,
  );
}
