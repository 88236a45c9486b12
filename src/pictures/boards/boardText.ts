import type { Board } from '../../boards/index.js';
import { LimitError } from '../../errors.js';
import { integer, optional, requireShape } from '../../shape.js';

/** How a board is written. */
export interface BoardTextOptions {
  /** Lines are at most so long, if the texts are; by default 80. */
  readonly width?: number;
}

/** Boards with more vertices are not written. */
const MOST_VERTICES = 2000;

/**
 * A board as lines of text: the cells of a grid in rows, hexagonal ones slanted; of any other graph each path and each
 * cycle in a line, a complete graph in braces, each other vertex with its neighbours.
 * @param textOf what stands on a vertex, such as its name or its piece
 * @throws LimitError `too-large-picture` for more than 2000 vertices
 * @example boardText(path(3), (v) => `v${v}`) // 'v0 - v1 - v2'
 */
export function boardText(board: Board, textOf: (vertex: number) => string, options: BoardTextOptions = {}): string {
  requireShape('boardText', optional(integer(1)), options.width, 'options.width');
  const { width = 80 } = options;
  if (board.vertexCount > MOST_VERTICES)
    throw new LimitError(
      'too-large-picture',
      `boardText: ${board.vertexCount} vertices; expected at most ${MOST_VERTICES}.`,
    );
  const texts = Array.from({ length: board.vertexCount }, (_, v) => String(textOf(v)));
  return (board.grid === undefined ? graphLines(board, texts, width) : gridLines(board.grid, texts)).join('\n');
}

/** Rows of cells; a missing cell is blank. */
function gridLines({ kind, rows, columns, cells }: NonNullable<Board['grid']>, texts: readonly string[]): string[] {
  const size = Math.max(0, ...texts.map(({ length }) => length));
  const table = Array.from({ length: rows }, () => new Array<string>(columns).fill(''));
  cells.forEach(([row, column], v) => (table[row]![column] = texts[v]!));
  // A hexagonal cell touches two of the row above: each row begins half a cell further right.
  const slant = kind === 'hex' ? Math.ceil((size + 1) / 2) : 0;
  return table.map((row, r) => `${' '.repeat(r * slant)}${row.map((text) => text.padStart(size)).join(' ')}`.trimEnd());
}

/** The components one after the other; vertices without neighbours share lines. */
function graphLines(board: Board, texts: readonly string[], width: number): string[] {
  const components = board.components();
  const alone = components.filter(({ length }) => length === 1).map(([v]) => texts[v!]!);
  const lines = components
    .filter(({ length }) => length > 1)
    .flatMap((vertices) => componentLines(board, vertices, texts, width));
  return [...lines, ...joined(alone, '   ', width)];
}

function componentLines(board: Board, vertices: readonly number[], texts: readonly string[], width: number): string[] {
  const textsOf = (list: readonly number[]): string[] => list.map((v) => texts[v]!);
  const degrees = vertices.map((v) => board.degree(v));
  const edges = degrees.reduce((sum, degree) => sum + degree, 0) / 2;
  const n = vertices.length;
  if (degrees.every((degree) => degree <= 2)) {
    const walk = walkFrom(board, vertices.find((v) => board.degree(v) === 1) ?? vertices[0]!);
    const end = edges === n ? [`(${texts[walk[0]!]!})`] : [];
    return joined([...textsOf(walk), ...end], ' - ', width);
  }
  if (edges === (n * (n - 1)) / 2) return joined(['{', ...textsOf(vertices), '}'], ' ', width);
  const size = Math.max(...textsOf(vertices).map(({ length }) => length));
  return vertices.map((v) => `${texts[v]!.padEnd(size)} : ${textsOf(board.neighbours(v)).join(' ')}`);
}

/** The vertices along a path or a cycle. */
function walkFrom(board: Board, start: number): number[] {
  const walk = [start];
  const seen = new Set(walk);
  for (;;) {
    const next = board.neighbours(walk.at(-1)!).find((v) => !seen.has(v));
    if (next === undefined) return walk;
    seen.add(next);
    walk.push(next);
  }
}

/** Texts with a joint between them, in lines; a line that goes on begins with the joint. */
function joined(texts: readonly string[], joint: string, width: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(text);
    else if (line.length + joint.length + text.length <= width) lines[lines.length - 1] = line + joint + text;
    else lines.push(joint.trimStart() + text);
  }
  return lines;
}
