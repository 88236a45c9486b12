import { InputError, LimitError } from '../errors.js';
import { shown } from '../shape.js';
import { Board } from './Board.js';
import { unionOfBoards } from './unionOfBoards.js';

type Edge = readonly [number, number];
type Point = readonly [number, number];

/** The most vertices, and the most edges, of a board that a generator makes. */
const GENERATOR_LIMIT: number = 2 ** 22;

/** @throws InputError `invalid-size` @internal */
export function requireGeneratorSize(name: string, what: string, value: number, minimum: number): void {
  if (!Number.isSafeInteger(value) || value < minimum)
    throw new InputError('invalid-size', `${name}: ${value} ${what}; expected an integer ≥ ${minimum}.`, {
      details: { found: value, minimum },
    });
}

/** @throws LimitError `too-large-board` @internal */
export function requireModestBoard(name: string, size: number): void {
  if (size > GENERATOR_LIMIT)
    throw new LimitError('too-large-board', `${name}: ${size} vertices or edges; the limit is ${GENERATOR_LIMIT}.`, {
      hint: 'Choose a smaller board.',
      details: { size, limit: GENERATOR_LIMIT },
    });
}

function range<T>(n: number, item: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => item(i));
}

/** Rounds a coordinate, so that drawings and JSON are the same on every machine. */
function round(x: number): number {
  return Math.round(x * 1e6) / 1e6 + 0;
}

/** n points on a circle, the first on top, neighbours at least 1 apart. @internal */
export function circle(n: number, minimumRadius: number = 0): Point[] {
  const radius = Math.max(minimumRadius, n < 2 ? 0 : 1 / (2 * Math.sin(Math.PI / n)));
  const turn = (2 * Math.PI) / n;
  return range(n, (i) => [round(radius * Math.sin(turn * i)), round(-radius * Math.cos(turn * i))] as const);
}

/**
 * The path 0 – 1 – … – n−1; n = 0 is the empty board.
 * @throws InputError `invalid-size`
 * @source Huntemann 2018, Def. 1.37
 */
export function path(n: number): Board {
  requireGeneratorSize('path', 'vertices', n, 0);
  requireModestBoard('path', n);
  return new Board({
    vertexCount: n,
    edges: range(Math.max(0, n - 1), (i) => [i, i + 1] as const),
    coordinates: range(n, (i) => [i, 0] as const),
  });
}

/**
 * The cycle 0 – 1 – … – n−1 – 0, n ≥ 3.
 * @throws InputError `invalid-size`
 * @source Huntemann 2018, Def. 1.37
 */
export function cycle(n: number): Board {
  requireGeneratorSize('cycle', 'vertices', n, 3);
  requireModestBoard('cycle', n);
  return new Board({ vertexCount: n, edges: range(n, (i) => [i, (i + 1) % n] as const), coordinates: circle(n) });
}

/**
 * The complete graph on n vertices.
 * @throws InputError `invalid-size`; LimitError `too-large-board`
 * @source Huntemann 2018, Def. 1.37
 */
export function complete(n: number): Board {
  requireGeneratorSize('complete', 'vertices', n, 0);
  requireModestBoard('complete', Math.max(n, (n * (n - 1)) / 2));
  const edges = range(n, (u) => range(n - u - 1, (i) => [u, u + 1 + i] as const)).flat();
  return new Board({ vertexCount: n, edges, coordinates: circle(n) });
}

/** The star with n leaves 1 … n around the centre 0. */
export function star(n: number): Board {
  requireGeneratorSize('star', 'leaves', n, 0);
  requireModestBoard('star', n);
  return new Board({
    vertexCount: n + 1,
    edges: range(n, (i) => [0, i + 1] as const),
    coordinates: [[0, 0], ...circle(n, n === 0 ? 0 : 1)],
  });
}

/** n vertices without edges. */
export function empty(n: number): Board {
  requireGeneratorSize('empty', 'vertices', n, 0);
  requireModestBoard('empty', n);
  return new Board({ vertexCount: n, coordinates: range(n, (i) => [i, 0] as const) });
}

/** A board of cells, row by row; `forward` lists the steps to the neighbours that come later. */
function cellular(
  kind: 'grid' | 'hex',
  rows: number,
  columns: number,
  missing: Iterable<readonly [number, number]>,
  forward: readonly (readonly [number, number])[],
  place: (row: number, column: number) => Point,
): Board {
  const task = kind === 'hex' ? 'hexGrid' : kind;
  requireGeneratorSize(task, 'rows', rows, 0);
  requireGeneratorSize(task, 'columns', columns, 0);
  requireModestBoard(task, 3 * rows * columns);
  const vertexAt = new Int32Array(rows * columns);
  for (const [r, c] of missing) {
    if (!Number.isInteger(r) || !Number.isInteger(c) || r < 0 || r >= rows || c < 0 || c >= columns)
      throw new InputError(
        'invalid-grid',
        `${task}: missing cell (${r}, ${c}); expected a cell of ${rows}x${columns}.`,
      );
    vertexAt[r * columns + c] = -1;
  }
  const cells: (readonly [number, number])[] = [];
  vertexAt.forEach((mark, i) => {
    if (mark === 0) vertexAt[i] = cells.push([Math.floor(i / columns), i % columns]) - 1;
  });
  const edges: Edge[] = [];
  cells.forEach(([r, c], v) => {
    for (const [down, right] of forward) {
      const [row, column] = [r + down, c + right];
      const w = row < rows && column >= 0 && column < columns ? vertexAt[row * columns + column]! : -1;
      if (w >= 0) edges.push([v, w]);
    }
  });
  return new Board({
    vertexCount: cells.length,
    edges,
    coordinates: cells.map(([r, c]) => place(r, c)),
    grid: { kind, rows, columns, cells },
  });
}

