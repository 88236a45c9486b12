import type { SimplicialComplex } from '../SimplicialComplex.js';

/** A simplex, by the index of the facet it stems from; or a shedding face with what is left without it and its link. */
export type DecompositionNode =
  { readonly facet: number } | { readonly face: readonly number[]; readonly deletion: number; readonly link: number };

/**
 * A decomposition as a binary tree: node 0 is the complex, `deletion` and `link` are indices of later nodes. Every facet
 * occurs in one leaf.
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
 * complexes it leads to below it, every leaf is a simplex. The void complex has the empty tree.
 * @param k 0 for vertex decompositions
 */
export function verifyDecomposition(complex: SimplicialComplex, tree: DecompositionTree, k: number): boolean {
  if (tree.length === 0) return complex.isVoid;
  let leaves = 0;
  const open: { index: number; part: SimplicialComplex }[] = [{ index: 0, part: complex }];
  const all = complex.facets;
  while (open.length > 0) {
    const { index, part } = open.pop()!;
    const node = tree[index];
    if (node === undefined || part.isVoid) return false;
    if ('facet' in node) {
      if (part.facets.size !== 1 || !(node.facet >= 0 && node.facet < all.size)) return false;
      const facet = all.list(node.facet);
      if (!part.facets.list(0).every((v) => facet.includes(v))) return false;
      leaves++;
      continue;
    }
    const { face, deletion, link } = node;
    if (face.length === 0 || face.length > k + 1 || !(deletion > index) || !(link > index)) return false;
    const without = part.deletion(face);
    const isShedding = without.facets.toLists().every((facet) => part.facets.includes(facet));
    if (!part.isFace(face) || !isShedding || without.isVoid) return false;
    open.push({ index: deletion, part: without }, { index: link, part: part.link(face) });
  }
  return leaves === all.size && tree.length === 2 * leaves - 1;
}
