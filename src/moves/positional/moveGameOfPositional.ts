import type { PositionalGame } from '../../positional/index.js';
import { MoveGame } from '../MoveGame.js';
import { positionalRuleset } from './positionalRuleset.js';
import { positionOfGame } from './positionText.js';

/**
 * A positional game by its moves, as `positionalRuleset` has them: with values and sums under maker and avoider, to be
 * played under every rule.
 * @example moveGameOfPositional(parsePositionalGame('positional(maker)@sets:0 1, 0 2')).toString() // 'positional(maker)@sets:0 1, 0 2'
 */
export function moveGameOfPositional(game: PositionalGame): MoveGame {
  return new MoveGame([{ ruleset: positionalRuleset(game.rule), position: positionOfGame(game, false) }]);
}
