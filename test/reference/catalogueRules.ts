/**
 * The rules of the further games of the catalogue in plain words, as moves on boards for the brute force of
 * `test/reference/games.ts`; nothing here is taken from the library.
 */
import type { Piece, PlainBoard, Rules } from './games.js';

type Player = 'L' | 'R' | undefined;

function areFree(_: PlainBoard, lying: readonly Piece[], piece: Piece): boolean {
  return lying.every(({ cells }) => !cells.some((v) => piece.cells.includes(v)));
}

function joined(board: PlainBoard, u: number, v: number): boolean {
  return board.edges.some((edge) => edge.includes(u) && edge.includes(v));
}

function subsets(n: number): number[][] {
  return Array.from({ length: 1 << n }, (_, set) =>
    Array.from({ length: n }, (__, v) => v).filter((v) => ((set >>> v) & 1) === 1),
  );
}

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** Sets of vertices that, in some order, lie along a path of the board. */
function runs(board: PlainBoard, length: number): number[][] {
  return subsets(board.vertexCount).filter(
    (set) =>
      set.length === length && orders(set).some((order) => order.slice(1).every((v, i) => joined(board, order[i]!, v))),
  );
}

/** Sets of tokens of one heap. */
function handfuls(board: PlainBoard, size: (count: number) => boolean): number[][] {
  return subsets(board.vertexCount).filter(
    (set) => set.length > 0 && size(set.length) && set.every((u) => set.every((v) => u === v || joined(board, u, v))),
  );
}

function cover(owners: readonly Player[], sets: (board: PlainBoard, owner: Player) => readonly number[][]): Rules {
  return {
    pieces: (board) => owners.flatMap((side) => sets(board, side).map((cells) => ({ side, cells }))),
    mayPlace: areFree,
  };
}

const BOTH: readonly Player[] = ['L', 'R'];

function squares(board: PlainBoard): readonly (readonly [number, number])[] {
  return board.grid!.cells;
}

/** The places of a polyomino, given by its squares, without turning it. */
function places(board: PlainBoard, shape: readonly (readonly [number, number])[]): number[][] {
  const found: number[][] = [];
  for (let r = -4; r < 8; r++)
    for (let c = -4; c < 8; c++) {
      const cells = shape.map(([i, j]) => squares(board).findIndex(([x, y]) => x === r + i && y === c + j));
      if (!cells.includes(-1)) found.push(cells.sort((a, b) => a - b));
    }
  return found;
}

const VERTICAL = [
  [0, 0],
  [1, 0],
] as const;
const HORIZONTAL = [
  [0, 0],
  [0, 1],
] as const;
const CORNER = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;

function claim(owners: readonly Player[], allows: (claimed: readonly Piece[], board: PlainBoard) => boolean): Rules {
  return {
    pieces: (board) =>
      owners.flatMap((side) => Array.from({ length: board.vertexCount }, (_, v): Piece => ({ side, cells: [v] }))),
    mayPlace: (board, lying, piece) => areFree(board, lying, piece) && allows([...lying, piece], board),
  };
}

function points(pieces: readonly Piece[]): number[] {
  return pieces.map(({ cells }) => cells[0]!);
}

const SETS = [
  [0, 1, 2],
  [1, 3],
  [2, 3],
];
const DIAMOND = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 3],
  [2, 3],
];
const comparable = (u: number, v: number): boolean => DIAMOND.some((pair) => pair.includes(u) && pair.includes(v));

const APART = claim([undefined], (claimed, board) =>
  points(claimed).every((u) => points(claimed).every((v) => u === v || !joined(board, u, v))),
);

