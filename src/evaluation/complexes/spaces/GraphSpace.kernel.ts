import { lowestBit } from '../../../sets/internal.kernel.js';
import { areExchanged } from './areExchanged.kernel.js';
import type { GraphKey } from '../keys/GraphKey.kernel.js';
import type { IncidenceKey } from '../keys/IncidenceKey.kernel.js';
import { MaskTable } from '../tables/MaskTable.kernel.js';
import { NARROW, NarrowGraphSpace } from './NarrowGraphSpace.kernel.js';
import { PackedPositions } from './PackedPositions.kernel.js';

/** Up to this many vertices a description is the triangle of the adjacency matrix. */
const SMALL = 64;

/** A space is made for a component only if its masks are at most this part of ours. */
const SHRINKS_BY = 4;

/**
 * The positions of a game in which only pairs are forbidden: a graph of conflicts, and a position is the mask of its
 * free vertices. Every operation costs O(stride) for each vertex it looks at.
 */
export class GraphSpace extends PackedPositions {
  readonly #adjacent: Int32Array;
  /** The word of a first neighbour, where comparisons in wide masks begin. */
  readonly #nearWord: Int32Array;
  readonly #met: MaskTable;
  readonly #mostBytes: number;
  readonly #todo: Int32Array;

  /**
   * @param sides 1 Left, 2 Right, 3 both
   * @param edges pairs of different vertices, flat: u0, v0, u1, v1, …
   * @param mostBytes of the table of positions met
   */
  constructor(sides: Uint8Array, edges: ArrayLike<number>, mostBytes: number) {
    super(sides, 0);
    const { n, stride } = this;
    this.#adjacent = new Int32Array(n * stride);
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const [u, v] = [edges[i]!, edges[i + 1]!];
      this.#adjacent[u * stride + (v >>> 5)]! |= 1 << (v & 31);
      this.#adjacent[v * stride + (u >>> 5)]! |= 1 << (u & 31);
    }
    this.#nearWord = new Int32Array(n);
    if (stride > 2)
      for (let v = 0; v < n; v++)
        for (let w = stride - 1; w >= 0; w--) if (this.#adjacent[v * stride + w] !== 0) this.#nearWord[v] = w;
    this.#mostBytes = mostBytes;
    this.#met = new MaskTable(stride, mostBytes);
    this.#todo = new Int32Array(stride);
  }

  get bytes(): number {
    return this.#met.bytes;
  }

  writeStart(at: number): number {
    this.reserve(at + this.stride);
    for (let w = 0; w < this.stride; w++) this.words[at + w] = 0;
    for (let v = 0; v < this.n; v++) this.words[at + (v >>> 5)]! |= 1 << (v & 31);
    return at + this.stride;
  }

  take(at: number, to: number, whole: boolean): number {
    const { stride } = this;
    this.reserve(to + stride);
    const { words } = this;
    let w = 0;
    while (w < stride && words[at + w] === 0) w++;
    if (w === stride) return to;
    if (whole) {
      this.size = this.sizeOf(at);
      for (let i = 0; i < stride; i++) {
        words[to + i] = words[at + i]!;
        words[at + i] = 0;
      }
    } else this.#takeComponent(at, w, to);
    return to + stride;
  }

  /** Moves the component of the lowest vertex, which stands in word w. */
  #takeComponent(at: number, w: number, to: number): void {
    const { stride, words } = this;
    const [todo, adjacent] = [this.#todo, this.#adjacent];
    for (let i = 0; i < stride; i++) words[to + i] = todo[i] = 0;
    const low = words[at + w]! & -words[at + w]!;
    todo[w] = low;
    words[at + w]! ^= low;
    let size = 0;
    for (let from = w; from < stride;) {
      const bits = todo[from]!;
      if (bits === 0) {
        from++;
        continue;
      }
      const bit = bits & -bits;
      todo[from] = bits ^ bit;
      words[to + from]! |= bit;
      size++;
      const row = (32 * from + lowestBit(bit)) * stride;
      let lowest = from;
      for (let i = stride - 1; i >= 0; i--) {
        const fresh = adjacent[row + i]! & words[at + i]!;
        if (fresh === 0) continue;
        words[at + i]! ^= fresh;
        todo[i]! |= fresh;
        if (i < lowest) lowest = i;
      }
      from = lowest;
    }
    this.size = size;
  }

  play(at: number, _end: number, v: number, to: number): number {
    const { stride } = this;
    this.reserve(to + stride);
    const { words } = this;
    for (let w = 0; w < stride; w++) words[to + w] = words[at + w]! & ~this.#adjacent[v * stride + w]!;
    words[to + (v >>> 5)]! &= ~(1 << (v & 31));
    return to + stride;
  }

