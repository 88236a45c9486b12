import { chooseGraphSpace } from './chooseGraphSpace.kernel.js';
import type { GraphKey } from '../keys/GraphKey.kernel.js';
import type { IncidenceKey } from '../keys/IncidenceKey.kernel.js';
import { PackedFamily } from './PackedFamily.kernel.js';

/** Up to this many vertices a position in which only pairs are forbidden is described as a graph. */
const SMALL = 64;

/**
 * The positions of any game on a complex by their minimal nonfaces, none with a single vertex. As soon as there are only
 * pairs left, a graph takes over.
 * Operations cost O(nonfaces · stride), or that for every pair of nonfaces a vertex lies in.
 */
export class HypergraphSpace extends PackedFamily {
  take(at: number, to: number, whole: boolean): number {
    const { stride } = this;
    const sets = this.words[at]!;
    this.reserve(to + 1 + (sets + 1) * stride);
    const { words } = this;
    const mask = at + 1;
    let w = 0;
    while (w < stride && words[mask + w] === 0) w++;
    if (w === stride) return to;
    const part = to + 1;
    for (let i = 0; i < stride; i++) words[part + i] = whole ? words[mask + i]! : 0;
    if (!whole) {
      words[part + w] = words[mask + w]! & -words[mask + w]!;
      this.#growComponent(at, part);
    }
    this.size = this.sizeOf(part);
    for (let i = 0; i < stride; i++) words[mask + i]! &= ~words[part + i]!;
    let taken = 0;
    let left = 0;
    for (let set = 0; set < sets; set++) {
      const from = mask + (set + 1) * stride;
      this.copySet(from, this.#meets(from, part) ? part + ++taken * stride : mask + ++left * stride);
    }
    words[at] = left;
    words[to] = taken;
    return this.endOf(to);
  }

  /** Adds to the mask at `part` all sets that meet it, and again. */
  #growComponent(at: number, part: number): void {
    const { stride, words } = this;
    for (let grown = true; grown;) {
      grown = false;
      for (let set = this.setsOf(at); set < this.endOf(at); set += stride) {
        if (!this.#meets(set, part)) continue;
        for (let i = 0; i < stride; i++) {
          if ((words[set + i]! & ~words[part + i]!) === 0) continue;
          words[part + i]! |= words[set + i]!;
          grown = true;
        }
      }
    }
  }

  #meets(a: number, b: number): boolean {
    for (let i = 0; i < this.stride; i++) if ((this.words[a + i]! & this.words[b + i]!) !== 0) return true;
    return false;
  }

