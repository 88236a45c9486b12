import type { SimplicialComplex } from 'spgames/complex';
import { reducedHomology, reducedHomologyOver, shelling, vertexDecomposition } from 'spgames/complex';
import {
  bettiNumbers,
  cohenMacaulay,
  depth as depthOf,
  resolutionInvariants,
  sequentiallyCohenMacaulay,
  stanleyReisnerIdeal,
} from 'spgames/ideal';
import { parseSource } from 'spgames/sources';
import { beforeAll, describe, expect, it } from 'vitest';
import { often, sampled } from '../helpers/sampling.js';
import { hasMacaulay2, runMacaulay2 } from './runMacaulay2.js';
import { sampleComplexes } from './sampleComplexes.js';

/** What Macaulay2 says of a complex with a facet; the field is that of the characteristic. */
interface Answers {
  /** For the degrees −1 … dim the rank and the torsion. */
  readonly integral: [number, number[]][] | null;
  readonly fields: readonly {
    readonly characteristic: number;
    readonly homology: number[];
    readonly betti: [number, number, number][];
    readonly projectiveDimension: number;
    readonly regularity: number;
    readonly cohenMacaulay: boolean;
  }[];
  /** Over QQ. */
  readonly sequentially: boolean;
  readonly shellable: boolean | null;
  readonly vertexDecomposable: boolean | null;
}

/** Macaulay2 needs long for the homology of many faces over the integers, and for orders of many facets. */
const MOST_FACES = 100n;
const MOST_FACETS = 7;

const FUNCTIONS = `
needsPackage "SimplicialComplexes"; needsPackage "SimplicialDecomposability"; needsPackage "EdgeIdeals";
complexOver = (k, n, F) -> (S := k[z_0..z_(n-1)]; simplicialComplex apply(F, L -> product prepend(1_S, apply(L, i -> S_i))));
group = M -> (
  P := presentation prune M; D := (smithNormalForm P)_0;
  d := select(apply(min(numRows D, numColumns D), i -> abs D_(i,i)), a -> a != 0);
  {numRows P - #d, sort select(d, a -> a > 1)});
over = (k, n, F) -> (
  D := complexOver(k, n, F); I := monomialIdeal D; J := ideal I; B := betti res J;
  {char k, for i from -1 to dim D list rank homology(i, D),
    sort apply(pairs B, p -> {p#0#0, first p#0#1, p#1}), pdim comodule J, regularity comodule J,
    codim J == pdim comodule J});
sequentially = (n, F) -> (I := monomialIdeal complexOver(QQ, n, F); I == 0 or isSCM hyperGraph I);
answer = (n, F, faces, orders) -> print toString {
  if faces then (D := complexOver(ZZ, n, F); for i from -1 to dim D list group homology(i, D)) else "null",
  over(QQ, n, F), over(ZZ/2, n, F), sequentially(n, F), if orders then isShellable complexOver(QQ, n, F) else "null",
  if orders then isVertexDecomposable complexOver(QQ, n, F) else "null"};
`;

/** Asks Macaulay2 about complexes that are not void, in one process. */
function ask(complexes: readonly SimplicialComplex[]): Answers[] {
  const list = (values: readonly unknown[]): string => `{${values.join(', ')}}`;
  const calls = complexes.map((complex) => {
    const facets = complex.facets.toLists();
    const faces = complex.fVector().reduce((sum, f) => sum + f, 0n);
    return `answer(${complex.n}, ${list(facets.map(list))}, ${faces <= MOST_FACES}, ${facets.length <= MOST_FACETS})`;
  });
  return runMacaulay2(`${FUNCTIONS}${calls.join('\n')}\n`).map((line) => {
    const [integral, q, f2, sequentially, shellable, vertexDecomposable] = JSON.parse(
      line.replaceAll('{', '[').replaceAll('}', ']'),
    ) as [Answers['integral'], unknown[], unknown[], boolean, boolean | null, boolean | null];
    const names = 'characteristic homology betti projectiveDimension regularity cohenMacaulay'.split(' ');
    const field = (values: unknown[]): unknown => Object.fromEntries(names.map((name, i) => [name, values[i]]));
    return { integral, fields: [field(q), field(f2)], sequentially, shellable, vertexDecomposable } as Answers;
  });
}

/** Compiled games whose legal complex and legal ideal are asked about as well. */
const GAMES = [
  ...['path:3', 'cycle:4', 'complete:3'].flatMap((board) =>
    ['snort', 'col', 'nogo', 'node-kayles', 'arc-kayles'].map((ruleset) => `${ruleset}@${board}`),
  ),
  ...['snort@path:5', 'col@complete:4', 'col@cycle:5', 'nogo@grid:2x2', 'node-kayles@grid:2x4', 'arc-kayles@cycle:7'],
  ...['domineering@grid:2x2', 'domineering(oriented)@grid:2x3', 'snort@path:2 + node-kayles@path:3'],
];

