/** The dimensions of reduced homology in the degrees −1, 0, 1, …, the last one not 0; `[]` for an acyclic complex. */
export type Ranks = readonly number[];

/** The number of the vector of an acyclic complex. */
export const ACYCLIC = 0;
/** The number of the vector of {∅}. */
export const IRRELEVANT = 1;

/** Vectors of ranks under small numbers, each once, with remembered shifts and sums. */
export class RankVectors {
  readonly #vectors: Ranks[] = [];
  /** For each vector the degrees with rank > 0: bit i stands for degree i − 1, and bit 31 for all from 30 on. */
  readonly support: number[] = [];
  readonly #ids = new Map<string, number>();
  readonly #shifts: number[] = [];
  readonly #sums = new Map<number, number>();

  constructor() {
    this.intern([]);
    this.intern([1]);
  }

  /** The number of a vector. */
  intern(ranks: Ranks): number {
    const key = ranks.join();
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#vectors.length;
    this.#ids.set(key, id);
    this.#vectors.push(ranks);
    this.support.push(ranks.reduce((bits, rank, i) => (rank === 0 ? bits : bits | (1 << Math.min(i, 31))), 0));
    return id;
  }

  /** The vector with a number. */
  ranks(id: number): Ranks {
    return this.#vectors[id]!;
  }

  /** The vector of the suspension: every degree one higher. */
  suspended(id: number): number {
    if (id === ACYCLIC) return ACYCLIC;
    return (this.#shifts[id] ??= this.intern([0, ...this.#vectors[id]!]));
  }

  /** The sum of two vectors. */
  sum(a: number, b: number): number {
    if (a === ACYCLIC) return b;
    if (b === ACYCLIC) return a;
    const key = a * 2 ** 26 + b;
    const known = this.#sums.get(key);
    if (known !== undefined) return known;
    const [x, y] = [this.#vectors[a]!, this.#vectors[b]!];
    const id = this.intern(Array.from({ length: Math.max(x.length, y.length) }, (_, i) => (x[i] ?? 0) + (y[i] ?? 0)));
    this.#sums.set(key, id);
    return id;
  }
}
