import { LabelledPoset, type Cover } from '../poset/index.js';
import type { Work } from '../run.js';
import type { PlaneOrder } from './gamePosetDefinition.js';

type Order = (a: number, b: number) => boolean;

/**
 * The Hasse diagram of an order that is asked for every pair.
 * @throws InputError `not-reflexive`, `not-antisymmetric`, `not-transitive` where it is not an order
 * @complexity n² questions; then the covers, each with the elements above it
 */
export function posetOfOrder(labels: readonly string[], order: Order, work: Work): LabelledPoset {
  const n = labels.length;
  const above: number[][] = [];
  for (let a = 0; a < n; a++) {
    work.tick(0);
    above.push([]);
    for (let b = 0; b < n; b++) if (order(a, b)) above[a]!.push(b);
  }
  // What is lower has more above it: this is a linear extension.
  const rising = [...above.keys()].sort((a, b) => above[b]!.length - above[a]!.length);
  const sorted: number[][] = above.map(() => []);
  const below: number[][] = above.map(() => []);
  above.forEach((list, a) => {
    for (const b of list) below[b]!.push(a);
  });
  for (const b of rising) for (const a of below[b]!) sorted[a]!.push(b);
  const covers: Cover[] = [];
  const seen = new Int32Array(n).fill(-1);
  for (let a = 0; a < n; a++) {
    work.tick(0);
    const found = coversIn(a, sorted, seen);
    // Then it is not an order, and the general way names the elements.
    if (found === undefined) return LabelledPoset.fromOrder(labels, order);
    for (const upper of found.sort((b, c) => b - c)) covers.push({ lower: a, upper });
  }
  return LabelledPoset.ofHasseDiagram(labels, covers);
}

/** The elements that cover one, or undefined where what is above them is not above it. */
function coversIn(a: number, above: readonly (readonly number[])[], seen: Int32Array): number[] | undefined {
  const covers: number[] = [];
  const list = above[a]!;
  let reached = 0;
  if (list[0] !== a) return undefined;
  for (const upper of list) {
    if (upper === a || seen[upper] === a) continue;
    covers.push(upper);
    for (const higher of above[upper]!)
      if (seen[higher] !== a) {
        seen[higher] = a;
        reached++;
      }
  }
  return reached === list.length - 1 && seen[a] !== a ? covers : undefined;
}

/** The Hasse diagram of points in the plane, no two of them alike. @complexity n² steps, without an order in memory */
export function posetOfPlane(labels: readonly string[], { x, y }: PlaneOrder, work: Work): LabelledPoset {
  const n = labels.length;
  const byPlace = [...labels.keys()].sort((a, b) => x[a]! - x[b]! || y[a]! - y[b]!);
  const covers: Cover[] = [];
  byPlace.forEach((lower, i) => {
    work.tick(0);
    let least = Infinity;
    for (let j = i + 1; j < n; j++) {
      const upper = byPlace[j]!;
      if (y[upper]! < y[lower]! || y[upper]! >= least) continue;
      least = y[upper]!;
      covers.push({ lower, upper });
    }
  });
  return LabelledPoset.ofHasseDiagram(
    labels,
    covers.sort((a, b) => a.lower - b.lower || a.upper - b.upper),
  );
}
