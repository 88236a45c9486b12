import fc from 'fast-check';
import { SimplicialComplex } from 'spgames/complex';
import {
  variableNames,
  parseMacaulay2Complex,
  parseMacaulay2Ideal,
  parseMacaulay2Ideals,
  parseMacaulay2Monomials,
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
} from 'spgames/formats';
import {
  bigradedKPolynomial,
  facetComplex,
  facetIdeal,
  kPolynomial,
  PolynomialRing,
  reducedHilbertSeries,
  SquarefreeIdeal,
  stanleyReisnerIdeal,
} from 'spgames/ideal';
import { beforeAll, describe, expect, it } from 'vitest';
import { complexes, families, labelled } from '../generators/ideals.js';
import { often, sampled } from '../helpers/sampling.js';
import { askMacaulay2, hasMacaulay2, runMacaulay2 } from './runMacaulay2.js';

/** Void, {∅} and the simplex on 0, 1 and 3 vertices, then random complexes on at most 9 vertices. */
function testComplexes(): SimplicialComplex[] {
  const degenerate = [0, 1, 3].flatMap((n) => {
    const vertices = labelled((['L', 'R', undefined] as const).slice(0, n));
    return [
      SimplicialComplex.void(vertices),
      SimplicialComplex.irrelevant(vertices),
      SimplicialComplex.simplex(vertices),
    ];
  });
  const sized = fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.boolean())
    .chain(([n, byFacets]) =>
      fc
        .tuple(families(n, 14), fc.array(fc.constantFrom<('L' | 'R')[]>('L', 'R'), { minLength: n, maxLength: n }))
        .map(([sets, sides]) =>
          byFacets
            ? SimplicialComplex.fromFacets(sets, labelled(sides))
            : SimplicialComplex.fromNonfaces(sets, labelled(sides)),
        ),
    );
  return [
    ...degenerate,
    ...fc.sample(complexes(6), { seed: 1, numRuns: 60 }),
    ...fc.sample(sized, { seed: 2, numRuns: 180 }),
  ];
}

/** The coefficients of a polynomial such as 1-2*T^2 or T_0^2*T_1, by exponents joined with commas. */
function coefficients(text: string): Record<string, bigint> {
  const found: Record<string, bigint> = {};
  if (text === '0') return found;
  for (const [, sign, term] of text.matchAll(/([+-]?)([^+-]+)/g)) {
    let coefficient = sign === '-' ? -1n : 1n;
    const exponents = [0, 0];
    for (const factor of term!.split('*')) {
      const power = /^T(?:_(\d))?(?:\^(\d+))?$/.exec(factor);
      if (power === null) coefficient *= BigInt(factor);
      else exponents[Number(power[1] ?? 0)]! += Number(power[2] ?? 1);
    }
    found[exponents.join()] = coefficient;
  }
  return found;
}

const ofTable = (table: readonly (readonly bigint[])[]): Record<string, bigint> =>
  Object.fromEntries(table.flatMap((row, i) => row.flatMap((c, j) => (c === 0n ? [] : [[`${i},${j}`, c] as const]))));
const ofList = (list: readonly bigint[]): Record<string, bigint> => ofTable(list.map((c) => [c]));

