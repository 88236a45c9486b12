import { SetFamily } from '../../sets/index.js';
import { automorphismGroup } from '../../symmetry/index.js';
import type { RunOptions } from '../../run.js';
import type { PlayableComplex } from '../complexes/playablePart.js';

/** A permutation of the vertices of a game that brings its nonfaces to nonfaces. */
export interface Symmetry {
  readonly images: Int32Array;
  /** Whether it exchanges the players, or keeps them. */
  readonly exchanges: boolean;
}

/**
 * Symmetries of a game by its nonfaces, the identity first: all, or so many.
 * @param most at least 1
 * @throws LimitError
 */
export function listSymmetries({ sides, sets }: PlayableComplex, most: number, options: RunOptions): Symmetry[] {
  const n = sides.length;
  const [left, right] = [n, n + 1];
  // Two more vertices stand for the players, each joined to what is theirs alone: symmetries may exchange them.
  const owners = Array.from(sides, (side, v) => (side === 1 ? [v, left] : side === 2 ? [v, right] : []));
  const family = SetFamily.fromLists([...sets, ...owners.filter((pair) => pair.length > 0)], n + 2);
  const colours = [...Array.from(sides, (side) => (side === 3 ? 1 : 0)), 2, 2];
  const { generators } = automorphismGroup(family, { ...options, colours });
  const identity = Int32Array.from({ length: n + 2 }, (_, v) => v);
  const found = new Map([[identity.join(), identity]]);
  for (const element of found.values())
    for (const generator of generators) {
      const product = element.map((v) => generator[v]!);
      if (found.size < most) found.set(product.join(), product);
    }
  return [...found.values()].map((images) => ({ images: images.slice(0, n), exchanges: images[left] === right }));
}
