import { options as anOptions, takes } from '../arguments.js';
import { Work, type RunOptions } from '../run.js';
import type { Outcome } from '../values/index.js';
import { aLoopyGame } from './aLoopyGame.js';
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

const loopyOutcomeTakes = /* @__PURE__ */ takes('loopyOutcome', () => ({ game: aLoopyGame, options: anOptions }));

/**
 * Who wins: a player without a move loses, and a play that goes on for ever is a draw. Found by retrograde analysis.
 * @throws LimitError
 * @complexity one step for each move
 * @example loopyOutcome(parseLoopyGame('dud')) // { left: 'draw', right: 'draw', outcome: undefined }
 */
export function loopyOutcome(game: LoopyGame, options: RunOptions = {}): LoopyOutcome {
  loopyOutcomeTakes(game, options);
  const work = new Work('loopyOutcome', options);
  const zero = new LoopyGame([[]], [[]]);
  const right = forcedWins(game, zero, work);
  const left = forcedWins(game.negative(), zero, work);
  const result = (wins: boolean, loses: boolean): LoopyResult => (wins ? 'win' : loses ? 'loss' : 'draw');
  // In the negative Left plays for Right: there Left, who begins, is the Right of the search.
  const found = {
    left: result(left.rightWins(0, 0, 'R'), right.rightWins(0, 0, 'L')),
    right: result(right.rightWins(0, 0, 'R'), left.rightWins(0, 0, 'L')),
  };
  const isDrawn = found.left === 'draw' || found.right === 'draw';
  const outcome = found.left === 'win' ? (found.right === 'win' ? 'N' : 'L') : found.right === 'win' ? 'R' : 'P';
  return { ...found, outcome: isDrawn ? undefined : outcome };
}
