import type { GraphKey } from './GraphKey.kernel.js';
import { GraphSpace } from './GraphSpace.kernel.js';
import type { IncidenceKey } from './IncidenceKey.kernel.js';
import { KeyTable } from './KeyTable.kernel.js';

/** Up to this many vertices a position in which only pairs are forbidden is described as a graph. */
const SMALL = 64;

/**
 * The positions of any game on a complex: the mask of the free vertices and the minimal nonfaces left among them, none
 * with a single vertex. At its address stand the number of nonfaces, the mask, and the nonfaces, `stride` words each.
 * Operations cost O(nonfaces · stride), or that for every pair of nonfaces a vertex lies in.
 */
export class HypergraphSpace {
  readonly n: number;
  readonly stride: number;
  size = 0;
  /** The vertices of Left and those of Right; vertices for both are in either. */
  readonly #owned: readonly [Int32Array, Int32Array];
  readonly #start: Int32Array;
  readonly #mostBytes: number;
  readonly #met: KeyTable = new KeyTable();
  readonly #local: Int32Array;
  readonly #scratch: Int32Array;
  #words: Int32Array;

  /**
   * @param sides 1 Left, 2 Right, 3 both
   * @param nonfaces minimal, each with at least two vertices
   * @param mostBytes of the table of positions met
   */
  constructor(sides: Uint8Array, nonfaces: readonly (readonly number[])[], mostBytes: number) {
    const n = sides.length;
    const stride = Math.max(1, (n + 31) >>> 5);
    this.n = n;
    this.stride = stride;
    this.#mostBytes = mostBytes;
    this.#owned = [new Int32Array(stride), new Int32Array(stride)];
    this.#start = new Int32Array(1 + (nonfaces.length + 1) * stride);
    this.#start[0] = nonfaces.length;
    for (let v = 0; v < n; v++) {
      this.#start[1 + (v >>> 5)]! |= 1 << (v & 31);
      for (let player = 0; player < 2; player++)
        if ((sides[v]! & (1 << player)) !== 0) this.#owned[player]![v >>> 5]! |= 1 << (v & 31);
    }
    nonfaces.forEach((set, i) => {
      for (const v of set) this.#start[1 + (i + 1) * stride + (v >>> 5)]! |= 1 << (v & 31);
    });
    this.#local = new Int32Array(n);
    this.#scratch = new Int32Array(stride);
    this.#words = new Int32Array(4 * this.#start.length);
  }

  get bytes(): number {
    return this.#met.bytes;
  }

  writeStart(at: number): number {
    this.#reserve(at + this.#start.length);
    this.#words.set(this.#start, at);
    return at + this.#start.length;
  }

  take(at: number, to: number, whole: boolean): number {
    const { stride } = this;
    const sets = this.#words[at]!;
    this.#reserve(to + 1 + (sets + 1) * stride);
    const words = this.#words;
    const mask = at + 1;
    let w = 0;
    while (w < stride && words[mask + w] === 0) w++;
    if (w === stride) return to;
    const part = to + 1;
    for (let i = 0; i < stride; i++) words[part + i] = whole ? words[mask + i]! : 0;
    if (!whole) {
      words[part + w] = words[mask + w]! & -words[mask + w]!;
      this.#growComponent(mask + stride, sets, part);
    }
    this.size = 0;
    for (let i = 0; i < stride; i++) {
      for (let bits = words[part + i]!; bits !== 0; bits &= bits - 1) this.size++;
      words[mask + i]! &= ~words[part + i]!;
    }
    let taken = 0;
    let left = 0;
    for (let set = 0; set < sets; set++) {
      const from = mask + (set + 1) * stride;
      const copy = this.#meets(from, part) ? part + ++taken * stride : mask + ++left * stride;
      for (let i = 0; i < stride; i++) words[copy + i] = words[from + i]!;
    }
    words[at] = left;
    words[to] = taken;
    return part + (taken + 1) * stride;
  }

  /** Adds to the mask at `part` all sets that meet it, and again. */
  #growComponent(begin: number, sets: number, part: number): void {
    const { stride } = this;
    const words = this.#words;
    for (let grown = true; grown;) {
      grown = false;
      for (let set = 0; set < sets; set++) {
        const from = begin + set * stride;
        if (!this.#meets(from, part)) continue;
        for (let i = 0; i < stride; i++) {
          if ((words[from + i]! & ~words[part + i]!) === 0) continue;
          words[part + i]! |= words[from + i]!;
          grown = true;
        }
      }
    }
  }

