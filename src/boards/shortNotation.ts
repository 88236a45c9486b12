import type { Board } from './Board.js';

/** Longer lists of edges are not written out. */
const LONGEST_EDGE_LIST = 40;

/** A graph or a full grid without pieces as `printBoard` writes it, any other board in words: what consoles show. */
export function shortNotation(board: Board): string {
  const { vertexCount, edges, grid } = board;
  const isPlain = board.pieces.length === 0 && board.lengths === undefined;
  const text = !isPlain ? undefined : grid === undefined ? graphNotation(board) : gridNotation(board);
  if (text !== undefined) return text + sidesNotation(board, [...Array(vertexCount).keys()]);
  return `board with ${vertexCount} vertices and ${edges.length} edges`;
}

function gridNotation({ grid, edges, vertexCount }: Board): string | undefined {
  const { kind, rows, columns } = grid!;
  const usual = rows * (columns - 1) + columns * (rows - 1) + (kind === 'hex' ? (rows - 1) * (columns - 1) : 0);
  return vertexCount === rows * columns && edges.length === usual ? `${kind}:${rows}x${columns}` : undefined;
}

/** The graph of a board by its name, or by its edges while these are few. */
export function graphNotation(board: Board): string | undefined {
  const { vertexCount: n, edges } = board;
  const m = edges.length;
  if (m === 0) return `empty:${n}`;
  if (m === n - 1 && edges.every(([u, v]) => v === u + 1)) return `path:${n}`;
  if (n >= 3 && m === n && edges.every(([u, v]) => v === u + 1 || v - u === n - 1)) return `cycle:${n}`;
  if (m === (n * (n - 1)) / 2) return `complete:${n}`;
  if (m === n - 1 && edges.every(([u]) => u === 0)) return `star:${n - 1}`;
  const isolated = [...Array(n).keys()].filter((v) => board.degree(v) === 0);
  if (m + isolated.length > LONGEST_EDGE_LIST) return undefined;
  return `edges:${[...edges.map(([u, v]) => `${u}-${v}`), ...isolated].join(',')}`;
}

/** The sides of some vertices, ` sides:LR.`; nothing if they have none. */
export function sidesNotation(board: Board, vertices: readonly number[]): string {
  const letters = vertices.map((v) => board.sides?.[v] ?? '.');
  return letters.some((letter) => letter !== '.') ? ` sides:${letters.join('')}` : '';
}
