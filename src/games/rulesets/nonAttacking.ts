import type { Board } from '../../boards/index.js';
import { noOverlap, type Ruleset } from '../Ruleset.js';
import { ANY_VERTEX } from './graphs.js';
import { readOnBoards } from './readOnBoards.js';
import { requireGrid, requireShortEdges } from './rulesetOnBoards.js';

/** The chess pieces of the games of non-attacking pieces. */
export type ChessPieces = 'queens' | 'rooks' | 'bishops' | 'knights' | 'kings';

/** Does a chess piece reach a square so many rows and columns away? */
const REACHES: Readonly<Record<ChessPieces, (rows: number, columns: number) => boolean>> = {
  queens: (rows, columns) => rows === 0 || columns === 0 || rows === columns,
  rooks: (rows, columns) => rows === 0 || columns === 0,
  bishops: (rows, columns) => rows === columns,
  knights: (rows, columns) => rows * columns === 2,
  kings: (rows, columns) => rows <= 1 && columns <= 1,
};

/**
 * Chess pieces of either player are placed on squares that no other attacks; missing squares do not block.
 */
export function nonAttacking(pieces: ChessPieces): Ruleset {
  const name = `non-attacking(${pieces})`;
  const squares = readOnBoards({ type: 'ruleset', name, pieces: ANY_VERTEX });
  const attacks = (u: number, v: number, { grid }: Board): boolean => {
    const [[r, c], [s, d]] = [grid!.cells[u]!, grid!.cells[v]!];
    return REACHES[pieces](Math.abs(r - s), Math.abs(c - d));
  };
  return {
    name,
    words: `Place a chess ${pieces.slice(0, -1)} on a square that no other attacks.`,
    basicPositions: (board, options) => {
      requireShortEdges(name, board);
      requireGrid(name, board);
      return squares.basicPositions(board, options);
    },
    clauses: [
      noOverlap,
      {
        on: 'pair',
        words: `${pieces} do not attack each other`,
        forbids: ({ cells: [u] }, { cells: [v] }, board) => attacks(u!, v!, board),
      },
    ],
  };
}
