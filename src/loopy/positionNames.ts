import { ValueStore } from '../values/index.js';
import type { LoopyGame } from './LoopyGame.js';
import { nameOfPosition } from './nameOfPosition.js';
import { shortFollowers } from './shortValue.js';

/**
 * What the positions of a loopy game are called in pictures: those from which play always ends by their values, the
 * others by the letters of its equations.
 * @example positionNames(parseLoopyGame('over')) // ['a', '0']
 */
export function positionNames(game: LoopyGame): string[] {
  const values = shortFollowers(game, new ValueStore());
  return Array.from({ length: game.n }, (_, p) => values.get(p)?.toString() ?? nameOfPosition(p));
}
