import { InputError, LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import type { SPGame } from '../SPGame.js';
import { classifyPlacementGame } from './classifyPlacementGame.js';
import { strongDefectInWords, weakDefectInWords } from './defectWords.js';
import type { PlacementGame } from '../graph/PlacementGame.js';

/**
 * Compiles a strong placement game that is given by its moves.
 * @throws InputError `not-strong` for other games; `not-given-pieces` as `movesFromJson` says
 * @throws LimitError `too-many-items`; `limit` counts positions
 * @source Huntemann 2018, Def. 1.43
 */
export function compilePlacementGame<Position>(game: PlacementGame<Position>, options: RunOptions = {}): SPGame {
  const found = classifyPlacementGame(game, options);
  if (found.class === 'strong') return found.game;
  if (found.class === 'undecided' && found.notStrong === undefined)
    throw new LimitError(
      'too-many-items',
      `compilePlacementGame: not all positions were looked at (${found.explored} found); expected less work.`,
      { hint: 'Raise the limit, or choose a smaller input.', details: { found: found.explored } },
    );
  const [name, words] =
    found.class === 'none'
      ? ['no placement game', weakDefectInWords(found.notWeak)]
      : ['not a strong placement game', strongDefectInWords(found.notStrong!)];
  throw new InputError('not-strong', `compilePlacementGame: this is ${name}: ${words}; expected a strong one.`, {
    hint: 'classify tells the class of any game by its moves.',
    details: { class: found.class },
  });
}
