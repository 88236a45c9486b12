import { gameToJson } from '../../formats/index.js';
import { SPGame } from '../../games/index.js';
import { anSPGame, negativeGame } from '../../games/internal.js';
import { boardAtPosition, legalPosition } from '../positions.js';
import type { Kind } from './Kind.js';

export const game: Kind<SPGame> = {
  called: 'a game',
  shape: anSPGame,
  types: ['sp-game'],
  complex: (it, run) => it.legalComplexWithin(run),
  game: (it) => it,
  board: (it) => (it.summands.every(({ ruleset }) => ruleset !== undefined) ? boardAtPosition(it) : undefined),
  negative: negativeGame,
  sum: (games) => SPGame.sum(games),
  size: (it) => it.vertices.length,
  after: (it, position) => ({ kind: 'game', object: it.after(legalPosition(it, position)) }),
  labels: (it) => it.vertices.map(({ label }) => label),
  document: gameToJson,
};
