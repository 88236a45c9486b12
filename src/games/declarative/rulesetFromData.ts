import { takes } from '../../arguments.js';
import { aRuleset } from '../aRuleset.js';
import { type Board, findPlacements } from '../../boards/index.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { DataReader } from '../../text/internal.js';
import { positionKey, type BasicPosition } from '../BasicPosition.js';
import type { Ruleset } from '../Ruleset.js';
import { clauseFromData } from './clauseFromData.js';
import { describeRuleset } from './describeRuleset.js';
import { readRuleset } from './readRuleset.js';
import type { GraphPiece, PieceData, RulesetData } from './RulesetData.js';
import { shapePlacements } from './shapePlacements.js';
import { boardOfGraph, sizeWithChains, withShortEdges } from './withShortEdges.js';

/**
 * The ruleset that the data describe. Pieces are found on the board by subgraph search; on a board with long edges,
 * chains are played on, and the inner vertices of the chains come after the others.
 * @param data checked, as it may come from a file
 * @throws InputError `invalid-field`: `details.field` is the path in the data, `hint` the fix
 * @example rulesetFromData({ type: 'ruleset', name: 'pairs', pieces: [{ piece: 'pair', shape: ['##'], rotate: true }], clauses: [{ forbid: 'overlap' }] }).name // 'pairs'
 */
export function rulesetFromData(data: RulesetData): Ruleset {
  return rulesetOfData(DataReader.of(data, 'rulesetFromData'));
}

/** As `rulesetFromData`, where the data may be a part of a larger document. */
export function rulesetOfData(data: DataReader): Ruleset {
  const full = readRuleset(data);
  const finders = full.pieces.map((piece) => placementFinder(piece, full.name));
  return Object.freeze<Ruleset>({
    name: full.name,
    words: full.words ?? describeRuleset(full),
    basicPositions: (board, options) => {
      const found = finders.flatMap((find) => find(board, options));
      return [...new Map(found.map((position) => [positionKey(position), position])).values()];
    },
    clauses: full.clauses.map((clause) => clauseFromData(clause, full.name)),
    boardOf: withShortEdges,
    data: full,
  });
}

const rulesetToDataTakes = /* @__PURE__ */ takes('rulesetToData', () => ({ ruleset: aRuleset }));

/**
 * A ruleset as data, in the long form.
 * @throws InputError `not-declarative` for a ruleset that is given by functions
 */
export function rulesetToData(ruleset: Ruleset): RulesetData {
  rulesetToDataTakes(ruleset);
  if (ruleset.data !== undefined) return ruleset.data;
  throw new InputError(
    'not-declarative',
    `rulesetToData: ${ruleset.name} is given by functions; expected a ruleset made by rulesetFromData.`,
    { details: { ruleset: ruleset.name } },
  );
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
