import type { MoveGame } from '../../moves/index.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';
import { placeSummands, SUMMAND_LIMIT, type DrawnSummand } from '../drawing/placeSummands.js';
import { paintNotation } from './paintNotation.js';
import { paintScene } from './paintScene.js';

/**
 * The position of a game by its moves as a picture of its ruleset's own: dominoes, heaps, a graph on the ground, a
 * board with pieces. Summands stand below each other with their signs; one with a minus has the players exchanged.
 * @throws LimitError `too-large-picture`
 */
export function drawMoveBoard(game: MoveGame, options: PictureOptions = {}): string {
  requireDrawable('drawMoveBoard', 'summands', game.summands.length, SUMMAND_LIMIT);
  const drawn = moveSummands(game, options);
  const { marks, extent, caption } = placeSummands(drawn);
  const frame = {
    title: options.title ?? 'Position',
    description: `A position: ${drawn.map(({ words }) => words).join('; ')}.`,
    extent,
    caption,
  };
  return finishPicture(frame, marks, options);
}

/** The summands as they are drawn. */
export function moveSummands({ summands }: MoveGame, options: PictureOptions): DrawnSummand[] {
  return summands.map(({ ruleset, position, negative = false }) => {
    const scene = ruleset.scene?.(position);
    const part = scene === undefined ? paintNotation(ruleset.print(position)) : paintScene(scene, options);
    const name = part.description ?? `${ruleset.name}@${ruleset.print(position)}`;
    return { ...part, negative, words: `${negative ? 'the negative of ' : ''}${name}` };
  });
}
