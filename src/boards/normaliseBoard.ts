import { InputError, LimitError } from '../errors.js';
import type { Player } from '../player.js';
import { shown } from '../shape.js';
import type { BoardData, BoardGrid, PlacedPiece } from './BoardData.js';

/** Board data in the one form in which `Board` keeps it. */
export interface NormalBoard {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly lengths: readonly number[] | undefined;
  readonly coordinates: readonly (readonly [number, number])[] | undefined;
  readonly grid: BoardGrid | undefined;
  readonly sides: readonly (Player | undefined)[] | undefined;
  readonly pieces: readonly PlacedPiece[];
}

/** The most vertices, and the most edges, of a board. */
const BOARD_LIMIT: number = 2 ** 23;

/** Refuses a board that is too large, before anything is made for its vertices. @throws LimitError `too-large-board` */
function requireBoardSize(task: string, size: number): void {
  if (size > BOARD_LIMIT)
    throw new LimitError('too-large-board', `${task}: ${size} vertices or edges; the limit is ${BOARD_LIMIT}.`, {
      hint: 'Choose a smaller board.',
      details: { size, limit: BOARD_LIMIT },
    });
}

function isBelow(v: unknown, n: number): v is number {
  return Number.isInteger(v) && (v as number) >= 0 && (v as number) < n;
}

function requireObject(what: string, value: unknown, expected: string): void {
  if (typeof value !== 'object' || value === null)
    throw new InputError('invalid-board', `Board: ${what} is ${shown(value)}; expected an object ${expected}.`);
}

function requireList<T>(what: string, value: readonly T[]): readonly T[] {
  if (Array.isArray(value)) return value as readonly T[];
  throw new InputError('invalid-board', `Board: ${what}: found ${shown(value)}; expected a list.`);
}

function requireIterable<T>(what: string, value: Iterable<T>): Iterable<T> {
  if (typeof value === 'object' && (value as unknown) !== null && Symbol.iterator in value) return value;
  throw new InputError('invalid-board', `Board: ${what}: found ${shown(value)}; expected a list.`);
}

function notAnEdge(edge: unknown): never {
  throw new InputError('invalid-board', `Board: ${shown(edge)} is an edge; expected a pair [u, v].`);
}

function requireSide(side: unknown): Player | undefined {
  if (side === undefined || side === 'L' || side === 'R') return side;
  throw new InputError('invalid-side', `Board: the side ${shown(side)}; expected "L", "R" or none.`);
}

function requireVertex(v: number, n: number, what: string): void {
  if (!isBelow(v, n))
    throw new InputError('invalid-vertex', `Board: ${what} names vertex ${shown(v)}; expected 0 ≤ vertex < ${n}.`, {
      hint: 'Vertices are numbered from 0.',
      details: { vertex: v, vertexCount: n },
    });
}

function requireLength(what: string, found: number, expected: number): void {
  if (found !== expected)
    throw new InputError('invalid-length', `Board: ${found} ${what}; expected ${expected}.`, {
      details: { found, expected },
    });
}

/** Edges with u < v in lexicographic order, their lengths permuted with them. */
function normaliseEdges(data: BoardData): Pick<NormalBoard, 'edges' | 'lengths'> {
  const n = data.vertexCount;
  const pairs: (readonly [number, number])[] = [];
  for (const edge of requireIterable('edges', data.edges ?? [])) {
    if (!Array.isArray(edge)) notAnEdge(edge);
    const u = edge[0];
    const v = edge[1];
    if (!isBelow(u, n) || !isBelow(v, n)) requireVertex(isBelow(u, n) ? v : u, n, `edge ${pairs.length}`);
    if (u === v)
      throw new InputError('invalid-loop', `Board: edge ${pairs.length} joins ${u} to itself; expected two vertices.`, {
        details: { edge: pairs.length, vertex: u },
      });
    pairs.push(Object.freeze(u < v ? ([u, v] as const) : ([v, u] as const)));
  }
  const lengths = data.lengths;
  if (lengths !== undefined) requireLength('edge lengths', requireList('lengths', lengths).length, pairs.length);
  lengths?.forEach((length, i) => {
    if (!Number.isSafeInteger(length) || length < 1)
      throw new InputError('invalid-edge-length', `Board: edge ${i} has length ${length}; expected an integer ≥ 1.`, {
        details: { edge: i, length },
      });
  });
  const compare = (i: number, j: number): number => pairs[i]![0] - pairs[j]![0] || pairs[i]![1] - pairs[j]![1];
  // Generators list their edges in order, and sorting would be most of their time.
  const isSorted = pairs.every((_, i) => i === 0 || compare(i - 1, i) <= 0);
  const order = isSorted ? undefined : pairs.map((_, i) => i).sort(compare);
  const edges = order?.map((i) => pairs[i]!) ?? pairs;
  for (let i = 1; i < edges.length; i++) {
    const [u, v] = edges[i]!;
    if (edges[i - 1]![0] === u && edges[i - 1]![1] === v)
      throw new InputError('not-distinct-edges', `Board: the edge ${u}-${v} occurs twice; expected every edge once.`, {
        details: { edge: [u, v] },
      });
  }
  const chains = lengths?.some((length) => length !== 1) ?? false;
  return { edges, lengths: chains ? (order?.map((i) => lengths![i]!) ?? [...lengths!]) : undefined };
}

