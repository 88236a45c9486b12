import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { projectiveDimension, regularity, resolutionInvariants, stanleyReisnerIdeal } from 'spgames/ideal';
import { LimitError } from '../../../src/errors.js';
import {
  lengthFromLinks,
  lengthsFromLinks,
  Resolution,
  throughDual,
  type Lengths as FoundLengths,
} from '../../../src/ideal/betti/Resolution.js';
import { Work } from '../../../src/run.js';
import { build, complexes, degenerateComplexes } from '../../generators/complexes.js';
import * as reference from '../../reference/stanleyReisner.js';

type Lengths = { readonly [Name in keyof FoundLengths]-?: number };

const fields = fc.constantFrom(0, 2, 3);

/** The lengths by definition, from the Betti numbers of Hochster's formula. */
function byDefinition(complex: SimplicialComplex, p: number): Lengths {
  const faces = complex.isVoid
    ? []
    : Array.from({ length: complex.dimension + 2 }, (_, size) => [...complex.faces(size - 1)]).flat();
  const numbers = reference.bettiNumbers(faces, complex.n, p);
  return {
    projectiveDimension: Math.max(-Infinity, ...numbers.map(([i]) => i)),
    regularity: Math.max(-Infinity, ...numbers.map(([i, monomial]) => monomial.length - i)),
  };
}

/** The same complex, known only by its facets, and only by its nonfaces. */
function bothDescriptions(complex: SimplicialComplex): SimplicialComplex[] {
  const { n, facets, minimalNonfaces } = complex;
  return [SimplicialComplex.fromFacets(facets, n), SimplicialComplex.fromNonfaces(minimalNonfaces, n)];
}

/** What a search finds that is cut off again and again, each time a little later. */
function inPieces(search: (work: Work) => FoundLengths): FoundLengths {
  for (let limit = 1; ; limit++)
    try {
      return search(new Work('test', { limit }));
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
    }
}

const ways = {
  'the depth': lengthFromLinks,
  'all links': lengthsFromLinks,
  'the depth of the dual': throughDual(lengthFromLinks),
  'all links of the dual': throughDual(lengthsFromLinks),
};

describe.each(Object.entries(ways))('the lengths of a resolution from %s', (_, way) => {
  it('are what they are by definition', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }).map(build), fields, (complex, p) => {
        if (complex.isVoid) return;
        const expected = byDefinition(complex, p);
        for (const one of bothDescriptions(complex)) {
          const found = inPieces(way(one, p));
          expect(Object.values(found).some((length) => length !== undefined)).toBe(true);
          if (found.projectiveDimension !== undefined)
            expect(found.projectiveDimension).toBe(expected.projectiveDimension);
          if (found.regularity !== undefined) expect(found.regularity).toBe(expected.regularity);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('projectiveDimension and regularity', () => {
  const check = (complex: SimplicialComplex, p: number): void => {
    const expected = byDefinition(complex, p);
    for (const one of bothDescriptions(complex)) {
      const ideal = stanleyReisnerIdeal(one);
      expect(projectiveDimension(ideal, { characteristic: p })).toBe(expected.projectiveDimension);
      expect(regularity(ideal, { characteristic: p })).toBe(expected.regularity);
      expect(resolutionInvariants(ideal, { characteristic: p })).toEqual({
        ...expected,
        depth: complex.n - expected.projectiveDimension,
      });
      const kept = new Resolution(ideal, p, 'test');
      expect([kept.projectiveDimension(), kept.regularity()]).toEqual([
        expected.projectiveDimension,
        expected.regularity,
      ]);
      expect([kept.projectiveDimension({ timeoutMs: 0 }), kept.regularity({ timeoutMs: 0 })]).toEqual([
        expected.projectiveDimension,
        expected.regularity,
      ]);
    }
  };

  it('are what they are by definition', () => {
    fc.assert(fc.property(complexes({ maxN: 6 }).map(build), fields, check), { numRuns: 200 });
  });

  it.each([0, 1, 2, 3].flatMap((n) => degenerateComplexes(n)))('of %s', (_, complex) => {
    check(build(complex), 0);
  });

  it('are sums over factors with few generators and with many', () => {
    const edges = (from: number): number[][] =>
      [0, 1, 2, 3, 4, 5].flatMap((i) => [1, 2, 3].map((k) => [from + i, from + ((i + k) % 6)]));
    const circle = [0, 1, 2, 3, 4].map((i) => [i, (i + 1) % 5]);
    const alone = (nonfaces: number[][], n: number): ReturnType<typeof resolutionInvariants> =>
      resolutionInvariants(stanleyReisnerIdeal(SimplicialComplex.fromNonfaces(nonfaces, n)));
    const [first, second] = [alone(circle, 5), alone(edges(0), 6)];
    expect(alone([...circle, ...edges(5)], 11)).toEqual({
      projectiveDimension: first.projectiveDimension + second.projectiveDimension,
      regularity: first.regularity + second.regularity,
      depth: first.depth + second.depth,
    });
  });
});
