import { aGameOrMoves } from '../aGame.js';
import { InputError } from '../../errors.js';

const GAME = aGameOrMoves;

/** A game was given, compiled or by its moves. @throws InputError `invalid-argument` */
export function requireGame(task: string, game: unknown): void {
  const flaw = GAME.flaw(game, 'game');
  if (flaw !== undefined) throw new InputError('invalid-argument', `${task}: ${flaw}.`);
}
