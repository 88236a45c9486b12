import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { behindPrefix } from '../rows/readRow.js';

/** More squares are mistakes. */
const MOST_SQUARES = 4096;

const EXAMPLE = 'grid:3x4 or grid:2x3/#..|...';

/**
 * CHOMP: a player chooses a square and takes it with all squares that are neither below it nor to the right of it; the
 * last square, at the bottom right, stays. Positions are the rows of the board from above, `.` for a square and `#` for
 * one that is gone; a move is called by the row and the column of its square, from 1.
 * @source Siegel 2013, Sec. 4
 */
export const chomp: MoveRuleset = {
  name: 'chomp',
  impartial: true,
  read: readBoard,
  print: (position) => {
    const rows = position.split('|');
    return `grid:${rows.length}x${rows[0]!.length}${position.includes('#') ? `/${position}` : ''}`;
  },
  scene: (position) => ({ kind: 'bar', rows: position.split('|') }),
  options: bites,
  components: (position) => (squaresLeft(position) === 1 ? [] : [position]),
  // Rows and columns that are gone play no part, and the board may be reflected at the diagonal through the last
  // square.
  canonical: (position) => {
    const lengths = lengthsOf(position).filter((length) => length > 0);
    const columns = Array.from({ length: lengths.at(-1)! }, (_, j) => lengths.filter((length) => length > j).length);
    const [upright, reflected] = [boardOf(lengths), boardOf(columns.reverse())];
    return { position: upright < reflected ? upright : reflected };
  },
  // A rectangle has a square at the top left, which every bite takes: who begins could have made any reply to taking it
  // alone.
  outcomeByTheorem: (position) => {
    if (squaresLeft(position) === 1) return 'P';
    return new Set(lengthsOf(position).filter((length) => length > 0)).size === 1 ? 'N' : undefined;
  },
  knownValue: (position, store) => {
    const lengths = lengthsOf(position).filter((length) => length > 0);
    const isStrip = lengths.length === 1 || lengths.at(-1) === 1;
    return isStrip ? store.nimber(squaresLeft(position) - 1) : undefined;
  },
};

function* bites(position: string): Generator<Move<string>> {
  const rows = position.split('|');
  const [m, n] = [rows.length, rows[0]!.length];
  for (const [i, row] of rows.entries())
    for (let j = row.lastIndexOf('#') + 1; j < n; j++) {
      if (i === m - 1 && j === n - 1) continue;
      const after = rows.map((each, r) => (r <= i ? '#'.repeat(j + 1) + each.slice(j + 1) : each));
      yield { position: after.join('|'), move: `${i + 1}.${j + 1}` };
    }
}

/** How many squares are left in each row. */
function lengthsOf(position: string): number[] {
  return position.split('|').map((row) => row.length - 1 - row.lastIndexOf('#'));
}

/** The smallest board with rows of these lengths, from above: each is at least as long as the one before. */
function boardOf(lengths: readonly number[]): string {
  const width = lengths.at(-1)!;
  return lengths.map((length) => '#'.repeat(width - length) + '.'.repeat(length)).join('|');
}

function squaresLeft(position: string): number {
  return lengthsOf(position).reduce((sum, length) => sum + length, 0);
}

function readBoard(notation: TextSpan): string {
  const { rest } = behindPrefix(notation, ['grid'], EXAMPLE);
  const slash = rest.text.indexOf('/');
  const size = (slash === -1 ? rest : rest.slice(0, slash)).trim();
  const rows =
    slash === -1
      ? []
      : rest
          .slice(slash + 1)
          .split('|')
          .map((row) => row.trim());
  const [, r, c] = /^(\d{1,9})x(\d{1,9})$/.exec(size.text) ?? [];
  const [m, n] = [Number(r), Number(c)];
  if (r === undefined || m === 0 || n === 0)
    size.refuse('not-a-position', 'numbers of rows and columns such as 3x4', `For example ${EXAMPLE}.`);
  if (m * n > MOST_SQUARES)
    size.refuse('too-large-board', `at most ${MOST_SQUARES} squares`, undefined, `a board of ${m * n}`);
  if (rows.length === 0) return boardOf(new Array<number>(m).fill(n));
  if (rows.length !== m) rest.refuse('not-a-position', `${m} rows`, `For example ${EXAMPLE}.`, `${rows.length} rows`);
  for (const row of rows)
    if (row.text.length !== n || !/^#*\.*$/.test(row.text))
      row.refuse(
        'not-a-position',
        `a row of ${n} squares, first those that are gone (#), then those that are left (.)`,
      );
  const position = rows.map(({ text }) => text).join('|');
  const lengths = lengthsOf(position);
  const fault = lengths.findIndex((length, i) => i > 0 && length < lengths[i - 1]!);
  if (fault !== -1)
    rows[fault]!.refuse('not-a-position', `at least the ${lengths[fault - 1]} squares of the row above`);
  if (lengths.at(-1) === 0) rows.at(-1)!.refuse('not-a-position', 'the square at the bottom right');
  return position;
}

/** CHOMP in the catalogue. */
export const chompEntry: MoveCatalogueEntry = {
  name: 'chomp',
  title: 'CHOMP',
  players: 'impartial',
  words:
    'Choose a square and take it with all squares that are neither below it nor to the right of it. The last square, at the bottom right, may not be taken.',
  source: 'Siegel 2013, Sec. 4',
  boards: 'grid:RxC, perhaps with rows of # for squares that are gone and . for the others: grid:2x3/#..|...',
  example: 'chomp@grid:3x4',
  facts: [
    'the player who begins wins on every rectangle but 1x1: some reply to taking the square at the top left alone can be made at once',
    'DIVISORS on the divisors of p^(m-1) q^(n-1), p and q different primes, is CHOMP on grid:mxn',
  ],
  witness: ['chomp@grid:2x2', '1.1', '1.2'],
  variants: { '': chomp },
};
