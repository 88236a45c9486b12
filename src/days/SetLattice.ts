/**
 * Sets that are closed under union and intersection, by their numbers: unions and intersections are looked up after the
 * first time.
 */
export class SetLattice {
  readonly #sets: readonly bigint[];
  readonly #numbers: ReadonlyMap<bigint, number>;
  readonly #unions: Int32Array;
  readonly #intersections: Int32Array;

  /** @param sets each once, as sets of bits */
  constructor(sets: readonly bigint[]) {
    this.#sets = sets;
    this.#numbers = new Map(sets.map((set, i) => [set, i]));
    this.#unions = new Int32Array(sets.length ** 2);
    this.#intersections = new Int32Array(sets.length ** 2);
  }

  numberOf(set: bigint): number {
    return this.#numbers.get(set)!;
  }

  union(i: number, j: number): number {
    const at = i * this.#sets.length + j;
    const known = this.#unions[at]!;
    return known > 0 ? known - 1 : (this.#unions[at] = this.numberOf(this.#sets[i]! | this.#sets[j]!) + 1) - 1;
  }

  intersection(i: number, j: number): number {
    const at = i * this.#sets.length + j;
    const known = this.#intersections[at]!;
    return known > 0 ? known - 1 : (this.#intersections[at] = this.numberOf(this.#sets[i]! & this.#sets[j]!) + 1) - 1;
  }
}
