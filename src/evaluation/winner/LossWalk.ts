import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { ProofLine } from './ProofLine.kernel.js';
import type { ProofTable } from './ProofTable.kernel.js';

/** Who goes along with a walk. */
export interface Companion {
  play(vertex: number): void;
  takeBack(): void;
}

/**
 * Walks through all that a loser can do: from a position that he loses, to move, every one of his moves in ascending
 * order, the reply to each, and so on. What was met before, up to symmetries, is passed by. So the replies stand in a
 * row, without the positions.
 */
export class LossWalk {
  readonly #n: number;
  readonly #line: ProofLine;
  readonly #met: ProofTable;
  readonly #isMisere: boolean;
  readonly #work: Work;
  /** The next reply: a vertex, −1 for none since nothing can be played, undefined where there are no more. */
  readonly #reply: () => number | undefined;
  readonly #companion: Companion | undefined;
  readonly #words = new Int32Array(4);

  constructor(
    n: number,
    line: ProofLine,
    met: ProofTable,
    isMisere: boolean,
    work: Work,
    reply: () => number | undefined,
    companion?: Companion,
  ) {
    this.#n = n;
    this.#line = line;
    this.#met = met;
    this.#isMisere = isMisere;
    this.#work = work;
    this.#reply = reply;
    this.#companion = companion;
  }

  /** Why the replies do not show that a player, to move, loses the position at hand. */
  notLost(player: 0 | 1): string | undefined {
    const line = this.#line;
    if (!line.canMove(player)) return this.#isMisere ? 'the player who cannot move has won' : undefined;
    if (!this.#meets(player)) return undefined;
    this.#work.step();
    for (let v = 0; v < this.#n; v++) {
      if (!line.canPlay(player, v)) continue;
      const flaw = this.#after(v, () => this.notWon((1 - player) as 0 | 1));
      if (flaw !== undefined) return flaw;
    }
    return undefined;
  }

  /** Is the position at hand, with a player to move, met for the first time? @throws LimitError `too-much-memory` */
  #meets(player: 0 | 1): boolean {
    this.#line.copyTo(this.#words);
    try {
      return this.#met.add(this.#words, player);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new LimitError(
        'too-much-memory',
        `${this.#work.task}: there is no memory for more than ${this.#met.size} positions.`,
        { hint: 'Choose a smaller game.', details: { positions: this.#met.size }, cause: error },
      );
    }
  }

  /** Why a move does not win for a player at the position at hand; −1 says that he has none, and has won. */
  notWonBy(player: 0 | 1, move: number): string | undefined {
    if (move === -1)
      return this.#isMisere && !this.#line.canMove(player) ? undefined : 'no reply, but the winner has to move';
    if (move >= this.#n || !this.#line.canPlay(player, move)) return 'the reply is not a move';
    return this.#after(move, () => this.notLost((1 - player) as 0 | 1));
  }

  /** Why the next reply does not win the position at hand for a player to move. */
  notWon(player: 0 | 1): string | undefined {
    const reply = this.#reply();
    return reply === undefined ? 'there are no more replies' : this.notWonBy(player, reply);
  }

  #after(v: number, look: () => string | undefined): string | undefined {
    this.#line.play(v);
    this.#companion?.play(v);
    const flaw = look();
    this.#line.takeBack();
    this.#companion?.takeBack();
    return flaw;
  }
}
