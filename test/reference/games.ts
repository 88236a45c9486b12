/**
 * The rules of the games in the words of Huntemann 2018, Def. 1.6 and App. A, as moves on boards, and brute force over
 * all sets of pieces; for games with at most about 14 basic positions.
 */
import { range } from '../helpers/range.js';

type Player = 'L' | 'R';

export interface PlainBoard {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly grid?: { readonly cells: readonly (readonly [number, number])[] } | undefined;
  readonly sides?: readonly (Player | undefined)[] | undefined;
}

export interface Piece {
  /** Whose piece it is; undefined where both players use the same pieces. */
  readonly side: Player | undefined;
  readonly cells: readonly number[];
}

export interface Rules {
  /** All ways to place one piece on the empty board, legal or not. */
  readonly pieces: (board: PlainBoard) => readonly Piece[];
  /** May the piece be placed while others lie on the board? */
  readonly mayPlace: (board: PlainBoard, lying: readonly Piece[], piece: Piece) => boolean;
}

/** What lies on each vertex: nothing, or the piece. */
function contents(board: PlainBoard, lying: readonly Piece[]): (Piece | undefined)[] {
  const on = new Array<Piece | undefined>(board.vertexCount).fill(undefined);
  for (const piece of lying) for (const v of piece.cells) on[v] = piece;
  return on;
}

function neighbours(board: PlainBoard, v: number): number[] {
  return board.edges.flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : []));
}

function onVertices(players: readonly (Player | undefined)[]): Rules['pieces'] {
  return (board) =>
    players.flatMap((side) => Array.from({ length: board.vertexCount }, (_, v): Piece => ({ side, cells: [v] })));
}

function onEdges(players: readonly (Player | undefined)[]): Rules['pieces'] {
  return (board) => players.flatMap((side) => board.edges.map((cells): Piece => ({ side, cells })));
}

/** Pieces are placed on empty vertices. */
function areEmpty(board: PlainBoard, lying: readonly Piece[], piece: Piece): boolean {
  const on = contents(board, lying);
  return piece.cells.every((v) => on[v] === undefined);
}

/** Place a piece on a single vertex that is not adjacent to a vertex containing such a piece. */
function notNextTo(unwanted: (own: Piece, other: Piece) => boolean): Rules['mayPlace'] {
  return (board, lying, piece) => {
    const on = contents(board, lying);
    return (
      areEmpty(board, lying, piece) &&
      neighbours(board, piece.cells[0]!).every((w) => on[w] === undefined || !unwanted(piece, on[w]))
    );
  };
}

/** Has each maximal group of connected vertices with pieces of one player a vertex next to an empty vertex? */
function groupsBreathe(board: PlainBoard, lying: readonly Piece[]): boolean {
  const on = contents(board, lying);
  const breathes = on.map((piece, v) => piece !== undefined && neighbours(board, v).some((w) => on[w] === undefined));
  // A vertex breathes through any neighbour of its group; in as many rounds as there are vertices all is passed on.
  for (const _ of on)
    for (const [a, b] of board.edges)
      if (on[a] !== undefined && on[b] !== undefined && on[a].side === on[b].side)
        breathes[a] = breathes[b] = breathes[a]! || breathes[b]!;
  return on.every((piece, v) => piece === undefined || breathes[v]!);
}

/** Left places dominoes on two squares of a column, Right on two squares of a row. */
function isOriented(board: PlainBoard, { side, cells }: Piece): boolean {
  const [first, second] = cells.map((v) => board.grid!.cells[v]!);
  return side === 'L' ? first![1] === second![1] : first![0] === second![0];
}

const PLAYERS: readonly Player[] = ['L', 'R'];