  #meets(a: number, b: number): boolean {
    const words = this.#words;
    for (let i = 0; i < this.stride; i++) if ((words[a + i]! & words[b + i]!) !== 0) return true;
    return false;
  }

  #has(set: number, v: number): boolean {
    return (this.#words[set + (v >>> 5)]! & (1 << (v & 31))) !== 0;
  }

  sidesOf(at: number): number {
    let sides = 0;
    for (let player = 0; player < 2; player++)
      for (let w = 0; w < this.stride; w++)
        if ((this.#words[at + 1 + w]! & this.#owned[player]![w]!) !== 0) sides |= 1 << player;
    return sides;
  }

  isImpartial(at: number): boolean {
    const [left, right] = this.#owned;
    for (let w = 0; w < this.stride; w++) if ((this.#words[at + 1 + w]! & ~(left[w]! & right[w]!)) !== 0) return false;
    return true;
  }

  listMoves(at: number, player: 0 | 1, dominated: boolean, moves: number[]): void {
    const own = this.#owned[player];
    const begin = moves.length;
    for (let w = 0; w < this.stride; w++)
      for (let bits = this.#words[at + 1 + w]! & own[w]!; bits !== 0; bits &= bits - 1)
        moves.push(32 * w + 31 - Math.clz32(bits & -bits));
    if (dominated && this.sidesOf(at) === 1 << player) this.#keepAroundOne(at, begin, moves);
    let kept = begin;
    for (let i = begin; i < moves.length; i++) {
      let j = begin;
      while (j < kept && !this.#isAtLeast(moves[j]!, moves[i]!, at, player, dominated)) j++;
      if (j < kept) continue;
      // What is kept already may be worse than the new move.
      let still = begin;
      for (j = begin; j < kept; j++)
        if (!dominated || !this.#isAtLeast(moves[i]!, moves[j]!, at, player, true)) moves[still++] = moves[j]!;
      moves[still++] = moves[i]!;
      kept = still;
    }
    moves.length = kept;
  }

  /** A facet meets the union of the nonfaces that contain a vertex: keeps the moves in a smallest such union. */
  #keepAroundOne(at: number, begin: number, moves: number[]): void {
    let least: number[] = [];
    for (let i = begin; i < moves.length; i++) {
      this.#scratch.fill(0);
      for (let set = 0; set < this.#words[at]!; set++) {
        const from = at + 1 + (set + 1) * this.stride;
        if (this.#has(from, moves[i]!))
          for (let w = 0; w < this.stride; w++) this.#scratch[w]! |= this.#words[from + w]!;
      }
      const near = moves.slice(begin).filter((v) => (this.#scratch[v >>> 5]! & (1 << (v & 31))) !== 0);
      if (i === begin || near.length < least.length) least = near;
    }
    moves.length = begin;
    for (const v of least) moves.push(v);
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
  #isAtLeast(u: number, v: number, at: number, player: 0 | 1, dominated: boolean): boolean {
    const { stride } = this;
    const words = this.#words;
    const [own, other] = [this.#owned[player], this.#owned[1 - player]!];
    const sets = words[at]!;
    const begin = at + 1 + stride;
    let exclude = false;
    for (let from = begin, i = 0; i < sets; i++, from += stride) {
      const [hasU, hasV] = [this.#has(from, u), this.#has(from, v)];
      if (hasU && hasV) exclude ||= this.#isPair(from);
      if (hasU === hasV) continue;
      if (dominated && this.#avoids(from, hasU ? u : v, hasU ? own : other)) continue;
      if (!this.#isNonfaceWhenExchanged(from, hasU ? u : v, hasU ? v : u, begin, sets)) return false;
    }
    if (exclude) return true;
    const uForBoth = (other[u >>> 5]! & (1 << (u & 31))) !== 0;
    const vForBoth = (other[v >>> 5]! & (1 << (v & 31))) !== 0;
    return dominated ? uForBoth || !vForBoth : uForBoth === vForBoth;
  }

  /** Does the set without v avoid the mask? */
  #avoids(set: number, v: number, mask: Int32Array): boolean {
    for (let w = 0; w < this.stride; w++) {
      let bits = this.#words[set + w]! & mask[w]!;
      if (v >>> 5 === w) bits &= ~(1 << (v & 31));
      if (bits !== 0) return false;
    }
    return true;
  }

  /** Does the set, with `put` instead of `taken`, contain one of the sets? */
  #isNonfaceWhenExchanged(set: number, taken: number, put: number, begin: number, sets: number): boolean {
    const { stride } = this;
    const [words, image] = [this.#words, this.#scratch];
    for (let w = 0; w < stride; w++) image[w] = words[set + w]!;
    image[taken >>> 5]! &= ~(1 << (taken & 31));
    image[put >>> 5]! |= 1 << (put & 31);
    for (let from = begin, i = 0; i < sets; i++, from += stride) {
      let w = 0;
      while (w < stride && (words[from + w]! & ~image[w]!) === 0) w++;
      if (w === stride) return true;
    }
    return false;
  }

  #isPair(set: number): boolean {
    let rest = 0;
    for (let w = 0; w < this.stride; w++)
      for (let bits = this.#words[set + w]!; bits !== 0; bits &= bits - 1) if (++rest > 2) return false;
    return rest === 2;
  }

  play(at: number, _end: number, v: number, to: number): number {
    const { stride } = this;
    const sets = this.#words[at]!;
    this.#reserve(to + 1 + (sets + 1) * stride);
    const words = this.#words;
    const gone = this.#scratch;
    gone.fill(0);
    const begin = at + 1 + stride;
    for (let from = begin, i = 0; i < sets; i++, from += stride)
      if (this.#has(from, v) && this.#isPair(from)) for (let w = 0; w < stride; w++) gone[w]! |= words[from + w]!;
    gone[v >>> 5]! |= 1 << (v & 31);
    for (let w = 0; w < stride; w++) words[to + 1 + w] = words[at + 1 + w]! & ~gone[w]!;
    gone[v >>> 5]! &= ~(1 << (v & 31));
    // First the nonfaces that shrink, then those that contain none of these and nothing that is gone.
    let end = to + 1 + stride;
    for (let from = begin, i = 0; i < sets; i++, from += stride) {
      if (!this.#has(from, v) || !this.#avoids(from, v, gone)) continue;
      for (let w = 0; w < stride; w++) words[end + w] = words[from + w]!;
      words[end + (v >>> 5)]! &= ~(1 << (v & 31));
      end += stride;
    }
    const shrunk = end;
    for (let from = begin, i = 0; i < sets; i++, from += stride) {
      if (this.#has(from, v) || !this.#avoids(from, v, gone)) continue;
      let small = to + 1 + stride;
      while (small < shrunk && !this.#contains(from, small)) small += stride;
      if (small < shrunk) continue;
      for (let w = 0; w < stride; w++) words[end + w] = words[from + w]!;
      end += stride;
    }
    words[to] = (end - to - 1) / stride - 1;
    return end;
  }

  #contains(set: number, part: number): boolean {
    const words = this.#words;
    for (let w = 0; w < this.stride; w++) if ((words[part + w]! & ~words[set + w]!) !== 0) return false;
    return true;
  }

  find(at: number, end: number): number {
    const entry = this.#met.find(this.#words.subarray(at, end), end - at);
    return entry === -1 ? -1 : this.#met.valueOf(entry);
  }

  store(at: number, end: number, result: number): void {
    const key = this.#words.subarray(at, end);
    let entry = this.#met.find(key, end - at);
    if (entry === -1) {
      if (this.#met.bytesWith(end - at) > this.#mostBytes) {
        this.#met.clear();
        this.#met.find(key, end - at);
      }
      entry = this.#met.add(key, end - at);
    }
    this.#met.set(entry, result);
  }

  describe(at: number, keys: { readonly graph: GraphKey; readonly incidence: IncidenceKey }): GraphKey | IncidenceKey {
    const m = this.#number(at);
    const begin = at + 1 + this.stride;
    const end = begin + this.#words[at]! * this.stride;
    if (m <= SMALL && this.#hasPairsOnly(at)) {
      const key = keys.graph;
      key.begin(m);
      this.#eachElement(at + 1, (v) => {
        key.vertex(this.#sideOf(v));
        for (let from = begin; from < end; from += this.stride)
          if (this.#has(from, v))
            this.#eachElement(from, (u) => {
              if (u !== v) key.neighbour(this.#local[u]!);
            });
      });
      key.finish();
      return key;
    }
    const key = keys.incidence;
    key.begin(m);
    this.#eachElement(at + 1, (v) => {
      key.vertex(this.#sideOf(v));
    });
    for (let from = begin; from < end; from += this.stride) {
      this.#eachElement(from, (v) => {
        key.member(this.#local[v]!);
      });
      key.endSet();
    }
    key.finish();
    return key;
  }

  smaller(at: number): GraphSpace | undefined {
    if (!this.#hasPairsOnly(at)) return undefined;
    const m = this.#number(at);
    const sides = new Uint8Array(m);
    this.#eachElement(at + 1, (v) => {
      sides[this.#local[v]!] = this.#sideOf(v);
    });
    const edges: number[] = [];
    const begin = at + 1 + this.stride;
    for (let i = 0; i < this.#words[at]!; i++)
      this.#eachElement(begin + i * this.stride, (v) => {
        edges.push(this.#local[v]!);
      });
    return new GraphSpace(sides, edges, this.#mostBytes);
  }

  #hasPairsOnly(at: number): boolean {
    for (let i = 1; i <= this.#words[at]!; i++) if (!this.#isPair(at + 1 + i * this.stride)) return false;
    return true;
  }

  #sideOf(v: number): number {
    const bit = 1 << (v & 31);
    return ((this.#owned[0][v >>> 5]! & bit) !== 0 ? 1 : 0) + ((this.#owned[1][v >>> 5]! & bit) !== 0 ? 2 : 0);
  }

  #eachElement(set: number, visit: (v: number) => void): void {
    for (let w = 0; w < this.stride; w++)
      for (let bits = this.#words[set + w]!; bits !== 0; bits &= bits - 1)
        visit(32 * w + 31 - Math.clz32(bits & -bits));
  }

  /** Numbers the vertices of the position from 0 and returns how many there are. */
  #number(at: number): number {
    let m = 0;
    this.#eachElement(at + 1, (v) => {
      this.#local[v] = m++;
    });
    return m;
  }

  #reserve(length: number): void {
    if (length <= this.#words.length) return;
    const longer = new Int32Array(2 * length);
    longer.set(this.#words);
    this.#words = longer;
  }
}
