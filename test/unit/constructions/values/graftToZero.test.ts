import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { SimplicialComplex, vertexFromLabel, whisker } from 'spgames/complex';
import { graftToZero, simplexReplies, verifySimplexReplies } from 'spgames/constructions';
import { LimitError } from '../../../../src/errors.js';
import { range } from '../../../helpers/range.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const complex = (labels: string, facets: number[][]): SimplicialComplex =>
  SimplicialComplex.fromFacets(facets, labels.split(' ').map(vertexFromLabel));
const shown = ({ vertices, facets }: SimplicialComplex): string =>
  facets
    .toLists()
    .map((facet) => facet.map((v) => vertices[v]!.label).join(' '))
    .join(', ');

describe('graftToZero', () => {
  it('whiskers with vertices of the other side, if there are no cells', () => {
    expect(
      shown(
        graftToZero(
          complex('x1 y1 1', [
            [0, 1],
            [1, 2],
          ]),
        ),
      ),
    ).toBe('x1 y1, x1 yw1, y1 1, y1 xw1, 1 w1');
    expect(shown(graftToZero(complex('x1 x2', [[0]])))).toBe('x1 yw1');
  });

  it('gives a leaf what it needs', () => {
    const leaf = (labels: string): string => {
      const n = labels.split(' ').length;
      return shown(graftToZero(complex(labels, [range(n)]), { cells: [[...Array(n).keys()]] })).slice(
        labels.length + 1,
      );
    };
    expect(leaf('x1 x2 x3')).toBe('yw1 yw2 yw3');
    expect(leaf('x1 y1')).toBe('xw1 yw1');
    expect(leaf('x1 x2 y1 y2')).toBe('xw1 yw1');
    expect(leaf('x1 x2 y1')).toBe('xw1 yw1 yw2');
    expect(leaf('1 2 3')).toBe('w1');
    expect(leaf('1 2')).toBe('w1 w2');
    expect(leaf('y1 1')).toBe('xw1 w1');
  });

  it('takes labels, and leaves {∅} as it is', () => {
    const irrelevant = SimplicialComplex.irrelevant(2);
    expect(graftToZero(irrelevant).equals(irrelevant)).toBe(true);
    expect(shown(graftToZero(complex('x1', [[0]]), { label: (i, side) => `new${i}${side}` }))).toBe('x1 new0R');
  });

  it('refuses the void complex, and cells that are not good', () => {
    expect(thrownBy(() => graftToZero(SimplicialComplex.void(2)))).toMatchObject({ code: 'not-a-game' });
    const path = complex('x1 x2 x3', [
      [0, 1],
      [1, 2],
    ]);
    expect(thrownBy(() => graftToZero(path, { cells: [[0, 2], [1]] }))).toMatchObject({ code: 'invalid-cell' });
    expect(thrownBy(() => graftToZero(path, { cells: [[0], [1], [2], []] }))).toMatchObject({
      code: 'not-a-new-vertex',
    });
  });
});

describe('simplexReplies', () => {
  it('names the replies', () => {
    const square = complex('x1 y1 x2 y2', [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ]);
    expect(simplexReplies(square)).toEqual({
      zero: true,
      replies: [
        [0, 1],
        [1, 0],
        [2, 1],
        [3, 0],
      ],
    });
    expect(simplexReplies(SimplicialComplex.irrelevant(2))).toEqual({ zero: true, replies: [] });
  });

  it('is undecided where a vertex has no such reply, whether or not the value is 0', () => {
    expect(simplexReplies(complex('x1', [[0]]))).toEqual({ zero: 'undecided', vertex: 0 });
    const zero = complex('x1 y1 x2 y2', [
      [0, 1, 2],
      [0, 1, 3],
      [2, 3],
    ]);
    expect(String(new Evaluator().value(zero))).toBe('0');
    expect(simplexReplies(zero)).toEqual({ zero: 'undecided', vertex: 0 });
    expect(
      simplexReplies(
        complex('x1 y1 x2 y2', [
          [0, 1, 2],
          [0, 1, 3],
        ]),
      ),
    ).toEqual({ zero: 'undecided', vertex: 0 });
  });

  it('refuses the void complex', () => {
    expect(thrownBy(() => simplexReplies(SimplicialComplex.void(2)))).toMatchObject({ code: 'not-a-game' });
    expect(verifySimplexReplies(SimplicialComplex.void(2), [])).toMatchObject({ verified: false });
    expect(verifySimplexReplies(SimplicialComplex.irrelevant(2), [])).toMatchObject({ verified: true });
    const large = whisker(SimplicialComplex.fromNonfaces([], 30));
    expect(
      thrownBy(() => simplexReplies(SimplicialComplex.independenceComplex(large.edges, large.n), { limit: 10 })),
    ).toBeInstanceOf(LimitError);
  });

  it('checks replies that were changed', () => {
    const edges = complex('x1 y1 x2 y2', [
      [0, 1],
      [2, 3],
      [0, 2],
    ]);
    const right: [number, number][] = [
      [0, 1],
      [1, 0],
      [2, 3],
      [3, 2],
    ];
    expect(verifySimplexReplies(edges, right)).toMatchObject({ verified: true });
    const changed = (i: number, pair: [number, number]): boolean =>
      verifySimplexReplies(
        edges,
        right.map((old, k) => (k === i ? pair : old)),
      ).verified;
    expect([
      changed(0, [0, 2]),
      changed(0, [0, 3]),
      changed(0, [0, 0]),
      changed(0, [2, 3]),
      changed(0, [0, 9]),
    ]).toEqual(new Array(5).fill(false));
  });
});
