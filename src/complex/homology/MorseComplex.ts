import { SparseMatrix } from '../../linear/index.js';
import type { Work } from '../../run.js';
import { ABSENT, coreduce, CRITICAL, type Matching } from './coreduce.kernel.js';
import type { FaceTable } from './FaceTable.js';
import { type MatrixEntries, MorseSweep } from './MorseSweep.kernel.js';

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
  const critical = levels.slice(1).map((end, s) => {
    const faces: number[] = [];
    for (let i = levels[s]!; i < end; i++) if (matching.kind[i] === CRITICAL) faces.push(i);
    return Int32Array.from(faces);
  });
  const sweep = new MorseSweep(starts, boundary, matching, bound);
  const boundaries: SparseMatrix[] = [];
  for (let s = 0; s < critical.length; s++) {
    const above = critical[s]!;
    const below = critical[s - 1] ?? new Int32Array(0);
    const entries = sweep.boundaryOf(above, below, levels[s - 1] ?? 0, levels[s]!, () => {
      work.tick(total);
    });
    if (entries === undefined) return undefined;
    boundaries.push(matrixOf(below.length, above.length, entries));
  }
  return { critical, boundaries, matching };
}

/** A matrix from its entries; rows need not ascend in a column. */
function matrixOf(rows: number, columns: number, entries: MatrixEntries): SparseMatrix {
  const { rows: rowOf, columns: columnOf, values } = entries;
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
