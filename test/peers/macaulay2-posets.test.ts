import { bettiNumbers } from 'spgames/ideal';
import {
  antichains,
  countMaximalChains,
  distributiveLattice,
  hibiIdeal,
  hibiIdealDual,
  joinIrreducibles,
  lattice,
  linearExtensions,
  maximalChains,
  meetIrreducibles,
  mobiusFunction,
  modularLattice,
  orderComplex,
  posetWidth,
  rankFunction,
  selfDuality,
  type LabelledPoset,
} from 'spgames/poset';
import { describe, expect, it } from 'vitest';
import { range } from '../helpers/range.js';
import { inFull } from '../helpers/sampling.js';
import { hasMacaulay2, runMacaulay2 } from './runMacaulay2.js';
import { pairsOf, samplePosets, sortedLists } from './samplePosets.js';

type Answer = Record<string, unknown>;

/** The exponents of the generators as sets of variables; each answer is printed as lists, in braces. */
const SCRIPT = `
needsPackage "Posets";
sets = I -> apply(I_*, m -> positions(first exponents m, e -> e > 0));
flag = b -> if b then 1 else 0;
yes = (name, x) -> << "\\"" << name << "\\": " << replace("\\\\}", "]", replace("\\\\{", "[", toString x));
comma = () -> << ", ";
answer = (n, R) -> (
  P := poset(toList(0..n-1), R, AntisymmetryStrategy => "none");
  I := hibiIdeal P; B := betti res I; M := moebiusFunction P; k := rankFunction P;
  << "{"; yes("ideal", sets I); comma(); yes("dual", sets dual I);
  comma(); yes("betti", sort apply(pairs B, p -> {p#0#0, first p#0#1, p#1}));
  comma(); yes("facets", apply(facets orderComplex P, m -> positions(first exponents m, e -> e > 0)));
  comma(); yes("chains", maximalChains P); comma(); yes("antichains", antichains P); comma(); yes("width", dilworthNumber P);
  comma(); yes("mobius", apply(n, a -> apply(n, b -> M#(a, b))));
  comma(); yes("isRanked", flag(k =!= null));
  comma(); yes("isSelfDual", flag areIsomorphic(P, dual P));
  comma(); yes("covers", sort coveringRelations P);
  if n < 7 then (comma(); yes("extensions", linearExtensions P));
  << "}" << endl);
ofLattice = (n, R) -> (
  P := poset(toList(0..n-1), R, AntisymmetryStrategy => "none");
  isRankedLattice := isRanked P;
  << "{"; yes("isLattice", flag isLattice P);
  comma(); yes("isDistributive", flag isDistributive P); if isRankedLattice then (comma(); yes("isModular", flag isModular P));
  comma(); yes("joinIrreducibles", joinIrreducibles P); comma(); yes("meetIrreducibles", meetIrreducibles P);
  comma(); yes("joins", apply(n, a -> apply(n, b -> first posetJoin(P, a, b))));
  comma(); yes("meets", apply(n, a -> apply(n, b -> first posetMeet(P, a, b))));
  << "}" << endl);
`;

function ask(what: string, posets: readonly LabelledPoset[]): Answer[] {
  const list = (pairs: readonly (readonly number[])[]): string => `{${pairs.map((pair) => `{${pair.join()}}`).join()}}`;
  const calls = posets.map((poset) => `${what}(${poset.n}, ${list(pairsOf(poset))});`);
  const lines = runMacaulay2(`${SCRIPT}\n${calls.join('\n')}\n`);
  expect(lines).toHaveLength(posets.length);
  return lines.map((line) => JSON.parse(line) as Answer);
}

const asTexts = (answer: Iterable<readonly number[]>): string[] => [...answer].map(String).sort();
const lists = (answer: unknown): number[][] => sortedLists(answer as number[][]);
const matrix = <T>(n: number, entry: (a: number, b: number) => T): T[][] =>
  range(n).map((a) => range(n).map((b) => entry(a, b)));

describe.skipIf(!hasMacaulay2)('Macaulay2 on posets', () => {
  const posets = samplePosets(inFull ? 1000 : 100).filter(({ n, covers }) => n > 0 && covers.length > 0);

  it('finds the same Hibi ideals with their duals and Betti numbers, order complexes, chains, antichains, Möbius functions', () => {
    const some = posets.filter(({ n }) => n <= 7);
    ask('answer', some).forEach((theirs, i) => {
      const poset = some[i]!;
      const about = `poset ${i}: ${JSON.stringify(poset)}`;
      const { n } = poset;
      const ideal = hibiIdeal(poset);
      expect(sortedLists(ideal.generators.toLists()), about).toEqual(lists(theirs['ideal']));
      expect(sortedLists(hibiIdealDual(poset).generators.toLists()), about).toEqual(lists(theirs['dual']));
      expect(
        [...bettiNumbers(ideal)].map((row) => row.map(Number)),
        about,
      ).toEqual(theirs['betti']);
      expect(sortedLists(orderComplex(poset).facets.toLists()), about).toEqual(lists(theirs['facets']));
      expect(asTexts(maximalChains(poset)), about).toEqual(asTexts(theirs['chains'] as number[][]));
      expect(countMaximalChains(poset), about).toBe(BigInt((theirs['chains'] as unknown[]).length));
      expect(sortedLists([...antichains(poset)]), about).toEqual(lists(theirs['antichains']));
      expect(posetWidth(poset).width, about).toBe(theirs['width']);
      const mu = mobiusFunction(poset);
      expect(
        matrix(n, (a, b) => Number(mu(a, b))),
        about,
      ).toEqual(theirs['mobius']);
      expect(rankFunction(poset).graded, about).toBe(theirs['isRanked'] === 1);
      expect(selfDuality(poset).isomorphic, about).toBe(theirs['isSelfDual'] === 1);
      expect(pairsOf(poset), about).toEqual(theirs['covers']);
      if (n < 7) expect(asTexts(linearExtensions(poset)), about).toEqual(asTexts(theirs['extensions'] as number[][]));
    });
  });

  it('finds the same joins, meets, irreducible elements, modular and distributive lattices', () => {
    const lattices = posets.filter((poset) => poset.n <= 8 && lattice(poset).lattice);
    const some = lattices.slice(0, inFull ? 100 : 20);
    if (inFull) expect(some.length).toBe(100);
    ask('ofLattice', some).forEach((theirs, i) => {
      const poset = some[i]!;
      const about = `lattice ${i}: ${JSON.stringify(poset)}`;
      const { n } = poset;
      const table = lattice(poset);
      if (!table.lattice) throw new Error(about);
      expect(theirs['isLattice'], about).toBe(1);
      expect(matrix(n, table.join), about).toEqual(theirs['joins']);
      expect(matrix(n, table.meet), about).toEqual(theirs['meets']);
      // Macaulay2 counts the bottom and the top.
      expect(
        [...poset.minimalElements, ...joinIrreducibles(poset)].sort((a, b) => a - b),
        about,
      ).toEqual([...(theirs['joinIrreducibles'] as number[])].sort((a, b) => a - b));
      expect(
        [...poset.maximalElements, ...meetIrreducibles(poset)].sort((a, b) => a - b),
        about,
      ).toEqual([...(theirs['meetIrreducibles'] as number[])].sort((a, b) => a - b));
      expect(distributiveLattice(poset).distributive, about).toBe(theirs['isDistributive'] === 1);
      if ('isModular' in theirs) expect(modularLattice(poset).modular, about).toBe(theirs['isModular'] === 1);
      else expect(modularLattice(poset).modular, about).toBe(false);
    });
  });
});
