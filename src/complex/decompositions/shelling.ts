import type { RunOptions } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { DecompositionSearch } from './DecompositionSearch.js';
import { shellingOfDecomposition } from './DecompositionTree.js';
import { explore, type Exploration, type Undecided } from './Exploration.js';
import { FacetIncidence } from './FacetIncidence.kernel.js';
import { hTriangle, type TriangleRow } from './hTriangle.js';
import { independenceCriterion } from './independenceCriterion.js';
import {
  facetLists,
  findLinkObstruction,
  findNumericObstruction,
  type ShellingObstruction,
} from './shellingObstruction.js';
import { ShellingSearch } from './ShellingSearch.js';

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
  const order = findByDecomposition(incidence, exploration);
  if (order !== undefined) {
    const by = criterion.criterion === 'none' ? 'vertex-decomposition' : criterion.criterion;
    return { shellable: true, order, by };
  }
  return search(incidence, rows, exploration);
}

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

/** The sizes of facets are independent of one another: the larger facets are all there before those of a size come. */
function search(
  incidence: FacetIncidence,
  rows: readonly TriangleRow[] | undefined,
  exploration: Exploration,
): Shelling {
  const sizes = [...new Set(incidence.lists.map((list) => list.length))].sort((a, b) => b - a);
  const above = new Uint32Array(incidence.stride);
  const order: number[] = [];
  for (const m of sizes) {
    const facets = Array.from(incidence.lists.keys()).filter((f) => incidence.lists[f]!.length === m);
    const h = rows?.find(({ facetSize }) => facetSize === m)?.h.map(Number);
    const level = { facets, m, above: above.slice(), h };
    const found = searchLevel(
      [true, false].map((forward) => new ShellingSearch(incidence, level, forward)),
      exploration,
    );
    if (found === undefined)
      return { shellable: false, because: 'exhausted', witness: { facetSize: m }, explored: exploration.explored };
    order.push(...found);
    for (const f of facets) above[f >>> 5]! |= 1 << (f & 31);
  }
  return { shellable: true, order, by: 'search' };
}

/** Runs the searches in turn with growing budgets; the first to end decides. */
function searchLevel(searches: readonly ShellingSearch[], exploration: Exploration): number[] | undefined {
  for (let budget = 64; ; budget *= 2)
    for (const one of searches)
      for (let done = 0; done < budget; done += SLICE) {
        const before = one.explored;
        const state = one.run(Math.min(SLICE, budget - done));
        exploration.step(one.explored - before);
        if (state === 'found') return one.order();
        if (state === 'exhausted') return undefined;
      }
}

const SLICE = 256;
