import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import {
  bettiNumbers,
  bigradedBettiNumbers,
  bigradedKPolynomial,
  kPolynomial,
  linearQuotients,
  linearResolution,
  multigradedBettiNumbers,
  resolutionInvariants,
  SquarefreeIdeal,
  stanleyReisnerIdeal,
  verifyLinearQuotients,
  verifyLinearResolution,
  verifyMultigradedBettiNumbers,
} from 'spgames/ideal';
import { bettiComponents } from '../../../src/ideal/betti/bettiComponents.js';
import { visitByNerves, visitByRestrictions } from '../../../src/ideal/betti/visitMultidegrees.js';
import { Work } from '../../../src/run.js';
import * as reference from '../../reference/stanleyReisner.js';
import { build, complexes } from '../../generators/complexes.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const fields = fc.constantFrom(0, 2, 3);

/** Ideals with generators of nearly one degree, up to n = 7; unlike those of random complexes they have many. */
const ideals = fc.integer({ min: 2, max: 7 }).chain((n) => {
  const all = range(n);
  const generator = fc.shuffledSubarray(all, { minLength: 2, maxLength: Math.min(n, 4) });
  return fc.array(generator, { maxLength: 14 }).map((lists) => SquarefreeIdeal.fromGenerators(lists, n));
});
const someIdeals = fc.oneof(
  complexes({ maxN: 6 }).map((known) => stanleyReisnerIdeal(build(known))),
  ideals,
);