  play(at: number, end: number, v: number, to: number): number {
    const { stride } = this;
    this.reserve(to + end - at);
    const { words } = this;
    const begin = this.setsOf(at);
    const gone = this.scratch.fill(0);
    for (let set = begin; set < end; set += stride)
      if (this.has(set, v) && this.isPair(set)) for (let w = 0; w < stride; w++) gone[w]! |= words[set + w]!;
    gone[v >>> 5]! |= 1 << (v & 31);
    for (let w = 0; w < stride; w++) words[to + 1 + w] = words[at + 1 + w]! & ~gone[w]!;
    gone[v >>> 5]! &= ~(1 << (v & 31));
    // First the nonfaces that shrink, then those that contain none of these and nothing that is gone.
    const first = this.setsOf(to);
    let next = first;
    for (let set = begin; set < end; set += stride) {
      if (!this.has(set, v) || !this.#avoids(set, v, gone)) continue;
      this.copySet(set, next);
      this.removeFrom(next, v);
      next += stride;
    }
    const shrunk = next;
    for (let set = begin; set < end; set += stride) {
      if (this.has(set, v) || !this.#avoids(set, v, gone)) continue;
      let small = first;
      while (small < shrunk && !this.#contains(set, small)) small += stride;
      if (small < shrunk) continue;
      this.copySet(set, next);
      next += stride;
    }
    words[to] = (next - first) / stride;
    return next;
  }

  #contains(set: number, part: number): boolean {
    for (let w = 0; w < this.stride; w++) if ((this.words[part + w]! & ~this.words[set + w]!) !== 0) return false;
    return true;
  }

  /** Does the set without v avoid the mask? */
  #avoids(set: number, v: number, mask: Int32Array): boolean {
    for (let w = 0; w < this.stride; w++) {
      let bits = this.words[set + w]! & mask[w]!;
      if (v >>> 5 === w) bits &= ~(1 << (v & 31));
      if (bits !== 0) return false;
    }
    return true;
  }

  /** A facet meets the union of the nonfaces with a certain vertex: keeps the moves in a smallest such union. */
  protected keepEnough(at: number, begin: number, moves: number[]): void {
    const { scratch } = this;
    let least: number[] | undefined;
    for (const v of moves.slice(begin)) {
      scratch.fill(0);
      for (let set = this.setsOf(at); set < this.endOf(at); set += this.stride)
        if (this.has(set, v)) for (let w = 0; w < this.stride; w++) scratch[w]! |= this.words[set + w]!;
      const near = moves.slice(begin).filter((u) => (scratch[u >>> 5]! & (1 << (u & 31))) !== 0);
      if (least === undefined || near.length < least.length) least = near;
    }
    moves.length = begin;
    for (const v of least!) moves.push(v);
  }

  /**
   * Is the move u at least as good as v for their player (Left, say)? Let φ exchange u and v. Yes if
   * for every nonface S with u but not v, φ(S) is a nonface or S∖u is Right's alone;
   * for every nonface S with v but not u, φ(S) is a nonface or S∖v is Left's alone;
   * and v is Left's alone unless u is for both or {u, v} is a nonface.
   * Proof: the nonfaces S∖u after u are, but for those that are Right's alone, nonfaces after v, with u in the part of v,
   * and the other way round but for those that are Left's alone. So both positions become the same when nonfaces of
   * Left are added to the first one, which is no better then, and nonfaces of Right to the second one, which is no worse
   * then: the one who moves second in the difference mirrors the moves.
   * Under other rules of play only twins count: φ keeps the nonfaces.
   */
  protected isAtLeast(u: number, v: number, at: number, player: 0 | 1, dominated: boolean): boolean {
    const [own, other] = [this.owned[player], this.owned[1 - player]!];
    let exclude = false;
    for (let set = this.setsOf(at), end = this.endOf(at); set < end; set += this.stride) {
      const [hasU, hasV] = [this.has(set, u), this.has(set, v)];
      if (hasU && hasV) exclude ||= this.isPair(set);
      if (hasU === hasV) continue;
      if (dominated && this.#avoids(set, hasU ? u : v, hasU ? own : other)) continue;
      if (!this.#isNonfaceWhenExchanged(at, set, hasU ? u : v, hasU ? v : u)) return false;
    }
    if (exclude) return true;
    return dominated ? this.isForBoth(u) || !this.isForBoth(v) : this.isForBoth(u) === this.isForBoth(v);
  }

  /** Does the set, with `put` instead of `taken`, contain a nonface? */
  #isNonfaceWhenExchanged(at: number, set: number, taken: number, put: number): boolean {
    const { stride, words } = this;
    const image = this.scratch;
    for (let w = 0; w < stride; w++) image[w] = words[set + w]!;
    image[taken >>> 5]! &= ~(1 << (taken & 31));
    image[put >>> 5]! |= 1 << (put & 31);
    for (let part = this.setsOf(at), end = this.endOf(at); part < end; part += stride) {
      let w = 0;
      while (w < stride && (words[part + w]! & ~image[w]!) === 0) w++;
      if (w === stride) return true;
    }
    return false;
  }

  describe(at: number, keys: { readonly graph: GraphKey; readonly incidence: IncidenceKey }): GraphKey | IncidenceKey {
    const m = this.numberVertices(at);
    if (m > SMALL || !this.#hasPairsOnly(at)) return this.describeFamily(at, 'nonfaces', keys);
    const key = keys.graph;
    key.begin(m);
    this.eachElement(at + 1, (v) => {
      key.vertex(this.sideOf(v));
      for (let set = this.setsOf(at); set < this.endOf(at); set += this.stride)
        if (this.has(set, v))
          this.eachElement(set, (u) => {
            if (u !== v) key.neighbour(this.local[u]!);
          });
    });
    key.finish();
    return key;
  }

  smaller(at: number): ReturnType<typeof chooseGraphSpace> | undefined {
    if (!this.#hasPairsOnly(at)) return undefined;
    this.numberVertices(at);
    return chooseGraphSpace(this.sidesWithin(at), this.listSets(at).flat(), this.mostBytes);
  }

  #hasPairsOnly(at: number): boolean {
    for (let set = this.setsOf(at); set < this.endOf(at); set += this.stride) if (!this.isPair(set)) return false;
    return true;
  }
}
