import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHomomorphism, findHomomorphism, SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { build, complexes } from '../../generators/complexes.js';
import { codeOf } from '../../helpers/codeOf.js';

const on = (facets: number[][], labels: string): SimplicialComplex =>
  SimplicialComplex.fromFacets(facets, labels.split(' ').map(vertexFromLabel));

/** All maps from the vertices of one complex to those of another; loops get no image. */
function maps(from: SimplicialComplex, to: SimplicialComplex): (number | undefined)[][] {
  const support = new Set(from.isVoid ? [] : from.support);
  return from.vertices.reduce<(number | undefined)[][]>(
    (all, _, v) =>
      all.flatMap((map) => (support.has(v) ? to.vertices.map((_, w) => [...map, w]) : [[...map, undefined]])),
    [[]],
  );
}

describe('checkHomomorphism', () => {
  it('Huntemann 2018, Def. 1.48: faces go to faces, sides stay', () => {
    const path = on(
      [
        [0, 1],
        [1, 2],
      ],
      'x1 y1 x2',
    );
    const edge = on([[0, 1]], 'x1 y1');
    expect(checkHomomorphism(path, edge, [0, 1, 0])).toEqual({ homomorphism: true, isomorphism: false });
    expect(checkHomomorphism(path, edge, [0, 1, 1])).toEqual({ homomorphism: false, because: 'side', vertex: 2 });
    expect(checkHomomorphism(path, path, [2, 1, 0])).toEqual({ homomorphism: true, isomorphism: true });
    const points = on([[0], [1], [2]], 'x1 y1 x2');
    expect(checkHomomorphism(points, path, [0, 1, 2])).toEqual({ homomorphism: true, isomorphism: false });
    expect(checkHomomorphism(path, points, [0, 1, 2])).toEqual({
      homomorphism: false,
      because: 'face',
      face: [0, 1],
      image: [0, 1],
    });
  });

  it('the violating face is minimal', () => {
    const full = SimplicialComplex.simplex(4);
    const missing = SimplicialComplex.fromNonfaces([[1, 3]], 4);
    expect(checkHomomorphism(full, missing, [0, 1, 2, 3])).toMatchObject({ face: [1, 3], image: [1, 3] });
    expect(checkHomomorphism(full, missing, [3, 1, 1, 1])).toMatchObject({ face: [0, 3], image: [1, 3] });
  });

  it('loops need no image; the void complex and {∅}', () => {
    const loop = SimplicialComplex.fromFacets([[0]], 2);
    expect(checkHomomorphism(loop, loop, [0, undefined])).toEqual({ homomorphism: true, isomorphism: true });
    const empty = SimplicialComplex.irrelevant(1);
    const none = SimplicialComplex.void(1);
    expect(checkHomomorphism(none, empty, [undefined])).toEqual({ homomorphism: true, isomorphism: false });
    expect(checkHomomorphism(none, none, [undefined])).toEqual({ homomorphism: true, isomorphism: true });
    expect(checkHomomorphism(empty, none, [undefined])).toEqual({
      homomorphism: false,
      because: 'face',
      face: [],
      image: [],
    });
    expect(codeOf(() => checkHomomorphism(loop, loop, [undefined, 0]))).toBe('invalid-vertex');
    expect(codeOf(() => checkHomomorphism(loop, loop, [2, 0]))).toBe('invalid-vertex');
    expect(codeOf(() => checkHomomorphism(loop, loop, [0]))).toBe('not-the-same-ground-set');
  });
});

describe('findHomomorphism', () => {
  it('finds a map iff some map passes, also among injective ones', () => {
    fc.assert(
      fc.property(complexes({ maxN: 4 }), complexes({ maxN: 4 }), fc.boolean(), (a, b, injective) => {
        const [from, to] = [build(a), build(b)];
        const good = maps(from, to).filter((map) => {
          const images = map.filter((w) => w !== undefined);
          return (
            (!injective || new Set(images).size === images.length) && checkHomomorphism(from, to, map).homomorphism
          );
        });
        const answer = findHomomorphism(from, to, { injective });
        expect(answer.found).toBe(good.length > 0);
        if (answer.found === true) expect(good).toContainEqual(answer.map);
      }),
    );
  });

  it('colours graphs: C5 maps to a triangle, not to an edge, if edges may not collapse', () => {
    // Sides keep the ends of edges apart: the doubled cycle goes to the doubled clique iff there is a colouring.
    const doubled = (n: number, edges: number[][]): SimplicialComplex =>
      on(
        [
          ...edges.flatMap(([u, v]) => [
            [u!, v! + n],
            [v!, u! + n],
          ]),
        ],
        [...Array.from({ length: n }, (_, v) => `x${v}`), ...Array.from({ length: n }, (_, v) => `y${v}`)].join(' '),
      );
    const cycle = doubled(5, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 0],
    ]);
    expect(
      findHomomorphism(
        cycle,
        doubled(3, [
          [0, 1],
          [1, 2],
          [2, 0],
        ]),
      ).found,
    ).toBe(true);
    expect(findHomomorphism(cycle, on([[0], [1]], 'x1 y1'))).toEqual({ found: false });
    expect(findHomomorphism(cycle, cycle, { limit: 3 })).toEqual({ found: 'undecided', explored: 4 });
  });
});
