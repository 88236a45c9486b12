import { LimitError } from '../../errors.js';
import {
  placeToIntegers,
  SubsetWalk,
  WalkedFamily,
  wrongStart,
  type FamilyForm,
  type Walk,
} from '../../symmetry/internal.js';
import type { Board } from '../Board.js';
import { grid } from '../generators.js';

/** There are 2⁴⁸ sets of so many cells. */
const MOST_CELLS = 48;

export const regions: FamilyForm<Board> = {
  notation: 'regions:RxC [connected]',
  words: 'the non-empty sets of cells of a grid up to its symmetries, where they stand in it, or the connected ones',
  example: 'regions:3x4 connected',
  parse(parameters) {
    const [size, word, ...rest] = parameters.words();
    const [, ...sizes] = /^(\d{1,3})[x×](\d{1,3})$/.exec(size?.text ?? '') ?? [];
    const [rows, columns] = sizes.map(Number);
    if (rows === undefined || columns === undefined || rows * columns === 0)
      return (size ?? parameters).refuse('not-a-size', 'rows and columns such as 3x4, at least 1x1');
    const extra = rest[0] ?? (word !== undefined && word.text !== 'connected' ? word : undefined);
    if (extra !== undefined) return extra.refuse('invalid-parameter', 'at most connected');
    if (rows * columns > MOST_CELLS)
      throw new LimitError('too-many-cells', `regions: ${rows * columns} cells; the limit is ${MOST_CELLS}.`, {
        details: { cells: rows * columns, limit: MOST_CELLS },
      });
    const symmetries = symmetriesOfGrid(rows, columns);
    const text = `regions:${rows}x${columns}`;
    return word === undefined
      ? new WalkedFamily(text, 'board', regionWalk(rows, columns, symmetries, false), countRegions(symmetries))
      : new WalkedFamily(`${text} connected`, 'board', regionWalk(rows, columns, symmetries, true));
  },
};

/** The permutations of the cells, numbered row by row, that the symmetries of a rectangle or square make. */
function symmetriesOfGrid(rows: number, columns: number): readonly (readonly number[])[] {
  const maps: ((r: number, c: number) => number)[] = [
    (r, c) => r * columns + c,
    (r, c) => r * columns + (columns - 1 - c),
    (r, c) => (rows - 1 - r) * columns + c,
    (r, c) => (rows - 1 - r) * columns + (columns - 1 - c),
  ];
  if (rows === columns) for (const map of maps.slice(0, 4)) maps.push((r, c) => map(c, r));
  return maps.map((map) => Array.from({ length: rows * columns }, (_, i) => map(Math.floor(i / columns), i % columns)));
}

/** How many non-empty sets there are, by Burnside's lemma. */
function countRegions(symmetries: readonly (readonly number[])[]): number {
  let fixed = 0;
  for (const images of symmetries) fixed += 2 ** countCycles(images);
  return fixed / symmetries.length - 1;
}

function countCycles(images: readonly number[]): number {
  const seen = new Set<number>();
  let cycles = 0;
  for (const start of images.keys()) {
    if (seen.has(start)) continue;
    cycles++;
    for (let x = start; !seen.has(x); x = images[x]!) seen.add(x);
  }
  return cycles;
}

function regionWalk(
  rows: number,
  columns: number,
  symmetries: readonly (readonly number[])[],
  isConnected: boolean,
): Walk<Board> {
  return {
    *stops(start, look) {
      const walk = new SubsetWalk(rows * columns, symmetries, look);
      const first = start === undefined ? undefined : placeToIntegers(start);
      if (first?.length === 0) throw wrongStart(start!);
      const stop = {
        item: () => regionOf(walk.chosen, rows, columns),
        place: () => walk.chosen.join(','),
      };
      const parts = new Parts(rows, columns);
      const mayGrow = isConnected ? () => parts.mayBecomeOne(walk.chosen) : undefined;
      for (const _ of walk.subsets(first, mayGrow))
        if (walk.chosen.length > 0 && (!isConnected || parts.count(walk.chosen) === 1)) yield stop;
    },
  };
}

/** The connected parts of a set of cells. */
class Parts {
  readonly #rows: number;
  readonly #columns: number;
  /** The part of each cell: its first cell; −1 outside. */
  readonly #part: Int8Array;

  constructor(rows: number, columns: number) {
    this.#rows = rows;
    this.#columns = columns;
    this.#part = new Int8Array(rows * columns);
  }

  count(cells: readonly number[]): number {
    this.#find(cells);
    return cells.filter((x) => this.#part[x] === x).length;
  }

  /** Can the set be connected with more cells behind its last one? */
  mayBecomeOne(cells: readonly number[]): boolean {
    if (this.count(cells) < 2) return true;
    const open = new Set<number>();
    const last = cells.at(-1)!;
    for (const x of cells) if (this.#neighbours(x).some((y) => y > last)) open.add(this.#part[x]!);
    return cells.every((x) => open.has(this.#part[x]!));
  }

  #find(cells: readonly number[]): void {
    const part = this.#part.fill(-1);
    for (const x of cells) part[x] = 127;
    for (const x of cells) {
      if (part[x] !== 127) continue;
      part[x] = x;
      const queue = [x];
      for (const y of queue)
        for (const z of this.#neighbours(y))
          if (part[z] === 127) {
            part[z] = x;
            queue.push(z);
          }
    }
  }

  #neighbours(x: number): number[] {
    const columns = this.#columns;
    const column = x % columns;
    const found: number[] = [];
    if (x >= columns) found.push(x - columns);
    if (column > 0) found.push(x - 1);
    if (column + 1 < columns) found.push(x + 1);
    if (x + columns < this.#rows * columns) found.push(x + columns);
    return found;
  }
}

/** A grid with some of its cells. */
export function regionOf(cells: readonly number[], rows: number, columns: number): Board {
  const inside = new Set(cells);
  const missing: (readonly [number, number])[] = [];
  for (let i = 0; i < rows * columns; i++) if (!inside.has(i)) missing.push([Math.floor(i / columns), i % columns]);
  return grid(rows, columns, missing);
}
