import { InputError, nearestNames } from '../errors.js';
import type { Board } from './Board.js';
import { unionOfBoards } from './unionOfBoards.js';
import { TextSpan } from '../text/internal.js';
import { parseCells } from './parseCells.js';
import { complete, cycle, empty, fromEdges, heap, heaps, path, star, tree } from './generators.js';
import { completeBipartite, completeMultipartite, petersen, wheel } from './namedGraphs.js';
import { parseGraph6 } from './graph6.js';
import { parseStones } from './parseStones.js';
import { graphFileFormat, parseGraphFile } from './parseGraphFile.js';

/** How board notation reaches files. */
export interface ParseBoardOptions {
  /** Returns the text of the file that `file:NAME` names. */
  readonly read?: ((name: string) => string | Promise<string>) | undefined;
}

/** How a kind of board, or what may follow a board, is written. */
export interface BoardNotation {
  readonly notation: string;
  readonly words: string;
  readonly example: string;
}

const NOTATIONS: Readonly<Record<string, BoardNotation & { readonly parse: (text: TextSpan) => Board }>> = {
  path: {
    notation: 'path:n',
    words: 'a path with n vertices',
    example: 'path:5',
    parse: (text) => path(text.integer()),
  },
  files: {
    notation: 'files:n',
    words: 'the n files of a chess board, side by side: path:n',
    example: 'files:8',
    parse: (text) => path(text.integer()),
  },
  cycle: {
    notation: 'cycle:n',
    words: 'a cycle with n vertices',
    example: 'cycle:7',
    parse: (text) => cycle(text.integer()),
  },
  complete: {
    notation: 'complete:n',
    words: 'all edges between n vertices',
    example: 'complete:4',
    parse: (text) => complete(text.integer()),
  },
  star: {
    notation: 'star:n',
    words: 'vertex 0 joined to n leaves',
    example: 'star:3',
    parse: (text) => star(text.integer()),
  },
  petersen: {
    notation: 'petersen:n,k',
    words: 'a generalised Petersen graph; petersen alone is petersen:5,2',
    example: 'petersen:5,2',
    parse: (text) => (text.text.trim() === '' ? petersen() : petersen(...integers(text, 2))),
  },
  wheel: {
    notation: 'wheel:n',
    words: 'vertex 0 joined to a cycle of n vertices',
    example: 'wheel:5',
    parse: (text) => wheel(text.integer()),
  },
  'complete-bipartite': {
    notation: 'complete-bipartite:m,n',
    words: 'all edges between m vertices and n others',
    example: 'complete-bipartite:3,3',
    parse: (text) => completeBipartite(...integers(text, 2)),
  },
  multipartite: {
    notation: 'multipartite:a,b,c',
    words: 'all edges between different parts of a, b, c vertices',
    example: 'multipartite:2,2,2',
    parse: (text) => completeMultipartite(text.items().map((item) => item.integer())),
  },
  grid: {
    notation: 'grid:RxC',
    words: 'square cells, numbered row by row',
    example: 'grid:3x4',
    parse: (text) => parseCells(text, 'grid'),
  },
  hex: {
    notation: 'hex:RxC',
    words: 'hexagonal cells, numbered row by row',
    example: 'hex:3x3',
    parse: (text) => parseCells(text, 'hex'),
  },
  empty: {
    notation: 'empty:n',
    words: 'n vertices without edges',
    example: 'empty:3',
    parse: (text) => empty(text.integer()),
  },
  heap: { notation: 'heap:n', words: 'a heap of n', example: 'heap:7', parse: (text) => heap(text.integer()) },
  heaps: {
    notation: 'heaps:a,b',
    words: 'heaps side by side',
    example: 'heaps:3,5',
    parse: (text) => heaps(text.items().map((item) => item.integer())),
  },
  tree: {
    notation: 'tree:p,q,…',
    words: 'a tree by the parents of vertices 1, 2, …',
    example: 'tree:0,0,1',
    parse: (text) => tree(text.items().map((item) => item.integer())),
  },
  g6: { notation: 'g6:TEXT', words: 'a graph in graph6', example: 'g6:DQc', parse: (text) => text.inside(parseGraph6) },
  edges: {
    notation: 'edges:u-v,…',
    words: 'edges, and single vertices without neighbours',
    example: 'edges:0-1,1-2,5',
    parse: parseEdges,
  },
};

