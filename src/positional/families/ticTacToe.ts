import { LimitError } from '../../errors.js';
import { integer, requireShape } from '../../shape.js';
import { PositionalGame, type PositionalRule } from '../PositionalGame.js';

/** How a game of a family is played. */
export interface PositionalFamilyOptions {
  /** By default strong for tic-tac-toe, maker for the others. */
  readonly rule?: PositionalRule;
}

/** The most cells. */
const MOST = 4096;

/**
 * TIC-TAC-TOE on the cube with side n in dimension d: the cells, called 1.1, 1.2, … by their coordinates, and the lines
 * of n cells, in which each coordinate is constant, runs up, or runs down.
 * @param n at least 1
 * @param d at least 1; 2 for squares
 * @throws LimitError `too-large-board` above 4096 cells
 * @complexity O(n · 3^d · n^d), as there are ((n + 2)^d − n^d) / 2 lines
 * @source Siegel 2013, Sec. 4
 * @source Hales and Jewett 1963
 * @example ticTacToe(3, 3).sets.size // 49
 */
export function ticTacToe(n: number, d: number, options: PositionalFamilyOptions = {}): PositionalGame {
  requireShape('ticTacToe', integer(1), n, 'n');
  requireShape('ticTacToe', integer(1), d, 'd');
  const cells = n ** d;
  if (d > 12 || cells > MOST)
    throw new LimitError('too-large-board', `ticTacToe: ${n}^${d} cells; the limit is ${MOST} cells and dimension 12.`);
  const coordinates = (cell: number): number[] =>
    Array.from({ length: d }, (_, axis) => Math.floor(cell / n ** (d - 1 - axis)) % n);
  const lines: number[][] = [];
  for (let start = 0; start < cells; start++)
    for (let code = 1; code < 3 ** d; code++) {
      const steps = Array.from({ length: d }, (_, axis) => (Math.floor(code / 3 ** axis) % 3) - 1);
      const from = coordinates(start);
      // Each line once: its first moving coordinate runs up.
      const isFirst = steps.find((step) => step !== 0) === 1;
      if (
        !isFirst ||
        steps.some((step, axis) => (step === 1 && from[axis] !== 0) || (step === -1 && from[axis] !== n - 1))
      )
        continue;
      const jump = steps.reduce((sum, step, axis) => sum + step * n ** (d - 1 - axis), 0);
      lines.push(Array.from({ length: n }, (_, i) => start + i * jump));
    }
  const labels = Array.from({ length: cells }, (_, cell) =>
    coordinates(cell)
      .map((c) => c + 1)
      .join('.'),
  );
  return new PositionalGame(options.rule ?? 'strong', lines, { labels });
}
