import type { TextSpan } from '../../text/internal.js';
import type { UsualStart } from '../MoveRuleset.js';
import { behindPrefix } from '../rows/readRow.js';

/** A cell of a position: a Left piece, a Right piece, a goose, the fox, free, or none. */
export type GridCell = 'x' | 'o' | 'g' | 'f' | '.' | '#';

/** What may stand in the cells of a ruleset. */
export interface GridSigns {
  readonly signs: string;
  readonly words: string;
  readonly example: string;
}

/** More cells are a mistake. */
const MOST_CELLS = 1024;
const PIECES_OF_BOTH: GridSigns = {
  signs: 'xo.#',
  words: 'x (of Left), o (of Right), . (free) and # (missing)',
  example: 'grid:2x3/xo.|.ox',
};

/** The rows of a position, which is written with bars between them: `xo.|.ox`. */
function rowsOf(position: string): string[] {
  return position.split('|');
}

/** The position as it is written behind the `@`. */
export function printGrid(position: string): string {
  const rows = rowsOf(position);
  return `grid:${rows.length}x${rows[0]!.length}/${position}`;
}

/**
 * The rows behind `grid:RxC/`, those of the usual start if there is nothing behind the size.
 * @throws ParseError `not-a-position`, `too-large-board`
 */
export function readGrid(
  notation: TextSpan,
  usualStart: UsualStart,
  { signs, words, example }: GridSigns = PIECES_OF_BOTH,
): string {
  const { rest } = behindPrefix(notation, ['grid'], example);
  const slash = rest.text.indexOf('/');
  const size = slash === -1 ? rest : rest.slice(0, slash);
  const [, r, c] = /^([1-9]\d*)x([1-9]\d*)$/.exec(size.text) ?? [];
  if (c === undefined)
    size.refuse('not-a-position', 'the numbers of rows and columns, as in grid:2x3', `For example ${example}.`);
  const [height, width] = [Number(r), Number(c)];
  if (height * width > MOST_CELLS)
    size.refuse('too-large-board', `at most ${MOST_CELLS} cells`, undefined, `a grid of ${height * width} cells`);
  if (slash === -1)
    return (
      usualStart.on(height, width) ??
      size.refuse(
        'not-a-position',
        `the rows behind a slash, or a board for the usual start: ${usualStart.words}`,
        `For example ${example}, or ${usualStart.board} for the usual start.`,
      )
    );
  const rows = rest.slice(slash + 1).split('|');
  if (rows.length !== height)
    rest
      .slice(slash + 1)
      .refuse('not-a-position', `${height} rows with bars between them`, undefined, `${rows.length} rows`);
  for (const row of rows)
    if ([...row.text].some((sign) => !signs.includes(sign)) || row.text.length !== width)
      row.refuse('not-a-position', `a row of ${width} cells ${words}`, `For example ${example}.`);
  return rest.text.slice(slash + 1);
}
