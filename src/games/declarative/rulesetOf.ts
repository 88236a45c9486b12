import { type Board, findPlacements } from '../../boards/index.js';
import type { RunOptions } from '../../run.js';
import { positionKey, type BasicPosition } from '../BasicPosition.js';
import { deepFrozen } from '../deepFrozen.js';
import type { Ruleset } from '../Ruleset.js';
import { clauseFromData } from './clauseFromData.js';
import type { FullRulesetData } from './readRuleset.js';
import type { GraphPiece, PieceData } from './RulesetData.js';
import { shapePlacements } from './shapePlacements.js';
import { boardOfGraph, sizeWithChains, withShortEdges } from './withShortEdges.js';

/**
 * The ruleset that data in the long form describe. The data are not checked: the reader of data is not needed for the
 * rulesets of the library.
 */
export function rulesetOf(full: FullRulesetData, words: string): Ruleset {
  const finders = full.pieces.map((piece) => placementFinder(piece, full.name));
  return Object.freeze<Ruleset>({
    name: full.name,
    words,
    basicPositions: (board, options) => {
      const found = finders.flatMap((find) => find(board, options));
      return [...new Map(found.map((position) => [positionKey(position), position])).values()];
    },
    clauses: deepFrozen(full.clauses.map((clause) => clauseFromData(clause, full.name))),
    boardOf: withShortEdges,
    data: deepFrozen(full),
  });
}

type Finder = (board: Board, options?: RunOptions) => BasicPosition[];

function placementFinder(data: PieceData, ruleset: string): Finder {
  const { piece, side } = data;
  const on = data.on === undefined ? undefined : new Set(data.on);
  const find = 'shape' in data ? shapeFinder(data, ruleset) : graphFinder(data);
  return (board, options) => {
    const cellSets = find(withShortEdges(board), options);
    const allowed = on === undefined ? cellSets : cellSets.filter((cells) => cells.every((v) => on.has(v)));
    return allowed.map((cells): BasicPosition => (side === undefined ? { piece, cells } : { side, piece, cells }));
  };
}

type CellFinder = (board: Board, options?: RunOptions) => readonly (readonly number[])[];

function shapeFinder(data: PieceData & { readonly shape: readonly string[] }, ruleset: string): CellFinder {
  return (board, options) => shapePlacements(data, board, ruleset, options);
}

function graphFinder({ graph, on }: GraphPiece): CellFinder {
  const size = sizeWithChains(graph);
  return (board, options) => {
    if (size > board.vertexCount) return [];
    const shape = boardOfGraph(graph);
    if (on === undefined) return findPlacements(shape, board, options);
    const { board: part, map } = board.induced(on.filter((v) => v < board.vertexCount).sort((a, b) => a - b));
    return findPlacements(shape, part, options).map((cells) => cells.map((v) => map[v]!));
  };
}
