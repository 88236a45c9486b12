import { lowestBit } from '../../../sets/internal.kernel.js';
import type { GraphKey } from '../keys/GraphKey.kernel.js';
import type { IncidenceKey } from '../keys/IncidenceKey.kernel.js';
import { PackedFamily } from './PackedFamily.kernel.js';

/**
 * The positions of a game on a complex with few facets and many minimal nonfaces: the facets of the link, which need no
 * more than a selection. Only vertices in all facets are taken off as components of their own.
 * Operations cost O(facets · stride).
 */
export class FacetSpace extends PackedFamily {
  take(at: number, to: number, whole: boolean): number {
    const { stride } = this;
    const sets = this.words[at]!;
    this.reserve(to + 1 + (sets + 1) * stride);
    const { words } = this;
    this.size = this.sizeOf(at + 1);
    if (this.size === 0) return to;
    const cone = whole ? -1 : this.#findConePoint(at);
    if (cone === -1) {
      for (let i = 0, end = this.endOf(at); at + i < end; i++) words[to + i] = words[at + i]!;
      words[at] = 0;
      words.fill(0, at + 1, at + 1 + stride);
      return this.endOf(to);
    }
    this.size = 1;
    words[to] = 1;
    for (let set = at + 1; set < this.endOf(at); set += stride) this.removeFrom(set, cone);
    words.fill(0, to + 1, to + 1 + 2 * stride);
    for (let set = to + 1; set < this.endOf(to); set += stride) words[set + (cone >>> 5)] = 1 << (cone & 31);
    return this.endOf(to);
  }

  /** A vertex in all facets, or −1. */
  #findConePoint(at: number): number {
    for (let w = 0; w < this.stride; w++) {
      let common = -1;
      for (let set = this.setsOf(at); set < this.endOf(at); set += this.stride) common &= this.words[set + w]!;
      if (common !== 0) return 32 * w + lowestBit(common);
    }
    return -1;
  }

  play(at: number, end: number, v: number, to: number): number {
    const { stride } = this;
    this.reserve(to + end - at);
    const { words } = this;
    words.fill(0, to + 1, to + 1 + stride);
    let next = this.setsOf(to);
    for (let set = this.setsOf(at); set < end; set += stride) {
      if (!this.has(set, v)) continue;
      this.copySet(set, next);
      this.removeFrom(next, v);
      for (let w = 0; w < stride; w++) words[to + 1 + w]! |= words[next + w]!;
      next += stride;
    }
    words[to] = (next - this.setsOf(to)) / stride;
    return next;
  }

  /** Keeps a move in a largest facet. */
  protected keepEnough(at: number, begin: number, moves: number[]): void {
    let largest = this.setsOf(at);
    for (let set = largest; set < this.endOf(at); set += this.stride)
      if (this.sizeOf(set) > this.sizeOf(largest)) largest = set;
    moves[begin] = moves.slice(begin).find((v) => this.has(largest, v))!;
    moves.length = begin + 1;
  }

  /** Are u and v twins: of the same side, and the facets remain when they are exchanged? */
  protected isAtLeast(u: number, v: number, at: number): boolean {
    if (this.sideOf(u) !== this.sideOf(v)) return false;
    for (let set = this.setsOf(at), end = this.endOf(at); set < end; set += this.stride) {
      const hasU = this.has(set, u);
      if (hasU !== this.has(set, v) && !this.#hasExchanged(at, set, hasU ? u : v, hasU ? v : u)) return false;
    }
    return true;
  }

  /** Is the set, with `put` instead of `taken`, a facet? */
  #hasExchanged(at: number, set: number, taken: number, put: number): boolean {
    const { stride, words } = this;
    for (let other = this.setsOf(at), end = this.endOf(at); other < end; other += stride) {
      if (!this.has(other, put) || this.has(other, taken)) continue;
      let w = 0;
      for (; w < stride; w++) {
        let difference = words[other + w]! ^ words[set + w]!;
        if (put >>> 5 === w) difference &= ~(1 << (put & 31));
        if (taken >>> 5 === w) difference &= ~(1 << (taken & 31));
        if (difference !== 0) break;
      }
      if (w === stride) return true;
    }
    return false;
  }

  describe(at: number, keys: { readonly graph: GraphKey; readonly incidence: IncidenceKey }): IncidenceKey {
    return this.describeFamily(at, 'facets', keys);
  }

  smaller(): undefined {
    return undefined;
  }
}
