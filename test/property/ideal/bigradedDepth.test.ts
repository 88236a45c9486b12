import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { bigradedDepth, cohenMacaulay } from 'spgames/ideal';
import { complexOfMasks, labelledComplexes } from '../../generators/labelledComplexes.js';
import { rank } from '../../reference/linearAlgebra.js';
import { sampled } from '../../helpers/sampling.js';

/** All functions from a list of elements to some numbers. */
const degrees = (list: readonly number[], entries: readonly number[]): Map<number, number>[] =>
  list.reduce<Map<number, number>[]>(
    (all, v) => all.flatMap((degree) => entries.map((e) => new Map(degree).set(v, e))),
    [new Map<number, number>()],
  );

/**
 * The i for which the local cohomology of a Stanley–Reisner ring with respect to some of the variables is not 0, by the
 * Čech complex in every degree of entries −1, 0 and 1; where there are five vertices, without the degrees above 0,
 * which have none on fewer.
 */
function cohomology(complex: SimplicialComplex, own: readonly number[], others: readonly number[]): number[] {
  const isFace = (set: Iterable<number>): boolean => complex.isFace([...new Set(set)]);
  const found = new Set<number>();
  for (const a of degrees(others, [0, 1]))
    for (const b of degrees(own, complex.n < 5 ? [-1, 0, 1] : [-1, 0])) {
      const positive = [...a, ...b].flatMap(([v, e]) => (e > 0 ? [v] : []));
      const negative = [...b].flatMap(([v, e]) => (e < 0 ? [v] : []));
      // The localisations at the products of the variables in S that are not 0 in this degree.
      const sets = degrees(own, [0, 1])
        .map((S) => own.filter((v) => S.get(v) === 1))
        .filter((S) => negative.every((v) => S.includes(v)) && isFace([...positive, ...S]));
      const ofSize = (i: number): number[][] => sets.filter((S) => S.length === i);
      const ranks = [...own.keys(), own.length].map((i) => {
        const [from, to] = [ofSize(i), ofSize(i + 1)];
        const matrix = to.map((T) =>
          from.map((S) => {
            const extra = T.findIndex((v) => !S.includes(v));
            return S.every((v) => T.includes(v)) ? (-1) ** extra : 0;
          }),
        );
        return from.length === 0 || to.length === 0 ? 0 : rank(matrix, 0);
      });
      for (const i of ranks.keys()) if (ofSize(i).length > ranks[i]! + (ranks[i - 1] ?? 0)) found.add(i);
    }
  return [...found];
}

const all = [1, 2, 3, 4, 5].flatMap((n) => labelledComplexes(n)).filter(({ sides }) => !sides.includes('.'));

describe('the bigraded depth', () => {
  /** @source Huntemann 2018, Sec. 7.6 */
  it('is where local cohomology begins and ends, and bigraded Cohen–Macaulay facets have equally many of each side', () => {
    for (const masks of sampled(all, 12)) {
      const complex = complexOfMasks(masks);
      const of = (side: string): number[] => complex.vertices.flatMap((v, i) => (v.side === side ? [i] : []));
      const { left, right, bigradedCohenMacaulay } = bigradedDepth(complex);
      for (const [{ grade, cohomologicalDimension }, own, others] of [
        [left, of('L'), of('R')],
        [right, of('R'), of('L')],
      ] as const) {
        const degreesFound = cohomology(complex, own, others);
        expect([grade, cohomologicalDimension]).toEqual([Math.min(...degreesFound), Math.max(...degreesFound)]);
      }
      const facets = complex.facets.toLists();
      const counts = facets.map((facet) => facet.filter((v) => complex.vertices[v]!.side === 'L').length);
      if (bigradedCohenMacaulay && facets.length > 0) {
        expect(complex.isPure()).toBe(true);
        expect(new Set(counts).size).toBe(1);
      }
      if (of('R').length === 0) expect(bigradedCohenMacaulay).toBe(cohenMacaulay(complex).cohenMacaulay);
    }
    expect(all.length).toBeGreaterThan(1000);
  });

  it('is neither weaker nor stronger than Cohen–Macaulay', () => {
    const of = (...facets: string[][]): SimplicialComplex =>
      SimplicialComplex.fromFacets(
        facets.map((facet) => facet.map((label) => ['x1', 'x2', 'y1', 'y2'].indexOf(label))),
        ['x1', 'x2', 'y1', 'y2'].map((label) => ({ label, side: label.startsWith('x') ? 'L' : 'R' })),
      );
    // A shelling, but one facet with two vertices of Left.
    const path = of(['x1', 'x2'], ['x2', 'y1'], ['y1', 'y2']);
    expect([cohenMacaulay(path).cohenMacaulay, bigradedDepth(path).bigradedCohenMacaulay]).toEqual([true, false]);
    const edges = of(['x1', 'y1'], ['x2', 'y2']);
    expect([cohenMacaulay(edges).cohenMacaulay, bigradedDepth(edges).bigradedCohenMacaulay]).toEqual([false, true]);
    expect(() => bigradedDepth(SimplicialComplex.fromFacets([[0]]))).toThrow(/no side/);
    const empty = bigradedDepth(SimplicialComplex.fromFacets([], []));
    expect(empty).toMatchObject({ left: { grade: Infinity, cohomologicalDimension: -Infinity } });
  });
});
