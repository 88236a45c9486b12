import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reducedHomology } from 'spgames/complex';
import { smithNormalForm, SparseMatrix } from 'spgames/linear';
import { homologyByDefinition } from '../../../src/complex/homology/homologyByDefinition.js';
import { plainInvariantFactors } from '../../../src/linear/plainInvariantFactors.js';
import { build, complexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';
import { invariantFactors } from '../../reference/linearAlgebra.js';

const matrices = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.constantFrom(1, 3, 40))
  .chain(([height, width, size]) =>
    fc.array(
      fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -size, max: size })), { minLength: width, maxLength: width }),
      { minLength: height, maxLength: height },
    ),
  );

describe('plainInvariantFactors', () => {
  it('are the invariant factors', () => {
    fc.assert(
      fc.property(matrices, (rows) => {
        const sparse = rows.map((row) => new Map(row.flatMap((x, j) => (x === 0 ? [] : [[j, BigInt(x)] as const]))));
        const found = plainInvariantFactors(sparse);
        expect(found).toEqual(invariantFactors(rows));
        if (rows.length > 0) expect(found).toEqual(smithNormalForm(SparseMatrix.fromDense(rows)).invariantFactors);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('homologyByDefinition', () => {
  it('is the homology with all its reductions', () => {
    fc.assert(
      fc.property(complexes(), (known) => {
        const complex = build(known);
        expect(homologyByDefinition(complex.facets.toLists())).toEqual(reducedHomology(complex));
      }),
      { numRuns: runs(300) },
    );
  });
});
