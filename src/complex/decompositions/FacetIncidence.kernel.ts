import { lowestBit } from '../../sets/internal.kernel.js';

/**
 * Which facets contain a vertex and which contain a ridge, as sets of facets packed into words.
 * Slot `offset[f] + j` stands for facet f without its j-th vertex.
 */
export class FacetIncidence {
  readonly n: number;
  readonly size: number;
  /** Words that a set of facets takes. */
  readonly stride: number;
  readonly lists: readonly Int32Array[];
  readonly offset: Int32Array;
  /** For each vertex the facets that contain it. */
  readonly containing: Uint32Array;
  /** For each slot the other facets that contain it. */
  readonly ridges: Uint32Array;

  /**
   * @param lists the facets, an antichain, each an ascending list of vertices below n
   * @complexity O(Σ |F| · facets / 32) time and words
   */
  constructor(lists: readonly Int32Array[], n: number) {
    const size = lists.length;
    const stride = Math.max(1, (size + 31) >>> 5);
    const containing = new Uint32Array(n * stride);
    const offset = new Int32Array(size + 1);
    let longest = 0;
    for (let f = 0; f < size; f++) {
      const list = lists[f]!;
      offset[f + 1] = offset[f]! + list.length;
      longest = Math.max(longest, list.length);
      for (let j = 0; j < list.length; j++) containing[list[j]! * stride + (f >>> 5)]! |= 1 << (f & 31);
    }
    this.n = n;
    this.size = size;
    this.stride = stride;
    this.lists = lists;
    this.offset = offset;
    this.containing = containing;
    this.ridges = new Uint32Array(offset[size]! * stride);
    const after = new Uint32Array((longest + 1) * stride);
    const before = new Uint32Array(stride);
    for (let f = 0; f < size; f++) this.#fillRidges(f, before, after);
  }

  /** All but one vertex: the intersection of what comes before it and what comes after it. */
  #fillRidges(f: number, before: Uint32Array, after: Uint32Array): void {
    const { containing, ridges, stride, size } = this;
    const list = this.lists[f]!;
    const m = list.length;
    for (let k = 0; k < stride; k++) {
      const bits = size - (k << 5);
      before[k] = bits >= 32 ? 0xffffffff : (1 << bits) - 1;
      after[m * stride + k] = 0xffffffff;
    }
    before[f >>> 5]! &= ~(1 << (f & 31));
    for (let j = m - 1; j >= 0; j--)
      for (let k = 0; k < stride; k++)
        after[j * stride + k] = after[(j + 1) * stride + k]! & containing[list[j]! * stride + k]!;
    for (let j = 0; j < m; j++) {
      const slot = (this.offset[f]! + j) * stride;
      for (let k = 0; k < stride; k++) {
        ridges[slot + k] = before[k]! & after[(j + 1) * stride + k]!;
        before[k]! &= containing[list[j]! * stride + k]!;
      }
    }
  }

  /** Does the ridge of a slot lie in another one of some facets? */
  ridgeMeets(slot: number, facets: Uint32Array): boolean {
    const { ridges, stride } = this;
    for (let k = 0, o = slot * stride; k < stride; k++, o++) if ((ridges[o]! & facets[k]!) !== 0) return true;
    return false;
  }

  /**
   * How many vertices any two facets have in common: `size` rows of `size` numbers.
   * @complexity the pairs of facets with a common vertex, once for each
   */
  commonSizes(): Int32Array {
    const { containing, lists, size, stride } = this;
    const sizes = new Int32Array(size * size);
    for (let f = 0; f < size; f++)
      for (const v of lists[f]!)
        for (let k = 0; k < stride; k++)
          for (let w = containing[v * stride + k]!; w !== 0; w &= w - 1) sizes[f * size + (k << 5) + lowestBit(w)]!++;
    return sizes;
  }

  /** The facets in a set of facets, ascending. */
  members(facets: Uint32Array): number[] {
    const found: number[] = [];
    for (let k = 0; k < this.stride; k++)
      for (let w = facets[k]!; w !== 0; w &= w - 1) found.push((k << 5) + lowestBit(w));
    return found;
  }
}
