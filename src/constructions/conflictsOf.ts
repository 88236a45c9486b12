import type { SimplicialComplex } from '../complex/index.js';

/** For each vertex those that it is in conflict with. */
export type Conflicts = readonly ReadonlySet<number>[];

/**
 * The conflicts of a flag complex, whose minimal nonfaces are pairs of vertices in conflict; elements of the ground set
 * that are not vertices are left out. For any other complex, the reason why it is not flag.
 */
export function conflictsOf({ n, vertices, minimalNonfaces }: SimplicialComplex): Conflicts | string {
  const conflicts = Array.from({ length: n }, () => new Set<number>());
  for (const nonface of minimalNonfaces) {
    if (nonface.length === 1) continue;
    const [u, v, third] = nonface;
    if (u === undefined || v === undefined || third !== undefined) {
      const labels = nonface.map((vertex) => vertices[vertex]!.label);
      return `{${labels.join(' ')}} is a minimal nonface; expected a flag complex`;
    }
    conflicts[u]!.add(v);
    conflicts[v]!.add(u);
  }
  return conflicts;
}
