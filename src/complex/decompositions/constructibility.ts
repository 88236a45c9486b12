import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import { byFlaw, fields, indexBelow, integer, listOf, setBelow, type Shape } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { ConstructionSearch, type Constructed } from './ConstructionSearch.js';
import type { BipartiteObstruction } from './preliminaries.js';
import type { ShellingObstruction } from './shellingObstructions.js';
import { findTopologicalObstruction, type TopologicalObstruction } from './topologicalObstruction.js';
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
  | ({ readonly constructible: false } & (ShellingObstruction | BipartiteObstruction | TopologicalObstruction))
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
export function constructibility(complex: ComplexSource, options: RunOptions = {}): Constructibility {
  complex = complexOf(complex, 'constructibility');
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
  // All reasons but exhaustion hold for constructible complexes, which are Cohen–Macaulay and simply connected.
  if (shelled.shellable === false && shelled.because !== 'exhausted' && shelled.because !== 'h-triangle') {
    const { shellable: _, ...reason } = shelled;
    return { constructible: false, ...reason };
  }
  const topological = findTopologicalObstruction(complex, work);
  if (topological !== undefined) return { constructible: false, ...topological };
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

/** Checks a construction by its definition, node by node. @throws InputError `invalid-argument` */
export function verifyConstructibility(complex: SimplicialComplex, tree: readonly ConstructionNode[]): Verification {
  const malformed = listOf(nodeShape(complex.n, Array.isArray(tree) ? tree.length : 0)).flaw(tree, 'tree');
  if (malformed !== undefined) return refuse(malformed);
  if (tree.length === 0) return complex.isVoid ? VERIFIED : refuse('the tree is empty, but the complex is not void');
  const parts = tree.map(({ facets }) => SimplicialComplex.fromFacets(facets, complex.vertices));
  for (const [i, part] of parts.entries()) {
    const flaw = part.isVoid
      ? 'is void'
      : part.facets.size !== tree[i]!.facets.length
        ? 'lists a set that is not a facet, or one twice'
        : part.isPure()
          ? undefined
          : 'has facets of different sizes';
    if (flaw !== undefined) return refuse(`node ${i} ${flaw}`);
  }
  if (!parts[0]!.facets.equals(complex.facets)) return refuse('node 0 has other facets than the complex');
  for (const [i, node] of tree.entries()) {
    const flaw = 'order' in node ? whyNotShelled(parts[i]!, node) : whyNoUnion(node, i);
    if (flaw !== undefined) return refuse(`node ${i}: ${flaw}`);
  }
  return VERIFIED;

  /** The order is one of the facets as the node lists them. */
  function whyNotShelled(part: SimplicialComplex, { facets, order }: ShelledNode): string | undefined {
    const place = new Map(part.facets.toLists().map((facet, f) => [facet.join(), f]));
    const number = facets.map((facet) => place.get([...facet].sort((a, b) => a - b).join())!);
    const answer = verifyShelling(
      part,
      order.map((f) => number[f] ?? f),
    );
    return answer.verified ? undefined : answer.because;
  }

  /** Is the node the union of two later ones of its dimension that meet in a third of one dimension less? */
  function whyNoUnion(node: UnionNode, i: number): string | undefined {
    const [one, other, meet] = [...node.parts, node.intersection] as [number, number, number];
    const early = [one, other, meet].find((index) => index <= i);
    if (early !== undefined) return `its part ${early} is not a later node`;
    const [a, b, c] = [parts[one]!, parts[other]!, parts[meet]!];
    const { dimension } = parts[i]!;
    const low = [one, other].find((index) => parts[index]!.dimension !== dimension);
    if (low !== undefined) return `it has dimension ${dimension}, its part ${low} ${parts[low]!.dimension}`;
    if (c.dimension !== dimension - 1)
      return `the intersection ${meet} has dimension ${c.dimension}; expected ${dimension - 1}`;
    const common = a.facets.toLists().flatMap((F) => b.facets.toLists().map((G) => F.filter((v) => G.includes(v))));
    if (!SimplicialComplex.fromFacets(common, complex.n).facets.equals(c.facets))
      return `the nodes ${one} and ${other} do not meet in node ${meet}`;
    return a.facets.concat(b.facets).equals(parts[i]!.facets)
      ? undefined
      : `its facets are not those of the nodes ${one} and ${other}`;
  }
}

type ShelledNode = Extract<ConstructionNode, { readonly order: unknown }>;
type UnionNode = Extract<ConstructionNode, { readonly parts: unknown }>;

function nodeShape(n: number, nodes: number): Shape {
  const facets = listOf(setBelow(n));
  const shelled = fields({ facets, order: listOf(integer()) });
  const union = fields({
    facets,
    parts: listOf(indexBelow(nodes), 'a list', { length: 2 }),
    intersection: indexBelow(nodes),
  });
  return byFlaw((node, place) =>
    (typeof node === 'object' && node !== null && 'order' in node ? shelled : union).flaw(node, place),
  );
}
