import { lowestBit, popcount } from '../../sets/internal.kernel.js';
import { NUMBER_OF_COUNTS, MOST, type MoveCounts, SURE } from './MoveCounts.kernel.js';
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
class MovePressure {
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

/** How much the mobility of the opponent counts more than one's own. */
const OPPONENT = 1.5;
/** How much a vertex that is neighbour of none of the other player counts more than others. */
const EXCLUSIVE = 2;

/** About how good moves are: by the numbers of moves after them, and their bounds where these are cheap. */
export class MoveScores {
  readonly #board: WinnerBoard;
  readonly #counts: MoveCounts;
  readonly #pressure: MovePressure;
  readonly #isMisere: boolean;
  /** Whether there are active nonfaces. */
  #isPressed = false;

  constructor(board: WinnerBoard, counts: MoveCounts, isMisere: boolean) {
    this.#board = board;
    this.#counts = counts;
    this.#pressure = new MovePressure(board);
    this.#isMisere = isMisere;
  }

  /** Looks at a part that the player is to move in, with its active nonfaces. */
  weigh(words: Int32Array, at: number, list: Int32Array, from: number, end: number, player: 0 | 1): void {
    this.#isPressed = end > from;
    if (this.#isPressed) this.#pressure.weigh(words, at, list, from, end, player);
  }

  /**
   * @param near the pairs that are forbidden in the part that was weighed last
   * @param to the position after the move
   */
  of(words: Int32Array, at: number, near: Int32Array, player: 0 | 1, move: number, to: number): number {
    const board = this.#board;
    const other = (1 - player) as 0 | 1;
    let score = board.countOwned(words, to, player) - OPPONENT * board.countOwned(words, to, other);
    if (this.#isMisere) return score;
    if (board.large.size > 0) {
      score += EXCLUSIVE * (board.countExclusive(words, to, player) - board.countExclusive(words, to, other));
      return this.#isPressed ? score + this.#pressure.of(words, at, near, move) : score;
    }
    const { counts } = this.#counts;
    this.#counts.countBounds(words, to);
    for (const which of [MOST, SURE])
      score += 2 * (counts[NUMBER_OF_COUNTS * player + which]! - counts[NUMBER_OF_COUNTS * other + which]!);
    return score;
  }
}
