/** A key of two ids and its result. */
const FIELDS = 3;

/**
 * A bounded memory of a function of two ids: a direct-mapped table that doubles while it is crowded and below its
 * bound, and forgets an entry when another falls on its place. 12 bytes for each place, side by side.
 */
export class PairCache {
  /** For each place: one more than the first id, 0 where it is empty; the second id; the result. */
  #entries: Int32Array;
  #mask: number;
  #used = 0;
  readonly #most: number;

  /** @param mostBits at most 2^mostBits places */
  constructor(mostBits: number, bits: number = 12) {
    this.#most = 1 << mostBits;
    this.#mask = (1 << Math.min(bits, mostBits)) - 1;
    this.#entries = new Int32Array(FIELDS * (this.#mask + 1));
  }

  /** The result stored for (a, b), or −1. */
  find(a: number, b: number): number {
    const entries = this.#entries;
    const at = FIELDS * (mix(a, b) & this.#mask);
    return entries[at] === a + 1 && entries[at + 1] === b ? entries[at + 2]! : -1;
  }

  /** Remembers a result, which is at least 0. */
  store(a: number, b: number, result: number): void {
    if (2 * this.#used > this.#mask && this.#mask + 1 < this.#most) this.#double();
    const entries = this.#entries;
    const at = FIELDS * (mix(a, b) & this.#mask);
    // An entry that pushes out another one counts too: a table that forgets much has to grow, or sums become exponential.
    if (entries[at] !== a + 1 || entries[at + 1] !== b) this.#used++;
    entries[at] = a + 1;
    entries[at + 1] = b;
    entries[at + 2] = result;
  }

  #double(): void {
    const old = this.#entries;
    this.#mask = 2 * this.#mask + 1;
    this.#entries = new Int32Array(FIELDS * (this.#mask + 1));
    this.#used = 0;
    for (let i = 0; i < old.length; i += FIELDS) if (old[i] !== 0) this.store(old[i]! - 1, old[i + 1]!, old[i + 2]!);
  }
}

function mix(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
