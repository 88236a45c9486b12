import type { SparseMatrix } from './SparseMatrix.js';
import { Work, type RunOptions } from '../run.js';
import { absolute, exchange, smallestEntry } from './bareiss.js';

/** A dense matrix by rows. */
export type BigIntMatrix = readonly (readonly bigint[])[];

/** Unimodular matrices that bring a matrix into Smith normal form: left · matrix · right is diagonal. */
export interface SmithDecomposition {
  /** The nonzero diagonal entries: positive, each a divisor of the next. */
  readonly invariantFactors: readonly bigint[];
  readonly left: BigIntMatrix;
  readonly leftInverse: BigIntMatrix;
  readonly right: BigIntMatrix;
  readonly rightInverse: BigIntMatrix;
}

/**
 * The Smith normal form with its transformations, by dense elimination with least pivots: for matrices of moderate
 * size.
 * @throws LimitError `too-long`
 * @complexity every step looks at the whole rest of the matrix; the transformations may have large entries
 */
export function smithDecomposition(matrix: SparseMatrix, options: RunOptions = {}): SmithDecomposition {
  const work = new Work('smithDecomposition', options);
  const transformed = new Transformation(matrix);
  let rank = 0;
  for (let place = transformed.least(rank); place !== undefined; place = transformed.least(rank)) {
    work.tick(0);
    transformed.swapRows(place.row, rank);
    transformed.swapColumns(place.column, rank);
    if (transformed.clearCross(rank) && transformed.makeDivisor(rank)) {
      if (transformed.rows[rank]![rank]! < 0n) transformed.negateRow(rank);
      rank++;
    }
  }
  const { left, leftInverse, right, rightInverse } = transformed;
  const invariantFactors = Array.from({ length: rank }, (_, i) => transformed.rows[i]![i]!);
  return { invariantFactors, left, leftInverse: transposed(leftInverse), right: transposed(right), rightInverse };
}

/** A matrix under row and column operations, with the transformations; those changed by columns are kept transposed. */
class Transformation {
  readonly rows: bigint[][];
  readonly left: bigint[][];
  readonly leftInverse: bigint[][];
  readonly right: bigint[][];
  readonly rightInverse: bigint[][];

  constructor(matrix: SparseMatrix) {
    this.rows = matrix.toDense().map((row) => row.map(BigInt));
    this.left = identity(matrix.rows);
    this.leftInverse = identity(matrix.rows);
    this.right = identity(matrix.columns);
    this.rightInverse = identity(matrix.columns);
  }

  least(from: number): { readonly row: number; readonly column: number } | undefined {
    return smallestEntry(this.rows, from, from);
  }

  swapRows(i: number, j: number): void {
    for (const list of [this.rows, this.left, this.leftInverse]) exchange(list, i, j);
  }

  swapColumns(i: number, j: number): void {
    if (i !== j) for (const row of this.rows) exchange(row, i, j);
    for (const list of [this.right, this.rightInverse]) exchange(list, i, j);
  }

  negateRow(i: number): void {
    for (const list of [this.rows, this.left, this.leftInverse]) list[i] = list[i]!.map((x) => -x);
  }

  /** Adds q times row j to row i. */
  addRow(i: number, j: number, q: bigint): void {
    addMultiple(this.rows[i]!, this.rows[j]!, q);
    addMultiple(this.left[i]!, this.left[j]!, q);
    addMultiple(this.leftInverse[j]!, this.leftInverse[i]!, -q);
  }

  /** Adds q times column j to column i. */
  addColumn(i: number, j: number, q: bigint): void {
    for (const row of this.rows) if (row[j] !== 0n) row[i] = row[i]! + q * row[j]!;
    addMultiple(this.right[i]!, this.right[j]!, q);
    addMultiple(this.rightInverse[j]!, this.rightInverse[i]!, -q);
  }

  /** Reduces row and column t by the pivot; are they clear now? Otherwise a smaller entry has appeared. */
  clearCross(t: number): boolean {
    const pivot = this.rows[t]![t]!;
    let clear = true;
    for (let i = t + 1; i < this.rows.length; i++) {
      const x = this.rows[i]![t]!;
      if (x === 0n) continue;
      this.addRow(i, t, -(x / pivot));
      if (this.rows[i]![t] !== 0n) clear = false;
    }
    const top = this.rows[t]!;
    for (let j = t + 1; j < top.length; j++) {
      if (top[j] === 0n) continue;
      this.addColumn(j, t, -(top[j]! / pivot));
      if (top[j] !== 0n) clear = false;
    }
    return clear;
  }

  /** Does the pivot divide all that is left? Otherwise a row with an entry it does not divide is added to its row. */
  makeDivisor(t: number): boolean {
    const pivot = this.rows[t]![t]!;
    if (absolute(pivot) === 1n) return true;
    for (let i = t + 1; i < this.rows.length; i++)
      if (this.rows[i]!.some((x) => x % pivot !== 0n)) {
        this.addRow(t, i, 1n);
        const top = this.rows[t]!;
        for (let j = t + 1; j < top.length; j++) if (top[j] !== 0n) this.addColumn(j, t, -(top[j]! / pivot));
        return false;
      }
    return true;
  }
}

function identity(n: number): bigint[][] {
  return Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 1n : 0n)));
}

function addMultiple(target: bigint[], source: readonly bigint[], q: bigint): void {
  if (q === 0n) return;
  for (let j = 0; j < target.length; j++) if (source[j] !== 0n) target[j] = target[j]! + q * source[j]!;
}

function transposed(matrix: bigint[][]): bigint[][] {
  return matrix.map((_, j) => matrix.map((row) => row[j]!));
}
