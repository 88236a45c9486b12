import { COUNTS, MOST, SURE, type MoveCounts } from './MoveCounts.kernel.js';
import { MovePressure } from './MovePressure.kernel.js';
import type { WinnerBoard } from './WinnerBoard.kernel.js';

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
    for (const which of [MOST, SURE]) score += 2 * (counts[COUNTS * player + which]! - counts[COUNTS * other + which]!);
    return score;
  }
}
