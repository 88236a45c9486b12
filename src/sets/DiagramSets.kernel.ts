import type { SetDiagrams } from './SetDiagrams.kernel.js';

/** The sets of a family given by a diagram, one by one: O(elements that change from one to the next). */
export class DiagramSets {
  readonly #diagrams: SetDiagrams;
  readonly #order: ArrayLike<number>;
  readonly #stride: number;
  /** The nodes whose elements are in the set, from the top. */
  readonly #path: Int32Array;
  readonly #chosen: Uint32Array;
  #depth: number = 0;
  /** Where to go on below the path; 0 to go back, −1 when all is done. */
  #next: number;

  /** @param order the element of each level */
  constructor(diagrams: SetDiagrams, family: number, order: ArrayLike<number>, stride: number) {
    this.#diagrams = diagrams;
    this.#order = order;
    this.#stride = stride;
    this.#path = new Int32Array(order.length);
    this.#chosen = new Uint32Array(stride);
    this.#next = family === 0 ? -1 : family;
  }

  /**
   * Writes the next sets to `out`, at most `room`.
   * @param flip the whole ground set, to write complements in it; all zero to write the sets themselves
   * @returns how many; fewer than `room` only when these are the last
   */
  step(out: Uint32Array, room: number, flip: Uint32Array): number {
    const { nodes } = this.#diagrams;
    const order = this.#order;
    const stride = this.#stride;
    const path = this.#path;
    const chosen = this.#chosen;
    let depth = this.#depth;
    let next = this.#next;
    let written = 0;
    while (next >= 0 && written < room) {
      while (next > 1) {
        const v = order[nodes[4 * next]!]!;
        chosen[v >>> 5]! |= 1 << (v & 31);
        path[depth++] = next;
        next = nodes[4 * next + 2]!;
      }
      const o = written++ * stride;
      for (let k = 0; k < stride; k++) out[o + k] = chosen[k]! ^ flip[k]!;
      next = 0;
      while (next === 0 && depth > 0) {
        const last = path[--depth]!;
        const v = order[nodes[4 * last]!]!;
        chosen[v >>> 5]! &= ~(1 << (v & 31));
        next = nodes[4 * last + 1]!;
      }
      if (next === 0) next = -1;
    }
    this.#depth = depth;
    this.#next = next;
    return written;
  }
}
