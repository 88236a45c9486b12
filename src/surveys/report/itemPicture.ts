import { parseBoard, type Board } from '../../boards/index.js';
import { isBoardNotation } from '../../boards/internal.js';
import { LibraryError } from '../../errors.js';
import { drawBoard, drawComplex, drawDigraph, drawMoveBoard } from '../../pictures/index.js';
import type { RunOptions } from '../../run.js';
import { parseSource } from '../../sources/index.js';
import { boardOf, byKind } from '../../sources/internal.js';

/** Longer notations, and boards with more vertices, are too large for a table. */
const CHARACTERS = 4000;
const VERTICES = 100;
/** Milliseconds to read an item and draw it. */
const TIME = 2000;

const OPTIONS = { note: false } as const;

/** The picture of an item by its notation, as SVG; undefined if it has none, or a large one. */
export function itemPicture(text: string, run: RunOptions = {}): string | undefined {
  if (text.length > CHARACTERS) return undefined;
  try {
    if (isBoardNotation(text)) return boardPicture(parseBoard(text));
    const bounds = { timeoutMs: TIME, ...run };
    const source = parseSource(text, bounds);
    const board = boardOf(source);
    if (board !== undefined) return boardPicture(board);
    return byKind<[], string | undefined>(
      {
        digraph: ({ digraph }) => drawDigraph(digraph, OPTIONS),
        complex: (complex) =>
          complex.support.length > VERTICES ? undefined : drawComplex(complex, { ...OPTIONS, ...bounds }),
        rules: (game) => drawMoveBoard(game, OPTIONS),
      },
      source,
    );
  } catch (error) {
    // What cannot be drawn is still named; only whoever ends the work ends it.
    const isOfItem = (error instanceof LibraryError && error.name !== 'AbortError') || error instanceof RangeError;
    if (!isOfItem) throw error;
    return undefined;
  }
}

function boardPicture(board: Board): string | undefined {
  return board.vertexCount > VERTICES ? undefined : drawBoard(board, OPTIONS);
}