/** The names of the board notations: `path`, `cycle`, … */
export const BOARD_NAMES: readonly string[] = [...Object.keys(NOTATIONS), 'file'];

/** Does a text begin as a board alone, such as `grid:3x4`, `petersen` or `file:board.g6`? */
export function isBoardNotation(text: string): boolean {
  if (/^\s*petersen(?=\s|$)/.test(text)) return true;
  const [, word] = /^\s*([\w-]+):/.exec(text) ?? [];
  return word !== undefined && BOARD_NAMES.includes(word);
}

/** The notations of boards, then what may follow them. */
export const BOARD_NOTATIONS: readonly BoardNotation[] = [
  ...Object.values(NOTATIONS).map(({ notation, words, example }) => ({ notation, words, example })),
  {
    notation: 'file:NAME',
    words: 'a file in GraphML, GEXF, graph6 or digraph6, or with one edge per line (.txt, .csv, .edges)',
    example: 'file:board.graphml',
  },
  {
    notation: 'BOARD/cells',
    words: 'cells row by row: . free, # missing, x or L a Left piece, o or R a Right piece',
    example: 'grid:3x3/..#|...|..x',
  },
  { notation: 'BOARD/stones', words: 'the same for the vertices of any board, in order', example: 'path:5/L...R' },
  { notation: 'BOARD sides:LR.', words: 'the colour of each vertex, . for none', example: 'path:3 sides:LRL' },
  { notation: 'BOARD + BOARD', words: 'boards side by side', example: 'path:2 + cycle:3' },
];

/** So many integers with commas between them. */
function integers(text: TextSpan, count: 2): readonly [number, number] {
  const items = text.items().map((item) => item.integer());
  if (items.length !== count) text.refuse('invalid-size', 'two integers such as 5,2');
  return items as unknown as readonly [number, number];
}

/** `0-1,1-2,5`: edges and single vertices; the board has the vertices from 0 to the largest number. */
function parseEdges(text: TextSpan): Board {
  let largest = -1;
  const edges: (readonly [number, number])[] = [];
  for (const item of text.items()) {
    const ends = item.split('-');
    if (ends.length > 2) item.refuse('not-an-edge', 'an edge like 0-1 or a vertex like 5');
    const [u, v] = ends.map((end) => end.integer());
    largest = Math.max(largest, u!, v ?? 0);
    if (v !== undefined) edges.push([u!, v]);
  }
  return fromEdges(edges, largest + 1);
}

function parseSides(board: Board, text: TextSpan): Board {
  const letters = [...text.text];
  if (letters.length !== board.vertexCount)
    text.refuse('invalid-sides', `one letter per vertex, ${board.vertexCount} in all`);
  return board.withSides(
    letters.map((letter, i) => {
      if (letter === '.') return undefined;
      if (letter === 'L' || letter === 'R') return letter;
      return text.slice(i).refuse('invalid-side', 'L, R, or . for no colour');
    }),
  );
}

/** A summand without its colours: either a board, or the file that holds it. */
function parseUncoloured(text: TextSpan): Board | { readonly file: string } {
  const colon = text.text.indexOf(':');
  const name = (colon < 0 ? text.text : text.text.slice(0, colon)).trim();
  if (name === 'file' && colon >= 0) return { file: text.text.slice(colon + 1).trim() };
  const notation = Object.hasOwn(NOTATIONS, name) ? NOTATIONS[name] : undefined;
  if (name === 'petersen' && colon < 0) return petersen();
  if (notation === undefined || colon < 0) {
    const known = CALLED_ELSEWHERE.get(name.toLowerCase());
    const near = known === undefined ? nearestNames(name, BOARD_NAMES) : [known];
    const hint = near.length > 0 ? `Did you mean ${near.map((other) => `${other}:…`).join(' or ')}?` : undefined;
    return text.refuse('unknown-board', `a board such as path:5; known are ${BOARD_NAMES.join(', ')}`, hint);
  }
  const rest = text.slice(colon + 1);
  const slash = CELLS.has(name) ? -1 : rest.text.indexOf('/');
  if (slash === -1) return notation.parse(rest);
  return parseStones(notation.parse(rest.slice(0, slash).trim()), rest.slice(slash + 1).trim());
}

