import type { RunOptions } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { DecompositionSearch } from './DecompositionSearch.js';
import { shellingOfDecomposition } from './DecompositionTree.js';
import { explore, type Exploration, type Undecided } from './Exploration.js';
import { FacetIncidence } from './FacetIncidence.kernel.js';
import { hTriangle } from './hTriangle.js';
import { findHomologyObstruction, type HomologyObstruction } from './homologyObstruction.js';
import { independenceCriterion } from './independenceCriterion.js';
import {
  facetLists,
  findLinkObstruction,
  findNumericObstruction,
  type ShellingObstruction,
} from './shellingObstruction.js';
import { LevelwiseSearch, type SearchState } from './LevelwiseSearch.js';

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
  | HomologyObstruction
  | {
      /** The link of the face is the independence complex of a bipartite graph with edges but no vertex of degree 1. */
      readonly because: 'bipartite';
      readonly witness: { readonly face: readonly number[] };
    }
  | {
      /** Every order of the facets of one size was tried. */
      readonly because: 'exhausted';
      readonly witness: { readonly facetSize: number };
      readonly explored: number;
    };

/**
 * Decides whether the facets can be ordered so that each meets the complex of the earlier ones in a pure complex of
 * dimension one less than its own; facets of different sizes are allowed. Necessary conditions come first, then a vertex
 * decomposition, then exact searches forwards and backwards that remember the sets of facets they have seen.
 * The void complex has the empty shelling (Macaulay2 answers no), {∅} has a shelling.
 * @param options `limit` counts states of the search
 * @returns undecided when a limit or the time cuts the work off
 * @source Huntemann 2018, Def. 7.4
 */
export function shelling(complex: SimplicialComplex, options: RunOptions = {}): Shelling {
  return explore(
    'shelling',
    options,
    (exploration): Shelling => decide(complex, exploration),
    (explored): Shelling => ({ shellable: 'undecided', explored }),
  );
}

/** Up to this size of a facet faces are counted; beyond, h-vectors tell little and take long. */
const LARGEST_COUNTED = 60;

function decide(complex: SimplicialComplex, exploration: Exploration): Shelling {
  const lists = facetLists(complex, exploration);
  if (lists.length <= 1) return { shellable: true, order: Array.from(lists.keys()), by: 'search' };
  const criterion = independenceCriterion(complex, exploration.remaining(CRITERION_BUDGET));
  if (criterion.criterion === 'bipartite' && !criterion.shellable)
    return { shellable: false, because: 'bipartite', witness: { face: criterion.face } };
  const counted = lists.every((list) => list.length <= LARGEST_COUNTED);
  const rows = counted ? hTriangle(complex, exploration.time()) : undefined;
  const numeric = rows === undefined ? undefined : findNumericObstruction(rows);
  if (numeric !== undefined) return { shellable: false, ...numeric };
  const incidence = new FacetIncidence(lists, complex.n);
  const link = findLinkObstruction(incidence, exploration);
  if (link !== undefined) return { shellable: false, ...link };
  const search = new LevelwiseSearch(incidence, rows, exploration);
  const stuck = search.run(0);
  if (stuck.state !== 'paused') return answer(stuck, exploration);
  const order = findByDecomposition(incidence, exploration);
  if (order !== undefined) {
    const by = criterion.criterion === 'none' ? 'vertex-decomposition' : criterion.criterion;
    return { shellable: true, order, by };
  }
  const quick = search.run(QUICK_BUDGET);
  if (quick.state !== 'paused') return answer(quick, exploration);
  const homology = counted ? findHomologyObstruction(complex, LARGEST_LINKED, exploration) : undefined;
  if (homology !== undefined) return { shellable: false, ...homology };
  return answer(search.run(Infinity), exploration);
}

function answer(search: SearchState, { explored }: Exploration): Shelling {
  if (search.state === 'found') return { shellable: true, order: search.order, by: 'search' };
  if (search.state === 'paused') return { shellable: 'undecided', explored };
  return { shellable: false, because: 'exhausted', witness: { facetSize: search.facetSize }, explored };
}

/** States of a level's search before the homology of links is computed. */
const QUICK_BUDGET = 512;

/** The homology of the links of faces up to this size is tested. */
const LARGEST_LINKED = 2;

const CRITERION_BUDGET = 10_000;

/** A shelling from a vertex decomposition, if one is found without much search. */
function findByDecomposition(incidence: FacetIncidence, exploration: Exploration): number[] | undefined {
  const budget = 4 * incidence.size + 64;
  const found = explore(
    'shelling',
    exploration.remaining(budget),
    (part) => new DecompositionSearch(incidence, 0, part).run(),
    () => undefined,
  );
  exploration.step(0);
  return found === undefined ? undefined : shellingOfDecomposition(found);
}
