import { SparseMatrix } from '../../linear/index.js';
import type { Work } from '../../run.js';
import { ABSENT, coreduce, CRITICAL, type Matching } from './coreduce.kernel.js';
import type { FaceTable } from './FaceTable.js';
import { MorseRewriting } from './MorseRewriting.kernel.js';

/** A small chain complex with the homology of a face table; its cells are the critical faces. */
export interface MorseComplex {
  /** The critical faces of each level, ascending. */
  readonly critical: readonly Int32Array[];
  /**
   * Entry s is the boundary from level s to level s − 1, by the positions of the critical faces; entry 0 has no rows.
   */
  readonly boundaries: readonly SparseMatrix[];
  readonly matching: Matching;
}

/**
 * The complex of the critical faces of an acyclic matching, found by coreductions, which has the same homology. Where
 * its coefficients outgrow doubles, all faces are critical.
 * @param absent marks faces left out, a subcomplex: the chain complex is the quotient by it
 * @param bound for tests: coefficients above it count as outgrown
 * @source Forman 1998
 * @source Mrozek and Batko 2009
 */
export function morseComplex(table: FaceTable, work: Work, absent?: Uint8Array, bound?: number): MorseComplex {
  const matching = coreduce(table.starts, table.boundary, absent);
  return assemble(table, matching, work, bound) ?? assemble(table, unmatched(matching), work)!;
}

function assemble(table: FaceTable, matching: Matching, work: Work, bound?: number): MorseComplex | undefined {
  const { levels, starts, boundary } = table;
  const total = starts.length - 1;
  const position = new Int32Array(total);
  const critical = levels.slice(1).map((end, s) => {
    const faces: number[] = [];
    for (let i = levels[s]!; i < end; i++)
      if (matching.kind[i] === CRITICAL) {
        position[i] = faces.length;
        faces.push(i);
      }
    return Int32Array.from(faces);
  });
  const rewriting = new MorseRewriting(starts, boundary, matching, bound);
  const boundaries: SparseMatrix[] = [];
  for (let s = 0; s < critical.length; s++) {
    const columns = critical[s]!;
    const rows = critical[s - 1] ?? new Int32Array(0);
    // From the side with fewer cells: for the matching complex of 12 points 111 coboundaries, not 12,551 boundaries.
    const backwards = rows.length < columns.length;
    const cells = backwards ? rows : columns;
    const entries: Entries = { from: [], to: [], values: [] };
    for (let j = 0; j < cells.length && rows.length > 0 && columns.length > 0; j++) {
      if ((j & 15) === 0) work.tick(total);
      if (!(backwards ? rewriting.rewriteCoboundary(cells[j]!) : rewriting.rewriteBoundary(cells[j]!)))
        return undefined;
      for (let i = 0; i < rewriting.size; i++) {
        entries.from.push(j);
        entries.to.push(position[rewriting.cells[i]!]!);
        entries.values.push(rewriting.coefficients[i]!);
      }
    }
    const { from, to, values } = entries;
    boundaries.push(
      backwards
        ? matrixOf(rows.length, columns.length, from, to, values)
        : matrixOf(rows.length, columns.length, to, from, values),
    );
  }
  return { critical, boundaries, matching };
}

interface Entries {
  readonly from: number[];
  readonly to: number[];
  readonly values: number[];
}

/** A matrix from its entries; rows need not ascend in a column. */
function matrixOf(
  rows: number,
  columns: number,
  rowOf: readonly number[],
  columnOf: readonly number[],
  values: readonly number[],
): SparseMatrix {
  const starts = new Int32Array(columns + 1);
  for (const column of columnOf) starts[column + 1]!++;
  for (let j = 0; j < columns; j++) starts[j + 1]! += starts[j]!;
  const fill = starts.slice();
  const rowIndices = new Int32Array(values.length);
  const sorted = new Float64Array(values.length);
  for (let e = 0; e < values.length; e++) {
    const at = fill[columnOf[e]!]!++;
    rowIndices[at] = rowOf[e]!;
    sorted[at] = values[e]!;
  }
  return SparseMatrix.ofParts(rows, starts, rowIndices, sorted);
}

/** The matching of nothing. */
function unmatched(matching: Matching): Matching {
  return { ...matching, kind: matching.kind.map((what) => (what === ABSENT ? ABSENT : CRITICAL)) };
}
