import type { Board } from '../boards/index.js';
import { opponent } from '../player.js';
import { positionKey, type BasicPosition } from './BasicPosition.js';
import { compile, type CompileOptions } from './compile.js';
import { exchanged, negativeComplex } from './negativeComplex.js';
import type { Placement, PlacementGame } from './graph/PlacementGame.js';
import { playOn } from './playOn.js';
import type { Clause, Ruleset } from './Ruleset.js';
import { SPGame } from './SPGame.js';

/**
 * The negative of a game: the players exchange their pieces. The vertices are relabelled: x… for what Left has now.
 * @throws LimitError as `compile`
 * @source Huntemann 2018, Remark 4.2
 */
export function negativeGame(game: SPGame, options: CompileOptions = {}): SPGame {
  if (game.parts[0] !== game) return SPGame.sum(game.parts.map((part) => negativeGame(part, options)));
  const { ruleset, board } = game.summands[0]!;
  if (ruleset === undefined) return playOn(negativeComplex(game.legalComplexWithin(options)));
  const negative = compile(negativeRuleset(ruleset), negativeBoard(board).withPieces([]), options);
  const { placed } = game.origin;
  if (placed.length === 0) return negative;
  const vertexOf = new Map(negative.basicPositions.map((position) => [positionKey(position), position.vertex]));
  const { basicPositions } = game;
  return negative.after(placed.map((v) => vertexOf.get(positionKey(exchanged(basicPositions[v]!)))!));
}

/** A board with the colours and the pieces of the other player. */
export function negativeBoard(board: Board): Board {
  if (board.sides === undefined && board.pieces.length === 0) return board;
  return board.withSides(board.sides?.map((side) => opponent(side))).withPieces(board.pieces.map(exchanged));
}

/** The ruleset with the players exchanged: on the negative board it gives the negative game. */
export function negativeRuleset(ruleset: Ruleset): Ruleset {
  const { boardOf } = ruleset;
  const boards = new WeakMap<Board, Board>();
  const negative = (board: Board): Board => {
    const known = boards.get(board) ?? negativeBoard(board);
    boards.set(board, known);
    return known;
  };
  return {
    name: `-${ruleset.name}`,
    words: `With the players exchanged: ${ruleset.words}`,
    basicPositions: (board, options) => ruleset.basicPositions(negative(board), options).map(exchanged),
    clauses: ruleset.clauses.map((clause) => negativeClause(clause, negative)),
    ...(boardOf !== undefined && { boardOf: (board: Board) => negative(boardOf(negative(board))) }),
  };
}

/** @param negative the board that the clause was made for */
function negativeClause(clause: Clause, negative: (board: Board) => Board): Clause {
  const all = (pieces: readonly BasicPosition[]): BasicPosition[] => pieces.map(exchanged);
  switch (clause.on) {
    case 'piece':
      return {
        ...clause,
        forbids: (piece: BasicPosition, board: Board) => clause.forbids(exchanged(piece), negative(board)),
      };
    case 'pair':
      return { ...clause, forbids: (a, b, board) => clause.forbids(exchanged(a), exchanged(b), negative(board)) };
    case 'count':
      return exchanged(clause);
    case 'position': {
      const { list } = clause;
      return {
        ...clause,
        forbids: (pieces: readonly BasicPosition[], board: Board) => clause.forbids(all(pieces), negative(board)),
        ...(list !== undefined && { list: (pieces, board, options) => list(all(pieces), negative(board), options) }),
      };
    }
    case 'listed': {
      const { legal, forbidden } = clause;
      return {
        ...clause,
        ...(legal !== undefined && { legal: legal.map(all) }),
        ...(forbidden !== undefined && { forbidden: forbidden.map(all) }),
      };
    }
  }
}

/** The negative of a game by its moves. */
export function negativeMoves<Position>(game: PlacementGame<Position>): PlacementGame<Position> {
  const swapped = (piece: Placement): Placement => (typeof piece === 'string' ? piece : exchanged(piece));
  return {
    ...game,
    key: (position) => game.key(position),
    *options(position) {
      for (const move of game.options(position))
        yield move.player === undefined ? move : { ...move, player: opponent(move.player) };
    },
    placed: (position) => game.placed(position).map(swapped),
    ...(game.board !== undefined && { board: negativeBoard(game.board) }),
    ...(game.pieces !== undefined && { pieces: game.pieces.map(exchanged) }),
  };
}
