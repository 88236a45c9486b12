import { SetFamily } from '../../sets/index.js';
import { automorphismGroup } from '../../symmetry/index.js';
import type { RunOptions } from '../../run.js';
import type { PlayableComplex } from '../complexes/playablePart.js';

/** A permutation of the vertices of a game that brings its nonfaces to nonfaces. */
export interface GameSymmetry {
  readonly images: Int32Array;
  /** Whether it exchanges the players, or keeps them. */
  readonly exchanges: boolean;
}

/** Of the generators of the whole group so many are looked at. */
const MOST_GENERATORS = 24;

/**
 * A group of symmetries of a game by its nonfaces, the identity first: all, or those of a subgroup with at most so
 * many.
 * @param most at least 1
 * @throws LimitError
 */
export function gameSymmetries({ sides, sets }: PlayableComplex, most: number, options: RunOptions): GameSymmetry[] {
  const n = sides.length;
  const identity = Int32Array.from({ length: n + 2 }, (_, v) => v);
  if (most === 1) return [{ images: identity.slice(0, n), exchanges: false }];
  const [left, right] = [n, n + 1];
  // Two more vertices stand for the players, each joined to what is theirs alone: symmetries may exchange them.
  const owners = Array.from(sides, (side, v) => (side === 1 ? [v, left] : side === 2 ? [v, right] : []));
  const family = SetFamily.fromLists([...sets, ...owners.filter((pair) => pair.length > 0)], n + 2);
  // Vertices in no nonface are a part each: they stay where they are.
  const isAlone = new Uint8Array(n).fill(1);
  for (const set of sets) for (const v of set) isAlone[v] = 0;
  const colours = [...Array.from(sides, (side, v) => (isAlone[v] === 1 ? 3 + v : side === 3 ? 1 : 0)), 2, 2];
  const { generators } = automorphismGroup(family, { ...options, colours });
  let group: readonly Int32Array[] = [identity];
  const chosen: (readonly number[])[] = [];
  for (const generator of generators.slice(0, MOST_GENERATORS)) {
    const larger = closure([...chosen, generator], identity, most);
    if (larger === undefined) continue;
    chosen.push(generator);
    group = larger;
  }
  return group.map((images) => ({ images: images.slice(0, n), exchanges: images[left] === right }));
}

/** The group that some permutations generate, the identity first; undefined if it has more elements. */
function closure(
  generators: readonly (readonly number[])[],
  identity: Int32Array,
  most: number,
): Int32Array[] | undefined {
  const found = new Map([[identity.join(), identity]]);
  for (const element of found.values())
    for (const generator of generators) {
      const product = element.map((v) => generator[v]!);
      found.set(product.join(), product);
      if (found.size > most) return undefined;
    }
  return [...found.values()];
}
