import { opponent, type Player } from '../../player.js';
import type { PositionSearch } from '../../positional/internal.js';
import type { PositionalGame, PositionalRule } from '../../positional/index.js';
import type { Work } from '../../run.js';
import type { Outcome } from '../../values/index.js';
import type { MoveGame } from '../MoveGame.js';

/** A positional game, alone in a sum, with what is claimed in a position, and whether the players are exchanged. */
export interface PositionalPart {
  readonly game: PositionalGame;
  readonly negative: boolean;
}

/** The positional game of a position, if the game is one alone and not over. */
export function positionalPart(game: MoveGame, position: string): PositionalPart | undefined {
  const [summand, ...others] = game.summands;
  if (summand === undefined || others.length > 0) return undefined;
  const found = summand.ruleset.positional?.(position);
  return found && { game: found, negative: summand.negative === true };
}

/** What wins under misère play: who completes a set then loses. */
const MISERE: Readonly<Record<PositionalRule, PositionalRule>> = {
  maker: 'avoider',
  avoider: 'maker',
  strong: 'strong',
};

/**
 * Who wins with best play of both.
 * @param first who is to move
 * @throws LimitError as `positionalWinner`
 */
export function winnerOfPart(
  { game, negative }: PositionalPart,
  first: Player,
  play: 'normal' | 'misere',
  search: PositionSearch,
  work: Work,
): Player | 'draw' {
  const played = play === 'misere' ? game.under(MISERE[game.rule]) : game;
  const winner = search.winner(work.task, played, negative ? opponent(first) : first, work);
  return negative && winner !== 'draw' ? opponent(winner) : winner;
}

/** Who has won, undefined while that is open. */
export function resultOfPart({ game: { result }, negative }: PositionalPart): Player | 'draw' | undefined {
  return negative && result !== undefined && result !== 'draw' ? opponent(result) : result;
}

/** The outcome class of who wins when Left begins and when Right begins. */
export function outcomeOfWinners(left: Player, right: Player): Outcome {
  if (left === right) return left;
  return left === 'L' ? 'N' : 'P';
}
