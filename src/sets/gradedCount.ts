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

  constructor(grading: readonly Grade[]) {
    const both = grading.filter((g) => g === 'either').length;
    this.#rows = grading.filter((g) => g === 'first').length + both + 1;
    this.#columns = grading.filter((g) => g === 'second').length + both + 1;
    // A coefficient is at most 2^(n − both) · 3^both.
    this.#bits = BigInt(grading.length + both + 1);
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
    const mask = (1n << this.#bits) - 1n;
    const table: bigint[][] = [];
    let width = 0;
    for (let i = 0; i < this.#rows && p !== 0n; i++) {
      const row: bigint[] = [];
      for (let j = 0; j < this.#columns; j++, p >>= this.#bits) {
        row.push(p & mask);
        if ((p & mask) !== 0n && j >= width) width = j + 1;
      }
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
