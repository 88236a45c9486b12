import { aFunction, either, instanceOf } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { fields } from '../../shape.js';
import { SPGame } from '../SPGame.js';

const GAME = either(
  instanceOf(() => SPGame, 'a game, such as compile(snort, path(3)) or playOn(complex)'),
  fields({ options: aFunction, key: aFunction }),
);

/** A game was given, compiled or by its moves. @throws InputError `invalid-argument` */
export function requireGame(task: string, game: unknown): void {
  const flaw = GAME(game, 'game');
  if (flaw !== undefined) throw new InputError('invalid-argument', `${task}: ${flaw}.`);
}
