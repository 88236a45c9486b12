import { graphsUpToIsomorphism, grid, parseBoard, type Board } from '../../boards/index.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';

/** A family of boards, and whether their vertices are to be renumbered in all ways. */
export interface BoardFamily {
  readonly boards: readonly Board[];
  readonly relabel: boolean;
}

/** The most vertices of boards that are renumbered. */
const MOST = 8;

/**
 * The family that an option names: `5` all graphs with at most 5 vertices, `connected:5` the connected ones, `grids:6` the
 * grids with at most 6 squares, or a list of boards with blanks between.
 * @throws InputError `bad-family`, and those of the boards
 */
export async function parseFamily(
  text: string,
  options: RunOptions & { readonly read: (name: string) => string | Promise<string> },
): Promise<BoardFamily> {
  const [, kind = 'graphs', digits] = /^\s*(?:(graphs|connected|grids):)?(\d{1,6})\s*$/.exec(text) ?? [];
  const { read, ...run } = options;
  if (digits === undefined) {
    const names = text.split(/\s+/).filter((name) => name !== '');
    if (names.length === 0) throw badFamily('no board');
    const boards: Board[] = [];
    for (const name of names) boards.push(await parseBoard(name, { read }));
    return { boards, relabel: false };
  }
  const n = Number(digits);
  if (kind === 'grids') return { boards: gridsUpTo(n), relabel: false };
  if (n > MOST) throw badFamily(`all graphs with at most ${n} vertices`);
  return { boards: graphsUpToIsomorphism(n, { ...run, connected: kind === 'connected' }), relabel: true };
}

function badFamily(found: string): InputError {
  return new InputError(
    'bad-family',
    `classify: the family is ${found}; expected a number up to ${MOST}, connected:N, grids:N or boards with blanks between.`,
    { hint: "For example --family 4 or --family 'path:3 cycle:4'." },
  );
}

/** The grids with at most n squares, by their numbers of squares. */
function gridsUpTo(n: number): Board[] {
  const boards: Board[] = [];
  for (let squares = 1; squares <= n; squares++)
    for (let rows = 1; rows <= squares; rows++) if (squares % rows === 0) boards.push(grid(rows, squares / rows));
  return boards;
}
