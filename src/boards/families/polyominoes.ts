import { familyBySize, placeToIntegers, wrongStart, type FamilyForm, type Walk } from '../../symmetry/internal.js';
import type { Board } from '../Board.js';
import { regionOf } from './regions.js';

/** There are 193 million polyominoes with 18 squares, and eight times as many ways to lay them down. */
const MOST_CELLS = 18;

export const polyominoes: FamilyForm<Board> = /* @__PURE__ */ familyBySize({
  name: 'polyominoes',
  kind: 'board',
  words: 'the polyominoes with a to b squares, which may be turned and turned over',
  example: 'polyominoes:1..6',
  all: { most: MOST_CELLS, walk: polyominoWalk },
});

type Cell = readonly [number, number];

/** A walk through the free polyominoes with n squares: of the ways to lay one down the least counts. */
function polyominoWalk(n: number): Walk<Board> {
  return {
    *stops(start, look) {
      const walk = new FixedWalk(n, look);
      const places = start === undefined ? [] : placeToIntegers(start);
      if (start !== undefined && places.length !== n) throw wrongStart(start);
      const stop = { item: () => boardOf(walk.cells), place: () => walk.path.join(',') };
      for (const _ of walk.polyominoes(places)) if (isLeast(walk.cells)) yield stop;
    },
  };
}

/**
 * A walk through all polyominoes with n squares, up to translations only. The first square is the leftmost of the
 * lowest row; each next one is chosen among the neighbours that were not passed over.
 * By Redelmeier 1981.
 */
class FixedWalk {
  readonly cells: Cell[] = [];
  /** Which of the squares that could be chosen each one was. */
  readonly path: number[] = [];
  readonly #n: number;
  readonly #look: () => void;
  readonly #seen: Uint8Array;

  constructor(n: number, look: () => void) {
    this.#n = n;
    this.#look = look;
    this.#seen = new Uint8Array((n + 2) * (2 * n + 3));
  }

  *polyominoes(start: readonly number[]): Generator<void, void, undefined> {
    this.#mark([0, 0], 1);
    yield* this.#extensions([[0, 0]], start);
  }

  *#extensions(open: readonly Cell[], start: readonly number[]): Generator<void, void, undefined> {
    const depth = this.cells.length;
    for (let i = start[depth] ?? 0, isFirst = true; i < open.length; i++, isFirst = false) {
      const cell = open[i]!;
      this.cells.push(cell);
      this.path.push(i);
      if (depth + 1 === this.#n) {
        this.#look();
        yield;
      } else {
        const added = this.#neighbours(cell);
        for (const next of added) this.#mark(next, 1);
        yield* this.#extensions([...open.slice(i + 1), ...added], isFirst ? start : []);
        for (const next of added) this.#mark(next, 0);
      }
      this.cells.pop();
      this.path.pop();
    }
  }

  /** Those that were not seen, above the first row or right of the first square. */
  #neighbours([r, c]: Cell): Cell[] {
    const around: Cell[] = [
      [r, c + 1],
      [r + 1, c],
      [r, c - 1],
      [r - 1, c],
    ];
    return around.filter(
      (cell) => (cell[0] > 0 || (cell[0] === 0 && cell[1] > 0)) && this.#seen[this.#index(cell)] === 0,
    );
  }

  #mark(cell: Cell, value: 0 | 1): void {
    this.#seen[this.#index(cell)] = value;
  }

  #index([r, c]: Cell): number {
    return r * (2 * this.#n + 3) + c + this.#n + 1;
  }
}

const TURNS: readonly ((r: number, c: number) => Cell)[] = [
  (r, c) => [r, -c],
  (r, c) => [-r, c],
  (r, c) => [-r, -c],
  (r, c) => [c, r],
  (r, c) => [c, -r],
  (r, c) => [-c, r],
  (r, c) => [-c, -r],
];

/** Is a polyomino the least of those that it becomes by turning it and turning it over? */
function isLeast(cells: readonly Cell[]): boolean {
  const own = placed(cells);
  return TURNS.every((turn) => compare(own, placed(cells.map(([r, c]) => turn(r, c)))) <= 0);
}

/** A polyomino in the smallest grid: its rows and columns, then its squares, ascending. */
function placed(cells: readonly Cell[]): number[] {
  let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [r, c] of cells) {
    top = Math.min(top, r);
    bottom = Math.max(bottom, r);
    left = Math.min(left, c);
    right = Math.max(right, c);
  }
  const columns = right - left + 1;
  return [bottom - top + 1, columns, ...cells.map(([r, c]) => (r - top) * columns + c - left).sort((a, b) => a - b)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

function boardOf(cells: readonly Cell[]): Board {
  const [rows, columns, ...squares] = placed(cells);
  return regionOf(squares, rows!, columns!);
}