describe('Betti numbers', () => {
  it('agree with Hochster’s formula over all sets of variables', () => {
    fc.assert(
      fc.property(someIdeals, fields, (ideal, p) => {
        const { complex } = ideal;
        const faces = complex.isVoid
          ? []
          : Array.from({ length: complex.dimension + 2 }, (_, s) => [...complex.faces(s - 1)]).flat();
        const numbers = multigradedBettiNumbers(ideal, { characteristic: p });
        const key = ([i, monomial, rank]: readonly [number, readonly number[], number]): string =>
          `${i}:${monomial.join()}:${rank}`;
        const expected = reference.bettiNumbers(faces, ideal.ring.n, p);
        expect(numbers.map(key).sort()).toEqual(expected.map(key).sort());
        const graded = new Map<string, bigint>();
        for (const [i, W, r] of expected)
          graded.set(`${i},${W.length}`, (graded.get(`${i},${W.length}`) ?? 0n) + BigInt(r));
        expect(new Map(bettiNumbers(ideal, { characteristic: p }).map(([i, d, r]) => [`${i},${d}`, r]))).toEqual(
          graded,
        );
      }),
      { numRuns: runs(1000) },
    );
  });

  it('give the K-polynomials, single and bigraded', () => {
    fc.assert(
      fc.property(someIdeals, fields, (ideal, p) => {
        const sum: bigint[] = [];
        for (const [i, degree, rank] of bettiNumbers(ideal, { characteristic: p }))
          sum[degree] = (sum[degree] ?? 0n) + (i % 2 === 0 ? rank : -rank);
        const k = kPolynomial(ideal);
        expect(Array.from(sum, (c) => c ?? 0n).filter((c, d) => c !== (k[d] ?? 0n))).toEqual([]);
        if (ideal.ring.variablesOf(undefined).length > 0) return;
        const table = bigradedKPolynomial(ideal);
        const total = new Map<string, bigint>();
        for (const [i, left, right, rank] of bigradedBettiNumbers(ideal, { characteristic: p }))
          total.set(`${left},${right}`, (total.get(`${left},${right}`) ?? 0n) + (i % 2 === 0 ? rank : -rank));
        for (const [key, value] of total) {
          const [left, right] = key.split(',').map(Number);
          expect(table[left!]?.[right!] ?? 0n).toBe(value);
        }
      }),
      { numRuns: runs(600) },
    );
  });

  it('are verified, and corrupted ones refused', () => {
    fc.assert(
      fc.property(someIdeals, fields, fc.nat(), (ideal, p, at) => {
        const numbers = multigradedBettiNumbers(ideal, { characteristic: p });
        expect(verifyMultigradedBettiNumbers(ideal, numbers, { characteristic: p })).toMatchObject({ verified: true });
        if (numbers.length === 0) return;
        const k = at % numbers.length;
        expect(verifyMultigradedBettiNumbers(ideal, numbers.toSpliced(k, 1), { characteristic: p })).toMatchObject({
          verified: false,
        });
        const [i, monomial, rank] = numbers[k]!;
        expect(
          verifyMultigradedBettiNumbers(ideal, numbers.toSpliced(k, 1, [i, monomial, rank + 1]), { characteristic: p }),
        ).toMatchObject({ verified: false });
        expect(
          verifyMultigradedBettiNumbers(ideal, numbers.toSpliced(k, 1, [i + 1, monomial, rank]), { characteristic: p }),
        ).toMatchObject({ verified: false });
      }),
      { numRuns: runs(60) },
    );
  });

  it('are the same by nerves and by restrictions', () => {
    fc.assert(
      fc.property(ideals, fields, (ideal, p) => {
        for (const component of bettiComponents(ideal.generators)) {
          if (component.generators.length === 1) continue;
          const [nerves, restrictions] = [visitByNerves, visitByRestrictions].map((visitBy) => {
            const found: string[] = [];
            visitBy(component, p, new Work('test'), (classes, length, i, rank) => {
              found.push(`${i}:${classes.subarray(0, length).join()}:${rank}`);
            });
            return found.sort();
          });
          expect(nerves).toEqual(restrictions);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  it('do not change where a variable is doubled', () => {
    fc.assert(
      fc.property(ideals, fields, (ideal, p) => {
        const { n } = ideal.ring;
        const doubled = ideal.generators.toLists().map((list) => (list.includes(0) ? [...list, n] : list));
        const totals = (I: SquarefreeIdeal): string[] =>
          multigradedBettiNumbers(I, { characteristic: p })
            .map(([i, monomial, rank]) => `${i}:${monomial.filter((v) => v < n).join()}:${rank}`)
            .sort();
        expect(totals(SquarefreeIdeal.fromGenerators(doubled, n + 1))).toEqual(totals(ideal));
      }),
      { numRuns: runs(80) },
    );
  });
});

describe('linear resolutions and quotients', () => {
  /** Is every induced cycle of a graph a triangle? By taking vertices away whose neighbours are all joined. */
  const isChordal = (n: number, edges: ReadonlySet<string>): boolean => {
    const joined = (u: number, v: number): boolean => edges.has(u < v ? `${u},${v}` : `${v},${u}`);
    let left = range(n);
    while (left.length > 0) {
      const next = left.find((v) => {
        const around = left.filter((u) => u !== v && joined(u, v));
        return around.every((u) => around.every((w) => u === w || joined(u, w)));
      });
      if (next === undefined) return false;
      left = left.filter((v) => v !== next);
    }
    return true;
  };

  it('an edge ideal has a linear resolution iff the complementary graph is chordal (Fröberg)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), fc.infiniteStream(fc.boolean()), fields, (n, coins, p) => {
        const pairs = Array.from({ length: n }, (_, v) => Array.from({ length: v }, (__, u) => [u, v])).flat();
        const edges = pairs.filter(() => coins.next().value);
        const others = new Set(pairs.filter((pair) => !edges.includes(pair)).map((pair) => pair.join()));
        const ideal = SquarefreeIdeal.fromGenerators(edges, n);
        expect(linearResolution(ideal, { characteristic: p }).linear).toBe(isChordal(n, others));
        const quotients = linearQuotients(ideal);
        expect(quotients.linearQuotients).toBe(isChordal(n, others));
      }),
      { numRuns: runs(600) },
    );
  });

  it('witnesses are Betti numbers, orders are verified', () => {
    fc.assert(
      fc.property(someIdeals, fields, (ideal, p) => {
        const linear = linearResolution(ideal, { characteristic: p });
        expect(verifyLinearResolution(ideal, linear, { characteristic: p })).toMatchObject({ verified: true });
        if (linear.linear === false)
          expect(verifyLinearResolution(ideal, { linear: true, degree: 2 }, { characteristic: p })).toMatchObject({
            verified: false,
          });
        if (linear.linear === false && linear.because === 'syzygy') {
          const { i, monomial, rank } = linear.witness;
          expect(multigradedBettiNumbers(ideal, { characteristic: p })).toContainEqual([i, monomial, rank]);
          expect(monomial.length - i).not.toBe(ideal.generators.cardinality(0) - 1);
        }
        const quotients = linearQuotients(ideal);
        if (quotients.linearQuotients !== true) return;
        expect(verifyLinearQuotients(ideal, quotients.order)).toMatchObject({ verified: true });
        expect(verifyLinearQuotients(ideal, quotients.order.slice(1)).verified).toBe(quotients.order.length === 0);
        if (new Set(ideal.generators.cardinalities()).size <= 1) expect(linear.linear).toBe(true);
      }),
      { numRuns: runs(150) },
    );
  });

  it('has invariants that are extreme in the table', () => {
    fc.assert(
      fc.property(someIdeals, fields, (ideal, p) => {
        const numbers = bettiNumbers(ideal, { characteristic: p });
        const { projectiveDimension, regularity } = resolutionInvariants(ideal, { characteristic: p });
        expect(projectiveDimension).toBe(Math.max(-Infinity, ...numbers.map(([i]) => i)));
        expect(regularity).toBe(Math.max(-Infinity, ...numbers.map(([i, degree]) => degree - i)));
      }),
      { numRuns: runs(100) },
    );
  });

  it('knows an order from a complex', () => {
    const boundary = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
      3,
    );
    expect(linearQuotients(stanleyReisnerIdeal(boundary))).toEqual({ linearQuotients: true, order: [0] });
  });
});
