import { lowestBit } from '../../sets/internal.kernel.js';

/** Cliques of a graph that cover some of its vertices, found greedily in their order. */
export class CliqueCover {
  /** How many of the vertices can be chosen at most, by the cliques and what is packed. */
  most = 0;
  readonly #stride: number;
  #cliques = 0;
  /** For each clique its common neighbours, and its members. */
  readonly #common: Int32Array;
  readonly #members: Int32Array;
  readonly #sizes: Int32Array;
  /** The clique of each vertex; whether each clique stands alone, outside what is packed. */
  readonly #cliqueOf: Int32Array;
  readonly #isAlone: Uint8Array;

  constructor(n: number, stride: number) {
    this.#stride = stride;
    this.#common = new Int32Array(n * stride);
    this.#members = new Int32Array(n * stride);
    this.#sizes = new Int32Array(n);
    this.#cliqueOf = new Int32Array(n);
    this.#isAlone = new Uint8Array(n);
  }

  /** @param near a mask of neighbours for each vertex */
  find(vertices: Int32Array, count: number, near: Int32Array): void {
    const stride = this.#stride;
    const common = this.#common;
    const members = this.#members;
    let cliques = 0;
    for (let i = 0; i < count; i++) {
      const v = vertices[i]!;
      const [word, flag] = [v >>> 5, 1 << (v & 31)];
      let clique = 0;
      while (clique < cliques && (common[clique * stride + word]! & flag) === 0) clique++;
      const to = clique * stride;
      if (clique === cliques) {
        cliques++;
        this.#sizes[clique] = 0;
        this.#isAlone[clique] = 1;
        for (let w = 0; w < stride; w++) {
          common[to + w] = -1;
          members[to + w] = 0;
        }
      }
      for (let w = 0; w < stride; w++) common[to + w]! &= near[v * stride + w]!;
      members[to + word]! |= flag;
      this.#sizes[clique]!++;
      this.#cliqueOf[v] = clique;
    }
    this.most = this.#cliques = cliques;
  }

  /** Takes disjoint sets of covered vertices that are cliques by themselves: of each not all can be chosen. */
  pack(sets: Int32Array, count: number, covered: Int32Array): void {
    const stride = this.#stride;
    for (let set = 0; set < count; set++) {
      let fits = true;
      for (let w = 0; fits && w < stride; w++) fits = (sets[set * stride + w]! & ~covered[w]!) === 0;
      for (let w = 0; fits && w < stride; w++)
        for (let bits = sets[set * stride + w]!; fits && bits !== 0; bits &= bits - 1) {
          const clique = this.#cliqueOf[32 * w + lowestBit(bits)]!;
          fits = this.#sizes[clique] === 1 && this.#isAlone[clique] === 1;
        }
      if (!fits) continue;
      this.most--;
      for (let w = 0; w < stride; w++)
        for (let bits = sets[set * stride + w]!; bits !== 0; bits &= bits - 1)
          this.#isAlone[this.#cliqueOf[32 * w + lowestBit(bits)]!] = 0;
    }
  }

  /** Is one of the cliques that stand alone within the mask at `at`? */
  isCliqueNear(masks: Int32Array, at: number): boolean {
    const stride = this.#stride;
    for (let clique = 0; clique < this.#cliques; clique++) {
      if (this.#isAlone[clique] === 0) continue;
      let w = 0;
      while (w < stride && (this.#members[clique * stride + w]! & ~masks[at + w]!) === 0) w++;
      if (w === stride) return true;
    }
    return false;
  }
}
