import { type Board, findPlacements } from '../../boards/index.js';
import type { RunOptions } from '../../run.js';
import type { GraphPiece, PieceData, ShapePiece, VertexPiece } from './RulesetData.js';
import { shapePlacements } from './shapePlacements.js';
import { boardOfGraph, sizeWithChains } from './withShortEdges.js';

/** Finds the sets of vertices that a piece may cover on a board without long edges. */
export type CellFinder = (board: Board, options?: RunOptions) => readonly (readonly number[])[];

/** For a single vertex, which needs no search. */
export function vertexFinder({ on }: VertexPiece): CellFinder {
  const allowed = on === undefined ? undefined : new Set(on);
  return ({ vertexCount }) =>
    Array.from({ length: vertexCount }, (_, v) => [v]).filter(([v]) => allowed?.has(v!) !== false);
}

/** For a graph. */
export function graphFinder({ graph, on }: GraphPiece): CellFinder {
  const size = sizeWithChains(graph);
  return (board, options) => {
    if (size > board.vertexCount) return [];
    const shape = boardOfGraph(graph);
    if (on === undefined) return findPlacements(shape, board, options);
    const { board: part, map } = board.induced(on.filter((v) => v < board.vertexCount).sort((a, b) => a - b));
    return findPlacements(shape, part, options).map((cells) => cells.map((v) => map[v]!));
  };
}

/** For a polyomino. @param ruleset its name, for errors */
export function shapeFinder(piece: ShapePiece, ruleset: string): CellFinder {
  const on = piece.on === undefined ? undefined : new Set(piece.on);
  return (board, options) => {
    const found = shapePlacements(piece, board, ruleset, options);
    return on === undefined ? found : found.filter((cells) => cells.every((v) => on.has(v)));
  };
}

/** For a piece of any kind. */
export function pieceFinder(piece: PieceData, ruleset: string): CellFinder {
  return 'shape' in piece ? shapeFinder(piece, ruleset) : graphFinder(piece);
}
