import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankModP, rankOverQ, smithDecomposition, smithNormalForm, SparseMatrix } from 'spgames/linear';
import { pivotsModP } from '../../../src/linear/rankModP.js';
import { smithByLifting } from '../../../src/linear/smithByLifting.js';
import { smithFactors } from '../../../src/linear/smithNormalForm.js';
import { Work } from '../../../src/run.js';
import { runs } from '../../helpers/sampling.js';
import * as reference from '../../reference/linearAlgebra.js';

/**
 * Matrices with many zeros and small entries, of any shape, none and empty ones included; now and then huge entries.
 */
function matrices(maxSize: number, entry: fc.Arbitrary<number>): fc.Arbitrary<number[][]> {
  return fc.tuple(fc.nat({ max: maxSize }), fc.nat({ max: maxSize })).chain(([rows, columns]) => {
    const row = fc.array(entry, { minLength: columns, maxLength: columns });
    const base = fc.array(row, { minLength: rows, maxLength: rows });
    // Some rows are combinations of others, so that small ranks occur.
    return fc.tuple(base, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: -2, max: 2 })))).map(([m, sums]) => {
      for (const [i, j, q] of rows < 2 ? [] : sums) {
        const combined = m[j % rows]!.map((x) => x * q + 0);
        if (combined.every(Number.isSafeInteger)) m[i % rows] = combined;
      }
      return m;
    });
  });
}

const zeroOrUnit = fc.constantFrom(0, 0, 0, 1, -1);
const small = fc.oneof(zeroOrUnit, fc.integer({ min: -6, max: 6 }));
const even = fc.oneof(fc.constantFrom(0, 0, 2, -2, 4, 6), fc.integer({ min: -12, max: 12 }));
const huge = fc.oneof(small, fc.constantFrom(2 ** 53 - 1, 1 - 2 ** 53, 2 ** 52 + 1, 2 ** 31 - 1, 2 ** 40));
const anyMatrix = fc.oneof(matrices(7, zeroOrUnit), matrices(7, small), matrices(7, even), matrices(5, huge));
const primes = fc.constantFrom(2, 3, 5, 7, 101, 65537, 94906249, 2147483647, 2147483629);

const factorsOf = (rows: number[][]): readonly bigint[] =>
  smithNormalForm(SparseMatrix.fromDense(rows)).invariantFactors;

describe('the slow twins agree with each other', () => {
  it('invariant factors by minors and by elimination', () => {
    fc.assert(
      fc.property(fc.oneof(matrices(4, small), matrices(4, even), matrices(3, huge)), (rows) => {
        expect(reference.invariantFactors(rows)).toEqual(reference.invariantFactorsByMinors(rows));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('linear algebra agrees with dense elimination', () => {
  it('smithNormalForm', () => {
    fc.assert(
      fc.property(anyMatrix, (rows) => {
        const found = smithNormalForm(SparseMatrix.fromDense(rows));
        expect(found.invariantFactors).toEqual(reference.invariantFactors(rows));
        expect(found.rank).toBe(found.invariantFactors.length);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('smithNormalForm where no integer may stay a double', () => {
    fc.assert(
      fc.property(anyMatrix, fc.constantFrom(1, 2, 5), (rows, bound) => {
        const { pivots, factors } = smithFactors(SparseMatrix.fromDense(rows), new Work('test'), { bound });
        expect([...new Array<bigint>(pivots).fill(1n), ...factors]).toEqual(reference.invariantFactors(rows));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('rankOverQ and rankModP', () => {
    fc.assert(
      fc.property(anyMatrix, primes, (rows, p) => {
        const matrix = SparseMatrix.fromDense(rows);
        expect(rankOverQ(matrix)).toBe(reference.rank(rows, 0));
        expect(rankModP(matrix, p)).toBe(reference.rank(rows, p));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('smithDecomposition: unimodular transformations to the same diagonal', () => {
    fc.assert(
      fc.property(anyMatrix, (rows) => {
        const { left, leftInverse, right, rightInverse, invariantFactors } = smithDecomposition(
          SparseMatrix.fromDense(rows),
        );
        expect(invariantFactors).toEqual(factorsOf(rows));
        const diagonal = rows.map((row, i) => row.map((_, j) => (i === j ? (invariantFactors[i] ?? 0n) : 0n)));
        const width = rows[0]?.length ?? 0;
        if (width > 0)
          expect(
            reference.product(
              reference.product(
                left,
                rows.map((row) => row.map(BigInt)),
              ),
              right,
            ),
          ).toEqual(diagonal);
        const unit = (n: number): bigint[][] =>
          Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => (i === j ? 1n : 0n)));
        expect(reference.product(left, leftInverse)).toEqual(unit(rows.length));
        expect(reference.product(right, rightInverse)).toEqual(unit(width));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('laws', () => {
  it('invariant factors of the transpose are the same, and each divides the next', () => {
    fc.assert(
      fc.property(anyMatrix, (rows) => {
        const factors = factorsOf(rows);
        const transpose = (rows[0] ?? []).map((_, j) => rows.map((row) => row[j]!));
        expect(factorsOf(transpose)).toEqual(factors);
        for (let i = 1; i < factors.length; i++) expect(factors[i]! % factors[i - 1]!).toBe(0n);
      }),
      { numRuns: runs(500) },
    );
  });

  it('the rank falls modulo p exactly by the factors that p divides', () => {
    fc.assert(
      fc.property(anyMatrix, primes, (rows, p) => {
        const units = factorsOf(rows).filter((factor) => factor % BigInt(p) !== 0n);
        expect(rankModP(SparseMatrix.fromDense(rows), p)).toBe(units.length);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('dense matrices', () => {
  const dense = matrices(14, fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constantFrom(2 ** 53 - 1, 1 - 2 ** 40)));

  it('have a rank modulo a prime, with pivots of a minor that is not 0', () => {
    fc.assert(
      fc.property(dense, primes, (rows, p) => {
        const matrix = SparseMatrix.fromDense(rows);
        const found = pivotsModP(matrix, p, new Work('test'));
        expect(found.rows.length).toBe(reference.rank(rows, p));
        const minor = found.rows.map((i) => found.columns.map((j) => rows[i]![j]!));
        expect(reference.rank(minor, p)).toBe(found.rows.length);
      }),
      { numRuns: runs(1500) },
    );
  });

  it('have a rank over the rational numbers', () => {
    fc.assert(
      fc.property(dense, (rows) => {
        expect(rankOverQ(SparseMatrix.fromDense(rows))).toBe(reference.rank(rows, 0));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('lifting', () => {
  const entry = fc.integer({ min: -4, max: 4 });
  const wide = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 4 })).chain(([m, more]) => {
    const row = fc.array(entry, { minLength: m + more, maxLength: m + more });
    const rows = fc.array(row, { minLength: m, maxLength: m });
    return fc.tuple(rows, fc.constantFrom(1, 1, 2, 3, 4, 6, 10), fc.boolean()).map(([base, factor, depends]) => {
      const scaled = base.map((each, i) => (i === 0 ? each.map((x) => x * factor) : each));
      return depends && m > 8 ? [...scaled, scaled[1]!.map((x, j) => x + scaled[2]![j]!)] : scaled;
    });
  });

  it('gives the invariant factors, or none', () => {
    fc.assert(
      fc.property(wide, (rows) => {
        const found = smithByLifting(SparseMatrix.fromDense(rows), new Work('test'));
        fc.pre(found !== undefined);
        expect(found).toEqual(reference.invariantFactors(rows));
      }),
      { numRuns: runs(1500) },
    );
  });
});
