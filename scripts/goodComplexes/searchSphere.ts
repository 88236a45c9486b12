import { lowestBit } from '../../src/sets/words.kernel.js';
import { randomNumbers } from '../../test/generators/randomNumbers.js';

/** A sphere by the masks of its facets, and those of the vertices that are used and of Left's ones. */
export interface MaskedSphere {
  readonly facets: ReadonlySet<number>;
  readonly used: number;
  readonly left: number;
}

/** So much a vertex without a neighbour of the other side costs. */
const NO_ANSWER = 6;

/**
 * Anneals spheres by bistellar flips and changes of sides until every vertex has an answer: a neighbour of the other
 * side such that the other vertices of all facets with both are of that side, too.
 * @param most at most so many vertices, below 31
 */
export function searchSphere(size: number, most: number, seed: number, steps: number): MaskedSphere | undefined {
  const random = randomNumbers(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const facets = new Set<number>();
  const around: Set<number>[] = Array.from({ length: 31 }, () => new Set());
  let used = 2 ** (size + 1) - 1;
  let left = below(used + 1);
  const add = (facet: number): void => {
    facets.add(facet);
    for (const v of members(facet)) around[v]!.add(facet);
  };
  const remove = (facet: number): void => {
    facets.delete(facet);
    for (const v of members(facet)) around[v]!.delete(facet);
  };
  for (let v = 0; v <= size; v++) add(used & ~(1 << v));

  /** The least number of vertices that an answer to a vertex has on the wrong side. */
  const costOf = (u: number): number => {
    if ((used & (1 << u)) === 0) return 0;
    const own = (left & (1 << u)) === 0 ? used & ~left : left;
    const together = new Map<number, number>();
    for (const facet of around[u]!)
      for (const w of members(facet & ~own)) together.set(w, (together.get(w) ?? 0) | facet);
    let best = NO_ANSWER;
    for (const all of together.values()) best = Math.min(best, members(all & own).length - 1);
    return best;
  };
  const costs = around.map((_, v) => costOf(v));
  let total = costs.reduce((sum, cost) => sum + cost, 0);
  /** The change of the total if these vertices are looked at again. */
  const again = (vertices: readonly number[]): number[] => vertices.map(costOf);
  const accepted = (vertices: readonly number[], now: readonly number[], heat: number): boolean => {
    const change = vertices.reduce((sum, v, i) => sum + now[i]! - costs[v]!, 0);
    if (change > 0 && random() >= Math.exp(-change / heat)) return false;
    total += change;
    vertices.forEach((v, i) => (costs[v] = now[i]!));
    return true;
  };

  for (let step = 0; step < steps && total > 0; step++) {
    const heat = 1 - step / steps + 0.05;
    const vertices = members(used);
    const u = vertices[below(vertices.length)]!;
    if (below(8) === 0) {
      left ^= 1 << u;
      if (!accepted(vertices, again(vertices), heat)) left ^= 1 << u;
      continue;
    }
    // A flip: the facets around a face, where they are its join with the boundary of another one that is not a face.
    const facet = [...around[u]!][below(around[u]!.size)]!;
    const kind = below(20);
    const face = kind === 0 ? facet : kind === 1 ? 1 << u : someOf(facet, 2 + below(size - 2), below);
    const star = face === facet ? [facet] : [...around[members(face)[0]!]!].filter((each) => (each & face) === face);
    const other =
      face === facet ? (vertices.length < most ? lowest(~used) : 0) : star.reduce((all, each) => all | each, 0) & ~face;
    const count = size + 1 - members(face).length;
    if (other === 0 || star.length !== count || members(other).length !== count) continue;
    const isVertex = members(face).length === 1;
    if (isVertex && vertices.length <= size + 2) continue;
    if (face !== facet && [...around[members(other)[0]!]!].some((each) => (each & other) === other)) continue;
    const made = isVertex ? [other] : members(face).map((v) => (face | other) & ~(1 << v));
    const [usedBefore, leftBefore] = [used, left];
    star.forEach(remove);
    made.forEach(add);
    if (isVertex) [used, left] = [used & ~face, left & ~face];
    if (face === facet) [used, left] = [used | other, below(2) === 0 ? left : left | other];
    const changed = members(face | other);
    if (accepted(changed, again(changed), heat)) continue;
    made.forEach(remove);
    star.forEach(add);
    [used, left] = [usedBefore, leftBefore];
  }
  return total === 0 ? { facets, used, left } : undefined;
}

/** The members of a mask, ascending. */
export function members(mask: number): number[] {
  const found: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(lowestBit(rest));
  return found;
}

function lowest(mask: number): number {
  return mask & -mask;
}

/** Some members of a mask, so many. */
function someOf(mask: number, count: number, below: (n: number) => number): number {
  const list = members(mask);
  let some = 0;
  for (let i = 0; i < count; i++) some |= 1 << list.splice(below(list.length), 1)[0]!;
  return some;
}
