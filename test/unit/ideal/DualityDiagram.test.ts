import { describe, expect, it } from 'vitest';
import { DualityDiagram } from 'spgames/ideal';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { LimitError } from '../../../src/errors.js';

const ground = ['x1', 'x2', 'x3', 'y1', 'y2', 'y3'].map(vertexFromLabel);

describe('DualityDiagram', () => {
  /** @source Huntemann 2018, Ex. 1.47 */
  it('Ex. 1.47: DOMINEERING on the board of Fig. 1.4', () => {
    const diagram = new DualityDiagram(SimplicialComplex.fromFacets([[0, 5], [1]], ground));
    expect(diagram.legalIdeal.generators.toLists()).toEqual([[1], [0, 5]]);
    const illegal = [[2], [3], [4], [0, 1], [1, 5]];
    expect(diagram.illegalIdeal.generators.toLists()).toEqual(illegal);
    expect(diagram.illegalComplex.facets.toLists()).toEqual(illegal);
    expect(diagram.coverDual.facets.toLists()).toEqual([
      [0, 1],
      [1, 5],
    ]);
    expect(diagram.complement.facets.toLists()).toEqual([
      [1, 2, 3, 4],
      [0, 2, 3, 4, 5],
    ]);
    expect(diagram.alexanderDual.facets.size).toBe(5);
    expect(diagram.legalStanleyReisnerComplex.facets.toLists()).toEqual([
      [0, 2, 3, 4],
      [2, 3, 4, 5],
    ]);
    expect(diagram.legalIdealDual.generators.toLists()).toEqual([
      [0, 1],
      [1, 5],
    ]);
    expect(diagram.illegalIdealDual.generators.toLists()).toEqual(diagram.illegalCoverDual.facets.toLists());
  });

  it('computes each object once', () => {
    const diagram = new DualityDiagram(SimplicialComplex.fromFacets([[0, 5], [1]], ground));
    const names = [
      'illegalComplex',
      'legalIdeal',
      'illegalIdeal',
      'alexanderDual',
      'coverDual',
      'complement',
      'illegalCoverDual',
      'legalStanleyReisnerComplex',
      'legalIdealDual',
      'illegalIdealDual',
    ] as const;
    for (const name of names) expect(diagram[name]).toBe(diagram[name]);
  });

  it.each([
    ['no illegal position', [[0, 1, 2, 3, 4, 5]], []],
    ['no legal move', [[]], [[0], [1], [2], [3], [4], [5]]],
    ['no position at all', [], [[]]],
  ])('%s', (_name, facets, illegal) => {
    const diagram = new DualityDiagram(SimplicialComplex.fromFacets(facets, ground));
    expect(diagram.illegalComplex.facets.toLists()).toEqual(illegal);
    expect(diagram.legalIdeal.generators.toLists()).toEqual(facets);
    const back = DualityDiagram.fromIllegalComplex(diagram.illegalComplex);
    expect(back.legalComplex.facets.toLists()).toEqual(facets);
    expect(back.illegalComplex).toBe(diagram.illegalComplex);
  });

  it('lists nothing before it is asked, and stops at the limit', () => {
    const pairs = Array.from({ length: 60 }, (_, i) => [2 * i, 2 * i + 1]);
    const diagram = new DualityDiagram(SimplicialComplex.fromNonfaces(pairs, 120), { limit: 100 });
    expect(diagram.illegalComplex.facets.size).toBe(60);
    expect(diagram.alexanderDual.facets.size).toBe(60);
    expect(() => diagram.legalIdeal).toThrow(LimitError);
  });
});