  /** A largest independent set meets the closed neighbourhood of every vertex: keeps the moves in a smallest one. */
  protected keepEnough(at: number, begin: number, moves: number[]): void {
    const { stride, words } = this;
    const adjacent = this.#adjacent;
    let least = this.n;
    let centre = -1;
    for (let i = begin; i < moves.length; i++) {
      let degree = 0;
      for (let w = 0; w < stride; w++)
        for (let bits = words[at + w]! & adjacent[moves[i]! * stride + w]!; bits !== 0; bits &= bits - 1) degree++;
      if (degree >= least) continue;
      least = degree;
      centre = moves[i]!;
    }
    let kept = begin;
    for (let i = begin; i < moves.length; i++) {
      const v = moves[i]!;
      if (v === centre || (adjacent[centre * stride + (v >>> 5)]! & (1 << (v & 31))) !== 0) moves[kept++] = v;
    }
    moves.length = kept;
  }

  /**
   * Is the move u at least as good as v for their player (Left, say)? Yes if all neighbours of u that v does not have
   * are Right's alone and all neighbours of v that u does not have are Left's alone, u and v themselves aside, and v is
   * Left's alone unless u is for both or they are neighbours.
   * Proof: if they are neighbours, both are gone after either move; otherwise one of them is left over, and v after u is
   * as good as u after v or better, since a vertex of Left's alone is better than one for both. The position after u is
   * then the one after v with less for Right, namely vertices or the permission to play one, and more vertices
   * for Left. This is no worse: Left mirrors the moves in the difference and ignores what is new.
   * Under other rules of play only twins count: u and v of the same side with the same neighbours.
   */
  protected isAtLeast(u: number, v: number, at: number, player: 0 | 1, dominated: boolean): boolean {
    const { stride, words } = this;
    const adjacent = this.#adjacent;
    const [own, other] = [this.owned[player], this.owned[1 - player]!];
    const areJoined = (adjacent[u * stride + (v >>> 5)]! & (1 << (v & 31))) !== 0;
    if (!areJoined) {
      const uForBoth = (other[u >>> 5]! & (1 << (u & 31))) !== 0;
      const vForBoth = (other[v >>> 5]! & (1 << (v & 31))) !== 0;
      if (dominated ? vForBoth && !uForBoth : vForBoth !== uForBoth) return false;
    }
    for (let i = 0, w = this.#nearWord[v]!; i < stride; i++, w = w + 1 === stride ? 0 : w + 1) {
      const nearU = adjacent[u * stride + w]!;
      const nearV = adjacent[v * stride + w]!;
      let bad = nearU ^ nearV;
      if (dominated) bad = (nearU & ~nearV & own[w]!) | (nearV & ~nearU & other[w]!);
      if (areJoined) {
        if (u >>> 5 === w) bad &= ~(1 << (u & 31));
        if (v >>> 5 === w) bad &= ~(1 << (v & 31));
      }
      if ((bad & words[at + w]!) !== 0) return stride > 2 && areExchanged(u, v, adjacent, words, at, this.owned);
    }
    return true;
  }

  find(at: number): number {
    return this.#met.find(this.words, at);
  }

  store(at: number, _end: number, result: number): void {
    this.#met.store(this.words, at, result);
  }

  describe(at: number, keys: { readonly graph: GraphKey; readonly incidence: IncidenceKey }): GraphKey | IncidenceKey {
    const size = this.numberVertices(at);
    if (size > SMALL) {
      keys.incidence.begin('nonfaces');
      for (const side of this.sidesWithin(at)) keys.incidence.vertex(side);
      this.#eachEdge(at, (u, v) => {
        keys.incidence.pair(u, v);
      });
      keys.incidence.finish();
      return keys.incidence;
    }
    const { stride, words, local } = this;
    const adjacent = this.#adjacent;
    const [left, right] = this.owned;
    const key = keys.graph;
    key.begin(size);
    for (let w = 0; w < stride; w++)
      for (let bits = words[at + w]!; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const v = 32 * w + lowestBit(bit);
        key.vertex(((left[w]! & bit) !== 0 ? 1 : 0) + ((right[w]! & bit) !== 0 ? 2 : 0));
        for (let i = 0; i < stride; i++)
          for (let near = adjacent[v * stride + i]! & words[at + i]!; near !== 0; near &= near - 1)
            key.neighbour(local[32 * i + lowestBit(near)]!);
      }
    key.finish();
    return key;
  }

  smaller(at: number): GraphSpace | NarrowGraphSpace | undefined {
    if (this.stride < SHRINKS_BY) return undefined;
    const size = this.numberVertices(at);
    if ((size + 31) >>> 5 > this.stride / SHRINKS_BY) return undefined;
    const edges: number[] = [];
    this.#eachEdge(at, (u, v) => edges.push(u, v));
    return new (size <= NARROW ? NarrowGraphSpace : GraphSpace)(this.sidesWithin(at), edges, this.#mostBytes);
  }

  /** Visits the edges u < v by the numbers of their vertices in the position. */
  #eachEdge(at: number, visit: (u: number, v: number) => void): void {
    this.eachElement(at, (v) => {
      const row = v * this.stride;
      for (let w = v >>> 5; w < this.stride; w++)
        for (let near = this.#adjacent[row + w]! & this.words[at + w]!; near !== 0; near &= near - 1) {
          const u = 32 * w + lowestBit(near);
          if (u > v) visit(this.local[v]!, this.local[u]!);
        }
    });
  }
}
