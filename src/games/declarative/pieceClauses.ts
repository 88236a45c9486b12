import type { Board } from '../../boards/index.js';
import type { BasicPosition } from '../BasicPosition.js';
import { unsuitableBoard, type Clause } from '../Ruleset.js';
import type { ClauseOf } from './clauseMakers.js';
import { listed, ofOwner } from './listed.js';

export function orientationClause({ side, orientation }: ClauseOf<'orientation'>, ruleset: string): Clause {
  return {
    on: 'piece',
    words: `no piece${ofOwner(side)} lies ${orientation === 'horizontal' ? 'horizontally' : 'vertically'}`,
    forbids: (piece, board) =>
      (side === undefined || piece.side === side) && orientationOf(piece, board, ruleset) === orientation,
  };
}

/** Where a piece of at least two squares lies in one row or one column. */
function orientationOf({ cells }: BasicPosition, { grid }: Board, ruleset: string): string | undefined {
  if (grid?.kind !== 'grid')
    throw unsuitableBoard(ruleset, 'not a grid of squares', 'one for a clause "orientation", such as grid:3x4');
  if (cells.length < 2) return undefined;
  const [row, column] = grid.cells[cells[0]!]!;
  if (cells.every((v) => grid.cells[v]![0] === row)) return 'horizontal';
  return cells.every((v) => grid.cells[v]![1] === column) ? 'vertical' : undefined;
}

export function verticesClause(data: ClauseOf<'vertices'>): Clause {
  const vertices = new Set(data.vertices);
  return {
    on: 'piece',
    words: `no piece${ofOwner(data.side)} covers vertex ${listed(data.vertices, 'or')}`,
    forbids: ({ side, cells }) => (data.side === undefined || side === data.side) && cells.some((v) => vertices.has(v)),
  };
}

export function moreThanClause({ pieces, side }: ClauseOf<'more-than'>): Clause {
  const words = `there are at most ${pieces} pieces${ofOwner(side)}`;
  return { on: 'count', words, most: pieces, ...(side !== undefined && { side }) };
}
