import { Work, type RunOptions } from '../run.js';
import type { Outcome } from '../values/index.js';
import { forcedWins } from './forcedWins.js';
import { LoopyGame } from './LoopyGame.js';

/** What a player who begins can force. */
export type LoopyResult = 'win' | 'draw' | 'loss';

/** What each player can force, moving first. */
export interface LoopyOutcome {
  readonly left: LoopyResult;
  readonly right: LoopyResult;
  /** The outcome, if neither is a draw. */
  readonly outcome: Outcome | undefined;
}

/**
 * Who wins: a player without a move loses, and a play that goes on for ever is a draw. Found by retrograde analysis.
 * @throws LimitError
 * @complexity one step for each move
 * @example loopyOutcome(parseLoopyGame('dud')) // { left: 'draw', right: 'draw', outcome: undefined }
 */
export function loopyOutcome(game: LoopyGame, options: RunOptions = {}): LoopyOutcome {
  return outcomeOfDifference(game, new LoopyGame([[]], [[]]), new Work('loopyOutcome', options));
}

/**
 * Who wins the first game minus the second, G − H, as `loopyOutcome`; the sum is not made.
 * @throws LimitError `too-many-pairs` above 2²⁵ pairs of positions
 * @complexity one step for each pair of positions, times their options
 * @example loopyDifferenceOutcome(parseLoopyGame('over'), parseLoopyGame('1')).outcome // 'R'
 */
export function loopyDifferenceOutcome(one: LoopyGame, other: LoopyGame, options: RunOptions = {}): LoopyOutcome {
  return outcomeOfDifference(one, other, new Work('loopyDifferenceOutcome', options));
}

function outcomeOfDifference(one: LoopyGame, other: LoopyGame, work: Work): LoopyOutcome {
  const right = forcedWins(one, other, work);
  // In H − G the players have exchanged their places: there Left is the Right of the search.
  const left = forcedWins(other, one, work);
  const result = (wins: boolean, loses: boolean): LoopyResult => (wins ? 'win' : loses ? 'loss' : 'draw');
  const found = {
    left: result(left.rightWins(0, 0, 'R'), right.rightWins(0, 0, 'L')),
    right: result(right.rightWins(0, 0, 'R'), left.rightWins(0, 0, 'L')),
  };
  const isDrawn = found.left === 'draw' || found.right === 'draw';
  const outcome = found.left === 'win' ? (found.right === 'win' ? 'N' : 'L') : found.right === 'win' ? 'R' : 'P';
  return { ...found, outcome: isDrawn ? undefined : outcome };
}
