import type { SimplicialComplex } from '../SimplicialComplex.js';
import type { Work } from '../../run.js';
import type { FacetIncidence } from './FacetIncidence.kernel.js';
import { hTriangle, type TriangleRow } from './hTriangle.js';
import { independenceCriterion, type IndependenceCriterion } from './independenceCriterion.js';
import { findLinkObstruction, findNumericObstruction, type ShellingObstruction } from './shellingObstructions.js';

/** The link of the face is the independence complex of a bipartite graph with edges but no vertex of degree 1. */
export interface BipartiteObstruction {
  readonly because: 'bipartite';
  readonly witness: { readonly face: readonly number[] };
}

/** What is known of a complex before any search. */
export interface Preliminaries {
  readonly obstruction: ShellingObstruction | BipartiteObstruction | undefined;
  readonly criterion: IndependenceCriterion['criterion'];
  /** The h-triangle, unless facets are too large to count their faces. */
  readonly rows: readonly TriangleRow[] | undefined;
}

/** Up to this size of a facet faces are counted; beyond, h-vectors tell little and take long. */
const LARGEST_COUNTED = 60;
const CRITERION_BUDGET = 10_000;

/** Tries the criteria for independence complexes and the necessary conditions that need no search. */
export function preliminaries(complex: SimplicialComplex, incidence: FacetIncidence, work: Work): Preliminaries {
  const criterion = independenceCriterion(complex, work.rest(CRITERION_BUDGET));
  const known = { criterion: criterion.criterion, rows: undefined };
  if (criterion.criterion === 'bipartite' && !criterion.shellable)
    return { ...known, obstruction: { because: 'bipartite', witness: { face: criterion.face } } };
  const counted = incidence.lists.every((list) => list.length <= LARGEST_COUNTED);
  const rows = counted ? hTriangle(complex, work.part()) : undefined;
  const numeric = rows === undefined ? undefined : findNumericObstruction(rows);
  return { ...known, rows, obstruction: numeric ?? findLinkObstruction(incidence, work) };
}
