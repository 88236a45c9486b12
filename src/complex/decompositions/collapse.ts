import { Work, type RunOptions, type Undecided } from '../../run.js';
import { reducedHomology } from '../homology/reducedHomology.js';
import type { HomologyGroup } from '../homology/HomologyGroup.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { CollapseSearch } from './CollapseSearch.js';
import { facetLists } from './facetIncidence.js';

/** An elementary collapse: `face` lies in one larger face, `coface`, which has one more vertex; both go. */
export interface ElementaryCollapse {
  readonly face: readonly number[];
  readonly coface: readonly number[];
}

/** Whether a complex collapses to a point, with the collapses or the reason why it does not. */
export type Collapse =
  | {
      readonly collapsible: true;
      readonly collapses: readonly ElementaryCollapse[];
      /** The vertex that is left. */
      readonly point: number;
    }
  | { readonly collapsible: false; readonly because: 'void' }
  | {
      /** A collapsible complex is acyclic over the integers; this group is not zero. */
      readonly collapsible: false;
      readonly because: 'homology';
      readonly witness: HomologyGroup;
    }
  | {
      /** Every sequence of collapses was tried. */
      readonly collapsible: false;
      readonly because: 'exhausted';
      readonly explored: number;
    }
  | ({ readonly collapsible: 'undecided' } & Undecided);

/**
 * Decides whether elementary collapses lead to a single vertex. The largest faces go first, which is no restriction;
 * which free faces go with them is searched exhaustively from dimension 3 on, below it does not matter.
 * The void complex and {∅} are not collapsible.
 * @param options `limit` counts states
 * @returns undecided when a limit or the time cuts the search off, or when there are more than 2²² subsets of facets
 */
export function collapse(complex: SimplicialComplex, options: RunOptions = {}): Collapse {
  return Work.decide(
    'collapse',
    options,
    (work): Collapse => decide(complex, work),
    (explored): Collapse => ({ collapsible: 'undecided', explored }),
  );
}

const MOST_SUBSETS = 2 ** 22;

function decide(complex: SimplicialComplex, work: Work): Collapse {
  const lists = facetLists(complex, work);
  if (lists.length === 0) return { collapsible: false, because: 'void' };
  const homology = reducedHomology(complex, work.part());
  const witness = homology.find(({ rank, torsion }) => rank > 0 || torsion.length > 0);
  if (witness !== undefined) return { collapsible: false, because: 'homology', witness };
  const subsets = lists.reduce((sum, list) => sum + 2 ** list.length, 0);
  if (subsets > MOST_SUBSETS) return { collapsible: 'undecided', explored: work.steps };
  const search = new CollapseSearch(lists, work);
  const pairs = search.run();
  if (pairs === undefined) return { collapsible: false, because: 'exhausted', explored: work.steps };
  const collapses = pairs.map(([face, coface]) => ({ face: search.faces[face]!, coface: search.faces[coface]! }));
  const gone = new Set(pairs.flat());
  const point = search.faces.findIndex((face, i) => face.length === 1 && !gone.has(i));
  return { collapsible: true, collapses, point: search.faces[point]![0]! };
}

/** Checks collapses one by one: each face lies in one present larger face, which has one more vertex; a point is left. */
export function verifyCollapse(complex: SimplicialComplex, collapses: readonly ElementaryCollapse[]): boolean {
  const present = new Set<string>();
  for (let k = -1; k <= complex.dimension; k++) for (const face of complex.faces(k)) present.add(face.join());
  const key = (set: readonly number[]): string => [...set].sort((a, b) => a - b).join();
  const cofaces = (set: readonly number[]): string[] =>
    Array.from(complex.vertices.keys())
      .filter((v) => !set.includes(v))
      .map((v) => key([...set, v]))
      .filter((larger) => present.has(larger));
  for (const { face, coface } of collapses) {
    const larger = cofaces(face);
    if (face.length === 0 || !present.has(key(face)) || larger.length !== 1) return false;
    if (larger[0] !== key(coface) || cofaces(coface).length > 0) return false;
    present.delete(key(face));
    present.delete(key(coface));
  }
  return present.size === 2; // ∅ and the point
}