describe.skipIf(!hasMacaulay2)('Macaulay2 on the topology and algebra of complexes', () => {
  const all = sampleComplexes().filter((complex) => !complex.isVoid);
  const random = sampled(all, 12);
  const games = sampled(GAMES, 4);
  const cases = random.map((complex) => ({ name: JSON.stringify([complex.n, complex.facets.toLists()]), complex }));
  let answers: Answers[];

  beforeAll(() => {
    for (const name of games) {
      const source = parseSource(name);
      if (source.kind !== 'game') throw new Error(`${name} is not a game`);
      // The Stanley–Reisner ideals of these two complexes are the illegal and the legal ideal.
      cases.push({ name: `${name}, ILL`, complex: source.object.legalComplex });
      const legal = source.object.legalIdeal.complex;
      if (!legal.isVoid) cases.push({ name: `${name}, L`, complex: legal });
    }
    answers = ask(cases.map(({ complex }) => complex));
  });

  function each(check: (answer: Answers, complex: SimplicialComplex, name: string, isRandom: boolean) => void): void {
    expect(answers).toHaveLength(cases.length);
    cases.forEach(({ name, complex }, i) => {
      check(answers[i]!, complex, name, i < random.length);
    });
  }

  it('is asked about more than 300 random complexes and the games', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(cases.length).toBeGreaterThan(random.length + 1.7 * games.length);
  });

  it('agrees on homology over ZZ', () => {
    let [asked, torsion] = [0, 0];
    each(({ integral }, complex, name, isRandom) => {
      if (integral === null) return;
      const ours = reducedHomology(complex).map((group) => [group.rank, group.torsion.map(Number)]);
      // Macaulay2 gives elementary divisors in any order; up to order 3 they are the invariant factors.
      expect(ours, name).toEqual(integral);
      if (isRandom) asked++;
      if (integral.some(([, factors]) => factors.length > 0)) torsion++;
    });
    expect(asked).toBeGreaterThan(often(299));
    expect(torsion).toBeGreaterThan(often(5));
  });

  it('agrees on homology over QQ and ZZ/2', () => {
    each(({ fields }, complex, name) => {
      for (const { characteristic, homology } of fields)
        expect(
          reducedHomologyOver(complex, characteristic).map(({ rank }) => rank),
          `${name} over ${characteristic}`,
        ).toEqual(homology);
    });
  });

  it('agrees on graded Betti numbers, projective dimension, depth and regularity', () => {
    each(({ fields }, complex, name) => {
      const ideal = stanleyReisnerIdeal(complex);
      for (const { characteristic, betti, projectiveDimension, regularity } of fields) {
        const ours = bettiNumbers(ideal, { characteristic }).map(([i, degree, rank]) => [i, degree, Number(rank)]);
        expect(ours, `${name} over ${characteristic}`).toEqual(betti);
        const depth = complex.n - projectiveDimension;
        expect(depthOf(complex, { characteristic }).depth, name).toBe(depth);
        expect(resolutionInvariants(ideal, { characteristic }), name).toEqual({
          projectiveDimension,
          regularity,
          depth,
        });
      }
    });
  });

  it('agrees on the Cohen–Macaulay property', () => {
    const count = { true: 0, false: 0 };
    each(({ fields }, complex, name) => {
      for (const field of fields) {
        const ours = cohenMacaulay(complex, { characteristic: field.characteristic }).cohenMacaulay;
        expect(ours, `${name} over ${field.characteristic}`).toBe(field.cohenMacaulay);
        count[`${field.cohenMacaulay}`]++;
      }
    });
    expect(Math.min(count.true, count.false)).toBeGreaterThan(often(200));
  });

  it('agrees on the sequentially Cohen–Macaulay property', () => {
    const count = { true: 0, false: 0 };
    each(({ fields, sequentially }, complex, name) => {
      const ours = sequentiallyCohenMacaulay(complex).sequentiallyCohenMacaulay;
      expect(ours, name).toBe(sequentially);
      if (fields[0]!.cohenMacaulay) expect(sequentially, name).toBe(true);
      else count[`${sequentially}`]++;
    });
    expect(Math.min(count.true, count.false)).toBeGreaterThan(often(50));
  });

  it('agrees on shellings and vertex decompositions', () => {
    const count = { true: 0, false: 0 };
    each((answer, complex, name, isRandom) => {
      if (answer.shellable === null) return;
      expect(shelling(complex).shellable, name).toBe(answer.shellable);
      expect(vertexDecomposition(complex).vertexDecomposable, name).toBe(answer.vertexDecomposable);
      if (isRandom) count[`${answer.shellable}`]++;
    });
    expect(count.true + count.false).toBeGreaterThan(often(299));
    expect(Math.min(count.true, count.false)).toBeGreaterThan(often(50));
  });
});
