import { lowestBit } from '../../sets/internal.kernel.js';
import { FAMILY_RULES, type DigraphFamily } from './digraphFamilies.js';
import { OptionSets } from './OptionSets.js';

/**
 * The values of all digraphs that come from one, the base, by a vertex of Left's. What is left of such a digraph is
 * given by the vertices of the base that are left and by those among them with an arc to the new vertex and from it: 5ⁿ
 * positions for all 4ⁿ digraphs together. A position is a word of three masks, (left, in, out), so that a move clears
 * the same bits in each of them.
 */
export class ExtensionTable {
  /** How many vertices the base has in the end. */
  readonly n: number;
  readonly sets: OptionSets;
  /** The digraphs, as words with all vertices of the base. */
  readonly extensions: Int32Array;
  /** The number of the value of each of them, once all vertices of the base are placed. */
  readonly results: Int32Array;
  /** The value of what the base induces on each set of vertices. */
  readonly #base: Int32Array;
  /** The value of each position with the new vertex. */
  readonly #table: Int32Array;
  /** For each vertex of the base the positions in which it is the last one left. */
  readonly #positions: readonly Int32Array[];
  /** For each vertex of the base what its move leaves, as a mask, and three of them. */
  readonly #leaves: Int32Array;
  readonly #leavesThrice: Int32Array;
  /** Whose vertices of the base are Left's. */
  #left = 0;

  /** @complexity 4·8ⁿ bytes */
  constructor(n: number, sets: OptionSets, family: DigraphFamily) {
    this.n = n;
    this.sets = sets;
    const all = 2 ** n - 1;
    const { pairs } = FAMILY_RULES[family];
    const positions = Array.from({ length: n }, (_, v) => positionsWith(v, n, pairs));
    const last = n === 0 ? Int32Array.of(0) : positions[n - 1]!;
    this.extensions = last.filter((word) => (word & all) === all);
    if (n > 0) positions[n - 1] = last.filter((word) => (word & all) !== all);
    this.#positions = positions;
    this.results = new Int32Array(this.extensions.length);
    this.#base = new Int32Array(2 ** n);
    this.#table = new Int32Array(8 ** n);
    this.#leaves = new Int32Array(n);
    this.#leavesThrice = new Int32Array(n);
    this.#table[0] = sets.value(sets.withLeft(OptionSets.EMPTY, OptionSets.ZERO), OptionSets.EMPTY);
    if (n === 0) this.results[0] = this.#table[0];
  }

  /**
   * Places the vertices of the base from one on; those before it are placed.
   * @param left how many of all are Left's: the first ones
   */
  place(out: Int32Array, left: number, from: number = 0): void {
    const { n } = this;
    this.#left = (1 << left) - 1;
    for (let v = 0; v < n; v++) {
      const kept = ((1 << n) - 1) & ~(out[v]! | (1 << v));
      this.#leaves[v] = kept;
      this.#leavesThrice[v] = kept | (kept << n) | (kept << (2 * n));
    }
    for (let v = from; v < n; v++) this.#placeVertex(v);
  }

  #placeVertex(v: number): void {
    for (let left = 1 << v; left < 2 << v; left++) this.#base[left] = this.#valueInBase(left);
    const positions = this.#positions[v]!;
    for (let i = 0; i < positions.length; i++) this.#table[positions[i]!] = this.#valueOf(positions[i]!);
    if (v + 1 < this.n) return;
    const { extensions, results } = this;
    for (let i = 0; i < extensions.length; i++) results[i] = this.#valueOf(extensions[i]!);
  }

  /** The value of what the base induces on some vertices. */
  #valueInBase(left: number): number {
    const { sets } = this;
    let [lefts, rights] = [OptionSets.EMPTY, OptionSets.EMPTY];
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const u = lowestBit(rest);
      const option = this.#base[left & this.#leaves[u]!]!;
      if (((this.#left >> u) & 1) !== 0) lefts = sets.withLeft(lefts, option);
      else rights = sets.withRight(rights, option);
    }
    return sets.value(lefts, rights);
  }

  /** The value of a position in which the new vertex is left. */
  #valueOf(position: number): number {
    const { n, sets } = this;
    const base = this.#base;
    const left = position & ((1 << n) - 1);
    const into = (position >>> n) & left;
    let lefts = sets.withLeft(OptionSets.EMPTY, base[left & ~(position >>> (2 * n))]!);
    let rights: number = OptionSets.EMPTY;
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const u = lowestBit(rest);
      const option =
        ((into >> u) & 1) !== 0 ? base[left & this.#leaves[u]!]! : this.#table[position & this.#leavesThrice[u]!]!;
      if (((this.#left >> u) & 1) !== 0) lefts = sets.withLeft(lefts, option);
      else rights = sets.withRight(rights, option);
    }
    return sets.value(lefts, rights);
  }
}

/**
 * The positions in which v is the last vertex of the base that is left, those with fewer vertices first.
 * @param pairs what may lie between two vertices
 */
function positionsWith(v: number, n: number, pairs: readonly number[]): Int32Array {
  const found: number[] = [];
  for (let left = 1 << v; left < 2 << v; left++) {
    let words = [left];
    for (let u = 0; u <= v; u++)
      if (((left >> u) & 1) !== 0)
        words = words.flatMap((word) => pairs.map((p) => word | ((p & 1) << (n + u)) | ((p >> 1) << (2 * n + u))));
    for (const word of words) found.push(word);
  }
  return Int32Array.from(found);
}
