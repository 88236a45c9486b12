import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { DecompositionSearch, decompositionBudget } from './DecompositionSearch.js';
import { shellingOfDecomposition } from './DecompositionTree.js';
import { facetIncidence } from './facetIncidence.js';
import type { FacetIncidence } from './FacetIncidence.kernel.js';
import { LevelwiseSearch, type SearchState } from './LevelwiseSearch.js';
import { preliminaries, type BipartiteObstruction } from './preliminaries.js';
import type { ShellingObstruction } from './shellingObstructions.js';
import { betterReason, findTopologicalObstruction, type TopologicalObstruction } from './topologicalObstruction.js';

/** Whether a complex is shellable, with a shelling or the reason why there is none. */
export type Shelling =
  | {
      readonly shellable: true;
      /** Indices of facets; larger facets come first unless a criterion or a decomposition gave the order. */
      readonly order: readonly number[];
      /** What decided: a criterion for independence complexes, a vertex decomposition, or the search. */
      readonly by: 'bipartite' | 'chordless-cycles' | 'vertex-decomposition' | 'search';
    }
  | ({ readonly shellable: false } & NotShellable)
  | ({ readonly shellable: 'undecided' } & Undecided);

/** Why a complex is not shellable. */
export type NotShellable =
  | ShellingObstruction
  | BipartiteObstruction
  | TopologicalObstruction
  | {
      /** Every order of the facets of one size was tried. */
      readonly because: 'exhausted';
      readonly witness: { readonly facetSize: number };
      readonly explored: number;
    };

/**
 * Decides whether the facets can be ordered so that each meets the complex of the earlier ones in a pure complex of
 * dimension one less than its own; facets of different sizes are allowed. Necessary conditions come first, then a
 * vertex decomposition, then exact searches backwards and forwards that remember the sets of facets they have seen;
 * between them the homology and the fundamental groups of links are looked at, which also give reasons where a search
 * was exhausted soon. The void complex has the empty shelling (Macaulay2 answers no), {∅} has a shelling.
 * @param options `limit` counts states of the search
 * @returns undecided when a limit or the time cuts the work off
 * @source Huntemann 2018, Def. 7.4
 * @example shelling(SimplicialComplex.fromFacets([[0, 1], [2, 3]], 4)).shellable // false
 */
export function shelling(complex: ComplexSource, options: RunOptions = {}): Shelling {
  complex = complexOf(complex, 'shelling');
  return Work.decide(
    'shelling',
    options,
    (work): Shelling => decide(complex, work),
    (explored): Shelling => ({ shellable: 'undecided', explored }),
  );
}

/** States of a level's search before the homology of links is computed. */
const QUICK_BUDGET = 512;

function decide(complex: SimplicialComplex, work: Work): Shelling {
  const incidence = facetIncidence(complex, work);
  if (incidence.size <= 1) return { shellable: true, order: Array.from(incidence.lists.keys()), by: 'search' };
  const { obstruction, criterion, rows } = preliminaries(complex, incidence, work);
  if (obstruction !== undefined) return { shellable: false, ...obstruction };
  const search = new LevelwiseSearch(incidence, rows, work);
  // What a search has exhausted cannot be checked by hand: a reason that can is better.
  const answered = (found: SearchState): Shelling => {
    const better = found.state === 'exhausted' && rows !== undefined ? betterReason(complex, work) : undefined;
    return better === undefined ? answer(found, work) : { shellable: false, ...better };
  };
  const stuck = search.run(0);
  if (stuck.state !== 'paused') return answered(stuck);
  const order = findByDecomposition(incidence, work);
  if (order !== undefined)
    return { shellable: true, order, by: criterion === 'none' ? 'vertex-decomposition' : criterion };
  const quick = search.run(QUICK_BUDGET);
  if (quick.state !== 'paused') return answered(quick);
  const topological = rows === undefined ? undefined : findTopologicalObstruction(complex, work);
  if (topological !== undefined) return { shellable: false, ...topological };
  return answer(search.run(Infinity), work);
}

function answer(search: SearchState, { steps: explored }: Work): Shelling {
  if (search.state === 'found') return { shellable: true, order: search.order, by: 'search' };
  if (search.state === 'paused') return { shellable: 'undecided', explored };
  return { shellable: false, because: 'exhausted', witness: { facetSize: search.facetSize }, explored };
}

/** A shelling from a vertex decomposition, if one is found without much search. */
function findByDecomposition(incidence: FacetIncidence, work: Work): number[] | undefined {
  const found = Work.decide(
    'shelling',
    work.rest(decompositionBudget(incidence)),
    (part) => new DecompositionSearch(incidence, 0, part).run(),
    (explored) => {
      work.step(explored);
      return undefined;
    },
  );
  return found === undefined ? undefined : shellingOfDecomposition(found);
}
