import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chessboardComplex,
  matchingComplex,
  namedComplex,
  reducedHomology,
  reducedHomologyOver,
  reducedHomologyOverFields,
  SimplicialComplex,
  universalCoefficients,
} from 'spgames/complex';
import { tabulateFaces } from '../../../src/complex/homology/FaceTable.js';
import { morseComplex } from '../../../src/complex/homology/MorseComplex.js';
import { MorseRewriting } from '../../../src/complex/homology/MorseRewriting.kernel.js';
import { Work } from '../../../src/run.js';
import { build, complexes } from '../../generators/complexes.js';
import { lensSpace } from '../../generators/lensSpace.js';
import { randomSets } from '../../generators/families.js';
import { runs } from '../../helpers/sampling.js';
import * as reference from '../../reference/homology.js';
import { closure } from '../../reference/simplicialComplex.js';

const fields = [0, 2, 3, 5, 7, 94906249, 2147483647];
const work = new Work('test');
const random = fc
  .record({ seed: fc.nat({ max: 1e9 }), n: fc.integer({ min: 5, max: 8 }), size: fc.integer({ min: 4, max: 24 }) })
  .map(({ seed, n, size }) => closure(randomSets(seed, n, size, 3 / n)));

describe('homology over several fields at once', () => {
  /** @source Chen and Kerber 2011 */
  it('is that by the definition', () => {
    fc.assert(
      fc.property(fc.oneof(complexes({ maxN: 6 }), random), fc.shuffledSubarray(fields), (known, chosen) => {
        const [complex, faces] = Array.isArray(known)
          ? [SimplicialComplex.fromFacets(known, 8), known]
          : [build(known), known.faces];
        expect(reducedHomologyOverFields(complex, chosen)).toEqual(chosen.map((p) => reference.homologyOver(faces, p)));
      }),
      { numRuns: runs(3000) },
    );
  });

  it.each([
    ['the projective plane', namedComplex('real-projective-plane')],
    ['M_7', matchingComplex(7)],
    ['M_10', matchingComplex(10)],
    ['the chessboard complex 5 × 5', chessboardComplex(5, 5)],
    ['the lens space L(3, 1)', lensSpace(3, 1)],
    ['the lens space L(5, 2)', lensSpace(5, 2)],
  ])('sees the torsion of %s', (_, complex) => {
    const groups = reducedHomology(complex);
    expect(groups.some(({ torsion }) => torsion.length > 0)).toBe(true);
    expect(reducedHomologyOverFields(complex, fields)).toEqual(fields.map((p) => universalCoefficients(groups, p)));
    expect(fields.map((p) => reducedHomologyOver(complex, p))).toEqual(reducedHomologyOverFields(complex, fields));
  });

  it('of the void complex and of {∅}', () => {
    expect(reducedHomologyOverFields(SimplicialComplex.void(2), [0, 2])).toEqual([[], []]);
    expect(reducedHomologyOverFields(SimplicialComplex.irrelevant(2), [0, 2])).toEqual([
      [{ degree: -1, rank: 1 }],
      [{ degree: -1, rank: 1 }],
    ]);
    expect(reducedHomologyOverFields(SimplicialComplex.irrelevant(2), [])).toEqual([]);
  });
});

describe('whole levels of the complex of critical cells', () => {
  it('have the boundaries of the cells one by one', () => {
    fc.assert(
      fc.property(random, (faces) => {
        const { facets } = SimplicialComplex.fromFacets(faces, 8);
        const table = tabulateFaces(facets, work);
        const { critical, boundaries, matching } = morseComplex(table, work);
        const rewriting = new MorseRewriting(table.starts, table.boundary, matching);
        critical.forEach((cells, s) => {
          cells.forEach((cell, j) => {
            rewriting.rewriteBoundary(cell);
            const expected = Array.from({ length: rewriting.size }, (_, i) => [
              critical[s - 1]!.indexOf(rewriting.cells[i]!),
              rewriting.coefficients[i]!,
            ]);
            expect(boundaries[s]!.column(j)).toEqual(expected.sort(([a], [b]) => a! - b!));
          });
        });
      }),
      { numRuns: runs(1000) },
    );
  });
});
