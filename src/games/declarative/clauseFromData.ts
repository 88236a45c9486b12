import type { Board } from '../../boards/index.js';
import type { Player } from '../../player.js';
import type { BasicPosition } from '../BasicPosition.js';
import { adjacent, noOverlap, unsuitableBoard, type Clause } from '../Ruleset.js';
import { describeClause } from './describeClause.js';
import { piecesAtDistances } from './piecesAtDistances.js';
import { groupsWithoutLiberty } from './groupsWithoutLiberty.js';
import { hasGroupWithoutLiberty } from './hasGroupWithoutLiberty.js';
import { PieceDistances } from './PieceDistances.js';
import type { Between, ClauseData, PlacementData, PositionLists } from './RulesetData.js';
import { withShortEdges } from './withShortEdges.js';

/**
 * A clause as a function on positions.
 * @param data already checked
 * @param ruleset the name, for errors
 */
export function clauseFromData(data: ClauseData, ruleset: string): Clause {
  const words = describeClause(data);
  switch (data.forbid) {
    case 'overlap':
      return noOverlap;
    case 'adjacent': {
      const applies = appliesTo(data.between);
      return {
        on: 'pair',
        words,
        within: 1,
        forbids: (p, q, board) => applies(p, q) && adjacent(p, q, withShortEdges(board)),
      };
    }
    case 'distance': {
      const applies = appliesTo(data.between);
      const within = Math.max(...data.in);
      const forbidden = new Set(data.in);
      const distances = new PieceDistances(within);
      return {
        on: 'pair',
        words,
        within,
        forbids: (p, q, board) => applies(p, q) && forbidden.has(distances.between(p, q, withShortEdges(board))),
      };
    }
    case 'distances': {
      const list = (pieces: readonly BasicPosition[], board: Board, options = {}): Iterable<readonly number[]> =>
        piecesAtDistances(data.sets, pieces, withShortEdges(board), options);
      return {
        on: 'position',
        words,
        monotone: true,
        list,
        forbids: (pieces, board) => list(pieces, board)[Symbol.iterator]().next().done !== true,
      };
    }
    case 'orientation': {
      const { side, orientation } = data;
      return {
        on: 'piece',
        words,
        forbids: (piece, board) =>
          (side === undefined || piece.side === side) && orientationOf(piece, board, ruleset) === orientation,
      };
    }
    case 'vertices': {
      const vertices = new Set(data.vertices);
      return {
        on: 'piece',
        words,
        forbids: ({ side, cells }) =>
          (data.side === undefined || side === data.side) && cells.some((v) => vertices.has(v)),
      };
    }
    case 'more-than':
      return { on: 'count', words, most: data.pieces, ...(data.side !== undefined && { side: data.side }) };
    case 'no-liberty':
      return {
        on: 'position',
        words,
        monotone: true,
        list: (pieces, board, options) => groupsWithoutLiberty(pieces, withShortEdges(board), options),
        forbids: (pieces, board) => hasGroupWithoutLiberty(pieces, withShortEdges(board)),
      };
    case 'position':
      return { on: 'listed', words, forbidden: [data.pieces] };
    case 'listed':
      return { on: 'listed', words, forbidden: positionsOf(data) };
    case 'unlisted':
      return { on: 'listed', words, legal: positionsOf(data) };
  }
}

function appliesTo(between: Between = 'any'): (p: { side?: Player }, q: { side?: Player }) => boolean {
  if (between === 'any') return () => true;
  return between === 'own' ? (p, q) => p.side === q.side : (p, q) => p.side !== q.side;
}

/** Where a piece of at least two squares lies in one row or one column. */
function orientationOf({ cells }: BasicPosition, { grid }: Board, ruleset: string): string | undefined {
  if (grid?.kind !== 'grid')
    throw unsuitableBoard(ruleset, 'no grid of squares', 'one for a clause "orientation", such as grid:3x4');
  if (cells.length < 2) return undefined;
  const [row, column] = grid.cells[cells[0]!]!;
  if (cells.every((v) => grid.cells[v]![0] === row)) return 'horizontal';
  return cells.every((v) => grid.cells[v]![1] === column) ? 'vertical' : undefined;
}

function positionsOf(data: {
  readonly placements: readonly PlacementData[];
  readonly positions: PositionLists;
}): PlacementData[][] {
  return data.positions.map((position) => position.map((i) => data.placements[i]!));
}
