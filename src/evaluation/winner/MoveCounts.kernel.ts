import { lowestBit } from '../../sets/internal.kernel.js';
import { CliqueCover } from './CliqueCover.kernel.js';
import type { WinnerBoard } from './WinnerBoard.kernel.js';

/**
 * Numbers kept for each player. `MOST`: how many moves he can make at most. `SURE`: how many he can make whatever the
 * opponent does.
 * `SINGLES`: how many more there are of which no move of the opponent forbids two. `DOUBLES`: how many of these also
 * take a move away from the most of the opponent. `TRIPLES`: as `SINGLES`, but no move forbids three.
 */
export const MOST = 0;
export const SURE = 1;
export const SINGLES = 2;
export const DOUBLES = 3;
export const TRIPLES = 4;
export const NUMBER_OF_COUNTS = 5;

/** With more active nonfaces than this only the vertices are counted. */
const MOST_SETS = 400;

/**
 * Counts moves of a part, greedily in the order of the vertices.
 *
 * The moves of a player are at most the cliques of forbidden pairs that cover his vertices, less one for each of some
 * disjoint nonfaces of vertices of his that are cliques by themselves. They are at least the size of a set T of
 * vertices of his alone such that every nonface which meets T has a vertex of his alone outside T: if he plays in T
 * only, that vertex is never placed, so none of his moves is forbidden. A set C of further vertices is found in the
 * same way, but pairs with vertices of the opponent are allowed; what the opponent plays then forbids only its
 * neighbours in C. If he plays in C first while it lasts, he makes a known number of moves there. One that is joined to
 * a whole clique of the opponent's cover forbids it: none of it was played, or the move were forbidden.
 */
export class MoveCounts {
  /** The numbers of Left, then of Right; written over by the next call of `count`. */
  readonly counts: Int32Array = new Int32Array(2 * NUMBER_OF_COUNTS);
  readonly #board: WinnerBoard;
  readonly #covers: readonly [CliqueCover, CliqueCover];
  /** Neighbours, with the pairs that are left of larger nonfaces. */
  readonly #near: Int32Array;
  readonly #vertices: Int32Array;
  /** The nonfaces that are open, and how many. */
  readonly #open: Int32Array;
  #opens = 0;
  /** The chosen vertices; how many of them each vertex of the opponent forbids. */
  readonly #chosen: Int32Array;
  readonly #sure: Int32Array;
  readonly #hits: Uint8Array;

  constructor(board: WinnerBoard) {
    const { n, stride, large } = board;
    this.#board = board;
    this.#near = large.size === 0 ? board.near : new Int32Array(n * stride);
    this.#covers = [new CliqueCover(n, stride), new CliqueCover(n, stride)];
    this.#vertices = new Int32Array(n);
    this.#open = new Int32Array(Math.min(MOST_SETS, large.size) * stride + stride);
    this.#chosen = new Int32Array(stride);
    this.#sure = new Int32Array(stride);
    this.#hits = new Uint8Array(n);
  }

  /** Counts only the most and the sure moves, of a position where only pairs are forbidden. */
  countBounds(words: Int32Array, at: number): void {
    const { counts } = this;
    counts.fill(0);
    for (const player of [0, 1] as const) {
      const count = this.#board.listOwned(words, at, player, this.#vertices);
      this.#covers[player].find(this.#vertices, count, this.#near);
      counts[NUMBER_OF_COUNTS * player + MOST] = this.#covers[player].most;
      this.#chosen.fill(0);
      counts[NUMBER_OF_COUNTS * player + SURE] = this.#chooseWith(words, at, player, count, 0, undefined);
    }
  }

