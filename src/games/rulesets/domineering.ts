import type { Board } from '../../boards/index.js';
import type { BasicPosition } from '../BasicPosition.js';
import { type Ruleset, noOverlap, unsuitableBoard } from '../Ruleset.js';

/** Do the two cells of a domino lie in one column? */
function isVertical({ cells }: BasicPosition, board: Board): boolean {
  const [[, first], [, second]] = cells.map((v) => board.grid!.cells[v]!) as [[number, number], [number, number]];
  return first === second;
}

function areNeighbours([u, v]: readonly [number, number], board: Board): boolean {
  const [[r, c], [s, d]] = [board.grid!.cells[u]!, board.grid!.cells[v]!];
  return Math.abs(r - s) + Math.abs(c - d) === 1;
}

function dominoes(board: Board, name: string): BasicPosition[] {
  if (board.grid?.kind !== 'grid')
    throw unsuitableBoard(name, 'not a grid of squares', 'a grid of squares such as grid:3x4');
  if (board.lengths !== undefined || !board.edges.every((edge) => areNeighbours(edge, board)))
    throw unsuitableBoard(name, 'a grid with other edges', 'edges between neighbouring squares only');
  return (['L', 'R'] as const).flatMap((side) =>
    board.edges.map(([u, v]): BasicPosition => ({ side, piece: 'domino', cells: [u, v] })),
  );
}

/**
 * DOMINEERING with all dominoes as basic positions of both players: those in the wrong orientation are loops.
 * @source Huntemann 2018, Ex. 1.41
 */
export const domineering: Ruleset = {
  name: 'domineering',
  words: 'Cover two adjacent empty squares of a grid with a domino: Left vertically, Right horizontally.',
  basicPositions: (board) => dominoes(board, 'domineering'),
  clauses: [
    {
      on: 'piece',
      words: 'Left places dominoes vertically, Right horizontally',
      forbids: (piece, board) => isVertical(piece, board) !== (piece.side === 'L'),
    },
    noOverlap,
  ],
};

/**
 * DOMINEERING with only the dominoes that a player may place as basic positions: an independence ruleset.
 * @source Huntemann 2018, Def. 2.21
 */
export const orientedDomineering: Ruleset = {
  name: 'domineering(oriented)',
  words: `${domineering.words} Only these dominoes are basic positions.`,
  basicPositions: (board) =>
    dominoes(board, 'domineering(oriented)').filter((piece) => isVertical(piece, board) === (piece.side === 'L')),
  clauses: [noOverlap],
};
