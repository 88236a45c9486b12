import { popcount } from '../../sets/internal.kernel.js';

/** The places of binary that a choice is made among. */
const MOST_PLACES = 10;
/** Rare heaps help where at most one of so many heaps is rare. */
const SPARSE = 8;

/**
 * The Grundy values of the heaps of a take-and-break game, one after the other. Digit d_i says what may be left of a
 * heap of which i tokens are taken: nothing (1), one heap (2), two heaps (4), three heaps (8), and sums of these.
 *
 * In many games few heaps are “rare”: the other, common values have an odd number of ones in some places of binary, so
 * that the nim-sum of two of them is rare. Common options of a split then come from splits with a rare part, which are
 * few, and other splits are looked at only until all rare values are met that are below the least common value that is
 * no option. What this gains: Kayles to heap 10^6 takes a second instead of minutes. Any choice of places gives the
 * right values; the one with the fewest rare heaps so far is taken.
 */
export class GrundySequence {
  readonly #digits: Uint8Array;
  /** Are two parts of a split always of different sizes? */
  readonly #unequal: boolean;
  #values: Int32Array = new Int32Array(64);
  #size = 0;
  /** A power of two above all values so far. */
  #bound = 1;
  /** By value: 1 + the last heap that has it as an option. */
  #seen: Int32Array = new Int32Array(2);
  /** The places of binary that tell rare from common. */
  #places = 1;
  #isSparse = false;
  /** The heaps from 1 on with rare values, in order, where they are few. */
  #rare: Int32Array = new Int32Array(16);
  #rareSize = 0;
  #nextChoice = 64;
  /** By n, the nim-sums of the values of two heaps that are n together, each once; for games with three parts. */
  readonly #pairs: Int32Array[] = [];

  constructor(digits: Uint8Array, unequal: boolean) {
    this.#digits = digits;
    this.#unequal = unequal;
  }

  /** How many heaps are known, from the empty one on. */
  get size(): number {
    return this.#size;
  }

  values(count: number): Int32Array {
    return this.#values.slice(0, count);
  }

