import { takes } from '../../arguments.js';
import type { MoveGame } from '../../moves/index.js';
import { aMoveGame } from '../../moves/internal.js';
import type { CaptionLine } from '../composeDrawing.js';
import { moved } from '../filters.js';
import { finishPicture } from '../finishPicture.js';
import { centredText, type Mark } from '../Mark.js';
import { pictureOptions, requireDrawable, type PictureOptions } from '../PictureOptions.js';
import type { Point } from '../plane.js';
import { STYLE } from '../style.js';
import { PAINTERS } from './painters.js';
import { paintHeaps } from './paintHeaps.js';
import { paintNotation } from './paintNotation.js';

/** The most summands that are drawn. */
const MOST = 100;
/** Between summands, where their signs stand, and the size of these. */
const GAP = 44;
const SIGN = 24;

const drawMoveBoardTakes = /* @__PURE__ */ takes('drawMoveBoard', () => ({ game: aMoveGame, options: pictureOptions }));

/**
 * The position of a game by its moves as a picture of its ruleset's own: dominoes, heaps, a graph on the ground, a board with pieces. Summands stand
 * below each other with their signs; one with a minus has the players exchanged.
 * @throws LimitError `too-large-picture`
 */
export function drawMoveBoard(game: MoveGame, options: PictureOptions = {}): string {
  drawMoveBoardTakes(game, options);
  const { summands } = game;
  requireDrawable('drawMoveBoard', 'summands', summands.length, MOST);
  const marks: Mark[] = [];
  const extent: Point[] = [];
  const words: string[] = [];
  const captions = new Map<string, CaptionLine>();
  let bottom = 0;
  summands.forEach(({ ruleset, position, negative = false }, i) => {
    const paint = PAINTERS[ruleset.name.split('(', 1)[0]!] ?? (ruleset.heaps ? paintHeaps : paintNotation);
    const drawn = paint(position, ruleset, options);
    const box = boxOf(drawn.extent);
    const signed = summands.length > 1 || negative;
    const shift: Point = [(signed ? GAP : 0) - box.left, bottom - box.top];
    marks.push(...moved(drawn.marks, shift));
    extent.push(...drawn.extent.map(([x, y]): Point => [x + shift[0], y + shift[1]]));
    if (signed && (i > 0 || negative)) {
      const middle = bottom + (box.bottom - box.top) / 2;
      marks.push(centredText([GAP / 4, middle], negative ? '−' : '+', SIGN, { fill: STYLE.ink }));
      extent.push([0, middle - SIGN / 2], [0, middle + SIGN / 2]);
    }
    bottom += box.bottom - box.top + GAP / 2;
    for (const line of drawn.caption ?? []) captions.set(line.text, line);
    if (negative) captions.set(EXCHANGED.text, EXCHANGED);
    words.push(
      `${negative ? 'the negative of ' : ''}${drawn.description ?? `${ruleset.name}@${ruleset.print(position)}`}`,
    );
  });
  const frame = {
    title: options.title ?? 'Position',
    description: `A position: ${words.join('; ')}.`,
    extent,
    caption: [...captions.values()],
  };
  return finishPicture(frame, marks, options);
}

const EXCHANGED: CaptionLine = { text: '−: the players are exchanged' };

function boxOf(extent: readonly Point[]): { readonly left: number; readonly top: number; readonly bottom: number } {
  let [left, top, bottom] = [Infinity, Infinity, -Infinity];
  for (const [x, y] of extent) [left, top, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(bottom, y)];
  return extent.length === 0 ? { left: 0, top: 0, bottom: 0 } : { left, top, bottom };
}
