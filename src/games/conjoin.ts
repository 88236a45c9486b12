import type { Board } from '../boards/index.js';
import type { Move } from '../evaluation/index.js';
import { Work, type RunOptions } from '../run.js';
import { positionKey, type BasicPosition } from './BasicPosition.js';
import { compile } from './compile.js';
import type { PlacementGame } from './graph/PlacementGame.js';
import type { Ruleset } from './Ruleset.js';
import type { SPGame } from './SPGame.js';

/** A position of a conjoined game: vertices of the first game, and behind them of the second once that has begun. */
export interface ConjoinedPosition {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** The second game on what the first one has left of the board. */
interface Rest {
  readonly game: SPGame;
  /** Which vertex of the whole board each vertex is. */
  readonly map: readonly number[];
}

/**
 * The conjoin of two rulesets on a board: the first is played until neither player has a move in it, then the second on
 * the vertices that are not covered. A player who has no move where the other one has loses also in the first part. It
 * is a weak placement game; the source names it without a definition, and this one is ours.
 * @param options `limit` counts placements of each game that is compiled; the time is for the first one, later ones
 * have as much each
 * @returns a game by its moves, whose second part is compiled when it is reached
 * @throws InputError as `compile`, for the second ruleset also later, where a part of the board does not suit it
 * @throws LimitError
 * @complexity that of `compile` for the first game, and for each set of vertices that it may leave
 * @source Huntemann 2018, Sec. 1.1.2
 * @example [...conjoin(snort, nogo, path(2)).options({ first: [], second: [] })].length // 4
 */
export function conjoin(
  first: Ruleset,
  second: Ruleset,
  board: Board,
  options: RunOptions = {},
): PlacementGame<ConjoinedPosition> {
  const work = new Work('conjoin', options);
  const begin = compile(first, board, work.rest());
  const played = begin.board;
  const rests = new Map<string, Rest>();
  /** The second game, once the first one is over. */
  const restAfter = (placed: readonly number[]): Rest => {
    const covered = new Set([
      ...played.pieces.map(({ vertex }) => vertex),
      ...placed.flatMap((v) => begin.basicPositions[v]!.cells),
    ]);
    const free = Array.from({ length: played.vertexCount }, (_, v) => v).filter((v) => !covered.has(v));
    const key = free.join();
    let rest = rests.get(key);
    if (rest === undefined) {
      const part = played.induced(free);
      rests.set(key, (rest = { game: compile(second, part.board, options), map: part.map }));
    }
    return rest;
  };
  const pieceOn = ({ game, map }: Rest, v: number): BasicPosition => {
    const { side, piece, cells } = game.basicPositions[v]!;
    return { ...(side !== undefined && { side }), piece, cells: cells.map((cell) => map[cell]!).sort((a, b) => a - b) };
  };
  const moveTo = (position: ConjoinedPosition, piece: BasicPosition, name: string): Move<ConjoinedPosition> => ({
    position,
    ...(piece.side !== undefined && { player: piece.side }),
    move: name,
  });
  return {
    board: played,
    start: { first: [], second: [] },
    key: ({ first, second }) => `${first.join()};${second.join()}`,
    placed: ({ first, second }) => {
      const before = first.map((v) => begin.basicPositions[v]!);
      if (second.length === 0) return before;
      const rest = restAfter(first);
      return [...before, ...second.map((v) => pieceOn(rest, v))];
    },
    *options({ first, second }) {
      const next = second.length === 0 ? movesOf(begin, first) : [];
      for (const v of next)
        yield moveTo({ first: added(first, v), second }, begin.basicPositions[v]!, begin.vertices[v]!.label);
      if (next.length > 0) return;
      const rest = restAfter(first);
      for (const v of movesOf(rest.game, second)) {
        const piece = pieceOn(rest, v);
        yield moveTo({ first, second: added(second, v) }, piece, `then ${positionKey(piece)}`);
      }
    },
  };
}

/** The vertices that can be placed beside those of a legal position. */
function movesOf(game: SPGame, placed: readonly number[]): number[] {
  return game.vertices.flatMap((_, v) => (!placed.includes(v) && game.isLegal([...placed, v]) ? [v] : []));
}

function added(placed: readonly number[], v: number): number[] {
  return [...placed, v].sort((a, b) => a - b);
}