function normaliseGrid(grid: BoardGrid, n: number): BoardGrid {
  requireObject('the grid', grid, '{ kind, rows, columns, cells }');
  const { kind, rows, columns } = grid;
  if (kind !== 'grid' && kind !== 'hex')
    throw new InputError('invalid-grid', `Board: the grid has the kind ${shown(kind)}; expected "grid" or "hex".`);
  for (const [name, value] of Object.entries({ rows, columns }))
    if (!Number.isSafeInteger(value) || value < 0)
      throw new InputError('invalid-grid', `Board: a grid with ${value} ${name}; expected an integer ≥ 0.`);
  requireLength('grid cells', requireList('the cells of the grid', grid.cells).length, n);
  const seen = new Set<string>();
  const cells = grid.cells.map((cell, v): readonly [number, number] => {
    const [r, c] = requireList(`cell ${v}`, cell);
    if (!isBelow(r, rows) || !isBelow(c, columns))
      throw new InputError(
        'invalid-grid',
        `Board: vertex ${v} has cell (${r}, ${c}); expected one of ${rows}x${columns}.`,
      );
    if (seen.has(`${r},${c}`))
      throw new InputError(
        'invalid-grid',
        `Board: cell (${r}, ${c}) belongs to two vertices; expected different cells.`,
      );
    seen.add(`${r},${c}`);
    return Object.freeze([r, c] as const);
  });
  return Object.freeze({ kind, rows, columns, cells: Object.freeze(cells) });
}

function normalisePieces(pieces: readonly PlacedPiece[], n: number): readonly PlacedPiece[] {
  const sorted = pieces
    .map((piece) => {
      requireObject('a piece', piece, '{ vertex, side }');
      if (requireSide(piece.side) === undefined)
        throw new InputError('invalid-side', 'Board: a piece without side; expected "L" or "R".');
      return Object.freeze({ vertex: piece.vertex, side: piece.side });
    })
    .sort((a, b) => a.vertex - b.vertex);
  sorted.forEach(({ vertex }, i) => {
    requireVertex(vertex, n, 'a piece');
    if (sorted[i - 1]?.vertex === vertex)
      throw new InputError('not-distinct-pieces', `Board: two pieces on vertex ${vertex}; expected at most one.`, {
        details: { vertex },
      });
  });
  return sorted;
}

/**
 * Checks board data and brings it into normal form: sorted edges, no lengths if all are 1, no sides if none is given.
 * @throws InputError `invalid-vertex-count`, `invalid-vertex`, `invalid-loop`, `not-distinct-edges`,
 * `invalid-edge-length`,
 *   `invalid-length`, `invalid-grid`, `invalid-coordinates`, `not-distinct-pieces`
 */
export function normaliseBoard(data: BoardData): NormalBoard {
  requireObject('the board', data, '{ vertexCount, edges }');
  const n = data.vertexCount;
  if (!Number.isSafeInteger(n) || n < 0)
    throw new InputError('invalid-vertex-count', `Board: ${shown(n)} vertices; expected an integer ≥ 0.`);
  requireBoardSize('Board', n);
  const { edges, lengths } = normaliseEdges(data);
  const coordinates =
    data.coordinates === undefined
      ? undefined
      : requireList('coordinates', data.coordinates).map((point, v): readonly [number, number] => {
          const [x, y] = requireList(`coordinates[${v}]`, point);
          if (!Number.isFinite(x) || !Number.isFinite(y))
            throw new InputError(
              'invalid-coordinates',
              `Board: vertex ${v} is at (${shown(x)}, ${shown(y)}); expected finite numbers.`,
            );
          return Object.freeze([x!, y!] as const);
        });
  if (coordinates !== undefined) requireLength('coordinates', coordinates.length, n);
  if (data.sides !== undefined) {
    requireLength('sides', requireList('sides', data.sides).length, n);
    for (const side of data.sides) requireSide(side);
  }
  const coloured = data.sides?.some((side) => side !== undefined) ?? false;
  return {
    vertexCount: n,
    edges: Object.freeze(edges),
    lengths: lengths && Object.freeze(lengths),
    coordinates: coordinates && Object.freeze(coordinates),
    grid: data.grid && normaliseGrid(data.grid, n),
    sides: coloured ? Object.freeze([...data.sides!]) : undefined,
    pieces: Object.freeze(normalisePieces(requireList('pieces', data.pieces ?? []), n)),
  };
}