/** Boards by names that others use. */
const CALLED_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['bipartite', 'complete-bipartite'],
  ['biclique', 'complete-bipartite'],
  ['complete-multipartite', 'multipartite'],
  ['turan', 'multipartite'],
  ['clique', 'complete'],
  ['strip', 'path'],
  ['line', 'path'],
  ['circle', 'cycle'],
  ['ring', 'cycle'],
  ['rectangle', 'grid'],
  ['square', 'grid'],
]);

/** The boards whose cells stand in rows. */
const CELLS: ReadonlySet<string> = new Set(['grid', 'hex']);

interface Summand {
  readonly source: Board | { readonly file: string };
  readonly finish: (board: Board) => Board;
}

function parseSummands(text: string): Summand[] {
  return TextSpan.of(text, 'parseBoard')
    .split(' + ')
    .map((part) => {
      const trimmed = part.trim();
      const coloured = /\s+sides:(\S*)$/.exec(trimmed.text);
      if (coloured === null) return { source: parseUncoloured(trimmed), finish: (board) => board };
      const letters = trimmed.slice(trimmed.text.length - coloured[1]!.length);
      return {
        source: parseUncoloured(trimmed.slice(0, coloured.index)),
        finish: (board) => parseSides(board, letters),
      };
    });
}

async function loadFile(file: string, read: ParseBoardOptions['read']): Promise<Board> {
  if (read === undefined) throw needsRead(file);
  graphFileFormat(file); // An unknown format is an error before anything is read.
  return parseGraphFile(file, await read(file));
}

function needsRead(file: string): InputError {
  return new InputError(
    'not-given-read',
    `parseBoard: file:${file} without access to files; expected the option read.`,
    {
      hint: 'Pass { read: (name) => … } and await the result.',
      details: { file },
    },
  );
}

async function parseBoardWithFiles(text: string, options: ParseBoardOptions): Promise<Board> {
  const boards: Board[] = [];
  for (const { source, finish } of parseSummands(text))
    boards.push(finish('file' in source ? await loadFile(source.file, options.read) : source));
  return unionOfBoards(boards);
}

/**
 * A board from its notation: `path:n cycle:n complete:n star:n petersen:n,k wheel:n complete-bipartite:m,n
 * multipartite:a,b,c grid:RxC hex:RxC empty:n heap:n heaps:a,b tree:0,0,1 g6:STRING edges:0-1,1-2,5
 * file:NAME.graphml|.gexf|.g6|.d6|.txt|.csv|.edges`, each perhaps with ` sides:LRL` behind it, joined by ` + ` to a
 * disjoint union. Cells and vertices may be filled, `grid:2x3/..#|x.o`, `path:4/.#xo`: free, missing, a Left piece, a
 * Right piece.
 * With options the result is a promise, and `file:` may be read; without it is the board.
 * @throws ParseError for what does not follow the notation, with its column; InputError for boards that do not exist
 * @example parseBoard('grid:3x2/.#|.#|..').vertexCount // 4
 */
export function parseBoard(text: string): Board;
export function parseBoard(text: string, options: ParseBoardOptions): Promise<Board>;
export function parseBoard(text: string, options?: ParseBoardOptions): Board | Promise<Board> {
  if (options !== undefined) return parseBoardWithFiles(text, options);
  return unionOfBoards(
    parseSummands(text).map(({ source, finish }) => {
      if ('file' in source) throw needsRead(source.file);
      return finish(source);
    }),
  );
}