  /** Continues the sequence, of which it is known that it is periodic from here on. */
  repeat(period: number, count: number): void {
    if (this.#values.length < count) {
      const longer = new Int32Array(Math.max(count, 2 * this.#values.length));
      longer.set(this.#values);
      this.#values = longer;
    }
    for (; this.#size < count; this.#size++) this.#values[this.#size] = this.#values[this.#size - period]!;
  }

  /** Finds the value of the next heap. */
  next(): void {
    const n = this.#size;
    if (n === this.#nextChoice) this.#choosePlaces();
    if (n === this.#values.length) {
      const longer = new Int32Array(2 * n);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#markUnsplit(n);
    if (this.#isSparse) this.#append(this.#mexOfSparse(n));
    else {
      for (const [taken, digit] of this.#digits.entries())
        if ((digit & 4) !== 0) markSplits(n, n - taken, this.#values, this.#seen, this.#unequal);
      this.#append(this.#mexBelow(this.#seen.length, n));
    }
  }

  /** The least value below a bound that is not marked, or the bound. */
  #mexBelow(bound: number, n: number): number {
    let value = 0;
    while (value < bound && this.#seen[value] === n + 1) value++;
    return value;
  }

  /** Marks the options without splits into two heaps. */
  #markUnsplit(n: number): void {
    const [digits, values, seen] = [this.#digits, this.#values, this.#seen];
    for (let taken = 0; taken < digits.length && taken <= n; taken++) {
      const [digit, rest] = [digits[taken]!, n - taken];
      if (rest === 0 && (digit & 1) !== 0) seen[0] = n + 1;
      if (rest > 0 && (digit & 2) !== 0) seen[values[rest]!] = n + 1;
      if ((digit & 8) !== 0) this.#markTriples(n, rest);
    }
  }

  /** Marks the splits of a number of tokens into three heaps: the smallest, and two others. */
  #markTriples(n: number, rest: number): void {
    const [values, seen] = [this.#values, this.#seen];
    for (let a = 1; 3 * a <= rest; a++) {
      const pairs = (this.#pairs[rest - a] ??= this.#pairsOf(rest - a));
      for (let i = 0; i < pairs.length; i++) seen[values[a]! ^ pairs[i]!] = n + 1;
    }
  }

  #pairsOf(rest: number): Int32Array {
    const values = this.#values;
    const found = new Set<number>();
    for (let a = 1; 2 * a <= rest; a++) found.add(values[a]! ^ values[rest - a]!);
    return Int32Array.from(found);
  }

  /** Marks splits into two heaps as far as they are needed. @returns the least value that is not an option */
  #mexOfSparse(n: number): number {
    this.#markRareSplits(n);
    let common = 0;
    while (this.#isRare(common) || (common < this.#seen.length && this.#seen[common] === n + 1)) common++;
    this.#markRareValues(n, common);
    return this.#mexBelow(common, n);
  }

  #isRare(value: number): boolean {
    return (popcount(value & this.#places) & 1) === 0;
  }

  /** Marks the splits with a rare part. */
  #markRareSplits(n: number): void {
    const [digits, values, seen, rare] = [this.#digits, this.#values, this.#seen, this.#rare];
    for (let taken = 0; taken < digits.length && taken < n; taken++) {
      if ((digits[taken]! & 4) === 0) continue;
      const rest = n - taken;
      for (let i = 0; i < this.#rareSize && rare[i]! < rest; i++) {
        const [a, b] = [rare[i]!, rest - rare[i]!];
        if (a !== b || !this.#unequal) seen[values[a]! ^ values[b]!] = n + 1;
      }
    }
  }

  /** Marks splits until all values below a bound are marked, or all splits. */
  #markRareValues(n: number, bound: number): void {
    const [digits, values, seen] = [this.#digits, this.#values, this.#seen];
    let missing = 0;
    for (let value = 0; value < bound; value++) if (seen[value] !== n + 1) missing++;
    // All removals side by side: a value may come from one of them only.
    for (let a = 1; 2 * a <= n && missing > 0; a++)
      for (let taken = 0; taken < digits.length && taken <= n - 2 * a; taken++) {
        const b = n - taken - a;
        if ((digits[taken]! & 4) === 0 || (a === b && this.#unequal)) continue;
        const value = values[a]! ^ values[b]!;
        if (value < bound && seen[value] !== n + 1) missing--;
        seen[value] = n + 1;
      }
  }

  #append(value: number): void {
    const n = this.#size++;
    this.#values[n] = value;
    while (value >= this.#bound) this.#bound *= 2;
    // The least common value that is not an option is below the next power of two.
    if (this.#seen.length < 2 * this.#bound) this.#seen = new Int32Array(4 * this.#bound);
    if (this.#isSparse && this.#isRare(value)) this.#appendRare(n);
  }

  #appendRare(n: number): void {
    if (this.#rareSize === this.#rare.length) {
      const longer = new Int32Array(2 * this.#rareSize);
      longer.set(this.#rare);
      this.#rare = longer;
    }
    this.#rare[this.#rareSize++] = n;
  }

  /** Chooses the places for which the fewest heaps so far are rare; again when there are twice as many heaps. */
  #choosePlaces(): void {
    this.#nextChoice *= 2;
    const counts = new Int32Array(this.#bound);
    for (let n = 1; n < this.#size; n++) counts[this.#values[n]!]!++;
    let least = Infinity;
    for (let places = 1; places < Math.min(this.#bound, 2 ** MOST_PLACES); places++) {
      let rare = 0;
      for (let value = 0; value < counts.length; value++)
        if ((popcount(value & places) & 1) === 0) rare += counts[value]!;
      if (rare >= least) continue;
      least = rare;
      this.#places = places;
    }
    this.#isSparse = SPARSE * least <= this.#size;
    this.#rareSize = 0;
    for (let n = 1; this.#isSparse && n < this.#size; n++) if (this.#isRare(this.#values[n]!)) this.#appendRare(n);
  }
}

/** Marks all splits of a number of tokens into two heaps as options of n. */
function markSplits(n: number, rest: number, values: Int32Array, seen: Int32Array, unequal: boolean): void {
  const last = unequal ? rest - 1 : rest;
  for (let a = 1, b = rest - 1; 2 * a <= last; a++, b--) seen[values[a]! ^ values[b]!] = n + 1;
}
