import type { SPGame } from '../../SPGame.js';
import type { Board } from '../../../boards/index.js';
import type { BasicPosition } from '../../BasicPosition.js';
import { movesOf } from '../../graph/movesOf.js';
import type { Placement, PlacementGame } from '../../graph/PlacementGame.js';

/** A position of an ordinal sum: the pieces of both parts. */
export interface OrdinalPosition {
  readonly base: readonly number[];
  readonly subordinate: readonly number[];
}

/**
 * The ordinal sum of two SP-games on boards side by side: a player moves in either, but after a move in the base
 * nobody may move in the subordinate. A medium placement game, and not strong if there is a move in both.
 * @source Huntemann 2018, Sec. 8.2.1
 */
export function ordinalSumOfGames(base: SPGame, subordinate: SPGame): PlacementGame<OrdinalPosition> {
  const [first, second] = [movesOf(base), movesOf(subordinate)];
  const before = first.board!.vertexCount;
  const shifted = (piece: Placement): BasicPosition => {
    const position = piece as BasicPosition;
    return { ...position, cells: position.cells.map((cell) => cell + before) };
  };
  const board: Board = first.board!.disjointUnion(second.board!);
  return {
    start: { base: [], subordinate: [] },
    key: (position) => `${first.key(position.base)} : ${second.key(position.subordinate)}`,
    *options(position) {
      for (const { position: next, ...move } of first.options(position.base))
        yield { ...move, move: `base ${move.move}`, position: { ...position, base: next } };
      if (position.base.length > 0) return;
      for (const { position: next, ...move } of second.options(position.subordinate))
        yield { ...move, move: `subordinate ${move.move}`, position: { ...position, subordinate: next } };
    },
    placed: (position) => [...first.placed(position.base), ...second.placed(position.subordinate).map(shifted)],
    board,
    pieces: [...first.pieces!, ...second.pieces!.map(shifted)],
  };
}
