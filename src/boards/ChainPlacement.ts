import type { Board } from './Board.js';
import type { BoardChain } from './chainSkeleton.js';

/**
 * Vertices inside an edge with a length: `[edge, first, last]` are those at the distances first … last from the smaller
 * end of the edge, 1 ≤ first ≤ last < length.
 */
export type Stretch = readonly [edge: number, first: number, last: number];

/**
 * A set of vertices of a board whose long edges stand for chains: numbered vertices, ascending, and stretches of
 * edges in order, those of one edge neither overlapping nor touching. Equal sets are written equally.
 */
export interface ChainPlacement {
  readonly vertices: readonly number[];
  readonly stretches: readonly Stretch[];
}

/** A set of vertices from parts that may touch, and may come in any order. */
export function chainPlacement(vertices: readonly number[], stretches: readonly Stretch[]): ChainPlacement {
  const merged: [number, number, number][] = [];
  for (const [edge, first, last] of [...stretches].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const before = merged[merged.length - 1];
    if (before?.[0] === edge && first <= before[2] + 1) before[2] = Math.max(before[2], last);
    else merged.push([edge, first, last]);
  }
  return { vertices: [...new Set(vertices)].sort((a, b) => a - b), stretches: merged };
}

/** Adds the vertices of a chain at the distances first … last from its beginning. */
export function coverChain(
  board: Board,
  { vertices, edges, offsets }: BoardChain,
  [first, last]: readonly [number, number],
  covered: { readonly vertices: number[]; readonly stretches: Stretch[] },
): void {
  edges.forEach((edge, i) => {
    const [from, to] = [offsets[i]!, offsets[i + 1]!];
    if (i > 0 && first <= from && from <= last) covered.vertices.push(vertices[i]!);
    const [low, high] = [Math.max(first, from + 1), Math.min(last, to - 1)];
    if (low > high) return;
    const forwards = vertices[i] === board.edges[edge]![0];
    covered.stretches.push(forwards ? [edge, low - from, high - from] : [edge, to - high, to - low]);
  });
}

/** Whether two placements on one board cover a common vertex. */
export function placementsOverlap(a: ChainPlacement, b: ChainPlacement): boolean {
  const meet = <T>(
    x: readonly T[],
    y: readonly T[],
    common: (s: T, t: T) => boolean,
    before: (s: T, t: T) => boolean,
  ): boolean => {
    for (let i = 0, j = 0; i < x.length && j < y.length;) {
      if (common(x[i]!, y[j]!)) return true;
      if (before(x[i]!, y[j]!)) i++;
      else j++;
    }
    return false;
  };
  return (
    meet(
      a.vertices,
      b.vertices,
      (u, v) => u === v,
      (u, v) => u < v,
    ) ||
    meet(
      a.stretches,
      b.stretches,
      (s, t) => s[0] === t[0] && s[1] <= t[2] && t[1] <= s[2],
      (s, t) => s[0] < t[0] || (s[0] === t[0] && s[2] < t[2]),
    )
  );
}

/** Orders placements by their vertices, then by their stretches. */
export function comparePlacements(a: ChainPlacement, b: ChainPlacement): number {
  return compareLists(a.vertices, b.vertices) || compareLists(a.stretches.flat(), b.stretches.flat());
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
