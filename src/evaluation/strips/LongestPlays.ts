import { PLAYERS } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { HeapGame } from './HeapGame.js';
import { requireSmaller } from './movesOfHeaps.js';

/**
 * The lengths of the longest plays on single heaps of a game, any player moving at any time: the heights of their game
 * trees. To be kept: a longer table begins where a shorter one ended.
 */
export class LongestPlays {
  readonly game: HeapGame;
  readonly #lengths: number[] = [];
  /**
   * By the number of tokens, the longest play on two and on three heaps that are so large together; −∞ where there are
   * none.
   */
  readonly #pairs: number[] = [];
  readonly #triples: number[] = [];

  constructor(game: HeapGame) {
    this.game = game;
  }

  /**
   * The longest plays of the heap of a size.
   * @throws LimitError `too-many-items`, `too-long`; `limit` counts heaps
   * @throws InputError `invalid-heap-move`
   * @complexity for take-and-break games quadratic in the size, or linear where no heap is split; for other games one
   * step for each move on each heap
   */
  of(heap: number, options: RunOptions = {}): number {
    const { game } = this;
    // The tokens are taken one by one.
    if (game.takesAny === true) return heap;
    const work = new Work('LongestPlays', options);
    for (let n = this.#lengths.length; n <= heap; n++) {
      work.tick(n);
      this.#lengths.push(game.digits === undefined ? this.#byMoves(n) : this.#byDigits(n));
    }
    return this.#lengths[heap]!;
  }

  #byMoves(heap: number): number {
    let longest = 0;
    for (const player of this.game.impartial ? (['L'] as const) : PLAYERS)
      for (const left of this.game.moves(heap, player)) {
        requireSmaller(this.game, heap, left);
        longest = Math.max(longest, 1 + left.reduce((sum, rest) => sum + this.#lengths[rest]!, 0));
      }
    return longest;
  }

  #byDigits(heap: number): number {
    const { digits, splitsUnequally = false } = this.game;
    let longest = 0;
    for (const player of PLAYERS)
      for (const [taken, digit] of digits![player].entries()) {
        const rest = heap - taken;
        if (rest < 0) break;
        if (rest === 0 && (digit & 1) !== 0) longest = Math.max(longest, 1);
        if (rest > 0 && (digit & 2) !== 0) longest = Math.max(longest, 1 + this.#lengths[rest]!);
        if ((digit & 4) !== 0) longest = Math.max(longest, 1 + this.#pair(rest, splitsUnequally));
        if ((digit & 8) !== 0) longest = Math.max(longest, 1 + this.#triple(rest));
      }
    return longest;
  }

  #pair(tokens: number, unequal: boolean): number {
    if (this.#pairs[tokens] !== undefined) return this.#pairs[tokens];
    const lengths = this.#lengths;
    let longest = -Infinity;
    for (let a = 1, b = tokens - 1; unequal ? a < b : a <= b; a++, b--)
      longest = Math.max(longest, lengths[a]! + lengths[b]!);
    return (this.#pairs[tokens] = longest);
  }

  #triple(tokens: number): number {
    if (this.#triples[tokens] !== undefined) return this.#triples[tokens];
    let longest = -Infinity;
    for (let a = 1; 3 * a <= tokens; a++)
      longest = Math.max(longest, this.#lengths[a]! + this.#pair(tokens - a, false));
    return (this.#triples[tokens] = longest);
  }
}
