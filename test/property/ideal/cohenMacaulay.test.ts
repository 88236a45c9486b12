import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bettiNumbers,
  buchsbaum,
  buchsbaumReport,
  type CharacteristicReport,
  cohenMacaulay,
  cohenMacaulayReport,
  componentwiseLinear,
  depth,
  facetComplex,
  facetIdeal,
  gameIdealsCohenMacaulay,
  gorenstein,
  gorensteinReport,
  gorensteinStar,
  linearResolution,
  reportsOfOptions,
  resolutionInvariants,
  sequentiallyCohenMacaulay,
  sequentiallyCohenMacaulayReport,
  serreCondition,
  serreConditionReport,
  stanleyReisnerComplex,
  stanleyReisnerIdeal,
  verifyBuchsbaum,
  verifyCohenMacaulay,
  verifyCohenMacaulayReport,
  verifyDepth,
  verifyGorenstein,
  verifySequentiallyCohenMacaulay,
  verifySequentiallyCohenMacaulayReport,
  verifySerreCondition,
} from 'spgames/ideal';
import { graft, grafting, reducedHomologyOver, shelling, SimplicialComplex, whisker } from 'spgames/complex';
import * as reference from '../../reference/stanleyReisner.js';
import { build, complexes, degenerateComplexes } from '../../generators/complexes.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const fields = fc.constantFrom(0, 2, 3);

/** Complexes whose facets have nearly one size: such that properties hold now and then. */
const nearlyPure = fc.integer({ min: 3, max: 6 }).chain((n) =>
  fc.integer({ min: 2, max: Math.min(4, n) }).chain((size) => {
    const all = range(n);
    const facet = fc.shuffledSubarray(all, { minLength: size, maxLength: size });
    const other = fc.shuffledSubarray(all, { minLength: 1, maxLength: 2 });
    return fc
      .tuple(fc.array(facet, { minLength: 1, maxLength: 11 }), fc.array(other, { maxLength: 1 }))
      .map(([facets, others]) => SimplicialComplex.fromFacets([...facets, ...others], n));
  }),
);

const someComplexes = fc.oneof(complexes({ maxN: 6 }).map(build), nearlyPure);

const facesOf = (complex: SimplicialComplex): number[][] =>
  complex.isVoid ? [] : Array.from({ length: complex.dimension + 2 }, (_, s) => [...complex.faces(s - 1)]).flat();

const holdsIn = (report: CharacteristicReport, p: number): boolean | undefined =>
  report.holds === 'undecided' ? undefined : report.holds !== report.exceptions.includes(BigInt(p));

const degenerate = [0, 1, 2, 3].flatMap((n) =>
  degenerateComplexes(n).map(([name, known]) => [name, build(known)] as const),
);

function checkAll(complex: SimplicialComplex, p: number): void {
  const faces = facesOf(complex);
  const cm = cohenMacaulay(complex, { characteristic: p });
  expect(cm.cohenMacaulay).toBe(reference.linksVanish(faces, p));
  expect(verifyCohenMacaulay(complex, cm, { characteristic: p })).toMatchObject({ verified: true });
  const scm = sequentiallyCohenMacaulay(complex, { characteristic: p });
  expect(scm.sequentiallyCohenMacaulay).toBe(reference.isSequentiallyCohenMacaulay(faces, p));
  expect(verifySequentiallyCohenMacaulay(complex, scm, { characteristic: p })).toMatchObject({ verified: true });
  const found = depth(complex, { characteristic: p });
  expect(found.depth).toBe(reference.depth(faces, p));
  expect(verifyDepth(complex, found, { characteristic: p })).toMatchObject({ verified: true });
  const local = buchsbaum(complex, { characteristic: p });
  const pure = complex.isPure();
  expect(local.buchsbaum).toBe(
    pure &&
      reference.linksVanish(
        faces,
        p,
        faces.filter((face) => face.length > 0),
      ),
  );
  expect(verifyBuchsbaum(complex, local, { characteristic: p })).toMatchObject({ verified: true });
  const duality = gorenstein(complex, { characteristic: p });
  expect(duality.gorenstein).toBe(reference.isGorenstein(faces, p));
  expect(verifyGorenstein(complex, duality, { characteristic: p })).toMatchObject({ verified: true });
  expect(gorensteinStar(complex, { characteristic: p }).gorensteinStar).toBe(
    duality.gorenstein === true && !complex.isVoid && complex.conePoints.length === 0,
  );
  for (const r of [1, 2, 3]) {
    const serre = serreCondition(complex, r, { characteristic: p });
    expect(serre.serre).toBe(reference.satisfiesSerre(faces, r, p));
    expect(verifySerreCondition(complex, r, serre, { characteristic: p })).toMatchObject({ verified: true });
    if (serre.serre === false)
      expect(verifySerreCondition(complex, r, { serre: true }, { characteristic: p })).toMatchObject({
        verified: false,
      });
    expect(holdsIn(serreConditionReport(complex, r), p)).toBe(serre.serre);
  }
  expect(holdsIn(cohenMacaulayReport(complex), p)).toBe(cm.cohenMacaulay);
  expect(holdsIn(sequentiallyCohenMacaulayReport(complex), p)).toBe(scm.sequentiallyCohenMacaulay);
  expect(holdsIn(buchsbaumReport(complex), p)).toBe(local.buchsbaum);
  expect(holdsIn(gorensteinReport(complex), p)).toBe(duality.gorenstein);
}

