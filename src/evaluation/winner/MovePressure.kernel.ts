import { lowestBit, popcount } from '../../sets/internal.kernel.js';
import type { WinnerBoard } from './WinnerBoard.kernel.js';

/** What the nonfaces of a move count, and those of the vertices that it forbids. */
const OWN = 2;
const FORBIDDEN = 1;

/**
 * How much moves matter to the nonfaces with three vertices or more, which the numbers of moves do not show: a nonface
 * with f free vertices counts 2^−f. Moves in many small ones come first, and those that forbid vertices in nonfaces
 * which rather bind the player himself. On NOGO 3 × 6 a search by this order tries a third of the positions; before the
 * first move all others counts are equal.
 */
export class MovePressure {
  readonly #board: WinnerBoard;
  /** For each vertex: what its nonfaces count, and by how much more of their vertices are the opponent's. */
  readonly #sums: Float64Array;
  readonly #balances: Float64Array;

  constructor(board: WinnerBoard) {
    this.#board = board;
    this.#sums = new Float64Array(board.n);
    this.#balances = new Float64Array(board.n);
  }

  /** Weighs the active nonfaces in a list, for a player. */
  weigh(words: Int32Array, at: number, list: Int32Array, from: number, end: number, player: 0 | 1): void {
    const { stride, large, owned } = this.#board;
    const own = owned[player];
    const other = owned[(1 - player) as 0 | 1];
    this.#sums.fill(0);
    this.#balances.fill(0);
    for (let k = from; k < end; k++) {
      const set = list[k]!;
      let free = 0;
      let balance = 0;
      for (let w = 0; w < stride; w++) {
        const bits = large.word(set, w) & words[at + w]!;
        free += popcount(bits);
        balance += popcount(bits & other[w]!) - popcount(bits & own[w]!);
      }
      const weight = 2 ** -free;
      for (let w = 0; w < stride; w++)
        for (let bits = large.word(set, w) & words[at + w]!; bits !== 0; bits &= bits - 1) {
          const v = 32 * w + lowestBit(bits);
          this.#sums[v]! += weight;
          this.#balances[v]! += weight * balance;
        }
    }
  }

  /** @param near the pairs that are forbidden */
  of(words: Int32Array, at: number, near: Int32Array, move: number): number {
    const { stride } = this.#board;
    let forbidden = 0;
    for (let w = 0; w < stride; w++)
      for (let bits = near[move * stride + w]! & words[at + w]!; bits !== 0; bits &= bits - 1)
        forbidden += this.#balances[32 * w + lowestBit(bits)]!;
    return OWN * this.#sums[move]! - FORBIDDEN * forbidden;
  }
}
