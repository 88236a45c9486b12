import { TextSpan } from '../../text/internal.js';
import { positionOf, printMazePosition, readMaze, type Maze, type MazeCell } from './Maze.js';

/** A maze with the cells of its tokens, ascending; two tokens may stand in the same cell. */
export interface MazePosition {
  readonly maze: Maze;
  readonly tokens: readonly MazeCell[];
}

/** The most tokens of a position. */
const MOST_TOKENS = 1000;

/**
 * A maze, perhaps with `/tokens:r.c,…` behind it; by default one token stands in the top left cell.
 * @throws ParseError `not-a-position`, `too-large-board`, `too-many-items`
 */
export function readMazePosition(notation: TextSpan): MazePosition {
  const span = notation.trim();
  const end = span.text.indexOf(TOKENS);
  if (end === -1) return { maze: readMaze(span), tokens: [[0, 0]] };
  const maze = readMaze(span.slice(0, end));
  const list = span.slice(end + TOKENS.length);
  const items = list.items();
  if (items.length > MOST_TOKENS)
    list.refuse('too-many-items', `at most ${MOST_TOKENS} tokens`, undefined, `${items.length} tokens`);
  const { rows, columns } = maze;
  const tokenOf = (item: TextSpan): MazeCell => {
    const [, r, c] = (/^(\d+)\.(\d+)$/.exec(item.text) ?? []).map(Number);
    return r! < rows && c! < columns
      ? [r!, c!]
      : item.refuse(
          'not-a-position',
          `a cell r.c of a token, rows from 0 to ${rows - 1} and columns from 0 to ${columns - 1}`,
          'For example grid:3x2/walls:1.0-1.1/tokens:0.0,1.1.',
        );
  };
  const tokens = items.length === 0 ? [tokenOf(list)] : items.map(tokenOf);
  return { maze, tokens: tokens.sort(([r, c], [s, d]) => r - s || c - d) };
}

const TOKENS = '/tokens:';

/** The position in normal form, without colons: `3x2/1.0-1.1;0.0,1.1`; one token in the top left cell is left out. */
export function textOfMazePosition({ maze, tokens }: MazePosition): string {
  const list = tokens.map((token) => token.join('.')).join();
  return `${positionOf(maze)}${list === '0.0' ? '' : `;${list}`}`;
}

/** The position of such a text. */
export function mazePositionOf(text: string): MazePosition {
  return readMazePosition(TextSpan.of(printMazePosition(text), 'mazeRuleset'));
}
