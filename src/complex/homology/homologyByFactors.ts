import { Work, type RunOptions } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { joinFactors } from '../joinsAndUnions.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { tabulateFaces } from './FaceTable.js';
import { zeroGroup, type HomologyGroup } from './HomologyGroup.js';
import { joinFactorsOfFacets } from './joinFactorsOfFacets.js';
import { joinHomology } from './joinHomology.js';
import { morseComplex, type MorseComplex } from './MorseComplex.js';
import { strongCore } from './strongCore.js';

/**
 * The homology of a small chain complex, from degree −1, over the integers or (with torsion []) over fields: one list
 * of groups for each ring.
 */
export type HomologySolver = (morse: MorseComplex, work: Work) => HomologyGroup[][];

/**
 * Reduced homology in the degrees −1 … dim: strong collapses, join factors one by one, an acyclic matching of the faces
 * that are left, and the solver on its critical faces. Where only the nonfaces are known, the facets of the whole are
 * never listed, only those of its join factors.
 */
export function homologyByFactors(
  complex: SimplicialComplex,
  task: string,
  options: RunOptions,
  solve: HomologySolver,
): HomologyGroup[][] {
  const work = new Work(task, options);
  if (complex.isVoid) return [[]];
  const factors =
    complex.known.facets === undefined ? joinFactors(complex, work.part()).map((part) => part.complex) : [complex];
  return (factors.length > 1 ? factors : [complex]) // the complex itself keeps its facets
    .map((factor) => ofFacets(factor.listFacets(work.part()), work, solve))
    .reduce(joinOverEach);
}

const joinOverEach = (first: HomologyGroup[][], second: HomologyGroup[][]): HomologyGroup[][] =>
  first.map((groups, ring) => joinHomology(groups, second[ring]!));

function ofFacets(facets: SetFamily, work: Work, solve: HomologySolver): HomologyGroup[][] {
  work.tick(0);
  const dimension = facets.cardinality(facets.size - 1) - 1;
  const core = strongCore(facets, work).facets;
  const parts = core.n < 4 ? [core] : joinFactorsOfFacets(core);
  const found =
    parts.length === 1
      ? solve(morseComplex(tabulateFaces(core, work), work), work)
      : parts.map((part) => ofFacets(part, work, solve)).reduce(joinOverEach);
  return found.map((groups) => Array.from({ length: dimension + 2 }, (_, s) => groups[s] ?? zeroGroup(s - 1)));
}
