/**
 * Rulesets as data, by the definitions: all placements by trying all maps and all shifts, legality of a set of pieces
 * clause by clause; for boards and games of a few vertices only.
 */
import { range } from '../helpers/range.js';
import { borders, elements } from './games.js';
import { placements } from './placements.js';

type Side = 'L' | 'R';
type Edge = readonly [number, number] | readonly [number, number, number];

interface GraphOfPiece {
  readonly n: number;
  readonly edges: readonly Edge[];
}

export interface PlainPiece {
  readonly piece: string;
  readonly side?: Side;
  readonly cells: readonly number[];
}

export interface PlainRuleset {
  readonly pieces: readonly {
    readonly piece: string;
    readonly side?: Side;
    readonly on?: readonly number[];
    readonly graph?: GraphOfPiece;
    readonly shape?: readonly string[];
    readonly rotate?: boolean;
    readonly reflect?: boolean;
  }[];
  readonly clauses?: readonly ({ readonly forbid: string } & Readonly<Record<string, unknown>>)[];
}

export interface PlainGrid {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly lengths?: readonly number[] | undefined;
  readonly grid?: { readonly cells: readonly (readonly [number, number])[] } | undefined;
}

/** A graph with a new vertex for each inner vertex of a chain, edge by edge. */
function withChains(vertexCount: number, edges: readonly Edge[]): PlainGrid {
  let n = vertexCount;
  const short: [number, number][] = [];
  for (const [u, v, length = 1] of edges) {
    const inner = Array.from({ length: length - 1 }, () => n++);
    const walk = [u, ...inner, v];
    walk.slice(1).forEach((w, i) => short.push([walk[i]!, w]));
  }
  return { vertexCount: n, edges: short };
}

function joined(board: PlainGrid, u: number, v: number): boolean {
  return board.edges.some(([a, b]) => (a === u && b === v) || (a === v && b === u));
}

/** Every way to turn a shape as it may be turned, shifted by every amount that can matter. */
function shapePlacements(piece: PlainRuleset['pieces'][number], board: PlainGrid): number[][] {
  const squares = piece.shape!.flatMap((row, r) =>
    [...row].flatMap((mark, c) => (mark === '#' ? [[r, c] as const] : [])),
  );
  const turns: ((square: readonly [number, number]) => readonly [number, number])[] = [
    ([r, c]) => [r, c],
    ([r, c]) => [c, -r],
    ([r, c]) => [-r, -c],
    ([r, c]) => [-c, r],
    ([r, c]) => [r, -c],
    ([r, c]) => [-c, -r],
    ([r, c]) => [-r, c],
    ([r, c]) => [c, r],
  ];
  const allowed = turns.filter((_, i) => {
    if (i === 0) return true;
    if (i < 4) return piece.rotate === true;
    return piece.reflect === true && (piece.rotate === true || i === 4);
  });
  const found = new Map<string, number[]>();
  for (const turn of allowed)
    for (let down = -12; down <= 12; down++)
      for (let right = -12; right <= 12; right++) {
        const cells = squares.map((square) => {
          const [r, c] = turn(square);
          return board.grid!.cells.findIndex(([row, column]) => row === r + down && column === c + right);
        });
        if (cells.includes(-1)) continue;
        const apart = ([r, c]: readonly [number, number], [s, d]: readonly [number, number]): number =>
          Math.abs(r - s) + Math.abs(c - d);
        const walls = squares.some((a, i) =>
          squares.some((b, j) => apart(a, b) === 1 && !joined(board, cells[i]!, cells[j]!)),
        );
        if (walls) continue;
        const sorted = [...cells].sort((a, b) => a - b);
        found.set(sorted.join(), sorted);
      }
  return [...found.values()];
}

/** The distances between all vertices. */
function allDistances({ vertexCount: n, edges }: PlainGrid): number[][] {
  const d = Array.from({ length: n }, (_, u) => Array.from({ length: n }, (_, v) => (u === v ? 0 : Infinity)));
  for (const [u, v] of edges) d[u]![v] = d[v]![u] = 1;
  for (let k = 0; k < n; k++)
    for (let u = 0; u < n; u++) for (let v = 0; v < n; v++) d[u]![v] = Math.min(d[u]![v]!, d[u]![k]! + d[k]![v]!);
  return d;
}

