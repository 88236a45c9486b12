import { SparseMatrix } from '../../linear/index.js';
import type { Ticker } from '../../run.js';
import { coreduce, CRITICAL, type Matching } from './coreduce.kernel.js';
import type { FaceTable } from './FaceTable.js';
import { MorseBoundary } from './morseBoundary.kernel.js';

/** A small chain complex with the homology of a face table; its cells are the critical faces. */
export interface MorseComplex {
  /** The critical faces of each level, ascending. */
  readonly critical: readonly Int32Array[];
  /** Entry s is the boundary from level s to level s − 1, by the positions of the critical faces; entry 0 has no rows. */
  readonly boundaries: readonly SparseMatrix[];
  readonly matching: Matching;
}

/**
 * The complex of the critical faces of an acyclic matching. Where its coefficients outgrow doubles, all faces are
 * critical.
 * @param absent marks faces left out: the chain complex is the quotient by them
 * @param bound for tests: coefficients above it count as outgrown
 */
export function morseComplex(table: FaceTable, ticker: Ticker, absent?: Uint8Array, bound?: number): MorseComplex {
  const matching = coreduce(table.starts, table.boundary, absent);
  return assemble(table, matching, ticker, bound) ?? assemble(table, unmatched(table, absent), ticker)!;
}

function assemble(table: FaceTable, matching: Matching, ticker: Ticker, bound?: number): MorseComplex | undefined {
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
  const rewriting = new MorseBoundary(starts, boundary, matching, bound);
  const boundaries: SparseMatrix[] = [];
  for (let s = 0; s < critical.length; s++) {
    const columns = critical[s]!;
    const rows = critical[s - 1]?.length ?? 0;
    const columnStarts = new Int32Array(columns.length + 1);
    const rowIndices: number[] = [];
    const values: number[] = [];
    for (let j = 0; j < columns.length; j++) {
      if (rows > 0) {
        if ((j & 15) === 0) ticker.tick(total);
        if (!rewriting.compute(columns[j]!)) return undefined;
        for (let i = 0; i < rewriting.size; i++) {
          rowIndices.push(position[rewriting.cells[i]!]!);
          values.push(rewriting.coefficients[i]!);
        }
      }
      columnStarts[j + 1] = values.length;
    }
    boundaries.push(SparseMatrix.ofParts(rows, columnStarts, Int32Array.from(rowIndices), Float64Array.from(values)));
  }
  return { critical, boundaries, matching };
}

/** The matching of nothing. */
function unmatched(table: FaceTable, absent?: Uint8Array): Matching {
  const total = table.starts.length - 1;
  const kind = new Uint8Array(total);
  if (absent !== undefined) for (let i = 0; i < total; i++) if (absent[i] !== 0) kind[i] = 3;
  const none = new Int32Array(total);
  return { kind, partner: none, time: none, cellAt: none };
}
