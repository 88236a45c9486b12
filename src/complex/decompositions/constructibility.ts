import { Work, type RunOptions, type Undecided } from '../../run.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { ConstructionSearch, type Constructed } from './ConstructionSearch.js';
import { findHomologyObstruction, type HomologyObstruction } from './findHomologyObstruction.js';
import type { BipartiteObstruction } from './preliminaries.js';
import type { ShellingObstruction } from './shellingObstructions.js';
import { verifyShelling } from './verifyShelling.js';

/** A complex by its facets: shellable, with a shelling; or the union of two parts, by the indices of later nodes. */
export type ConstructionNode =
  | { readonly facets: readonly (readonly number[])[]; readonly order: readonly number[] }
  | {
      readonly facets: readonly (readonly number[])[];
      readonly parts: readonly [number, number];
      readonly intersection: number;
    };

/** Whether a complex is constructible, with a construction (node 0 is the complex) or the reason why there is none. */
export type Constructibility =
  | { readonly constructible: true; readonly tree: readonly ConstructionNode[] }
  | { readonly constructible: false; readonly because: 'not-pure' }
  | ({ readonly constructible: false } & (ShellingObstruction | BipartiteObstruction | HomologyObstruction))
  | { readonly constructible: false; readonly because: 'exhausted'; readonly explored: number }
  | ({ readonly constructible: 'undecided' } & Undecided);

/**
 * Decides whether a pure complex is a simplex, or the union of two constructible complexes of its dimension that meet
 * in a constructible complex of one dimension less. Shellable complexes are constructible; constructible ones are
 * Cohen–Macaulay; what is between is decided by trying all divisions of the facets, up to a limit.
 * The void complex is constructible by the empty construction.
 * @param options `limit` counts states
 * @returns undecided when a limit or the time cuts the search off, or when more than 24 facets would have to be divided
 * @source Hochster 1972
 */
export function constructibility(complex: SimplicialComplex, options: RunOptions = {}): Constructibility {
  return Work.decide(
    'constructibility',
    options,
    (work): Constructibility => decide(complex, work),
    (explored): Constructibility => ({ constructible: 'undecided', explored }),
  );
}

function decide(complex: SimplicialComplex, work: Work): Constructibility {
  if (!complex.isPure(work.part())) return { constructible: false, because: 'not-pure' };
  if (complex.isVoid) return { constructible: true, tree: [] };
  const search = new ConstructionSearch(complex.n, work);
  const shelled = search.shell(complex.facets);
  if (shelled.shellable === true)
    return { constructible: true, tree: [{ facets: complex.facets.toLists(), order: shelled.order }] };
  // All reasons but exhaustion hold for Cohen–Macaulay complexes, and so for constructible ones.
  if (shelled.shellable === false && shelled.because !== 'exhausted' && shelled.because !== 'h-triangle') {
    const { shellable: _, ...reason } = shelled;
    return { constructible: false, ...reason };
  }
  const homology = findHomologyObstruction(complex, work);
  if (homology !== undefined) return { constructible: false, ...homology };
  const found = search.construct(complex.facets);
  if (found === undefined) return { constructible: 'undecided', explored: work.steps };
  if (found === false) return { constructible: false, because: 'exhausted', explored: work.steps };
  return { constructible: true, tree: nodesOf(found) };
}

/** A construction as a list, the whole complex first. @internal */
export function nodesOf(root: Constructed): ConstructionNode[] {
  const nodes: ConstructionNode[] = [];
  const visit = ({ facets, order, parts }: Constructed): number => {
    const index = nodes.length;
    const lists = facets.toLists();
    nodes.push({ facets: lists, order: order ?? [] });
    if (parts !== undefined) {
      const [one, other, meet] = parts;
      nodes[index] = { facets: lists, parts: [visit(one), visit(other)], intersection: visit(meet) };
    }
    return index;
  };
  visit(root);
  return nodes;
}

/** Checks a construction by its definition, node by node. */
export function verifyConstructibility(complex: SimplicialComplex, tree: readonly ConstructionNode[]): boolean {
  if (tree.length === 0) return complex.isVoid;
  const parts = tree.map(({ facets }) => SimplicialComplex.fromFacets(facets, complex.n));
  const all = parts.every((part, i) => part.isPure() && part.facets.size === tree[i]!.facets.length && !part.isVoid);
  if (!all || !parts[0]!.facets.equals(complex.facets)) return false;
  return tree.every((node, i) => {
    if ('order' in node) return verifyShelling(parts[i]!, node.order);
    const [a, b, c] = [...node.parts, node.intersection].map((index) => (index > i ? parts[index] : undefined));
    if (a === undefined || b === undefined || c === undefined) return false;
    const dimensions = [a.dimension, b.dimension, c.dimension + 1];
    if (!dimensions.every((dimension) => dimension === parts[i]!.dimension)) return false;
    const common = a.facets.toLists().flatMap((F) => b.facets.toLists().map((G) => F.filter((v) => G.includes(v))));
    const meets = SimplicialComplex.fromFacets(common, complex.n).facets.equals(c.facets);
    return meets && a.facets.concat(b.facets).equals(parts[i]!.facets);
  });
}
