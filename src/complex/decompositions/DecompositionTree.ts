import type { SimplicialComplex } from '../SimplicialComplex.js';
import { byFlaw, fields, indexBelow, integer, listOf, requireShape, setBelow, type Shape } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { faceName } from '../subjectOfVerification.js';

/** A simplex, by the index of the facet it stems from; or a shedding face with what is left without it and its link. */
export type DecompositionNode =
  { readonly facet: number } | { readonly face: readonly number[]; readonly deletion: number; readonly link: number };

/**
 * A decomposition as a binary tree: node 0 is the complex, `deletion` and `link` are indices of later nodes. Every
 * facet occurs in one leaf.
 */
export type DecompositionTree = readonly DecompositionNode[];

/**
 * The shelling that a decomposition gives: the leaves, those of a deletion before those of the link.
 * @returns facet indices
 * @source Björner and Wachs 1996
 */
export function shellingOfDecomposition(tree: DecompositionTree): number[] {
  const order: number[] = [];
  const open = tree.length === 0 ? [] : [0];
  while (open.length > 0) {
    const node = tree[open.pop()!]!;
    if ('facet' in node) order.push(node.facet);
    else open.push(node.link, node.deletion);
  }
  return order;
}

/**
 * Checks a decomposition by its definition: every inner node has a shedding face of dimension at most k with the two
 * complexes it leads to below it, every leaf is a simplex: the facet it names without the faces whose links led there.
 * The void complex has the empty tree.
 * @param k 0 for vertex decompositions
 * @throws InputError `invalid-argument`
 */
export function verifyDecomposition(complex: SimplicialComplex, tree: DecompositionTree, k: number): Verification {
  requireShape('verifyDecomposition', integer(0), k, 'k');
  const malformed = listOf(nodeShape(complex, Array.isArray(tree) ? tree.length : 0)).flaw(tree, 'tree');
  if (malformed !== undefined) return refuse(malformed);
  if (tree.length === 0) return complex.isVoid ? VERIFIED : refuse('the tree is empty, but the complex is not void');
  if (complex.isVoid) return refuse('the complex is void; expected the empty tree');
  const name = (set: Iterable<number>): string => faceName(complex, set);
  const visited = new Set<number>();
  const open = [{ index: 0, part: complex, linked: [] as readonly number[] }];
  while (open.length > 0) {
    const { index, part, linked } = open.pop()!;
    const node = tree[index]!;
    if (visited.has(index)) return refuse(`two nodes lead to node ${index}`);
    visited.add(index);
    if ('facet' in node) {
      const facet = complex.facets.list(node.facet);
      const found = part.facets.toLists().map((list) => new Set([...list, ...linked]));
      if (found.length !== 1) return refuse(`node ${index} is a leaf with ${found.length} facets; expected a simplex`);
      if (found[0]!.size !== facet.length || !facet.every((v) => found[0]!.has(v)))
        return refuse(
          `node ${index} stems from the facet ${name([...found[0]!].sort((a, b) => a - b))}, not ${name(facet)}`,
        );
      continue;
    }
    const { face, deletion, link } = node;
    if (face.length === 0 || face.length > k + 1)
      return refuse(`the face ${name(face)} of node ${index} has dimension ${face.length - 1}; expected 0 to ${k}`);
    const low = [deletion, link].find((next) => next <= index);
    if (low !== undefined) return refuse(`node ${index} leads back to node ${low}`);
    if (!part.isFace(face)) return refuse(`${name(face)} is not a face of the complex at node ${index}`);
    const without = part.deletion(face);
    if (without.isVoid) return refuse(`nothing is left at node ${index} without ${name(face)}`);
    const extra = without.facets.toLists().find((facet) => !part.facets.includes(facet));
    if (extra !== undefined)
      return refuse(`${name(face)} is not a shedding face at node ${index}: without it ${name(extra)} becomes a facet`);
    open.push(
      { index: deletion, part: without, linked },
      { index: link, part: part.link(face), linked: [...linked, ...face] },
    );
  }
  const idle = tree.findIndex((_, i) => !visited.has(i));
  return idle === -1 ? VERIFIED : refuse(`no node leads to node ${idle}`);
}

function nodeShape(complex: SimplicialComplex, nodes: number): Shape {
  const leaf = fields({ facet: indexBelow(complex.facets.size) });
  const inner = fields({ face: setBelow(complex.n), deletion: indexBelow(nodes), link: indexBelow(nodes) });
  return byFlaw((node, place) =>
    (typeof node === 'object' && node !== null && 'facet' in node ? leaf : inner).flaw(node, place),
  );
}
