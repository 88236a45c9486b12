import { lowestBit, popcount } from './words.kernel.js';

/**
 * All maximal independent sets of a graph, one by one: branching on the closed neighbourhood of the vertex that leaves
 * the fewest candidates (a pivot), with the excluded vertices kept as a bitset, so nothing is listed twice.
 *
 * Depth d of the search owns four sets: `free` (may still be added), `barred` (were tried before: the set is not
 * maximal while one of them could be added), `branch` (still to be tried here) and `chosen`.
 * Memory O(depth · n / 32); the time between two outputs is that of the branching, in practice a few nodes.
 * @source Tomita, Tanaka and Takahashi 2006
 */
export class IndependentSetSearch {
  readonly #stride: number;
  /** Closed neighbourhoods: that of v at v · stride. */
  readonly #closed: Uint32Array;
  readonly #free: Uint32Array;
  readonly #barred: Uint32Array;
  readonly #branch: Uint32Array;
  readonly #chosen: Uint32Array;
  #depth: number;

  /**
   * @param closed closed neighbourhoods of the n vertices, packed
   * @param allowed the vertices to choose from, packed at offset 0
   */
  constructor(closed: Uint32Array, stride: number, n: number, allowed: Uint32Array) {
    this.#stride = stride;
    this.#closed = closed;
    this.#free = new Uint32Array((n + 2) * stride);
    this.#barred = new Uint32Array((n + 2) * stride);
    this.#branch = new Uint32Array((n + 2) * stride);
    this.#chosen = new Uint32Array((n + 2) * stride);
    this.#free.set(allowed.subarray(0, stride));
    this.#depth = 0;
    if (allowed.subarray(0, stride).some((w) => w !== 0)) this.#setBranch(0);
    else this.#depth = -2; // only the empty set: `step` reports it once
  }

