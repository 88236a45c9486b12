import { SetFamily } from '../../sets/index.js';

/**
 * The largest number of vertices without conflict. Where "fits, and comes later" is a transitive relation, a longest
 * chain is the answer: it is at least as long as any independent set, and here one itself. Otherwise all maximal ones
 * are listed.
 * @param vertices in the order that is likely to be transitive
 * @complexity the square of the number of vertices in the first case
 */
export function independenceNumber(vertices: readonly number[], conflicts: readonly ReadonlySet<number>[]): number {
  const longest: number[] = [];
  const before: number[] = [];
  for (const [i, v] of vertices.entries()) {
    let best = -1;
    for (let j = 0; j < i; j++)
      if (!conflicts[v]!.has(vertices[j]!) && (best === -1 || longest[j]! > longest[best]!)) best = j;
    before.push(best);
    longest.push(best === -1 ? 1 : longest[best]! + 1);
  }
  const length = Math.max(0, ...longest);
  const chain: number[] = [];
  for (let i = longest.indexOf(length); i !== -1 && length > 0; i = before[i]!) chain.push(vertices[i]!);
  if (chain.every((u, i) => chain.slice(0, i).every((v) => !conflicts[u]!.has(v)))) return length;
  const position = new Map(vertices.map((v, i) => [v, i]));
  const pairs = vertices.flatMap((v, i) =>
    [...conflicts[v]!].flatMap((u) => (position.has(u) && position.get(u)! < i ? [[position.get(u)!, i]] : [])),
  );
  const sets = SetFamily.fromLists(pairs, vertices.length).maximalIndependentSets();
  return sets.cardinality(sets.size - 1);
}
