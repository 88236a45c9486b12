import { LimitError } from '../../errors.js';
import { opponent, type Player } from '../../player.js';
import type { Work } from '../../run.js';
import type { PositionalGame } from '../PositionalGame.js';
import { blocked, buildersOf, claimed, residualKey, movesIn, residualOf, sizeOf, type Mask } from './residual.js';

/** What a player can force who is to move. */
export type PositionalResult = 'win' | 'draw' | 'loss';

/** The most positions that are remembered. */
const MOST = 2 ** 22;

/**
 * Who wins positions of one rule, with a memory that is shared by all boards: only what is left of the winning sets
 * matters.
 */
export class PositionSearch {
  readonly #known = new Map<string, -1 | 0 | 1>();

  /**
   * Who wins a position with best play of both.
   * @param first who is to move
   * @throws LimitError `too-large-board`, `too-many-positions`, and when the work is cut off
   */
  winner(task: string, game: PositionalGame, first: Player, work: Work): Player | 'draw' {
    const { result } = game;
    if (result !== undefined) return result;
    const { live, dead } = residualOf(task, game, buildersOf(game));
    const { rule } = game;
    if (rule === 'strong') {
      const score = this.#strong(live[first], live[opponent(first)], work);
      return score === 0 ? 'draw' : score === 1 ? first : opponent(first);
    }
    if (rule === 'maker') return this.#maker(live.L, first === 'L', work) ? 'L' : 'R';
    return this.#avoider(live.L, dead.length % 2, first === 'L', work) ? 'L' : 'R';
  }

  #remember<Score extends -1 | 0 | 1>(key: string, score: Score, work: Work): Score {
    if (this.#known.size >= MOST)
      throw new LimitError('too-many-positions', `${work.task}: more than ${MOST} positions.`, {
        hint: 'Choose a smaller board, or claim points first.',
      });
    this.#known.set(key, score);
    return score;
  }

  /** Does Maker complete a set? A point in no set is worth nothing to either player: a claim more never does harm. */
  #maker(sets: readonly Mask[], makerMoves: boolean, work: Work): boolean {
    if (sets.length === 0) return false;
    if (sets[0] === 0) return true;
    const singles = sets.filter((set) => sizeOf(set) === 1);
    if (makerMoves ? singles.length > 0 : singles.length > 1) return true;
    // A point that Maker threatens to claim: there is no other answer.
    if (singles.length === 1) return this.#maker(blocked(sets, singles[0]!), true, work);
    // Erdős and Selfridge: Breaker wins.
    if (potential(sets) < (makerMoves ? 1 / 2 : 1)) return false;
    const key = `${makerMoves ? 'M' : 'B'}${residualKey(sets)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known === 1;
    work.step();
    const next = makerMoves ? claimed : blocked;
    const wins =
      movesIn(sets).some((bit) => this.#maker(next(sets, bit), !makerMoves, work) === makerMoves) === makerMoves;
    return this.#remember(key, wins ? 1 : -1, work) === 1;
  }

  /**
   * Does Avoider complete no set?
   * @param spare 1 if there is a point in no set: of two such points the second answers the first, so that they cancel
   */
  #avoider(sets: readonly Mask[], spare: number, avoiderMoves: boolean, work: Work): boolean {
    if (sets.length === 0) return true;
    if (sets[0] === 0) return false;
    const key = `${avoiderMoves ? 'A' : 'E'}${spare}${residualKey(sets)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known === 1;
    work.step();
    const points = countOf(sets);
    const next = avoiderMoves ? claimed : blocked;
    const after = (bit: Mask): boolean => {
      const left = next(sets, bit);
      return this.#avoider(left, (spare + points - 1 - countOf(left)) % 2, !avoiderMoves, work) === avoiderMoves;
    };
    const good =
      (spare === 1 && this.#avoider(sets, 0, !avoiderMoves, work) === avoiderMoves) ||
      movesIn(sets).reverse().some(after);
    return this.#remember(key, good === avoiderMoves ? 1 : -1, work) === 1;
  }

  /** What the player to move forces: 1 a win, 0 a draw, −1 a loss. A point in no set is worth nothing here, too. */
  #strong(own: readonly Mask[], other: readonly Mask[], work: Work): -1 | 0 | 1 {
    if (own.some((set) => sizeOf(set) === 1)) return 1;
    const threats = other.filter((set) => sizeOf(set) === 1);
    if (threats.length > 1) return -1;
    if (own.length === 0 && other.length === 0) return 0;
    const key = `S${residualKey(own, other)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    work.step();
    // Who cannot even win as Maker cannot win where the opponent has sets to complete, too.
    const most = this.#maker(own, true, work) ? 1 : 0;
    if (most === 0 && !this.#maker(other, false, work)) return this.#remember(key, 0, work);
    let best: -1 | 0 | 1 = -1;
    for (const bit of threats.length === 1 ? threats : movesIn(own, other)) {
      const score = -this.#strong(blocked(other, bit), claimed(own, bit), work) as -1 | 0 | 1;
      if (score > best) best = score;
      if (best === most) break;
    }
    return this.#remember(key, best, work);
  }
}

/** The sum of 2^−size over some sets; exact, as sizes are below 32 and there are fewer than 2^21 sets. */
function potential(sets: readonly Mask[]): number {
  return sets.reduce((sum, set) => sum + 2 ** -sizeOf(set), 0);
}

/** How many points lie in some sets. */
function countOf(sets: readonly Mask[]): number {
  return sizeOf(sets.reduce((union, set) => union | set, 0));
}
