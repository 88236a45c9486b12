import type { Board } from './Board.js';
import { InputError } from '../errors.js';
import { Work } from '../run.js';
import type { RunOptions } from '../run.js';
import { connectedPlacements } from './connectedPlacements.js';

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** Calls `found` with every set of k of the given sorted vertices. */
function forEachSubset(vertices: readonly number[], k: number, found: (subset: number[]) => void): void {
  const n = vertices.length;
  const chosen = Array.from({ length: k }, (_, i) => i);
  while (k <= n) {
    found(chosen.map((i) => vertices[i]!));
    let i = k - 1;
    while (i >= 0 && chosen[i] === n - k + i) i--;
    if (i < 0) return;
    chosen[i]!++;
    for (i++; i < k; i++) chosen[i] = chosen[i - 1]! + 1;
  }
}

/** Different placements of one connected piece, in no order. */
function placeConnected(piece: Board, board: Board, work: Work, limited: boolean): number[][] {
  const size = piece.vertexCount;
  const placements: number[][] = [];
  const tick = (): void => work.tick(limited ? placements.length : 0);
  const add = (cells: number[]): void => {
    placements.push(cells);
    tick();
  };
  for (const component of board.components()) {
    const n = component.length;
    if (n < size) continue;
    const edgeCount = component.reduce((sum, v) => sum + board.degree(v), 0) / 2;
    if (edgeCount === (n * (n - 1)) / 2) {
      // In a complete component every set of the right size will do, however many ways the piece fits into it.
      forEachSubset(component, size, add);
      continue;
    }
    if (edgeCount < piece.edges.length) continue;
    const seen = new Set<string>();
    const addNew = (cells: number[]): void => {
      const key = cells.join();
      if (seen.has(key)) return;
      seen.add(key);
      add(cells);
    };
    connectedPlacements(piece, board, component, addNew, tick);
  }
  return placements;
}

/** Unions of disjoint placements, one per component; equal components (same `kind`) are chosen in increasing order. */
function combine(parts: readonly (readonly number[][])[], kind: readonly number[], n: number, work: Work): number[][] {
  const used = new Uint8Array(n);
  const found = new Map<string, number[]>();
  let steps = 0;
  const extend = (i: number, first: number, cells: readonly number[]): void => {
    if (i === parts.length) {
      const sorted = [...cells].sort((a, b) => a - b);
      found.set(sorted.join(), sorted);
      work.tick(found.size);
      return;
    }
    const part = parts[i]!;
    for (let p = first; p < part.length; p++) {
      if ((++steps & 1023) === 0) work.tick(found.size);
      const chosen = part[p]!;
      if (chosen.some((v) => used[v] !== 0)) continue;
      for (const v of chosen) used[v] = 1;
      extend(i + 1, kind[i + 1] === kind[i] ? p + 1 : 0, [...cells, ...chosen]);
      for (const v of chosen) used[v] = 0;
    }
  };
  extend(0, 0, []);
  return [...found.values()];
}

/**
 * All ways to place a piece on a board: the vertex sets of subgraphs of the board, induced or not, that are isomorphic
 * to the piece. Colours and pieces already on the board play no part.
 * @param options the limit counts placements
 * @returns each set once, sorted, in lexicographic order
 * @throws InputError `invalid-piece`, `not-of-unit-lengths`; LimitError `too-many-items`, `too-long`
 * @complexity linear in the board for paths and cycles of bounded size on boards of bounded degree; exponential in
 * general
 * @source Huntemann 2018, Def. 1.9
 */
export function findPlacements(piece: Board, board: Board, options: RunOptions = {}): number[][] {
  if (piece.vertexCount === 0)
    throw new InputError('invalid-piece', 'findPlacements: a piece without vertices; expected at least one vertex.');
  if (piece.lengths !== undefined || board.lengths !== undefined)
    throw new InputError('not-of-unit-lengths', 'findPlacements: edges with lengths; expected edges of length 1.', {
      hint: 'findChainPlacements finds them; or replace the long edges by chains: board.subdivided().',
    });
  const work = new Work('findPlacements', options);
  const components = piece.components().map((vertices) => piece.induced(vertices).board);
  if (components.length === 1) return placeConnected(piece, board, work, true).sort(compareLists);

  const kinds = new Map<string, { board: Board; count: number }>();
  for (const component of components) {
    const key = JSON.stringify([component.vertexCount, component.edges]);
    const kind = kinds.get(key) ?? { board: component, count: 0 };
    kind.count++;
    kinds.set(key, kind);
  }
  const lists = [...kinds.values()]
    .map(({ board: part, count }) => ({ count, sets: placeConnected(part, board, work, false) }))
    .sort((a, b) => a.sets.length - b.sets.length);
  const parts = lists.flatMap(({ count, sets }) => Array.from({ length: count }, () => sets));
  const kind = lists.flatMap(({ count }, i) => Array.from({ length: count }, () => i));
  return combine(parts, kind, board.vertexCount, work).sort(compareLists);
}
