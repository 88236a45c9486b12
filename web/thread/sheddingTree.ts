import type { SheddingNode } from '../complexViews.js';
import type { complex as complexes, SimplicialComplex } from '../library.js';

/** Larger trees are not opened node by node. */
const MOST_NODES = 1000;

/** The nodes of a vertex decomposition in words: what is shed, and the facets of each part; none of a large one. */
export function sheddingTree(tree: complexes.DecompositionTree, complex: SimplicialComplex): SheddingNode[] {
  if (tree.length > MOST_NODES) return [];
  const labels = (set: readonly number[]): string[] => set.map((v) => complex.vertices[v]!.label);
  // The vertices of whose link a node is a part, and the facets of the complex that stand in the leaves below it.
  const linked: (readonly number[])[] = [[]];
  const below: number[][] = tree.map(() => []);
  tree.forEach((node, i) => {
    if ('facet' in node) return;
    linked[node.deletion] = linked[i]!;
    linked[node.link] = [...linked[i]!, ...node.face];
  });
  for (let i = tree.length - 1; i >= 0; i--) {
    const node = tree[i]!;
    below[i] = 'facet' in node ? [node.facet] : [...below[node.deletion]!, ...below[node.link]!];
  }
  return tree.map((node, i) => ({
    facets: below[i]!.map((facet) => labels(complex.facets.list(facet).filter((v) => !linked[i]!.includes(v)))),
    ...(!('facet' in node) && { shed: { face: labels(node.face), deletion: node.deletion, link: node.link } }),
  }));
}
