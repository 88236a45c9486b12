import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hTriangle,
  isMSequence,
  SimplicialComplex,
  verifyConstructibility,
  verifyObstruction,
  verifyShelling,
} from 'spgames/complex';
import { nodesOf } from '../../../src/complex/decompositions/constructibility.js';
import { ConstructionSearch } from '../../../src/complex/decompositions/ConstructionSearch.js';
import { Work } from '../../../src/run.js';
import { facetIncidence } from '../../../src/complex/decompositions/facetIncidence.js';
import { findHomologyObstruction } from '../../../src/complex/decompositions/findHomologyObstruction.js';
import { LevelwiseSearch } from '../../../src/complex/decompositions/LevelwiseSearch.js';
import {
  findLinkObstruction,
  findNumericObstruction,
} from '../../../src/complex/decompositions/shellingObstructions.js';
import { ShellingSearch } from '../../../src/complex/decompositions/ShellingSearch.js';
import { StateSet } from '../../../src/complex/decompositions/StateSet.kernel.js';
import * as twin from '../../reference/decompositions.js';
import { build, complexes } from '../../generators/complexes.js';
import { often, runs } from '../../helpers/sampling.js';

const triangles = [0, 1, 2, 3, 4, 5].flatMap((a, i, all) =>
  all.slice(i + 1).flatMap((b) => all.slice(b + 1).map((c) => [a, b, c])),
);
const pure = fc
  .subarray(triangles, { minLength: 2, maxLength: 9 })
  .map((facets) => SimplicialComplex.fromFacets(facets, 6));
const mixed = complexes({ maxN: 7 })
  .map(build)
  .filter((complex) => complex.facets.size <= 9 && complex.facets.size > 1);

describe.each([
  ['pure complexes', pure],
  ['mixed complexes', mixed],
])('the searches alone, on %s', (_, arbitrary) => {
  it.each([true, false])('decide shellability level by level (h-triangle known: %s)', (known) => {
    fc.assert(
      fc.property(arbitrary, (complex) => {
        const rows = hTriangle(complex);
        fc.pre(findNumericObstruction(rows) === undefined);
        const work = new Work('test', {});
        const incidence = facetIncidence(complex, work);
        const found = new LevelwiseSearch(incidence, known ? rows : undefined, work).run(Infinity);
        expect(found.state).toBe(twin.isShellable(complex.facets.toLists()) ? 'found' : 'exhausted');
        if (found.state === 'found') expect(verifyShelling(complex, found.order)).toMatchObject({ verified: true });
      }),
      { numRuns: runs(150) },
    );
  });

  it('obstructions speak of complexes that are not shellable', () => {
    fc.assert(
      fc.property(arbitrary, (complex) => {
        const work = new Work('test', {});
        const obstruction =
          findNumericObstruction(hTriangle(complex)) ??
          findLinkObstruction(facetIncidence(complex, work), work) ??
          findHomologyObstruction(complex, work);
        if (obstruction === undefined) return;
        expect(twin.isShellable(complex.facets.toLists())).toBe(false);
        expect(verifyObstruction(complex, obstruction)).toMatchObject({ verified: true });
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('ShellingSearch', () => {
  it.each([true, false])('decides in each direction, in small steps (forwards: %s)', (forward) => {
    fc.assert(
      fc.property(pure, (complex) => {
        const [row] = hTriangle(complex);
        fc.pre(row!.h.every((count) => count >= 0n));
        const incidence = facetIncidence(complex, new Work('test', {}));
        const facets = Array.from(incidence.lists.keys());
        const level = { facets, m: 3, above: new Uint32Array(incidence.stride), h: row!.h.map(Number) };
        const search = new ShellingSearch(incidence, level, forward);
        let state = search.run(0);
        while (state === 'paused') state = search.run(1);
        expect(state).toBe(twin.isShellable(complex.facets.toLists()) ? 'found' : 'exhausted');
        if (state === 'found') expect(verifyShelling(complex, search.order())).toMatchObject({ verified: true });
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('ConstructionSearch', () => {
  it('divides the facets rightly where no shelling is looked for', () => {
    let divided = 0;
    fc.assert(
      fc.property(fc.subarray(triangles, { minLength: 2, maxLength: 7 }), (facets) => {
        const complex = SimplicialComplex.fromFacets(facets, 6);
        const found = new ConstructionSearch(6, new Work('test', {}), 0).construct(complex.facets);
        expect(found !== false).toBe(twin.isConstructible(facets));
        if (found === undefined) throw new Error('cut off, although there is no limit');
        if (found === false) return;
        if (found.parts !== undefined) divided++;
        expect(verifyConstructibility(complex, nodesOf(found))).toMatchObject({ verified: true });
      }),
      { numRuns: runs(60) },
    );
    expect(divided).toBeGreaterThan(often(4));
  });
});

describe('StateSet', () => {
  it('remembers like a set, and only forgets past its capacity', () => {
    const states = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.constantFrom(0, 1, 0x80000000)), { maxLength: 300 });
    fc.assert(
      fc.property(states, fc.constantFrom(8, 1 << 20), (list, words) => {
        const set = new StateSet(2, words);
        const slow = new Set<string>();
        for (const state of list) {
          const isNew = !slow.has(state.join());
          if (isNew && slow.size < words / 2) slow.add(state.join());
          expect(set.add(Uint32Array.from(state))).toBe(isNew);
        }
      }),
    );
  });
});

describe('isMSequence', () => {
  /** Is it the number of monomials by degree in some set closed under division, in h₁ ≤ 2 variables, degrees ≤ 3? */
  function byMonomials(h: readonly number[]): boolean {
    const monomials = Array.from({ length: 4 }, (_, d) => Array.from({ length: d + 1 }, (__, i) => [i, d - i])).flat();
    for (let mask = 0; mask < 2 ** monomials.length; mask++) {
      const chosen = monomials.filter((_, i) => (mask & (1 << i)) !== 0);
      const has = (i: number, j: number): boolean => chosen.some(([a, b]) => a === i && b === j);
      if (!chosen.every(([i, j]) => (i === 0 || has(i! - 1, j!)) && (j === 0 || has(i!, j! - 1)))) continue;
      if (h.every((count, d) => chosen.filter(([i, j]) => i! + j! === d).length === count)) return true;
    }
    return false;
  }

  it('agrees with counting monomials in two variables', () => {
    for (let b = 0; b <= 2; b++)
      for (let c = 0; c <= 4; c++)
        for (let d = 0; d <= 5; d++)
          expect([b, c, d, isMSequence([1, b, c, d])]).toEqual([b, c, d, byMonomials([1, b, c, d])]);
  });

  it.each([
    [[], true],
    [[1], true],
    [[0], false],
    [[2], false],
    [[1, -1], false],
    [[1, 4, 10, 20], true],
    [[1, 4, 10, 21], false],
    [[1n, 3n, 4n, 5n, 6n], true],
    [[1, 3, 4, 6], false],
  ])('%#: %#', (h, holds) => {
    expect(isMSequence(h as number[])).toBe(holds);
  });
});
