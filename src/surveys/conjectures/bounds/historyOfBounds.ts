import type { Work } from '../../../run.js';
import { selection, type ExactPoints } from './ExactPoints.js';
import { facetBounds, type FacetBound } from './facetBounds.js';

/** A bound of the points up to some order that a point of larger order broke. */
interface Broken {
  readonly text: string;
  /** The orders between which it was a facet. */
  readonly since: number;
  readonly until: number;
  /** The first point that breaks it. */
  readonly by: number;
}

/**
 * How the convex hull of the points up to an order changes with the order. Only vertices and new points matter at each
 * step.
 * @param points by their order
 * @returns since which order each bound has been a facet; the bounds of the first column that were broken
 */
export function historyOfBounds(
  points: ExactPoints,
  names: readonly string[],
  orderOf: (point: number) => number,
  work: Work,
): { readonly since: ReadonlyMap<string, number>; readonly broken: readonly Broken[] } {
  let since = new Map<string, number>();
  let last: readonly FacetBound[] = [];
  let kept: number[] = [];
  let until = 0;
  const broken: Broken[] = [];
  for (let next = 0; next < points.size;) {
    const order = orderOf(next);
    const fresh: number[] = [];
    while (next < points.size && orderOf(next) === order) fresh.push(next++);
    for (const { text, border, isEquation } of last) {
      if (border.normal[0] === 0n) continue;
      const breaks = (i: number): boolean =>
        border.excess(points, i) > 0 || (isEquation && border.excess(points, i) < 0);
      const by = fresh.find(breaks);
      if (by !== undefined) broken.push({ text, since: since.get(text)!, until, by });
    }
    const some = [...kept, ...fresh];
    last = facetBounds(selection(points, some), names, work);
    kept = [...new Set(last.flatMap(({ tight }) => tight.map((i) => some[i]!)))].sort((a, b) => a - b);
    since = new Map(last.map(({ text }) => [text, since.get(text) ?? order]));
    until = order;
  }
  return { since, broken };
}
