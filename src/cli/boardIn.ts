import { parseBoard, type Board } from '../boards/index.js';
import { isBoardNotation } from '../boards/internal.js';
import type { Session } from './Session.js';

/** The board of a text that is only a board, such as `grid:3x4` or `file:board.g6`. */
export async function boardIn(text: string, session: Session): Promise<Board | undefined> {
  if (!isBoardNotation(text)) return undefined;
  return parseBoard(text, { read: (name) => session.read(name) });
}
