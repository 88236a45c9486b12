import { unitVector } from '../LatticePoint.js';
import { reducedAxis } from './reducedAxes.js';
import type { RecognisableSet } from './RecognisableSet.js';
import { groupedStrata, type Stratum } from './Stratum.js';

/**
 * A translate in the coordinates from some axis on: its point, and for each of these axes the length of the generator,
 * or 0.
 */
interface Piece {
  readonly point: readonly number[];
  readonly lengths: readonly number[];
}

/**
 * Disjoint translates of free semigroups, by the first coordinate: its slices are a sequence of sets in one dimension
 * less, whose least index and period are taken. Equal slices are taken apart once. Strata with fewer generators come
 * first.
 */
export function strataOfTable({ index, period, cells, dimension }: RecognisableSet): Stratum[] {
  const sizes = index.map((from, i) => from + period[i]!);
  const inner = sizes.map((_, axis) => sizes.slice(axis + 1).reduce((product, size) => product * size, 1));
  const known = sizes.map(() => new Map<string, readonly Piece[]>());
  const piecesOf = (axis: number, start: number): readonly Piece[] => {
    if (axis === dimension) return cells[start] === 1 ? [{ point: [], lengths: [] }] : [];
    const length = inner[axis]! * sizes[axis]!;
    const key = keyOf(cells.subarray(start, start + length));
    const found = known[axis]!.get(key);
    if (found !== undefined) return found;
    const keys = Array.from({ length: sizes[axis]! }, (_, k) => key.slice(k * inner[axis]!, (k + 1) * inner[axis]!));
    const [from, modulo] = reducedAxis(index[axis]!, period[axis]!, (a, b) => keys[a] === keys[b]);
    const pieces: Piece[] = [];
    for (let k = 0; k < from + modulo; k++) {
      for (const { point, lengths } of piecesOf(axis + 1, start + k * inner[axis]!))
        pieces.push({ point: [k, ...point], lengths: [k < from ? 0 : modulo, ...lengths] });
    }
    known[axis]!.set(key, pieces);
    return pieces;
  };
  const strata = groupedStrata(
    piecesOf(0, 0).map(({ point, lengths }) => ({
      point,
      generators: lengths.flatMap((length, i) => (length === 0 ? [] : [unitVector(dimension, i, length)])),
    })),
  );
  return strata.sort((a, b) => a.generators.length - b.generators.length);
}

const CHUNK = 2 ** 12;

/** The cells as a text, one character each. */
function keyOf(cells: Uint8Array): string {
  let key = '';
  for (let start = 0; start < cells.length; start += CHUNK)
    key += String.fromCharCode(...cells.subarray(start, start + CHUNK));
  return key;
}
