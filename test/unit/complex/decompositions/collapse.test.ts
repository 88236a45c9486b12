import { describe, expect, it } from 'vitest';
import { collapse, namedComplex, SimplicialComplex, verifyCollapse } from 'spgames/complex';

const complexOf = (facets: number[][], n: number): SimplicialComplex => SimplicialComplex.fromFacets(facets, n);

describe('collapse', () => {
  it('of degenerate complexes', () => {
    expect(collapse(SimplicialComplex.void(1))).toEqual({ collapsible: false, because: 'void' });
    expect(collapse(SimplicialComplex.irrelevant(1))).toMatchObject({ because: 'homology', witness: { degree: -1 } });
    expect(collapse(complexOf([[1]], 3))).toEqual({ collapsible: true, collapses: [], point: 1 });
  });

  it.each(['rudin-ball', 'ziegler-ball', 'grunbaum-ball', 'bowtie'])('finds one of the %s', (name) => {
    const complex = namedComplex(name);
    const found = collapse(complex);
    expect(found.collapsible === true && verifyCollapse(complex, found.collapses)).toMatchObject({ verified: true });
    expect(found.collapsible === true && complex.isFace([found.point])).toBe(true);
  });

  it('knows that the dunce hat is acyclic but has no free face', () => {
    expect(collapse(namedComplex('dunce-hat'))).toMatchObject({ collapsible: false, because: 'exhausted' });
  });

  it('gives the homology that is in the way', () => {
    expect(collapse(namedComplex('real-projective-plane'))).toMatchObject({
      because: 'homology',
      witness: { degree: 1, rank: 0, torsion: [2n] },
    });
  });

  it('leaves large simplices and what the limit cuts off undecided', () => {
    expect(collapse(SimplicialComplex.simplex(30)).collapsible).toBe('undecided');
    expect(collapse(namedComplex('rudin-ball'), { limit: 20 }).collapsible).toBe('undecided');
  });
});

describe('verifyCollapse', () => {
  const complex = complexOf(
    [
      [0, 1, 2],
      [2, 3],
    ],
    4,
  );
  const found = collapse(complex);
  const collapses = found.collapsible === true ? found.collapses : [];

  it('accepts collapses', () => {
    expect(collapses.length).toBe(4);
    expect(verifyCollapse(complex, collapses)).toMatchObject({ verified: true });
  });

  it.each([
    ['a missing one', collapses.slice(1)],
    ['one left out at the end', collapses.slice(0, -1)],
    ['one twice', [...collapses, collapses[0]!]],
    ['a face that is not free', [{ face: [2], coface: [2, 3] }, ...collapses]],
    ['a coface of the wrong size', [{ face: [0], coface: [0, 1, 2] }, ...collapses]],
    ['the empty face', [...collapses, { face: [], coface: [found.collapsible === true ? found.point : 0] }]],
  ])('refuses %s', (_, corrupted) => {
    expect(verifyCollapse(complex, corrupted)).toMatchObject({ verified: false });
  });
});
