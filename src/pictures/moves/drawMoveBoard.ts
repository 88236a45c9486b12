import { takes } from '../../arguments.js';
import type { MoveGame } from '../../moves/index.js';
import { aMoveGame } from '../../moves/internal.js';
import { finishPicture } from '../finishPicture.js';
import { pictureOptions, requireDrawable, type PictureOptions } from '../PictureOptions.js';
import { placeSummands, SUMMAND_LIMIT } from '../placeSummands.js';
import { PAINTERS } from './painters.js';
import { paintHeaps } from './paintHeaps.js';
import { paintNotation } from './paintNotation.js';

const drawMoveBoardTakes = /* @__PURE__ */ takes('drawMoveBoard', () => ({ game: aMoveGame, options: pictureOptions }));

/**
 * The position of a game by its moves as a picture of its ruleset's own: dominoes, heaps, a graph on the ground, a board with pieces. Summands stand
 * below each other with their signs; one with a minus has the players exchanged.
 * @throws LimitError `too-large-picture`
 */
export function drawMoveBoard(game: MoveGame, options: PictureOptions = {}): string {
  drawMoveBoardTakes(game, options);
  const { summands } = game;
  requireDrawable('drawMoveBoard', 'summands', summands.length, SUMMAND_LIMIT);
  const drawn = summands.map(({ ruleset, position, negative = false }) => {
    const paint = PAINTERS[ruleset.name.split('(', 1)[0]!] ?? (ruleset.heaps ? paintHeaps : paintNotation);
    return { ...paint(position, ruleset, options), negative };
  });
  const words = drawn.map(({ negative, description }, i) => {
    const { ruleset, position } = summands[i]!;
    return `${negative ? 'the negative of ' : ''}${description ?? `${ruleset.name}@${ruleset.print(position)}`}`;
  });
  const { marks, extent, caption } = placeSummands(drawn);
  const frame = {
    title: options.title ?? 'Position',
    description: `A position: ${words.join('; ')}.`,
    extent,
    caption,
  };
  return finishPicture(frame, marks, options);
}
