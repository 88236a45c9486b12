import type { Board } from '../../boards/index.js';
import { PLAYERS, opponent, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { unsuitableBoard } from '../Ruleset.js';
import { LimitError } from '../../errors.js';

/** Cells that are claimed, by vertex; undefined where a cell is empty. */
export type HexFilling = readonly (Player | undefined)[];

/** @throws InputError `not-a-suitable-board` for what is not a full parallelogram of hexagons */
export function requireHexBoard(ruleset: string, { grid, vertexCount }: Board): void {
  if (grid?.kind !== 'hex' || vertexCount !== grid.rows * grid.columns || vertexCount === 0)
    throw unsuitableBoard(ruleset, 'no full parallelogram of hexagons', 'one such as hex:3x3');
}

/**
 * The player who has joined two opposite sides of a board of HEX, if one has: Left the left to the right column, Right
 * the top to the bottom row.
 * @source Huntemann 2018, App. A
 * @throws InputError `not-a-suitable-board`
 * @example hexWinner(parseBoard('hex:1x1'), ['L']) // 'L'
 */
export function hexWinner(board: Board, filling: HexFilling): Player | undefined {
  requireHexBoard('hexWinner', board);
  return PLAYERS.find((side) => joins(board, filling, side));
}

function joins(board: Board, filling: HexFilling, side: Player): boolean {
  const { cells, rows, columns } = board.grid!;
  const [axis, last] = side === 'L' ? [1, columns - 1] : [0, rows - 1];
  const reached = new Set(cells.flatMap((cell, v) => (cell[axis] === 0 && filling[v] === side ? [v] : [])));
  for (const v of reached) {
    if (cells[v]![axis] === last) return true;
    for (const w of board.neighbours(v)) if (filling[w] === side) reached.add(w);
  }
  return false;
}

/** The most cells that `hexOutcome` searches: each may be empty or have an owner. */
const LARGEST = 16;

/**
 * The winner of HEX from the pieces on the board, by search of all positions.
 * @param first the player who moves first
 * @param options `limit` counts positions
 * @throws InputError `not-a-suitable-board`
 * @throws LimitError `too-large-board` above 16 empty cells
 * @complexity 3^cells positions
 */
export function hexOutcome(board: Board, first: Player, options: RunOptions = {}): Player {
  requireHexBoard('hexOutcome', board);
  const filling: (Player | undefined)[] = new Array<undefined>(board.vertexCount).fill(undefined);
  for (const { vertex, side } of board.pieces) filling[vertex] = side;
  const empty = filling.filter((side) => side === undefined).length;
  if (empty > LARGEST)
    throw new LimitError('too-large-board', `hexOutcome: ${empty} empty cells; expected at most ${LARGEST}.`);
  const work = new Work('hexOutcome', options);
  const known = new Map<string, Player>();
  const search = (player: Player): Player => {
    const key = player + filling.map((side) => side ?? '.').join('');
    let winner = known.get(key) ?? hexWinner(board, filling);
    if (winner === undefined) {
      const other = opponent(player);
      winner = other;
      for (let v = 0; v < filling.length && winner === other; v++) {
        if (filling[v] !== undefined) continue;
        filling[v] = player;
        winner = search(other);
        filling[v] = undefined;
      }
    }
    known.set(key, winner);
    work.tick(known.size);
    return winner;
  };
  return search(first);
}
