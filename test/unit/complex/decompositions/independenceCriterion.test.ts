import { describe, expect, it } from 'vitest';
import {
  independenceCriterion,
  namedComplex,
  shelling,
  SimplicialComplex,
  verifyShelling,
  vertexDecomposition,
} from 'spgames/complex';
import { range } from '../../../helpers/range.js';

type Edges = [number, number][];

const cycle = (n: number): Edges => Array.from({ length: n }, (_, v) => [v, (v + 1) % n]);
const path = (n: number): Edges => Array.from({ length: n - 1 }, (_, v) => [v, v + 1]);
const independence = (edges: Edges, n: number): SimplicialComplex => SimplicialComplex.independenceComplex(edges, n);
/** The same complex from its facets. */
const byFacets = (complex: SimplicialComplex): SimplicialComplex =>
  SimplicialComplex.fromFacets(complex.facets, complex.vertices);

/** All graphs on n vertices. */
function allGraphs(n: number): Edges[] {
  const pairs = range(n).flatMap((v) => Array.from({ length: v }, (_, u): [number, number] => [u, v]));
  return Array.from({ length: 2 ** pairs.length }, (_, mask) => pairs.filter((__, i) => (mask & (1 << i)) !== 0));
}

describe('independenceCriterion', () => {
  it('decides bipartite graphs', () => {
    expect(independenceCriterion(independence(path(7), 7))).toEqual({ criterion: 'bipartite', shellable: true });
    expect(independenceCriterion(independence(cycle(6), 6))).toEqual({
      criterion: 'bipartite',
      shellable: false,
      face: [],
    });
  });

  it('names a face whose link has no leaf', () => {
    // A hexagon with a path of length two at one vertex: taking the leaf leaves the hexagon.
    const complex = independence([...cycle(6), [0, 6], [6, 7]], 8);
    const found = independenceCriterion(complex);
    expect(found).toMatchObject({ criterion: 'bipartite', shellable: false });
    if (found.criterion !== 'bipartite' || found.shellable) return;
    const link = complex.link(found.face);
    expect(found.face.length).toBeGreaterThan(0);
    expect(link.isConnected() && shelling(byFacets(link)).shellable).toBe(false);
  });

  it.each([
    [3, 'chordless-cycles'],
    [4, 'bipartite'],
    [5, 'chordless-cycles'],
    [7, 'none'],
    [9, 'none'],
  ])('knows the cycle of length %i: %s', (n, criterion) => {
    expect(independenceCriterion(independence(cycle(n), n)).criterion).toBe(criterion);
  });

  it('decides long paths and trees without listing facets', () => {
    expect(independenceCriterion(independence(path(200), 200))).toEqual({ criterion: 'bipartite', shellable: true });
  });

  it('says nothing of complexes that are not flag', () => {
    expect(independenceCriterion(namedComplex('dunce-hat'))).toEqual({ criterion: 'none' });
    expect(independenceCriterion(SimplicialComplex.void(2))).toEqual({ criterion: 'none' });
    expect(
      independenceCriterion(
        SimplicialComplex.fromFacets(
          [
            [0, 1],
            [1, 2],
            [0, 2],
          ],
          3,
        ),
      ),
    ).toEqual({
      criterion: 'none',
    });
  });

  it('says nothing beyond its bounds', () => {
    expect(independenceCriterion(independence(cycle(9), 9), { limit: 3 })).toEqual({ criterion: 'none' });
  });

  /**
   * @source Huntemann 2018, Fact 7.29
   * @source Huntemann 2018, Fact 7.31
   */
  it('agrees with the search on all graphs with five vertices, from nonfaces and from facets', () => {
    for (const edges of allGraphs(5)) {
      const complex = independence(edges, 5);
      const found = independenceCriterion(complex);
      expect(independenceCriterion(byFacets(complex))).toEqual(found);
      const shelled = shelling(complex);
      if (found.criterion !== 'none') expect(shelled.shellable).toBe(found.shellable);
      if (shelled.shellable === true) expect(verifyShelling(complex, shelled.order)).toMatchObject({ verified: true });
      if (found.criterion === 'chordless-cycles') expect(shelled).toMatchObject({ by: 'chordless-cycles' });
    }
  });

  it('says so in the decisions', () => {
    expect(shelling(independence(cycle(6), 6))).toEqual({
      shellable: false,
      because: 'bipartite',
      witness: { face: [] },
    });
    expect(shelling(independence(path(6), 6))).toMatchObject({ shellable: true, by: 'bipartite' });
    expect(vertexDecomposition(independence(cycle(5), 5))).toMatchObject({ by: 'chordless-cycles' });
  });
});