describe('properties of links', () => {
  it.each(degenerate)('agree with the definitions for %s', (_, complex) => {
    for (const p of [0, 2, 3]) checkAll(complex, p);
  });

  /** @source Huntemann 2018, Fact 7.37 */
  it('agree with the definitions, and their witnesses hold', () => {
    fc.assert(fc.property(someComplexes, fields, checkAll), { numRuns: runs(700, 60) });
  });

  it('come with reports that are verified', () => {
    fc.assert(
      fc.property(someComplexes, (complex) => {
        expect(verifyCohenMacaulayReport(complex, cohenMacaulayReport(complex))).toMatchObject({ verified: true });
        expect(verifySequentiallyCohenMacaulayReport(complex, sequentiallyCohenMacaulayReport(complex))).toMatchObject({
          verified: true,
        });
      }),
      { numRuns: runs(100) },
    );
  });

  it('imply one another', () => {
    fc.assert(
      fc.property(someComplexes, fields, (complex, p) => {
        const cm = cohenMacaulay(complex, { characteristic: p }).cohenMacaulay;
        const scm = sequentiallyCohenMacaulay(complex, { characteristic: p }).sequentiallyCohenMacaulay;
        expect(cm).toBe(scm === true && complex.isPure());
        expect(cm).toBe(depth(complex, { characteristic: p }).depth >= complex.dimension + 1);
        expect(cm).toBe(serreCondition(complex, 9, { characteristic: p }).serre);
        if (gorenstein(complex, { characteristic: p }).gorenstein === true) expect(cm).toBe(true);
        if (cm === true) expect(buchsbaum(complex, { characteristic: p }).buchsbaum).toBe(true);
        if (shelling(complex).shellable === true) expect(scm).toBe(true);
        for (const { report } of reportsOfOptions(complex)) if (cm === true) expect(holdsIn(report, p)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('Cohen–Macaulay ideals', () => {
  /**
   * @source Huntemann 2018, Fact 7.3
   * @source Huntemann 2018, Cor. 7.8
   * @source Huntemann 2018, Cor. 7.9
   */
  it('have unmixed facet complexes and pure Stanley–Reisner complexes', () => {
    let [legal, illegal] = [0, 0];
    fc.assert(
      fc.property(someComplexes, fields, (complex, p) => {
        // Of the game on the complex Δ the legal ideal is F(Δ), and the illegal one N(Δ).
        const [facets, nonfaces] = [facetIdeal(complex), stanleyReisnerIdeal(complex)];
        for (const ideal of [facets, nonfaces]) {
          if (cohenMacaulay(ideal, { characteristic: p }).cohenMacaulay !== true) continue;
          expect(facetComplex(ideal).isUnmixed()).toBe(true);
          expect(stanleyReisnerComplex(ideal).isPure()).toBe(true);
        }
        if (cohenMacaulay(facets, { characteristic: p }).cohenMacaulay === true) {
          legal++;
          expect(complex.isUnmixed()).toBe(true);
        }
        if (cohenMacaulay(nonfaces, { characteristic: p }).cohenMacaulay === true) {
          illegal++;
          expect(complex.isPure()).toBe(true);
          expect(facetComplex(nonfaces).isUnmixed()).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
    expect(Math.min(legal, illegal)).toBeGreaterThan(50);
  });

  /**
   * @source Huntemann 2018, Fact 7.7
   * @source Huntemann 2018, Cor. 7.12
   */
  it('belong to pure shellable complexes, over every field', () => {
    let shellable = 0;
    fc.assert(
      fc.property(someComplexes, (complex) => {
        if (!complex.isPure() || shelling(complex).shellable !== true) return;
        shellable++;
        expect(cohenMacaulayReport(stanleyReisnerIdeal(complex))).toMatchObject({ holds: true, exceptions: [] });
      }),
      { numRuns: 500 },
    );
    expect(shellable).toBeGreaterThan(50);
  });

  /** @source Huntemann 2018, Fact 7.26 */
  it('are the facet ideals of graftings, over every field', () => {
    const bases = complexes({ maxN: 4 }).map(build);
    let grafted = 0;
    fc.assert(
      fc.property(bases, fc.boolean(), fc.infiniteStream(fc.boolean()), (base, whiskered, coins) => {
        const complex = whiskered ? whisker(base) : graft(base, { cells: base.support.map((v) => [v]) });
        // One more vertex in some of the leaves: still a grafting, if it is one.
        const facets = complex.facets.toLists();
        const answer = grafting(complex);
        if (!answer.grafted) return;
        let n = complex.n;
        for (const i of answer.leaves) if (coins.next().value) facets[i]!.push(n++);
        const wider = SimplicialComplex.fromFacets(facets, n);
        if (!grafting(wider).grafted) return;
        grafted++;
        expect(cohenMacaulayReport(facetIdeal(wider))).toMatchObject({ holds: true, exceptions: [] });
      }),
      { numRuns: 150 },
    );
    expect(grafted).toBeGreaterThan(100);
  });

  /** @source Huntemann 2018, Fact 7.38 */
  it('are those with no homology below the dimension, whose links of vertices are Cohen–Macaulay', () => {
    fc.assert(
      fc.property(someComplexes, fields, (complex, p) => {
        fc.pre(!complex.isVoid);
        const vanishes = reducedHomologyOver(complex, p).every(
          ({ degree, rank }) => degree >= complex.dimension || rank === 0,
        );
        const links = complex.support.every(
          (v) => cohenMacaulay(complex.link([v]), { characteristic: p }).cohenMacaulay === true,
        );
        expect(cohenMacaulay(complex, { characteristic: p }).cohenMacaulay).toBe(vanishes && links);
      }),
      { numRuns: 300 },
    );
  });
});

describe('duality', () => {
  it('Cohen–Macaulay complexes have duals with linear resolutions', () => {
    fc.assert(
      fc.property(someComplexes, fields, (complex, p) => {
        const dual = stanleyReisnerIdeal(complex.alexanderDual());
        const linear = linearResolution(dual, { characteristic: p });
        expect(linear.linear).toBe(cohenMacaulay(complex, { characteristic: p }).cohenMacaulay);
        const numbers = bettiNumbers(dual, { characteristic: p }).filter(([i]) => i > 0);
        const rows = new Set(numbers.map(([i, degree]) => degree - i));
        expect(linear.linear).toBe(rows.size <= 1);
        const componentwise = componentwiseLinear(dual, { characteristic: p }).componentwiseLinear;
        expect(componentwise).toBe(sequentiallyCohenMacaulay(complex, { characteristic: p }).sequentiallyCohenMacaulay);
      }),
      { numRuns: runs(200) },
    );
  });

  it('depth, projective dimension and regularity of the dual agree', () => {
    fc.assert(
      fc.property(someComplexes, fields, (complex, p) => {
        const ideal = stanleyReisnerIdeal(complex);
        const mine = resolutionInvariants(ideal, { characteristic: p });
        expect(mine.depth).toBe(depth(ideal, { characteristic: p }).depth);
        if (ideal.isUnit || ideal.isZero) return;
        const dual = resolutionInvariants(stanleyReisnerIdeal(complex.alexanderDual()), { characteristic: p });
        expect(mine.regularity + 1).toBe(dual.projectiveDimension);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('gameIdealsCohenMacaulay', () => {
  it('asks for both ideals', () => {
    fc.assert(
      fc.property(someComplexes, fields, (complex, p) => {
        const { legalIdeal, illegalIdeal } = gameIdealsCohenMacaulay(complex);
        expect(holdsIn(illegalIdeal, p)).toBe(cohenMacaulay(complex, { characteristic: p }).cohenMacaulay);
        expect(holdsIn(legalIdeal, p)).toBe(cohenMacaulay(facetIdeal(complex), { characteristic: p }).cohenMacaulay);
      }),
      { numRuns: runs(50) },
    );
  });
});
