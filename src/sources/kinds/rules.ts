import { gameValue } from '../../games/index.js';
import { loopyGameOfMoves } from '../../loopy/index.js';
import { MoveGame } from '../../moves/index.js';
import { aMoveGame, notNormalPlay } from '../../moves/internal.js';
import { latticeOfPositions } from '../latticeEncodings.js';
import { notStrong } from '../notStrong.js';
import type { Kind } from './Kind.js';

export const rules: Kind<MoveGame> = {
  called: 'a position',
  shape: aMoveGame,
  types: ['position', 'positional-game'],
  complex: (it, _run, task) => {
    throw notStrong(task, it);
  },
  moves: (it) => it,
  value: (it, options, work) => {
    if (it.strong) throw notNormalPlay('asValue', 'a strong positional game');
    return gameValue(it, { ...options, ...work.rest() });
  },
  isLoopy: (it) => it.loopy,
  loopyGames: (it, work) => it.summands.map((summand) => loopyGameOfMoves(new MoveGame([summand]), work.part())),
  lattice: latticeOfPositions,
  isStrong: (it) => it.strong,
  negative: (it) => it.negative(),
  sum: (all) => MoveGame.sum(all),
  size: (it) => it.summands.length,
  after: (it, position) => ({ kind: 'rules', object: it.after(/^\s*\{\s*\}\s*$/.test(position) ? '' : position) }),
  document: (it) => it.toJSON(),
};
