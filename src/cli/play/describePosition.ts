import type { Play } from '../../analysis/index.js';
import { empty } from '../../boards/index.js';
import type { SPGame } from '../../games/index.js';
import type { MoveGame } from '../../moves/index.js';
import { boardText, moveBoardText } from '../../pictures/index.js';
import { playerName } from '../../player.js';
import { SHOWN } from '../../analysis/internal.js';
import { vertexNumbering } from '../vertexNumbering.js';

/** A game as it is shown: its rules, if it has pieces or vertices. */
export interface ShownGame {
  readonly game: SPGame | undefined;
  /** Positions of rulesets, the last among the games by their moves. */
  readonly rules: MoveGame | undefined;
  readonly width: number;
}

/** Larger boards are not shown. */
const MOST_VERTICES = 500;

/**
 * Where a position stands: the boards of the game with its pieces and the moves of the player to move, its name, its
 * value.
 */
export function describeBoard(play: Play, { game, rules, width }: ShownGame): string[] {
  const parts = game === undefined ? play.position : play.position.slice(1);
  const last = rules === undefined ? undefined : parts.findLast((part) => typeof part === 'string');
  const boards = game === undefined ? [] : boardLines(play, game, width);
  return [
    ...boards,
    ...parts.flatMap((part) => {
      if (part === last) return moveBoardText(rules!.at(part)).split('\n');
      return [typeof part === 'string' ? `Position: ${part}` : `Value: ${String(part)}`];
    }),
  ];
}

/** Whether a piece lies on more than one vertex of a board. */
function hasLargePieces(game: SPGame): boolean {
  return game.basicPositions.some(({ cells }) => cells.length !== 1);
}

function boardLines(play: Play, game: SPGame, width: number): string[] {
  const claimed = play.position[0] as readonly number[];
  const { vertices, summands, basicPositions } = game;
  const placed = new Set([...game.origin.placed, ...claimed]);
  const moves = new Set(play.moves.map(({ name }) => name));
  const isLarge = hasLargePieces(game);
  const numbers = vertexNumbering(game);
  return summands.flatMap(({ ruleset, board: own }, summand) => {
    // A game on a complex has no rules that look at edges.
    const board = ruleset === undefined ? empty(own.vertexCount) : own;
    if (board.vertexCount === 0) return [];
    if (board.vertexCount > MOST_VERTICES) return [`A board with ${board.vertexCount} vertices`];
    const texts = Array.from({ length: board.vertexCount }, (_, v) => (isLarge ? `.${numbers(summand, v)}` : '.'));
    for (const { vertex, side } of board.pieces) texts[vertex] = side === 'L' ? '[x]' : '[o]';
    for (const { vertex, cells, summand: its } of basicPositions) {
      if (its !== summand) continue;
      const { label } = vertices[vertex]!;
      if (placed.has(vertex)) for (const cell of cells) texts[cell] = `[${label}]`;
      else if (!isLarge && moves.has(label)) texts[cells[0]!] = label;
    }
    return boardText(board, (v) => texts[v]!, { width: width - 2 }).split('\n');
  });
}

/**
 * What a player may do; large pieces with the vertices that they cover.
 * @param all also the moves that a list leaves out
 */
export function describeMoves(play: Play, { game }: ShownGame, all: boolean): string {
  const names = play.moves.map(({ name }) => name);
  const shown = all ? names : names.slice(0, SHOWN);
  const cells = game !== undefined && hasLargePieces(game) ? cellsByLabel(game) : undefined;
  const list = shown.map((name) => {
    const on = cells?.get(name);
    return on === undefined ? name : `${name} on ${on.join(' ')}`;
  });
  const more = names.length - shown.length;
  const joint = cells === undefined ? ' ' : ', ';
  const end = more > 0 ? [`… and ${more} more (moves lists all)`] : [];
  return `Moves of ${playerName(play.toMove)}: ${[...list, ...end].join(joint)}`;
}

function cellsByLabel(game: SPGame): Map<string, readonly number[]> {
  const numbers = vertexNumbering(game);
  return new Map(
    game.basicPositions.map(({ vertex, cells, summand }) => [
      game.vertices[vertex]!.label,
      cells.map((cell) => numbers(summand, cell)),
    ]),
  );
}
