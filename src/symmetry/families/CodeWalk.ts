import { isLeastCode, STRIDE } from './leastCode.kernel.js';

/** So many digraphs that may not be the least of their class are looked at in a millisecond or two. */
const LOOK_EVERY = 2 ** 14;

/** Which digraphs: a property that the induced subdigraphs of each of them have, too. */
export interface CodeRule {
  /** What lies between two vertices: 0 nothing, 1 and 2 an arc one way and the other, 3 both. */
  readonly pairs: readonly number[];
  /** Is it one of them, if every pair is? By the out-neighbours of each vertex as masks. */
  readonly has?: (out: Int32Array, n: number) => boolean;
}

/**
 * A walk through digraphs in which only the first `left` vertices may change places, and the others, one of each class
 * of isomorphic ones: the one whose code is least. Its first vertices induce the one of least code of their own class,
 * so that it is found by adding vertices to these.
 * @source Read 1978
 */
export class CodeWalk {
  readonly n: number;
  readonly left: number;
  /** The out-neighbours of each vertex of the digraph at which the walk is, as masks. */
  readonly out: Int32Array;
  /** What joins each vertex to those before it, as a number: the place of the digraph in the walk. */
  readonly words: number[];
  readonly #rule: CodeRule;
  readonly #pairs = new Uint8Array(STRIDE * STRIDE);
  readonly #look: () => void;
  readonly #order = new Uint8Array(STRIDE);
  #looked = 0;

  /** @param look called now and then; what it throws ends the walk */
  constructor(n: number, left: number, rule: CodeRule, look: () => void = () => undefined) {
    this.n = n;
    this.left = left;
    this.#rule = rule;
    this.#look = look;
    this.out = new Int32Array(n);
    this.words = new Array<number>(n).fill(0);
  }

  /**
   * Stops at each digraph on the first vertices; `out` describes it until the walk goes on.
   * @param size how many vertices
   * @param start the words of the first digraph; by default it is the first of all
   */
  *digraphs(size: number = this.n, start?: readonly number[]): Generator<void, void, undefined> {
    if (size === 0) return yield;
    let first = start?.[size - 1] ?? 0;
    for (const _ of this.digraphs(size - 1, start)) {
      yield* this.extensions(size - 1, first);
      first = 0;
    }
  }

  /**
   * Stops at each digraph that has one more vertex than the one at which the walk is.
   * @param v the new vertex
   * @param first the first of its words that is tried
   */
  *extensions(v: number, first: number = 0): Generator<void, void, undefined> {
    const { pairs, has } = this.#rule;
    const count = pairs.length ** v;
    for (let word = first; word < count; word++) {
      if (++this.#looked % LOOK_EVERY === 0) this.#look();
      this.#place(v, word, pairs);
      if (has !== undefined && !has(this.out, v + 1)) continue;
      if (isLeastCode(this.#pairs, v + 1, Math.min(this.left, v + 1), this.#order)) yield;
    }
  }

  /** Joins v to the vertices before it. @param word for each of them a digit, which says what lies between */
  #place(v: number, word: number, allowed: readonly number[]): void {
    this.words[v] = word;
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
