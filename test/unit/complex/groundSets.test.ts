import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { SetFamily } from 'spgames/sets';
import { connectedClasses } from '../../../src/sets/internal.js';
import { codeOf } from '../../helpers/codeOf.js';
import { runs } from '../../helpers/sampling.js';

describe('ground sets', () => {
  it('are copies of what the caller gave', () => {
    const given: { label: string; side?: 'L' | 'R' }[] = [
      { label: 'x1', side: 'L' },
      { label: 'y1', side: 'R' },
    ];
    const complex = SimplicialComplex.fromFacets([[0], [1]], given);
    given[1]!.side = 'L';
    given[1]!.label = 'x1';
    expect(complex.vertices).toEqual([
      { label: 'x1', side: 'L' },
      { label: 'y1', side: 'R' },
    ]);
    expect(complex.polynomialProfile()).toEqual([
      [1n, 1n],
      [1n, 0n],
    ]);
    const frozen: readonly Vertex[] = Object.freeze([{ label: 'a' }]);
    expect(SimplicialComplex.simplex(frozen).vertices).not.toBe(frozen);
    expect(Object.isFrozen(complex.vertices) && complex.vertices.every((vertex) => Object.isFrozen(vertex))).toBe(true);
  });

  it('may be given by labels, or not at all', () => {
    const labels = (complex: SimplicialComplex): string => complex.vertices.map(({ label }) => label).join(' ');
    expect(labels(SimplicialComplex.fromFacets([['a', 'b'], ['c']]))).toBe('a b c');
    expect(labels(SimplicialComplex.fromFacets([['y2', 'x10'], ['x9']]))).toBe('x9 x10 y2');
    expect(labels(SimplicialComplex.fromFacets([['10', '9']]))).toBe('9 10');
    const complex = SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']], ['x2', 'x1', 'y1']);
    expect(complex.facets.toLists()).toEqual([[0], [1, 2]]);
    expect(complex.vertices).toEqual([
      { label: 'x2', side: 'L' },
      { label: 'x1', side: 'L' },
      { label: 'y1', side: 'R' },
    ]);
    expect(SimplicialComplex.fromNonfaces([[0, 2]]).n).toBe(3);
    expect(SimplicialComplex.fromFacets([[]]).n).toBe(0);
    expect(SimplicialComplex.fromFacets(SetFamily.fromLists([[1]], 4)).n).toBe(4);
    expect(SimplicialComplex.fromFacets([new Set([0, 1])].values()).n).toBe(2);
  });

  it.each<[string, string, () => unknown]>([
    ['labels and indices', 'unknown-vertex', () => SimplicialComplex.fromFacets([['a', 0]])],
    ['an unknown label', 'unknown-vertex', () => SimplicialComplex.fromFacets([['a']], ['b'])],
    ['no list', 'invalid-argument', () => SimplicialComplex.fromFacets(5 as never)],
    ['a text', 'invalid-argument', () => SimplicialComplex.fromFacets('abc' as never)],
    ['no sets', 'invalid-argument', () => SimplicialComplex.fromFacets([1] as never)],
    ['a list that is none', 'invalid-ground-set', () => SimplicialComplex.fromFacets([[0]], {} as never)],
    ['null', 'invalid-label', () => SimplicialComplex.fromFacets([[0]], [null] as never)],
    ['one label twice', 'not-distinct-labels', () => SimplicialComplex.fromFacets([[0]], ['a', 'a'])],
  ])('refuse %s', (_, code, call) => expect(codeOf(call)).toBe(code));
});

describe('isConnected', () => {
  it('finds the same from nonfaces as from facets', () => {
    const sets = fc.integer({ min: 1, max: 9 }).chain((n) =>
      fc.record({
        n: fc.constant(n),
        lists: fc.array(fc.subarray([...Array(n).keys()], { minLength: 1, maxLength: Math.min(3, n) })),
      }),
    );
    fc.assert(
      fc.property(sets, ({ n, lists }) => {
        const complex = SimplicialComplex.fromNonfaces(lists, n);
        const classes = connectedClasses(n, complex.edges, new Set(complex.support)).length;
        expect(complex.isConnected()).toBe(classes <= 1);
        expect(SimplicialComplex.fromFacets(complex.facets, n).isConnected()).toBe(classes <= 1);
      }),
      { numRuns: runs(2000, 300) },
    );
  });
});