describe.skipIf(!hasMacaulay2)('Macaulay2 on random complexes', () => {
  const all = testComplexes();
  const cases = sampled(all, 30);
  const isBigraded = (complex: SimplicialComplex): boolean =>
    complex.n > 0 && complex.vertices.every(({ side }) => side !== undefined);
  let answers: ReturnType<typeof ask>;

  function ask() {
    const scripts = cases.map((complex) => {
      const degrees = complex.vertices.map(({ side }) => (side === 'L' ? '{1,0}' : '{0,1}'));
      const bigraded = isBigraded(complex)
        ? `numerator hilbertSeries (map(newRing(S, Degrees => {${degrees.join()}}), S)) ideal stanleyReisnerIdeal`
        : '"none"';
      return `${printMacaulay2Complex(complex)}bigraded = ${bigraded}\nI = ideal stanleyReisnerIdeal\nprimes = minimalPrimes I\n`;
    });
    return askMacaulay2(scripts, {
      complex: 'Delta',
      facets: 'facets Delta',
      externalFacets: 'toExternalString facets Delta',
      stanleyReisner: 'monomialIdeal Delta',
      external: 'toExternalString I',
      matrix: 'gens I',
      externalMatrix: 'toExternalString gens I',
      facetIdeal: 'facetIdeal',
      dual: 'dual Delta',
      idealDual: 'dual stanleyReisnerIdeal',
      minimalPrimes: 'primes',
      externalPrimes: 'toExternalString primes',
      irreducible: 'irreducibleDecomposition stanleyReisnerIdeal',
      numerator: 'numerator hilbertSeries stanleyReisnerIdeal',
      poincare: 'poincare stanleyReisnerIdeal',
      reduced: 'numerator reduceHilbert hilbertSeries stanleyReisnerIdeal',
      bigraded: 'bigraded',
      fVector: 'fVector Delta',
      complexDimension: 'dim Delta',
      dimension: 'dim I',
      degree: 'degree I',
      codim: 'codim I',
    });
  }

  beforeAll(() => {
    answers = ask();
  });

  /** Every complex with its ideal, its ring and what Macaulay2 says. */
  function each(
    check: (
      answer: (typeof answers)[number],
      complex: SimplicialComplex,
      ideal: SquarefreeIdeal,
      ring: PolynomialRing,
    ) => void,
  ): void {
    expect(all.length).toBeGreaterThanOrEqual(200);
    cases.forEach((complex, i) => {
      const ideal = stanleyReisnerIdeal(complex);
      check(answers[i]!, complex, ideal, ideal.ring);
    });
  }

  it('reads our scripts and we read its complexes, facets and ideals', () => {
    each((answer, complex, ideal, ring) => {
      for (const text of [answer.complex, answer.facets, answer.externalFacets])
        expect(parseMacaulay2Complex(text, { ring }).equals(complex)).toBe(true);
      for (const text of [answer.stanleyReisner, answer.external, answer.matrix, answer.externalMatrix])
        expect(parseMacaulay2Ideal(text, { ring }).equals(ideal)).toBe(true);
      expect(parseMacaulay2Ideal(answer.facetIdeal, { ring }).equals(facetIdeal(complex))).toBe(true);
      expect(parseMacaulay2Monomials(answer.facets, { ring }).monomials.equals(complex.facets)).toBe(true);
    });
  });

  it('agrees on Alexander duals', () => {
    each((answer, complex, ideal, ring) => {
      // Over a ring without variables Macaulay2 1.21 gives the void complex as its own dual.
      if (ring.n > 0) expect(parseMacaulay2Complex(answer.dual, { ring }).equals(complex.alexanderDual())).toBe(true);
      if (ring.n > 0) expect(parseMacaulay2Ideal(answer.idealDual, { ring }).equals(ideal.alexanderDual())).toBe(true);
    });
  });

  it('agrees on minimal primes and irreducible components', () => {
    each((answer, _complex, ideal, ring) => {
      const ours = ideal.irreducibleDecomposition();
      for (const text of [answer.minimalPrimes, answer.externalPrimes, answer.irreducible]) {
        const primes = parseMacaulay2Ideals(text, { ring });
        expect(primes).toHaveLength(ours.length);
        for (const prime of ours) expect(primes.some((other) => other.equals(prime))).toBe(true);
      }
    });
  });

  it('agrees on Hilbert series, in one and in two gradings', () => {
    let bigraded = 0;
    each((answer, complex, ideal) => {
      expect(coefficients(answer.numerator)).toEqual(ofList(kPolynomial(ideal)));
      expect(coefficients(answer.poincare)).toEqual(ofList(kPolynomial(ideal)));
      expect(coefficients(answer.reduced)).toEqual(ofList(reducedHilbertSeries(ideal).numerator));
      if (!isBigraded(complex)) return;
      expect(coefficients(answer.bigraded)).toEqual(ofTable(bigradedKPolynomial(ideal)));
      bigraded++;
    });
    expect(bigraded).toBeGreaterThan(often(100));
  });

  it('agrees on f-vector, dimension, degree and codimension', () => {
    each((answer, complex, ideal) => {
      // Macaulay2 says {0} of the void complex.
      expect(answer.fVector).toBe(complex.isVoid ? '{0}' : `{${complex.fVector().join(', ')}}`);
      expect(answer.complexDimension).toBe(complex.isVoid ? '-infinity' : String(complex.dimension));
      expect(answer.dimension).toBe(String(ideal.dimension()));
      expect(answer.degree).toBe(String(ideal.degree()));
      expect(answer.codim).toBe(ideal.isUnit ? 'infinity' : String(ideal.height()));
    });
  });
});

describe.skipIf(!hasMacaulay2)('our scripts', () => {
  it('of games define what the contract names', () => {
    const games = testComplexes()
      .slice(0, 80)
      .map((legal) => ({ legal, illegal: facetComplex(stanleyReisnerIdeal(legal)) }));
    const answers = askMacaulay2(
      games.map((game) => printMacaulay2Game(game)),
      {
        variables: 'flatten entries vars S',
        legalComplex: 'legalComplex',
        illegalComplex: 'illegalComplex',
        legalIdeal: 'legalIdeal',
        illegalIdeal: 'illegalIdeal',
        recomputed: 'monomialIdeal legalComplex == illegalIdeal',
      },
    );
    games.forEach(({ legal, illegal }, i) => {
      const ring = PolynomialRing.fromVertices(legal.vertices);
      const answer = answers[i]!;
      expect(answer.variables).toBe(`{${variableNames(ring).join(', ')}}`);
      expect(parseMacaulay2Complex(answer.legalComplex, { ring }).equals(legal)).toBe(true);
      expect(parseMacaulay2Complex(answer.illegalComplex, { ring }).equals(illegal)).toBe(true);
      expect(parseMacaulay2Ideal(answer.legalIdeal, { ring }).equals(facetIdeal(legal))).toBe(true);
      expect(parseMacaulay2Ideal(answer.illegalIdeal, { ring }).equals(facetIdeal(illegal))).toBe(true);
      expect(answer.recomputed).toBe('true');
    });
  });

  it('of ideals define S and I, and large ones run', () => {
    const n = 150;
    const many = Array.from({ length: 10_000 }, (_, i) => {
      const [a, b] = [i % n, Math.floor(i / n)];
      return [a, (a + 1 + b) % n, (a + 75 + b) % n];
    });
    const ideals = [
      ...testComplexes().slice(0, 20).map(stanleyReisnerIdeal),
      SquarefreeIdeal.fromGenerators(many, n),
      SquarefreeIdeal.zero([{ name: 'left', side: 'L' }, { name: 'x7' }]),
    ];
    expect(ideals[20]!.generators.size).toBeGreaterThan(5000);
    const answers = askMacaulay2(
      ideals.map((ideal) => printMacaulay2Ideal(ideal)),
      { ring: 'ring I === S', ideal: 'I' },
    );
    answers.forEach((answer, i) => {
      expect(answer.ring).toBe('true');
      const { ring } = ideals[i]!;
      expect(parseMacaulay2Ideal(answer.ideal, { ring }).equals(ideals[i]!)).toBe(true);
    });
  });

  it('report what Macaulay2 refuses', () => {
    expect(() => runMacaulay2('error "no"')).toThrow();
  });
});
