import { PLAYERS, type Player } from '../../player.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import type { SvgAttributes } from '../drawing/Mark.js';
import { SIDE_STYLE, STYLE } from '../drawing/style.js';

/** The lines of moves: the colour is not the only sign. */
export const MOVE_LINES: Readonly<Record<Player, SvgAttributes>> = {
  L: { stroke: SIDE_STYLE.L.strong },
  R: { stroke: SIDE_STYLE.R.strong, 'stroke-dasharray': '6 3' },
};

/** Below a picture with moves of the players: which lines are whose. Nothing if no player is named. */
export function captionOfMoves(owners: readonly (Player | undefined)[]): CaptionLine[] {
  const lines = PLAYERS.filter((player) => owners.includes(player)).map((player) => ({
    text: SIDE_STYLE[player].name,
    line: MOVE_LINES[player],
  }));
  const isMixed = lines.length > 0 && owners.includes(undefined);
  return isMixed ? [...lines, { text: 'either player', line: { stroke: STYLE.line } }] : lines;
}