  /** @param list active nonfaces, from `from` to `end` */
  count(words: Int32Array, at: number, list: Int32Array, from: number, end: number): void {
    const { counts } = this;
    const board = this.#board;
    counts.fill(0);
    if (end - from > MOST_SETS) {
      for (const player of [0, 1] as const) counts[NUMBER_OF_COUNTS * player] = board.countOwned(words, at, player);
      return;
    }
    this.#read(words, at, list, from, end);
    for (const player of [0, 1] as const) {
      const cover = this.#covers[player];
      const own = board.owned[player];
      cover.find(this.#vertices, board.listOwned(words, at, player, this.#vertices), this.#near);
      cover.pack(this.#open, this.#opens, own);
      counts[NUMBER_OF_COUNTS * player + MOST] = cover.most;
    }
    for (const player of [0, 1] as const) this.#choose(words, at, player);
  }

  /** Finds the pairs and the open nonfaces. */
  #read(words: Int32Array, at: number, list: Int32Array, from: number, end: number): void {
    const { stride, near, large } = this.#board;
    this.#opens = 0;
    if (large.size === 0) return;
    for (let word = 0; word < stride; word++)
      for (let bits = words[at + word]!; bits !== 0; bits &= bits - 1) {
        const v = (32 * word + lowestBit(bits)) * stride;
        for (let w = 0; w < stride; w++) this.#near[v + w] = near[v + w]!;
      }
    if (end === from) return;
    large.addPairs(words, at, list, from, end, this.#near);
    this.#opens = large.takeOpen(words, at, list, from, end, this.#near, this.#open);
  }

  #choose(words: Int32Array, at: number, player: 0 | 1): void {
    const { counts } = this;
    const board = this.#board;
    const count = board.listOwned(words, at, player, this.#vertices);
    const chosen = this.#chosen.fill(0);
    const first = NUMBER_OF_COUNTS * player;
    this.#hits.fill(0);
    counts[first + SURE] = this.#chooseWith(words, at, player, count, 0, undefined);
    this.#sure.set(chosen);
    const doubles = this.#chooseWith(words, at, player, count, 1, this.#covers[(1 - player) as 0 | 1]);
    counts[first + DOUBLES] = doubles;
    counts[first + SINGLES] = doubles + this.#chooseWith(words, at, player, count, 1, undefined);
    if (this.#opens > 0) {
      // Here they are seldom more, and take long to find.
      counts[first + TRIPLES] = counts[first + SINGLES]!;
      return;
    }
    chosen.set(this.#sure);
    this.#hits.fill(0);
    counts[first + TRIPLES] = this.#chooseWith(words, at, player, count, 2, undefined);
  }

  /**
   * Chooses more vertices.
   * @param most of those chosen that a vertex of the opponent may forbid
   * @param cover if given, only vertices that are joined to a whole clique of it
   * @returns how many
   */
  #chooseWith(
    words: Int32Array,
    at: number,
    player: 0 | 1,
    count: number,
    most: number,
    cover: CliqueCover | undefined,
  ): number {
    const { stride, owned } = this.#board;
    const near = this.#near;
    const chosen = this.#chosen;
    const hits = this.#hits;
    const other = owned[(1 - player) as 0 | 1];
    let found = 0;
    for (let i = 0; i < count; i++) {
      const v = this.#vertices[i]!;
      const [word, flag] = [v >>> 5, 1 << (v & 31)];
      if (((other[word]! | chosen[word]!) & flag) !== 0) continue;
      let fits = true;
      for (let w = 0; fits && w < stride; w++) {
        const around = near[v * stride + w]! & words[at + w]!;
        fits = (around & chosen[w]!) === 0;
        for (let foes = around & other[w]!; fits && foes !== 0; foes &= foes - 1)
          fits = hits[32 * w + lowestBit(foes)]! < most;
      }
      if (!fits || (cover !== undefined && !cover.isCliqueNear(near, v * stride))) continue;
      if (this.#opens > 0 && this.#closes(v, player)) continue;
      found++;
      chosen[word]! |= flag;
      for (let w = 0; w < stride; w++)
        for (let foes = near[v * stride + w]! & words[at + w]! & other[w]!; foes !== 0; foes &= foes - 1)
          hits[32 * w + lowestBit(foes)]!++;
    }
    return found;
  }

  /** Is v in an open nonface of which all that is the player's alone would be chosen then? */
  #closes(v: number, player: 0 | 1): boolean {
    const { stride, owned } = this.#board;
    const open = this.#open;
    const own = owned[player];
    const other = owned[(1 - player) as 0 | 1];
    const [word, flag] = [v >>> 5, 1 << (v & 31)];
    for (let set = 0; set < this.#opens; set++) {
      if ((open[set * stride + word]! & flag) === 0) continue;
      let left = 0;
      for (let w = 0; w < stride; w++) {
        const rest = open[set * stride + w]! & own[w]! & ~other[w]! & ~this.#chosen[w]!;
        left |= w === word ? rest & ~flag : rest;
      }
      if (left === 0) return true;
    }
    return false;
  }
}