/** Rulesets by their notation. */
export const catalogueRules: Readonly<Record<string, Rules>> = {
  cram: cover([undefined], (board) => [...places(board, VERTICAL), ...places(board, HORIZONTAL)]),
  'polyomino(L:#/#;R:##/#.)': cover(BOTH, (board, side) => places(board, side === 'L' ? VERTICAL : CORNER)),
  'polyomino(##^)': cover([undefined], (board) => [...places(board, VERTICAL), ...places(board, HORIZONTAL)]),
  kayles: cover([undefined], (board) => [...runs(board, 1), ...runs(board, 2)]),
  'oab(1,2)': cover(BOTH, (board, side) => runs(board, side === 'L' ? 1 : 2)),
  'oab(3,2)': cover(BOTH, (board, side) => runs(board, side === 'L' ? 3 : 2)),
  'octal(.77)': cover([undefined], (board) => [...runs(board, 1), ...runs(board, 2)]),
  'octal(.7|.07)': cover(BOTH, (board, side) => runs(board, side === 'L' ? 1 : 2)),
  'octal(.137)': APART,
  'dawsons-chess': APART,
  'dawsons-kayles': cover([undefined], (board) => runs(board, 2)),
  nim: cover([undefined], (board) => handfuls(board, () => true)),
  'subtraction(1,2)': cover([undefined], (board) => handfuls(board, (count) => count <= 2)),
  'subtraction(1;2,3)': cover(BOTH, (board, side) =>
    handfuls(board, (count) => (side === 'L' ? count === 1 : count === 2 || count === 3)),
  ),
  hex: claim(BOTH, () => true),
  'non-attacking(queens)': claim([undefined], (claimed, board) =>
    apart(claimed, board, (r, c) => r === 0 || c === 0 || r === c || r === -c),
  ),
  'non-attacking(rooks)': claim([undefined], (claimed, board) => apart(claimed, board, (r, c) => r === 0 || c === 0)),
  'non-attacking(bishops)': claim([undefined], (claimed, board) => apart(claimed, board, (r, c) => r * r === c * c)),
  'non-attacking(knights)': claim([undefined], (claimed, board) =>
    apart(claimed, board, (r, c) => r * r + c * c === 5),
  ),
  'non-attacking(kings)': claim([undefined], (claimed, board) => apart(claimed, board, (r, c) => r * r + c * c <= 2)),
  'inside(0,1,2;1,3;2,3)': claim([undefined], (claimed) =>
    SETS.some((set) => points(claimed).every((v) => set.includes(v))),
  ),
  'avoid(0,1,2;1,3;2,3)': claim([undefined], (claimed) =>
    SETS.every((set) => !set.every((v) => points(claimed).includes(v))),
  ),
  'avoid-own(0,1,2;1,3;2,3)': claim(BOTH, (claimed) =>
    BOTH.every((side) =>
      SETS.every((set) => !set.every((v) => points(claimed.filter((p) => p.side === side)).includes(v))),
    ),
  ),
  'chain(0<1,0<2,1<3,2<3)': claim([undefined], (claimed) =>
    points(claimed).every((u) => points(claimed).every((v) => u === v || comparable(u, v))),
  ),
  'antichain(0<1,0<2,1<3,2<3)': claim([undefined], (claimed) =>
    points(claimed).every((u) => points(claimed).every((v) => u === v || !comparable(u, v))),
  ),
  'partizan-node-kayles': partizanNodeKayles(),
  'bigraph-node-kayles': partizanNodeKayles(),
  'partizan-arc-kayles(LR.)': {
    pieces: ({ edges }) =>
      [0, 1, 2].map((i): Piece => ({ side: (['L', 'R', undefined] as const)[i], cells: edges[i]! })),
    mayPlace: areFree,
  },
};

function apart(claimed: readonly Piece[], board: PlainBoard, reaches: (r: number, c: number) => boolean): boolean {
  const at = points(claimed).map((v) => squares(board)[v]!);
  return at.every(([r, c], i) => at.every(([s, d], j) => i === j || !reaches(r - s, c - d)));
}

function partizanNodeKayles(): Rules {
  return {
    pieces: ({ sides = [] }) => sides.map((side, v): Piece => ({ side, cells: [v] })),
    mayPlace: (board, lying, piece) =>
      areFree(board, lying, piece) && points(lying).every((v) => !joined(board, v, piece.cells[0]!)),
  };
}