/**
 * A rectangle of square cells, numbered row by row, each joined to its neighbours in the same row and column.
 * @param missing cells `[row, column]`, from 0, that the board lacks
 * @throws InputError `invalid-size`, `invalid-grid`
 */
export function grid(rows: number, columns: number, missing: Iterable<readonly [number, number]> = []): Board {
  const right = [0, 1] as const;
  const down = [1, 0] as const;
  return cellular('grid', rows, columns, missing, [right, down], (r, c) => [c, r]);
}

/**
 * A parallelogram of hexagonal cells, numbered row by row, (r,c) joined to (r,c±1), (r±1,c), (r−1,c+1), (r+1,c−1).
 * @param missing cells `[row, column]`, from 0, that the board lacks
 * @throws InputError `invalid-size`, `invalid-grid`
 */
export function hexGrid(rows: number, columns: number, missing: Iterable<readonly [number, number]> = []): Board {
  const forward = [
    [0, 1],
    [1, -1],
    [1, 0],
  ] as const;
  const height = Math.sqrt(3) / 2;
  return cellular('hex', rows, columns, missing, forward, (r, c) => [c + r / 2, round(r * height)]);
}

/** A heap of n counters: the complete graph on n vertices, on which pieces of s vertices take s counters. */
export function heap(n: number): Board {
  requireGeneratorSize('heap', 'counters', n, 0);
  return complete(n);
}

/** Several heaps: the disjoint union of complete graphs. */
export function heaps(sizes: readonly number[]): Board {
  return unionOfBoards(sizes.map(heap));
}

/** Depth of each vertex below the root 0, if the parent list describes a tree. */
function treeDepths(parents: readonly number[]): number[] {
  const depth = [0];
  for (let v = 1; v <= parents.length; v++) {
    const way: number[] = [];
    let u = v;
    while (depth[u] === undefined && way.length <= parents.length) {
      way.push(u);
      u = parents[u - 1]!;
    }
    if (depth[u] === undefined)
      throw new InputError(
        'not-a-tree',
        `tree: vertex ${v} is not below the root 0; expected parents without a circle.`,
        {
          details: { vertex: v },
        },
      );
    way.reverse().forEach((w) => (depth[w] = depth[parents[w - 1]!]! + 1));
  }
  return depth;
}

/** A layered drawing: leaves side by side, every other vertex above the middle of its children. */
function treeLayout(parents: readonly number[], depth: readonly number[]): Point[] {
  const children: number[][] = range(parents.length + 1, () => []);
  parents.forEach((parent, i) => children[parent]!.push(i + 1));
  const x: number[] = [];
  let leaves = 0;
  const stack = [0];
  while (stack.length > 0) {
    const v = stack[stack.length - 1]!;
    const below = children[v]!;
    if (below.length === 0) x[v] = leaves++;
    else if (x[below[0]!] === undefined) {
      stack.push(...[...below].reverse());
      continue;
    } else x[v] = (x[below[0]!]! + x[below[below.length - 1]!]!) / 2;
    stack.pop();
  }
  return x.map((at, v) => [at, depth[v]!] as const);
}

/**
 * The rooted tree with root 0 in which `parents[i − 1]` is the parent of vertex i; the empty list is a single vertex.
 * @throws InputError `not-a-tree`, `invalid-vertex`
 * @source Huntemann 2018, Def. 1.37
 */
export function tree(parents: readonly number[]): Board {
  const n = parents.length + 1;
  parents.forEach((parent, i) => {
    if (!Number.isInteger(parent) || parent < 0 || parent >= n)
      throw new InputError(
        'invalid-vertex',
        `tree: the parent of vertex ${i + 1} is ${parent}; expected 0 ≤ parent < ${n}.`,
        { hint: 'The list gives the parents of vertices 1, 2, …; vertex 0 is the root.' },
      );
  });
  const depth = treeDepths(parents);
  return new Board({
    vertexCount: n,
    edges: parents.map((parent, i) => [parent, i + 1] as const),
    coordinates: treeLayout(parents, depth),
  });
}

/**
 * The board with the given edges.
 * @param vertexCount by default one more than the largest vertex of an edge
 * @throws InputError `invalid-loop`, `not-distinct-edges`, `invalid-vertex`
 */
export function fromEdges(edges: Iterable<readonly [number, number]>, vertexCount?: number): Board {
  const list = pairsOf('fromEdges', edges);
  const largest = list.reduce((most, [u, v]) => Math.max(most, u, v), -1);
  requireModestBoard('fromEdges', Math.max(largest + 1, list.length, vertexCount ?? 0));
  return new Board({ vertexCount: vertexCount ?? largest + 1, edges: list });
}

/** Pairs as a list. @throws InputError `invalid-board` */
function pairsOf(name: string, pairs: Iterable<readonly [number, number]>): (readonly [number, number])[] {
  const isIterable = typeof pairs === 'object' && (pairs as unknown) !== null && Symbol.iterator in pairs;
  const wrong = isIterable ? [...pairs].find((pair) => !Array.isArray(pair)) : pairs;
  if (isIterable && wrong === undefined) return [...pairs];
  throw new InputError('invalid-board', `${name}: found ${shown(wrong)}; expected pairs of vertices [u, v].`);
}
