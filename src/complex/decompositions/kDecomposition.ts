import { complexOf, type ComplexSource } from '../complexOf.js';
import { InputError } from '../../errors.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { DecompositionSearch, decompositionBudget } from './DecompositionSearch.js';
import type { DecompositionTree } from './DecompositionTree.js';
import { facetIncidence } from './facetIncidence.js';
import { preliminaries } from './preliminaries.js';
import type { NotShellable } from './shelling.js';
import { betterReason, findTopologicalObstruction } from './topologicalObstruction.js';

/** Whether a complex is k-decomposable, with a decomposition or the reason why there is none. */
export type KDecomposition =
  | {
      readonly decomposable: true;
      readonly tree: DecompositionTree;
      /** Whether a criterion for independence complexes promised it. */
      readonly by: 'bipartite' | 'chordless-cycles' | 'search';
    }
  | ({ readonly decomposable: false } & NotDecomposable)
  | ({ readonly decomposable: 'undecided' } & Undecided);

/** Whether a complex is vertex decomposable, with a decomposition or the reason why there is none. */
export type VertexDecomposition =
  | {
      readonly vertexDecomposable: true;
      readonly tree: DecompositionTree;
      readonly by: 'bipartite' | 'chordless-cycles' | 'search';
    }
  | ({ readonly vertexDecomposable: false } & NotDecomposable)
  | ({ readonly vertexDecomposable: 'undecided' } & Undecided);

/** Why a complex is not k-decomposable: it is not even shellable, or every choice of shedding faces was tried. */
export type NotDecomposable =
  | { readonly because: 'not-shellable'; readonly reason: NotShellable }
  | { readonly because: 'exhausted'; readonly explored: number };

/**
 * Decides whether the complex is a simplex, or has a shedding face of dimension at most k whose deletion and link are
 * k-decomposable again (facets of different sizes allowed). k = 0 is vertex decomposability, k ≥ dim shellability.
 * The void complex has the empty decomposition.
 * @param options `limit` counts states
 * @returns undecided when a limit or the time cuts the search off
 * @throws InputError `invalid-dimension` unless k is an integer ≥ 0
 * @source Woodroofe 2011
 */
export function kDecomposition(complex: ComplexSource, k: number, options: RunOptions = {}): KDecomposition {
  complex = complexOf(complex, 'kDecomposition');
  if (!Number.isInteger(k) || k < 0)
    throw new InputError('invalid-dimension', `kDecomposition: k is ${k}; expected an integer k ≥ 0.`);
  return Work.decide(
    'kDecomposition',
    options,
    (work): KDecomposition => decide(complex, k, work),
    (explored): KDecomposition => ({ decomposable: 'undecided', explored }),
  );
}

/**
 * Decides whether the complex is a simplex, or has a shedding vertex whose deletion and link are vertex decomposable:
 * `kDecomposition` for k = 0.
 * @param options `limit` counts states
 * @returns undecided when a limit or the time cuts the search off
 * @source Björner and Wachs 1997
 * @example vertexDecomposition(SimplicialComplex.fromFacets([[0, 1], [2, 3]], 4)).vertexDecomposable // false
 */
export function vertexDecomposition(complex: ComplexSource, options: RunOptions = {}): VertexDecomposition {
  complex = complexOf(complex, 'vertexDecomposition');
  const answer = kDecomposition(complex, 0, options);
  if (answer.decomposable === 'undecided') return { vertexDecomposable: 'undecided', explored: answer.explored };
  if (answer.decomposable) return { vertexDecomposable: true, tree: answer.tree, by: answer.by };
  const { decomposable: _, ...why } = answer;
  return { vertexDecomposable: false, ...why };
}

function decide(complex: SimplicialComplex, k: number, work: Work): KDecomposition {
  const incidence = facetIncidence(complex, work);
  if (incidence.size === 0) return { decomposable: true, tree: [], by: 'search' };
  const { obstruction, criterion, rows } = preliminaries(complex, incidence, work);
  if (obstruction !== undefined) return { decomposable: false, because: 'not-shellable', reason: obstruction };
  const by = criterion === 'none' ? 'search' : criterion;
  const finish = (tree: DecompositionTree | undefined): KDecomposition =>
    tree === undefined
      ? { decomposable: false, because: 'exhausted', explored: work.steps }
      : { decomposable: true, tree, by };
  const quick = Work.decide(
    'kDecomposition',
    work.rest(decompositionBudget(incidence)),
    (part) => ({ tree: new DecompositionSearch(incidence, k, part).run(), explored: part.steps }),
    (explored) => ({ explored }),
  );
  work.step(quick.explored);
  const notShellable = (reason: NotShellable): KDecomposition => ({
    decomposable: false,
    because: 'not-shellable',
    reason,
  });
  if ('tree' in quick) {
    const better = quick.tree === undefined && rows !== undefined ? betterReason(complex, work) : undefined;
    return better === undefined ? finish(quick.tree) : notShellable(better);
  }
  const topological = rows === undefined ? undefined : findTopologicalObstruction(complex, work);
  if (topological !== undefined) return notShellable(topological);
  return finish(new DecompositionSearch(incidence, k, work).run());
}
