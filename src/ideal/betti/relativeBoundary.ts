import { highestBit } from '../../sets/internal.js';
import { SparseMatrix } from '../../linear/index.js';

/** The chains of a complex Δ relative to the star of a vertex, in two dimensions. */
export interface RelativeBoundary {
  /** For each size, from 0 up to `size`, how many faces of Δ∖v are not in the link of v. */
  readonly counts: readonly number[];
  /** The boundary from those with `size` vertices to those with one less. */
  readonly matrix: SparseMatrix;
}

/**
 * The boundary of Δ relative to the star of a vertex v, whose homology is the reduced homology of Δ: chains on the
 * faces of Δ∖v that are not in the link of v.
 * @param without the nonfaces of Δ∖v, as words
 * @param around the sets σ∖v for the nonfaces σ with v: a face is not in the link iff it contains one of them
 * @param vertices the vertices of Δ∖v as a word
 * @param size the size of the faces whose boundary is listed
 */
export function relativeBoundary(
  without: readonly number[],
  around: readonly number[],
  vertices: number,
  size: number,
): RelativeBoundary {
  const counts = new Array<number>(size + 1).fill(0);
  const columns: number[] = [];
  const rows = new Map<number, number>();
  const list: number[] = [];
  for (let w = vertices; w !== 0; w &= w - 1) list.push(w & -w);
  // Vertices are added in ascending order: a new nonface has the last vertex as its largest.
  const ending = list.map((bit) => without.filter((sigma) => 1 << highestBit(sigma) === bit));
  const extend = (face: number, used: number, from: number, meets: boolean): void => {
    const counted = meets || around.some((rest) => (rest & ~face) === 0);
    if (counted) {
      counts[used]!++;
      if (used === size) columns.push(face);
      else if (used === size - 1) rows.set(face, rows.size);
    }
    if (used === size) return;
    for (let i = from; i < list.length; i++) {
      const next = face | list[i]!;
      if (!ending[i]!.some((sigma) => (sigma & ~next) === 0)) extend(next, used + 1, i + 1, counted);
    }
  };
  extend(0, 0, 0, false);
  const starts = new Int32Array(columns.length + 1);
  const rowIndices: number[] = [];
  const values: number[] = [];
  columns.forEach((face, j) => {
    let sign = 1;
    const entries: [number, number][] = [];
    for (let w = face; w !== 0; w &= w - 1) {
      const row = rows.get(face & ~(w & -w));
      if (row !== undefined) entries.push([row, sign]);
      sign = -sign;
    }
    entries.sort((a, b) => a[0] - b[0]);
    for (const [row, value] of entries) {
      rowIndices.push(row);
      values.push(value);
    }
    starts[j + 1] = values.length;
  });
  const matrix = SparseMatrix.ofParts(rows.size, starts, Int32Array.from(rowIndices), Float64Array.from(values));
  return { counts, matrix };
}
