import type { SimplicialComplex } from '../SimplicialComplex.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import { fields, listOf, setBelow } from '../../shape.js';
import { refuse, type Verification } from '../../verification.js';
import { reducedHomology } from '../homology/reducedHomology.js';
import type { HomologyGroup } from '../homology/HomologyGroup.js';
import { faceName } from '../subjectOfVerification.js';
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
 * Decides whether elementary collapses lead to a single vertex. The largest faces go first, which is not a restriction;
 * which free faces go with them is searched exhaustively from dimension 3 on, below it does not matter.
 * The void complex and {∅} are not collapsible.
 * @param options `limit` counts states
 * @returns undecided when a limit or the time cuts the search off, or when there are more than 2²² subsets of facets
 */
export function collapse(complex: ComplexSource, options: RunOptions = {}): Collapse {
  complex = complexOf(complex, 'collapse');
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

/**
 * Checks collapses one by one: each face lies in one present larger face, which has one more vertex; a point is left.
 * @throws InputError `invalid-argument`
 */
export function verifyCollapse(
  complex: SimplicialComplex,
  collapses: readonly ElementaryCollapse[],
): Verification<{ readonly point: number }> {
  const set = setBelow(complex.n);
  const malformed = listOf(fields({ face: set, coface: set })).flaw(collapses, 'collapses');
  if (malformed !== undefined) return refuse(malformed);
  const present = new Set<string>();
  for (let k = -1; k <= complex.dimension; k++) for (const face of complex.faces(k)) present.add(face.join());
  const key = (face: readonly number[]): string => [...face].sort((a, b) => a - b).join();
  for (const [i, { face, coface }] of collapses.entries()) {
    const flaw = whyNoCollapse(face, coface);
    if (flaw !== undefined) return refuse(`collapse ${i}: ${flaw}`);
    present.delete(key(face));
    present.delete(key(coface));
  }
  present.delete('');
  const [point, more] = present;
  if (point === undefined) return refuse('the complex has no vertex that could be left');
  if (more !== undefined || point.includes(','))
    return refuse(`${present.size} faces besides ∅ are left; expected a single vertex`);
  return { verified: true, point: Number(point) };

  function whyNoCollapse(face: readonly number[], coface: readonly number[]): string | undefined {
    const name = (list: readonly number[]): string => faceName(complex, list);
    if (face.length === 0) return '∅ is not a free face';
    if (!present.has(key(face))) return `${name(face)} is not there, or not any more`;
    const [larger, another] = cofaces(face);
    if (larger === undefined) return `${name(face)} lies in no larger face`;
    if (another !== undefined) return `${name(face)} is not free: it lies in ${name(larger)} and ${name(another)}`;
    if (key(larger) !== key(coface)) return `${name(face)} lies in ${name(larger)}, not in ${name(coface)}`;
    const [above] = cofaces(coface);
    return above === undefined ? undefined : `${name(coface)} is not a facet: it lies in ${name(above)}`;
  }

  /** The present faces with one vertex more. */
  function cofaces(face: readonly number[]): number[][] {
    const all = Array.from(complex.vertices.keys()).filter((v) => !face.includes(v));
    return all.map((v) => [...face, v]).filter((larger) => present.has(key(larger)));
  }
}
