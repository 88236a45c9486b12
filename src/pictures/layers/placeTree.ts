import type { LayeredGraph } from './LayeredGraph.js';

/** A tree and its subtrees: where its root stands, and how far it reaches in each layer from its root downwards. */
interface Subtree {
  readonly reach: readonly (readonly [left: number, right: number])[];
  /** Where the trees of its children stand, if its own root stands at 0. */
  readonly shifts: readonly number[];
}

/**
 * Where the nodes of a tree stand from left to right: each above the middle of its first and last child, the trees of
 * children as near to each other as their widths allow in every layer, small ones in the middle between large ones.
 * @param widths of the nodes, the room between them included
 * @complexity O(children² · height) for each node
 * @source Reingold and Tilford 1981
 */
export function placeTree({ layers, edges }: LayeredGraph, widths: readonly number[]): number[] {
  const children: number[][] = widths.map(() => []);
  for (const [u, v] of edges) children[u]!.push(v);
  const trees: Subtree[] = [];
  for (const v of [...layers].reverse().flat())
    trees[v] = joined(
      widths[v]! / 2,
      children[v]!.map((child) => trees[child]!),
    );
  const places: number[] = widths.map(() => 0);
  for (const v of layers.flat())
    children[v]!.forEach((child, i) => (places[child] = places[v]! + trees[v]!.shifts[i]!));
  return places;
}

/** The tree of a root and the trees of its children. */
function joined(half: number, parts: readonly Subtree[]): Subtree {
  const first: number[] = [];
  parts.forEach((part, j) => (first[j] = Math.max(0, ...first.map((at, i) => at + apart(parts[i]!, part)))));
  // All as far left as possible, and all as far right: half way between them there is room, too.
  const last = [...first];
  for (let i = parts.length - 2; i >= 0; i--)
    last[i] = Math.min(...last.slice(i + 1).map((at, k) => at - apart(parts[i]!, parts[i + 1 + k]!)));
  const middles = first.map((at, i) => (at + last[i]!) / 2);
  const centre = ((middles[0] ?? 0) + (middles.at(-1) ?? 0)) / 2;
  const shifts = middles.map((at) => at - centre);
  const reach: [number, number][] = [[-half, half]];
  parts.forEach((part, i) => {
    part.reach.forEach(([left, right], depth) => {
      const [before = [Infinity, -Infinity], shift] = [reach[depth + 1], shifts[i]!];
      reach[depth + 1] = [Math.min(before[0], left + shift), Math.max(before[1], right + shift)];
    });
  });
  return { reach, shifts };
}

/** How far to the right of a tree another one has to stand. */
function apart(one: Subtree, other: Subtree): number {
  const common = Math.min(one.reach.length, other.reach.length);
  return Math.max(...one.reach.slice(0, common).map(([, right], depth) => right - other.reach[depth]![0]));
}
