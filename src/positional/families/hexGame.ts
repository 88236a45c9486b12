import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { integer, requireShape } from '../../shape.js';
import { PositionalGame } from '../PositionalGame.js';
import type { PositionalFamilyOptions } from './ticTacToe.js';

/** The most winning sets, and rows or columns, whose letters end at z. */
const MOST = 2 ** 16;
const MOST_LINES = 26;

/**
 * HEX on a parallelogram of hexagons: the cells, called a1, b1, … by column and row, and as winning sets those that
 * join the left to the right column and contain no smaller ones. The cells that join the top to the bottom row are the
 * blocker, so that Breaker wins by joining these.
 * @param rows from 1 to 26
 * @param columns from 1 to 26
 * @throws LimitError `too-large-board` above 2^16 winning sets or 26 rows or columns
 * @complexity the cells of all winning sets, for each of these the cells of the board
 * @source Siegel 2013, Sec. 4
 * @source Huntemann 2018, App. A
 * @example hexGame(3, 3).sets.size // 11
 */
export function hexGame(
  rows: number,
  columns: number,
  options: PositionalFamilyOptions & RunOptions = {},
): PositionalGame {
  requireShape('hexGame', integer(1), rows, 'rows');
  requireShape('hexGame', integer(1), columns, 'columns');
  if (rows > MOST_LINES || columns > MOST_LINES)
    throw new LimitError(
      'too-large-board',
      `hexGame: ${rows}x${columns} cells; the limit is ${MOST_LINES}x${MOST_LINES}.`,
    );
  const { rule = 'maker', ...run } = options;
  const work = new Work('hexGame', run);
  const neighbours = Array.from({ length: rows * columns }, (_, cell) => {
    const [r, c] = [Math.floor(cell / columns), cell % columns];
    return [
      [r, c - 1],
      [r, c + 1],
      [r - 1, c],
      [r + 1, c],
      [r - 1, c + 1],
      [r + 1, c - 1],
    ]
      .filter(([i, j]) => i! >= 0 && i! < rows && j! >= 0 && j! < columns)
      .map(([i, j]) => i! * columns + j!);
  });
  const paths: number[][] = [];
  const path: number[] = [];
  // Cells next to an earlier one of the path would cut it short; so would a second one in the first column.
  const touches = new Int32Array(rows * columns);
  const seen = new Int32Array(rows * columns);
  let searches = 0;
  /**
   * Can the path be completed behind a cell? A shortest way through cells that it does not touch has no chords, so
   * there are no dead ends.
   */
  const leadsOn = (start: number): boolean => {
    searches++;
    seen[start] = searches;
    const found = [start];
    for (const cell of found) {
      if (cell % columns === columns - 1) return true;
      for (const to of neighbours[cell]!) {
        if (touches[to] !== 0 || to % columns === 0 || seen[to] === searches) continue;
        seen[to] = searches;
        found.push(to);
      }
    }
    return false;
  };
  const extend = (cell: number): void => {
    work.step();
    path.push(cell);
    if (cell % columns === columns - 1) {
      if (paths.length === MOST)
        throw new LimitError('too-large-board', `hexGame: more than ${MOST} winning sets on ${rows}x${columns} cells.`);
      paths.push([...path]);
    } else {
      const next = neighbours[cell]!.filter((to) => touches[to] === 0 && to % columns !== 0);
      for (const near of neighbours[cell]!) touches[near]!++;
      touches[cell]!++;
      for (const to of next) if (leadsOn(to)) extend(to);
      touches[cell]!--;
      for (const near of neighbours[cell]!) touches[near]!--;
    }
    path.pop();
  };
  for (let r = 0; r < rows; r++) extend(r * columns);
  const labels = Array.from(
    { length: rows * columns },
    (_, cell) => `${String.fromCharCode(97 + (cell % columns))}${Math.floor(cell / columns) + 1}`,
  );
  return new PositionalGame(rule, paths, { labels });
}