  /**
   * Goes on until `room` sets were written to `out` or `budget` nodes were visited.
   * @param flip the set of all vertices, to write complements in it; all zero to write the sets themselves
   * @returns how many sets were written, or −1 − that number when the search is complete
   */
  step(out: Uint32Array, room: number, budget: number, flip: Uint32Array): number {
    if (this.#depth === -2) {
      out.set(flip.subarray(0, this.#stride));
      this.#depth = -1;
      return -2;
    }
    return this.#stride <= 2 ? this.#stepTwoWords(out, room, budget, flip) : this.#stepAny(out, room, budget, flip);
  }

  /** The loop for at most 64 vertices, with the two words in locals: 2 to 3 times the speed of the general one. */
  #stepTwoWords(out: Uint32Array, room: number, budget: number, flip: Uint32Array): number {
    const s = this.#stride;
    const two = s === 2;
    const closed = this.#closed;
    const free = this.#free;
    const barred = this.#barred;
    const branch = this.#branch;
    const chosen = this.#chosen;
    const flip0 = flip[0]!;
    const flip1 = two ? flip[1]! : 0;
    let depth = this.#depth;
    let written = 0;
    while (depth >= 0 && written < room && budget-- > 0) {
      const at = depth * s;
      let k = 0;
      let word = branch[at]!;
      if (word === 0 && two) word = branch[at + (k = 1)]!;
      if (word === 0) {
        depth--;
        continue;
      }
      const bit = word & -word;
      branch[at + k] = word ^ bit;
      const v = ((k << 5) + lowestBit(bit)) * s;
      const f0 = free[at]! & ~closed[v]!;
      const b0 = barred[at]! & ~closed[v]!;
      let f1 = 0;
      let b1 = 0;
      if (two) {
        f1 = free[at + 1]! & ~closed[v + 1]!;
        b1 = barred[at + 1]! & ~closed[v + 1]!;
      }
      free[at + k]! ^= bit;
      barred[at + k]! |= bit;
      const next = at + s;
      const c0 = k === 0 ? chosen[at]! | bit : chosen[at]!;
      const c1 = two ? (k === 1 ? chosen[at + 1]! | bit : chosen[at + 1]!) : 0;
      if ((f0 | f1) === 0) {
        if ((b0 | b1) !== 0) continue;
        const o = written++ * s;
        out[o] = c0 ^ flip0;
        if (two) out[o + 1] = c1 ^ flip1;
        continue;
      }
      // The pivot: fewest free vertices in its closed neighbourhood; a barred one with none ends the branch.
      let best = 65;
      let p0 = 0;
      let p1 = 0;
      for (let w = b0; w !== 0 && best > 0; w &= w - 1) {
        const u = lowestBit(w) * s;
        const x0 = f0 & closed[u]!;
        const x1 = two ? f1 & closed[u + 1]! : 0;
        const count = popcount(x0) + (x1 === 0 ? 0 : popcount(x1));
        if (count < best) {
          best = count;
          p0 = x0;
          p1 = x1;
        }
      }
      for (let w = b1; w !== 0 && best > 0; w &= w - 1) {
        const u = (32 + lowestBit(w)) * s;
        const x0 = f0 & closed[u]!;
        const x1 = f1 & closed[u + 1]!;
        const count = popcount(x0) + popcount(x1);
        if (count < best) {
          best = count;
          p0 = x0;
          p1 = x1;
        }
      }
      if (best === 0) continue;
      for (let w = f0; w !== 0 && best > 1; w &= w - 1) {
        const u = lowestBit(w) * s;
        const x0 = f0 & closed[u]!;
        const x1 = two ? f1 & closed[u + 1]! : 0;
        const count = popcount(x0) + (x1 === 0 ? 0 : popcount(x1));
        if (count < best) {
          best = count;
          p0 = x0;
          p1 = x1;
        }
      }
      for (let w = f1; w !== 0 && best > 1; w &= w - 1) {
        const u = (32 + lowestBit(w)) * s;
        const x0 = f0 & closed[u]!;
        const x1 = f1 & closed[u + 1]!;
        const count = popcount(x0) + popcount(x1);
        if (count < best) {
          best = count;
          p0 = x0;
          p1 = x1;
        }
      }
      free[next] = f0;
      barred[next] = b0;
      chosen[next] = c0;
      branch[next] = p0;
      if (two) {
        free[next + 1] = f1;
        barred[next + 1] = b1;
        chosen[next + 1] = c1;
        branch[next + 1] = p1;
      }
      depth++;
    }
    this.#depth = depth;
    return depth < 0 ? -1 - written : written;
  }

  #stepAny(out: Uint32Array, room: number, budget: number, flip: Uint32Array): number {
    const s = this.#stride;
    const closed = this.#closed;
    const free = this.#free;
    const barred = this.#barred;
    const branch = this.#branch;
    const chosen = this.#chosen;
    let depth = this.#depth;
    let written = 0;
    while (depth >= 0 && written < room && budget-- > 0) {
      const at = depth * s;
      let k = 0;
      while (k < s && branch[at + k] === 0) k++;
      if (k === s) {
        depth--;
        continue;
      }
      const bit = branch[at + k]! & -branch[at + k]!;
      branch[at + k]! ^= bit;
      const v = ((k << 5) + lowestBit(bit)) * s;
      const next = at + s;
      let left = 0;
      let right = 0;
      for (let j = 0; j < s; j++) {
        left |= free[next + j] = free[at + j]! & ~closed[v + j]!;
        right |= barred[next + j] = barred[at + j]! & ~closed[v + j]!;
        chosen[next + j] = chosen[at + j]!;
      }
      chosen[next + k]! |= bit;
      free[at + k]! ^= bit;
      barred[at + k]! |= bit;
      if (left === 0) {
        if (right !== 0) continue;
        const o = written++ * s;
        for (let j = 0; j < s; j++) out[o + j] = chosen[next + j]! ^ flip[j]!;
      } else if (this.#setBranch(next)) depth++;
    }
    this.#depth = depth;
    return depth < 0 ? -1 - written : written;
  }

  /**
   * Chooses the pivot at word offset `at` and sets what to branch on; false when a barred vertex can always be added.
   */
  #setBranch(at: number): boolean {
    const s = this.#stride;
    const closed = this.#closed;
    let best = -1;
    let fewest = 0x7fffffff;
    for (let pass = 0; pass < 2 && fewest > 1; pass++) {
      const from = pass === 0 ? this.#barred : this.#free;
      for (let k = 0; k < s && fewest > 1; k++)
        for (let w = from[at + k]!; w !== 0 && fewest > 1; w &= w - 1) {
          const u = ((k << 5) + lowestBit(w)) * s;
          let count = 0;
          for (let j = 0; j < s && count < fewest; j++) count += popcount(this.#free[at + j]! & closed[u + j]!);
          if (count === 0) return false;
          if (count < fewest) {
            fewest = count;
            best = u;
          }
        }
    }
    for (let j = 0; j < s; j++) this.#branch[at + j] = this.#free[at + j]! & closed[best + j]!;
    return true;
  }
}
