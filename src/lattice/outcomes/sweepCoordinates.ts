import { dot, unitVector, type LatticePoint } from '../LatticePoint.js';

/** Coordinates of the lattice in which every move makes a point lexicographically smaller. */
export interface SweepCoordinates {
  /** The coordinates of a point p are the scalar products of these rows with p. At least two. */
  readonly rows: readonly LatticePoint[];
  /** The inverse: its columns are the points with unit coordinates. */
  readonly columns: readonly LatticePoint[];
}

/**
 * Coordinates in which all moves are lexicographically positive, with a long last one. Where the axes can be ordered
 * so, they are; where no axis is without negative entries any more, the linear form comes before what is left, with a
 * completion to a basis.
 * @param extents how long the table is along each axis, about
 * @param form integers, positive on all moves
 */
export function sweepCoordinates(
  moves: readonly LatticePoint[],
  extents: readonly number[],
  form: LatticePoint,
): SweepCoordinates {
  const dimension = extents.length;
  const byExtent = extents
    .map((_, i) => i)
    .sort((i, j) => (extents[i] === extents[j] ? j - i : extents[i]! < extents[j]! ? -1 : 1));
  const unit = (i: number): number[] => unitVector(dimension, i);
  for (const last of byExtent.toReversed()) {
    const { axes, left } = peel(
      moves,
      byExtent.filter((axis) => axis !== last),
    );
    if (axes.length === dimension - 1 && left.every((move) => move[last]! > 0))
      return padded({ rows: [...axes, last].map(unit), columns: [...axes, last].map(unit) });
  }
  const { axes, rest } = peel(moves, byExtent);
  if (rest.length === 0) return padded({ rows: axes.map(unit), columns: axes.map(unit) });
  const { rows, columns } = basisWithForm(form, rest);
  return padded({ rows: [...axes.map(unit), ...rows], columns: [...axes.map(unit), ...columns] });
}

/**
 * Takes axes away along which no move that is left goes up, with the moves that go down; `rest` are the axes, `left`
 * the moves that stay.
 */
function peel(
  moves: readonly LatticePoint[],
  among: readonly number[],
): { axes: number[]; rest: readonly number[]; left: readonly LatticePoint[] } {
  const axes: number[] = [];
  let [left, rest] = [moves, among];
  for (;;) {
    const next = rest.find((axis) => left.every((move) => move[axis]! >= 0));
    if (next === undefined) return { axes, rest, left };
    axes.push(next);
    rest = rest.filter((axis) => axis !== next);
    left = left.filter((move) => move[next] === 0);
  }
}

/**
 * A basis of the lattice of some axes whose dual basis begins with the form, divided by the common divisor of its
 * coefficients there.
 */
function basisWithForm(form: LatticePoint, axes: readonly number[]): { rows: number[][]; columns: number[][] } {
  const dimension = form.length;
  const columns = axes.map((axis) => unitVector(dimension, axis));
  const rows = axes.map((axis) => unitVector(dimension, axis));
  const value = axes.map((axis) => form[axis]!);
  // The algorithm of Euclid with columns; rows change by the inverse.
  for (;;) {
    const least = value.reduce(
      (best, x, i) => (x !== 0 && (best === -1 || Math.abs(x) < Math.abs(value[best]!)) ? i : best),
      -1,
    );
    if (value.every((x, i) => i === least || x === 0)) {
      const sign = Math.sign(value[least]!);
      const moved = <T>(list: T[]): T[] => [list[least]!, ...list.filter((_, i) => i !== least)];
      const [firstRow, ...otherRows] = moved(rows);
      const [firstColumn, ...otherColumns] = moved(columns);
      return {
        rows: [firstRow!.map((x) => sign * x), ...otherRows],
        columns: [firstColumn!.map((x) => sign * x), ...otherColumns],
      };
    }
    for (let i = 0; i < axes.length; i++) {
      if (i === least || value[i] === 0) continue;
      const times = Math.floor(value[i]! / value[least]!);
      value[i]! -= times * value[least]!;
      for (let j = 0; j < dimension; j++) {
        columns[i]![j]! -= times * columns[least]![j]!;
        rows[least]![j]! += times * rows[i]![j]!;
      }
    }
  }
}

/** Below two coordinates others that are always 0 come before. */
function padded({ rows, columns }: SweepCoordinates): SweepCoordinates {
  const missing = Math.max(0, 2 - rows.length);
  const zeros = Array.from({ length: missing }, () => Array<number>(rows[0]?.length ?? 0).fill(0));
  return { rows: [...zeros, ...rows], columns: [...zeros, ...columns] };
}

/** The coordinates of a point, or of a move. */
export function coordinatesOf({ rows }: SweepCoordinates, point: LatticePoint): number[] {
  return rows.map((row) => dot(row, point));
}
