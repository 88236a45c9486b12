import { LimitError } from '../errors.js';

/** What an element counts for in a graded count: the first number, the second, or once for each. */
export type Grade = 'first' | 'second' | 'either';

/**
 * Polynomials in two variables with natural coefficients, each packed into one bigint (Kronecker substitution), so that
 * sums, products and shifts of whole polynomials are single operations. `Packing` fixes the width of a coefficient and
 * the number of columns for one count.
 */
export class Packing {
  readonly #bits: bigint;
  readonly #rows: number;
  readonly #columns: number;

  /**
   * @param task the public function at work, for errors
   * @param grading the grades of the elements that may occur
   * @throws LimitError `too-much-memory` when a polynomial may need more than 2^30 bits, the longest bigint
   */
  constructor(task: string, grading: readonly Grade[]) {
    const both = grading.filter((g) => g === 'either').length;
    this.#rows = grading.filter((g) => g === 'first').length + both + 1;
    this.#columns = grading.filter((g) => g === 'second').length + both + 1;
    // A coefficient is at most 2^(n − both) · 3^both; whole hexadecimal digits, for `unpack`.
    const bits = (grading.length + both + 4) & ~3;
    this.#bits = BigInt(bits);
    if (this.#rows * this.#columns * bits > 2 ** 30)
      throw new LimitError(
        'too-much-memory',
        `${task}: ${this.#rows} · ${this.#columns} coefficients of ${bits} bits; expected at most 2^30 bits.`,
        { hint: 'Count components (join factors) one by one, or by total degree only.' },
      );
  }

  /** p times the variable of an element. */
  times(p: bigint, grade: Grade): bigint {
    const row = this.#bits * BigInt(this.#columns);
    if (grade === 'first') return p << row;
    if (grade === 'second') return p << this.#bits;
    return (p << row) + (p << this.#bits);
  }

  /** The coefficients: entry [i][j] at first degree i and second degree j, cut behind the largest degrees; 0 is []. */
  unpack(p: bigint): bigint[][] {
    if (p === 0n) return [];
    const text = p.toString(16);
    const digits = Number(this.#bits) / 4;
    const coefficients: bigint[] = [];
    for (let end = text.length; end > 0; end -= digits)
      coefficients.push(BigInt(`0x${text.slice(Math.max(0, end - digits), end)}`));
    const table: bigint[][] = [];
    let width = 0;
    for (let o = 0; o < coefficients.length; o += this.#columns) {
      const row = Array.from({ length: this.#columns }, (_, j) => coefficients[o + j] ?? 0n);
      width = Math.max(width, row.findLastIndex((count) => count !== 0n) + 1);
      table.push(row);
    }
    return table.map((row) => row.slice(0, width));
  }
}

/** Sums of packed polynomials by state; a state is a short sequence of words. */
export class StateTable {
  readonly #entries = new Map<string, { words: Uint32Array; sum: bigint }>();

  get size(): number {
    return this.#entries.size;
  }

  add(words: Uint32Array, value: bigint): void {
    let key = '';
    for (const w of words) key += String.fromCharCode(w & 0xffff, w >>> 16);
    const entry = this.#entries.get(key);
    if (entry === undefined) this.#entries.set(key, { words, sum: value });
    else entry.sum += value;
  }

  values(): Iterable<{ readonly words: Uint32Array; readonly sum: bigint }> {
    return this.#entries.values();
  }
}
