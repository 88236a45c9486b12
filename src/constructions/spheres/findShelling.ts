import { InvariantError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { Facet } from './LabelledSphere.js';

/**
 * A shelling of a sphere, by a search without going back: always a facet with as many earlier neighbours as there are.
 * If it gets stuck, it begins with another facet.
 * @throws InvariantError if it always gets stuck, LimitError `too-long`
 */
export function findShelling(facets: Iterable<Facet>, work: Work): Facet[] {
  const lists = Array.from(facets, (facet) => [...facet].sort((a, b) => a - b));
  const neighbours = neighboursOf(lists);
  for (let first = 0; first < lists.length; first++) {
    const order = shellingFrom(first, lists, neighbours, work);
    if (order !== undefined) return order.map((f) => lists[f]!);
  }
  throw new InvariantError('not-shellable', 'gameWithValue: no shelling of a sphere was found.');
}

/** Of each facet and each of its vertices, the facet behind the other vertices. */
function neighboursOf(lists: readonly Facet[]): number[][] {
  const behind = new Map<string, number>();
  const neighbours = lists.map((facet) => facet.map(() => -1));
  lists.forEach((facet, f) => {
    facet.forEach((v, i) => {
      const ridge = facet.filter((u) => u !== v).join();
      const slot = behind.get(ridge);
      if (slot === undefined) behind.set(ridge, f * facet.length + i);
      else {
        const [other, place] = [Math.floor(slot / facet.length), slot % facet.length];
        neighbours[f]![i] = other;
        neighbours[other]![place] = f;
      }
    });
  });
  return neighbours;
}

function shellingFrom(
  first: number,
  lists: readonly Facet[],
  neighbours: readonly (readonly number[])[],
  work: Work,
): number[] | undefined {
  const size = lists[first]!.length;
  const isIn = new Uint8Array(lists.length);
  const rank = new Uint8Array(lists.length);
  const around = new Map<number, number[]>();
  /** Facets by the number of their earlier neighbours. What may not come next with so many never may. */
  const waiting: number[][] = Array.from({ length: size + 1 }, () => []);
  const order: number[] = [];
  for (let next: number | undefined = first; next !== undefined; next = following()) {
    work.step();
    isIn[next] = 1;
    order.push(next);
    for (const v of lists[next]!) {
      const known = around.get(v);
      if (known === undefined) around.set(v, [next]);
      else known.push(next);
    }
    for (const other of neighbours[next]!) if (isIn[other] === 0) waiting[++rank[other]!]!.push(other);
  }
  return order.length === lists.length ? order : undefined;

  function following(): number | undefined {
    for (let r = size; r >= 1; r--)
      for (let f = waiting[r]!.shift(); f !== undefined; f = waiting[r]!.shift())
        if (isIn[f] === 0 && rank[f] === r && mayCome(f)) return f;
    return undefined;
  }

  function mayCome(f: number): boolean {
    const met = lists[f]!.filter((_, i) => isIn[neighbours[f]![i]!] === 1);
    if (met.length === size) return order.length === lists.length - 1;
    const facets = met.map((v) => around.get(v) ?? []);
    const fewest = facets.reduce((best, some) => (some.length < best.length ? some : best));
    return !fewest.some((other) => met.every((v) => lists[other]!.includes(v)));
  }
}
