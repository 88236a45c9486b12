import { OutcomeTable, type LatticeGame } from '../../lattice/index.js';
import type { RunOptions } from '../../run.js';
import { drawOutcomes } from './drawOutcomes.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';

/** The coordinates that are drawn of a game for which no box is given. */
const SIDE = 16;

/**
 * The outcomes of a lattice game of one or two dimensions in a box from the origin.
 * @throws InputError those of `drawOutcomes` and `OutcomeTable.inBox`
 */
export function drawLatticeGame(
  game: LatticeGame,
  { box, ...options }: PictureOptions & { readonly box?: readonly number[] } = {},
  run: RunOptions = {},
): string {
  // Of more dimensions no table is made: the picture is refused.
  const side = game.dimension > 2 ? 0 : SIDE;
  return drawOutcomes(OutcomeTable.inBox(game, box ?? Array<number>(game.dimension).fill(side), run), options);
}