export const rules: Readonly<Record<string, Rules>> = {
  snort: { pieces: onVertices(PLAYERS), mayPlace: notNextTo((own, other) => own.side !== other.side) },
  col: { pieces: onVertices(PLAYERS), mayPlace: notNextTo((own, other) => own.side === other.side) },
  'node-kayles': { pieces: onVertices([undefined]), mayPlace: notNextTo(() => true) },
  'arc-kayles': { pieces: onEdges([undefined]), mayPlace: areEmpty },
  domineering: {
    pieces: onEdges(PLAYERS),
    mayPlace: (board, lying, piece) => areEmpty(board, lying, piece) && isOriented(board, piece),
  },
  'domineering(oriented)': {
    pieces: (board) => onEdges(PLAYERS)(board).filter((piece) => isOriented(board, piece)),
    mayPlace: areEmpty,
  },
  nogo: {
    pieces: onVertices(PLAYERS),
    mayPlace: (board, lying, piece) => areEmpty(board, lying, piece) && groupsBreathe(board, [...lying, piece]),
  },
};

/** On a coloured vertex only its player may place; nobody may cover vertices of two colours. */
function inColours(board: PlainBoard, piece: Piece): Piece[] {
  const may = PLAYERS.filter(
    (player) => (piece.side ?? player) === player && piece.cells.every((v) => (board.sides?.[v] ?? player) === player),
  );
  if (may.length === 0) return [];
  return [{ side: may.length === 2 ? undefined : may[0], cells: piece.cells }];
}

/** Left's pieces first, then Right's, then those of both; each by the vertices they cover. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  const place = ({ side }: Piece): string => (side === 'L' ? '0' : side === 'R' ? '1' : '2');
  const key = (piece: Piece): string => place(piece) + piece.cells.map((v) => String(v).padStart(4, '0')).join();
  return [...pieces].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

export interface BruteForce {
  readonly pieces: readonly Piece[];
  /** By the bits of a set of pieces: can it be reached by legal moves? */
  readonly legal: readonly boolean[];
  /** Is every order of moves to every legal position legal (Def. 1.5)? */
  readonly anyOrder: boolean;
  readonly maximalLegal: number[][];
  readonly minimalIllegal: number[][];
}

/** Tries all sets of pieces. */
export function bruteForce({ pieces: placements, mayPlace }: Rules, board: PlainBoard): BruteForce {
  const pieces = inOrder(placements(board).flatMap((piece) => inColours(board, piece)));
  const n = pieces.length;
  const legal = [true];
  let anyOrder = true;
  for (let set = 1; set < 1 << n; set++) {
    const last = elements(set).map((v) => {
      const before = set & ~(1 << v);
      return (
        legal[before]! &&
        mayPlace(
          board,
          elements(before).map((u) => pieces[u]!),
          pieces[v]!,
        )
      );
    });
    legal[set] = last.includes(true);
    if (legal[set] && last.includes(false)) anyOrder = false;
  }
  return { pieces, legal, anyOrder, ...borders(legal, n) };
}

/** The elements of a set given by bits. */
export function elements(set: number): number[] {
  return range(32).filter((v) => ((set >>> v) & 1) === 1);
}

/** The bits of a set given by elements. */
export function bits(set: Iterable<number>): number {
  let all = 0;
  for (const v of set) all |= 1 << v;
  return all;
}

/** The maximal sets that are legal and the minimal ones that are not, by size, then lexicographically. */
export function borders(
  legal: readonly boolean[],
  n: number,
): { readonly maximalLegal: number[][]; readonly minimalIllegal: number[][] } {
  const all = range(n);
  const list = (test: (set: number) => boolean): number[][] =>
    Array.from({ length: 1 << n }, (_, set) => set)
      .filter(test)
      .map(elements)
      .sort(
        (a, b) => a.length - b.length || a[a.findIndex((v, i) => v !== b[i])]! - b[a.findIndex((v, i) => v !== b[i])]!,
      );
  return {
    maximalLegal: list((set) => legal[set]! && all.every((v) => (set & (1 << v)) !== 0 || !legal[set | (1 << v)]!)),
    minimalIllegal: list((set) => !legal[set]! && elements(set).every((v) => legal[set & ~(1 << v)]!)),
  };
}
