import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facePoset } from 'spgames/poset';
import { hasseIsomorphism } from '../../../src/poset/internal.js';
import {
  digraphIsomorphism,
  gradingOf,
  topologicalOrder,
  verifyDigraphIsomorphism,
  type ArcLabelledDigraph,
} from '../../../src/symmetry/internal.js';
import { build, complexes } from '../../generators/complexes.js';
import { range } from '../../helpers/range.js';

/** Directed graphs without loops and parallel arcs, on up to six vertices. */
const digraphs = fc.nat(6).chain((n) =>
  fc
    .uniqueArray(fc.tuple(fc.nat(Math.max(0, n - 1)), fc.nat(Math.max(0, n - 1))), {
      selector: ([u, v]) => `${u} ${v}`,
      maxLength: 12,
    })
    .map((pairs) => ({ n, arcs: n === 0 ? [] : pairs.filter(([u, v]) => u !== v) })),
);

it('vertices are ordered along the arcs, or there is a cycle', () => {
  fc.assert(
    fc.property(digraphs, ({ n, arcs }) => {
      const successors = range(n).map((u) => arcs.filter((arc) => arc[0] === u).map((arc) => arc[1]));
      const sorted = topologicalOrder(successors);
      if (sorted.acyclic) {
        expect([...sorted.order].sort((a, b) => a - b)).toEqual(range(n));
        for (const [u, v] of arcs) expect(sorted.order.indexOf(u)).toBeLessThan(sorted.order.indexOf(v));
      } else {
        const { cycle } = sorted;
        expect(new Set(cycle).size).toBe(cycle.length);
        cycle.forEach((v, i) => expect(successors[v]).toContain(cycle[(i + 1) % cycle.length]));
      }
    }),
    { numRuns: 500 },
  );
});

it('ranks grow by one along arcs, or a closed walk has more arcs one way', () => {
  fc.assert(
    fc.property(digraphs, ({ n, arcs }) => {
      const grading = gradingOf(n, arcs);
      if (grading.graded) {
        for (const [u, v] of arcs) expect(grading.ranks[v]).toBe(grading.ranks[u]! + 1);
      } else {
        const { walk } = grading;
        const isArc = (u: number, v: number): boolean => arcs.some((arc) => arc[0] === u && arc[1] === v);
        // Two vertices may be joined by an arc either way; then the walk may count it either way.
        const steps = walk.map((u, i) => [u, walk[(i + 1) % walk.length]!] as const);
        expect(steps.every(([u, v]) => isArc(u, v) || isArc(v, u))).toBe(true);
        const free = steps.filter(([u, v]) => isArc(u, v) && isArc(v, u)).length;
        const rise = steps.filter(([u, v]) => isArc(u, v)).length - steps.filter(([u, v]) => isArc(v, u)).length;
        expect(rise !== 0 || free > 0).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('face posets are isomorphic as directed graphs iff their complexes are', () => {
  fc.assert(
    fc.property(complexes({ maxN: 5 }), complexes({ maxN: 5 }), fc.boolean(), (first, second, same) => {
      const graphs = [first, same ? first : second].map((known): ArcLabelledDigraph => {
        const { n, covers } = facePoset(build(known)).poset;
        return { n, arcs: covers.map(({ lower, upper, label }) => [lower, upper, label] as const) };
      });
      const [a, b] = [graphs[0]!, graphs[1]!];
      const byArcs = digraphIsomorphism(a, b);
      expect(hasseIsomorphism(a, b).isomorphic).toBe(byArcs.isomorphic);
      if (byArcs.isomorphic === true) expect(verifyDigraphIsomorphism(a, b, byArcs.map).verified).toBe(true);
    }),
    { numRuns: 200 },
  );
});