function subsets<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((item, i) => subsets(list.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

function same(a: PlainPiece, b: PlainPiece): boolean {
  return a.piece === b.piece && a.side === b.side && a.cells.join() === [...b.cells].sort((x, y) => x - y).join();
}

/** Does the clause forbid the set of pieces? */
function forbids(
  clause: { readonly forbid: string } & Readonly<Record<string, unknown>>,
  set: readonly PlainPiece[],
  board: PlainGrid,
  distances: readonly (readonly number[])[],
): boolean {
  const pairs = subsets(set, 2) as [PlainPiece, PlainPiece][];
  const distance = (p: PlainPiece, q: PlainPiece): number =>
    Math.min(...p.cells.flatMap((u) => q.cells.map((v) => distances[u]![v]!)));
  const related = (p: PlainPiece, q: PlainPiece): boolean =>
    clause['between'] === 'own' ? p.side === q.side : clause['between'] === 'opposing' ? p.side !== q.side : true;
  const owned = set.filter(({ side }) => clause['side'] === undefined || side === clause['side']);
  const has = (pieces: readonly PlainPiece[]): boolean => pieces.every((a) => set.some((b) => same(b, a)));
  const listed = (): PlainPiece[][] =>
    (clause['positions'] as number[][]).map((list) => list.map((i) => (clause['placements'] as PlainPiece[])[i]!));
  switch (clause.forbid) {
    case 'overlap':
      return pairs.some(([p, q]) => p.cells.some((v) => q.cells.includes(v)));
    case 'adjacent':
      return pairs.some(([p, q]) => related(p, q) && p.cells.some((u) => q.cells.some((v) => joined(board, u, v))));
    case 'distance':
      return pairs.some(([p, q]) => related(p, q) && (clause['in'] as number[]).includes(distance(p, q)));
    case 'distances':
      return (clause['sets'] as number[][]).some((wanted) =>
        range(set.length + 1)
          .filter((f) => (f * (f - 1)) / 2 === wanted.length)
          .some((f) =>
            subsets(set, f).some((chosen) => {
              const found = new Set(subsets(chosen, 2).map(([p, q]) => distance(p!, q!)));
              return found.size === wanted.length && wanted.every((d) => found.has(d));
            }),
          ),
      );
    case 'orientation': {
      const along = clause['orientation'] === 'horizontal' ? 0 : 1;
      return owned.some(
        ({ cells }) => cells.length > 1 && new Set(cells.map((v) => board.grid!.cells[v]![along])).size === 1,
      );
    }
    case 'vertices':
      return owned.some(({ cells }) => cells.some((v) => (clause['vertices'] as number[]).includes(v)));
    case 'more-than':
      return owned.length > (clause['pieces'] as number);
    case 'no-liberty':
      return hasCapturedGroup(set, board);
    case 'position':
      return has(clause['pieces'] as PlainPiece[]);
    case 'listed':
      return listed().some(has);
    case 'unlisted':
      return !listed().some((position) => set.every((b) => position.some((a) => same(b, a))));
  }
  throw new Error(clause.forbid);
}

/** Marks the vertices from which an empty vertex is reached through vertices of the same player, in rounds. */
function hasCapturedGroup(set: readonly PlainPiece[], board: PlainGrid): boolean {
  const owner = Array.from({ length: board.vertexCount }, (_, v) => set.find(({ cells }) => cells.includes(v)));
  const free = owner.map((piece) => piece === undefined);
  for (const _ of owner)
    for (const [a, b] of board.edges)
      for (const [u, v] of [
        [a, b],
        [b, a],
      ] as const)
        if (free[v]! && (owner[v] === undefined || owner[u]?.side === owner[v].side)) free[u] = true;
  return free.includes(false);
}

export interface PlainGame {
  readonly pieces: readonly PlainPiece[];
  /** Is every part of a legal position legal? */
  readonly monotone: boolean;
  readonly maximalLegal: number[][];
  readonly minimalIllegal: number[][];
}

/** All placements, on the board with chains for its long edges. */
export function allPieces(ruleset: PlainRuleset, given: PlainGrid): PlainPiece[] {
  const board = short(given);
  const found = new Map<string, PlainPiece>();
  for (const form of ruleset.pieces) {
    const { piece, side, on, graph } = form;
    const sets =
      graph === undefined ? shapePlacements(form, board) : placements(withChains(graph.n, graph.edges), board);
    for (const cells of sets)
      if (on === undefined || cells.every((v) => on.includes(v)))
        found.set(`${side} ${piece} ${cells.join()}`, { piece, ...(side !== undefined && { side }), cells });
  }
  const place = ({ side }: PlainPiece): number => (side === 'L' ? 0 : side === 'R' ? 1 : 2);
  const byCells = (a: readonly number[], b: readonly number[]): number => {
    const i = a.findIndex((v, k) => v !== b[k]);
    return i === -1 ? a.length - b.length : (a[i] ?? -1) - (b[i] ?? -1);
  };
  return [...found.values()].sort(
    (a, b) => place(a) - place(b) || (a.piece < b.piece ? -1 : a.piece > b.piece ? 1 : 0) || byCells(a.cells, b.cells),
  );
}

function short(board: PlainGrid): PlainGrid {
  if (board.lengths === undefined) return board;
  return withChains(
    board.vertexCount,
    board.edges.map(([u, v], i) => [u, v, board.lengths![i]!] as const),
  );
}

/** The game by trying all sets of pieces. */
export function playAll(ruleset: PlainRuleset, given: PlainGrid): PlainGame {
  const board = short(given);
  const pieces = allPieces(ruleset, given);
  const n = pieces.length;
  const distances = allDistances(board);
  const legal = Array.from({ length: 1 << n }, (_, bits) => {
    const set = elements(bits).map((v) => pieces[v]!);
    return !(ruleset.clauses ?? []).some((clause) => forbids(clause, set, board, distances));
  });
  const monotone = legal.every((is, bits) => !is || elements(bits).every((v) => legal[bits & ~(1 << v)]!));
  return { pieces, monotone, ...borders(legal, n) };
}
