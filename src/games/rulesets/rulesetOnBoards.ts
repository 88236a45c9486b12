import type { Board } from '../../boards/index.js';
import type { ClauseKind } from '../declarative/clauseMakers.js';
import type { PieceData } from '../declarative/RulesetData.js';
import { rulesetOf, type DataOfKinds, type RulesetParts } from '../declarative/rulesetOf.js';
import { type Ruleset, unsuitableBoard } from '../Ruleset.js';

type Requirement = (ruleset: string, board: Board) => void;

/**
 * A ruleset of the library on boards of edges of length 1 that pass a test.
 * @param data in the long form, and right: they are not checked
 * @param parts for the kinds of pieces and clauses in them
 * @param requireSuitable throws for a board on which the ruleset makes no sense
 */
export function rulesetOnBoards<P extends PieceData, K extends ClauseKind>(
  { type, words, ...data }: DataOfKinds<NoInfer<P>, NoInfer<K>> & { readonly words: string },
  parts: RulesetParts<P, K>,
  requireSuitable?: Requirement,
): Ruleset {
  return onBoards(rulesetOf({ type, words, ...data }, words, parts), requireSuitable);
}

/**
 * A ruleset, on boards of edges of length 1 that pass a test.
 * @param boardOf the board that is played on instead of the one given
 */
export function onBoards(
  ruleset: Ruleset,
  requireSuitable: Requirement = () => {},
  boardOf: (board: Board) => Board = (board) => board,
): Ruleset {
  const suitable = (board: Board): Board => {
    requireShortEdges(ruleset.name, board);
    requireSuitable(ruleset.name, board);
    return board;
  };
  return Object.freeze<Ruleset>({
    ...ruleset,
    basicPositions: (board, options) => ruleset.basicPositions(suitable(board), options),
    boardOf: (board) => boardOf(suitable(board)),
  });
}

/** Long edges stand for chains: their inner vertices are part of the board, but have no number. */
export function requireShortEdges(ruleset: string, board: Board): void {
  if (board.lengths !== undefined)
    throw unsuitableBoard(ruleset, 'a graph with long edges', 'edges of length 1; board.subdivided() makes chains');
}

/** A grid of squares without edges other than those between neighbours. */
export function requireGrid(ruleset: string, { grid, edges }: Board): void {
  if (grid?.kind !== 'grid')
    throw unsuitableBoard(ruleset, 'not a grid of squares', 'a grid of squares such as grid:3x4');
  for (const [u, v] of edges) {
    const [[r, c], [s, d]] = [grid.cells[u]!, grid.cells[v]!];
    if (Math.abs(r - s) + Math.abs(c - d) !== 1)
      throw unsuitableBoard(ruleset, 'a grid with other edges', 'edges between neighbouring squares only');
  }
}

/** Complete components only: heaps. */
export function requireHeaps(ruleset: string, board: Board): void {
  for (const heap of board.components())
    if (heap.some((v) => board.degree(v) !== heap.length - 1))
      throw unsuitableBoard(ruleset, 'no union of complete graphs', 'heaps such as heap:7 or heaps:3,5');
}
