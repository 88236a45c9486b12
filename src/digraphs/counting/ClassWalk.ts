import { FAMILY_RULES, type DigraphFamily } from './digraphFamilies.js';
import { isLeastCode, STRIDE } from './leastCode.kernel.js';

/** So many digraphs that may not be the least of their class are looked at in a millisecond or two. */
const LOOK_EVERY = 2 ** 14;

/**
 * A walk through the digraphs of a family whose first `left` vertices are Left's and the others Right's, one of each
 * class of isomorphic ones: the one whose code is least. Its first vertices induce the one of least code of their own
 * class, so that it is found by adding vertices to these.
 * @source Read 1978
 */
export class ClassWalk {
  readonly n: number;
  readonly left: number;
  readonly family: DigraphFamily;
  /** The out-neighbours of each vertex of the digraph at which the walk is, as masks. */
  readonly out: Int32Array;
  readonly #pairs = new Uint8Array(STRIDE * STRIDE);
  readonly #look: () => void;
  readonly #order = new Uint8Array(STRIDE);

  /** @param look called now and then; what it throws ends the walk */
  constructor(n: number, left: number, family: DigraphFamily, look: () => void = () => undefined) {
    this.#look = look;
    this.n = n;
    this.left = left;
    this.family = family;
    this.out = new Int32Array(n);
  }

  /**
   * Stops at each digraph on the first vertices; `out` describes it until the walk goes on.
   * @param size how many vertices
   */
  *digraphs(size: number = this.n): Generator<void, void, undefined> {
    if (size === 0) yield;
    else for (const _ of this.digraphs(size - 1)) yield* this.extensions(size - 1);
  }

  /** Stops at each digraph that has one more vertex than the one at which the walk is. @param v the new vertex */
  *extensions(v: number): Generator<void, void, undefined> {
    const { pairs, has } = FAMILY_RULES[this.family];
    const count = pairs.length ** v;
    for (let word = 0; word < count; word++) {
      if (word % LOOK_EVERY === LOOK_EVERY - 1) this.#look();
      this.#place(v, word, pairs);
      if (has !== undefined && !has(this.out, v + 1)) continue;
      if (isLeastCode(this.#pairs, v + 1, Math.min(this.left, v + 1), this.#order)) yield;
    }
  }

  /** Joins v to the vertices before it. @param word for each of them a digit, which says what lies between */
  #place(v: number, word: number, allowed: readonly number[]): void {
    this.out[v] = 0;
    let rest = word;
    for (let u = 0; u < v; u++) {
      const pair = allowed[rest % allowed.length]!;
      rest = Math.floor(rest / allowed.length);
      this.#pairs[STRIDE * u + v] = pair;
      this.#pairs[STRIDE * v + u] = (pair >> 1) | ((pair & 1) << 1);
      this.out[u] = (this.out[u]! & ((1 << v) - 1)) | ((pair & 1) << v);
      this.out[v] |= (pair >> 1) << u;
    }
  }
}
