/**
 * A bounded memory of a function of two ids: a direct-mapped table that doubles while it is crowded and below its
 * bound, and forgets an entry when another falls on its place. 12 bytes for each place.
 */
export class PairCache {
  #keys: Int32Array;
  #results: Int32Array;
  #mask: number;
  #used = 0;
  readonly #most: number;

  /** @param mostBits at most 2^mostBits places */
  constructor(mostBits: number, bits: number = 10) {
    this.#most = 1 << mostBits;
    this.#mask = (1 << Math.min(bits, mostBits)) - 1;
    this.#keys = new Int32Array(2 * (this.#mask + 1)).fill(-1);
    this.#results = new Int32Array(this.#mask + 1);
  }

  /** The result stored for (a, b), or −1. */
  find(a: number, b: number): number {
    const place = mix(a, b) & this.#mask;
    return this.#keys[2 * place] === a && this.#keys[2 * place + 1] === b ? this.#results[place]! : -1;
  }

  /** Remembers a result, which is at least 0. */
  store(a: number, b: number, result: number): void {
    if (2 * this.#used > this.#mask && this.#mask + 1 < this.#most) this.#double();
    const place = mix(a, b) & this.#mask;
    // An entry that pushes out another one counts too: a table that forgets much has to grow, or sums become exponential.
    if (this.#keys[2 * place] !== a || this.#keys[2 * place + 1] !== b) this.#used++;
    this.#keys[2 * place] = a;
    this.#keys[2 * place + 1] = b;
    this.#results[place] = result;
  }

  #double(): void {
    const [keys, results] = [this.#keys, this.#results];
    this.#mask = 2 * this.#mask + 1;
    this.#keys = new Int32Array(2 * (this.#mask + 1)).fill(-1);
    this.#results = new Int32Array(this.#mask + 1);
    this.#used = 0;
    for (let i = 0; i < results.length; i++) {
      if (keys[2 * i] === -1) continue;
      const place = mix(keys[2 * i]!, keys[2 * i + 1]!) & this.#mask;
      if (this.#keys[2 * place] === -1) this.#used++;
      this.#keys[2 * place] = keys[2 * i]!;
      this.#keys[2 * place + 1] = keys[2 * i + 1]!;
      this.#results[place] = results[i]!;
    }
  }
}

function mix(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
