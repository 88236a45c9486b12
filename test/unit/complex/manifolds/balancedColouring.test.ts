import { describe, expect, it } from 'vitest';
import {
  balancedColouring,
  crossPolytopeBoundary,
  simplexBoundary,
  SimplicialComplex,
  verifyBalancedColouring,
} from 'spgames/complex';
import { range } from '../../../helpers/range.js';

const cycle = (n: number): SimplicialComplex =>
  SimplicialComplex.fromFacets(
    Array.from({ length: n }, (_, i) => [i, (i + 1) % n]),
    n + 1,
  );

describe('balancedColouring', () => {
  it('colours opposite vertices of a cross-polytope alike', () => {
    const answer = balancedColouring(crossPolytopeBoundary(3));
    expect(answer.balanced === true && answer.colours.map((c, v, all) => c === all[v ^ 1])).toEqual(
      new Array(6).fill(true),
    );
    expect(verifyBalancedColouring(crossPolytopeBoundary(3), answer)).toMatchObject({ verified: true });
  });

  it('leaves loops uncoloured', () => {
    expect(balancedColouring(cycle(4))).toEqual({ balanced: true, colours: [0, 1, 0, 1, null] });
    expect(balancedColouring(SimplicialComplex.irrelevant(1))).toEqual({ balanced: true, colours: [null] });
    expect(balancedColouring(SimplicialComplex.void(1))).toEqual({ balanced: true, colours: [null] });
  });

  it('names the part that cannot be coloured', () => {
    const facets = [...cycle(4).facets, [5, 6], [6, 7], [5, 7]];
    expect(balancedColouring(SimplicialComplex.fromFacets(facets, 8))).toEqual({
      balanced: false,
      because: 'exhausted',
      vertices: [5, 6, 7],
    });
    expect(balancedColouring(simplexBoundary(5)).balanced).toBe(false);
  });

  it('searches where nothing is forced', () => {
    // The Grötzsch graph has no triangle and needs four colours; with one triangle besides, three are allowed.
    const outer = [0, 1, 2, 3, 4];
    const facets = [
      ...outer.map((i) => [i, (i + 1) % 5]),
      ...outer.flatMap((i) => [
        [5 + i, (i + 1) % 5],
        [5 + i, (i + 4) % 5],
        [5 + i, 10],
      ]),
      [11, 12, 13],
    ];
    const complex = SimplicialComplex.fromFacets(facets, 14);
    const part = range(11);
    expect(balancedColouring(complex)).toEqual({ balanced: false, because: 'exhausted', vertices: part });
    expect(balancedColouring(complex, { limit: 3 })).toEqual({ balanced: 'undecided', explored: 4 });
    const without = SimplicialComplex.fromFacets(facets.slice(1), 14);
    expect(verifyBalancedColouring(without, balancedColouring(without))).toMatchObject({ verified: true });
  });

  it('has its colourings refused when they are corrupted', () => {
    const square = cycle(4);
    expect(verifyBalancedColouring(square, { balanced: true, colours: [0, 1, 1, 0, null] })).toMatchObject({
      verified: false,
    });
    expect(verifyBalancedColouring(square, { balanced: true, colours: [0, 1, 0, 2, null] })).toMatchObject({
      verified: false,
    });
    expect(verifyBalancedColouring(square, { balanced: true, colours: [0, 1, 0, null, null] })).toMatchObject({
      verified: false,
    });
    expect(verifyBalancedColouring(square, { balanced: true, colours: [0, 1, 0, 1, 0] })).toMatchObject({
      verified: false,
    });
    expect(verifyBalancedColouring(square, { balanced: true, colours: [0, 1, 0, 1] })).toMatchObject({
      verified: false,
    });
    expect(verifyBalancedColouring(square, { balanced: 'undecided', explored: 0 })).toMatchObject({ verified: false });
  });

  it('does not overflow on many vertices', () => {
    const path = SimplicialComplex.fromFacets(
      Array.from({ length: 1999 }, (_, i) => [i, i + 1]),
      2000,
    );
    expect(balancedColouring(path).balanced).toBe(true);
  });
});
