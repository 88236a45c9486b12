import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from 'spgames/sources';
import {
  chessboardComplex,
  completeSkeleton,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  matchingComplex,
  namedComplex,
  namedComplexes,
  randomComplex,
  simplexBoundary,
} from 'spgames/complex';
import { FAMILY_NOTATIONS } from '../../../src/sources/internal.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { summandOf } from '../../helpers/summandOf.js';

describe('families of complexes as sources', () => {
  it.each([
    ['matching:5', matchingComplex(5)],
    ['chessboard:3x4', chessboardComplex(3, 4)],
    ['simplex-boundary:4', simplexBoundary(4)],
    ['cross-polytope:3', crossPolytopeBoundary(3)],
    ['cyclic-polytope:7,4', cyclicPolytopeBoundary(7, 4)],
    ['complete-skeleton:6,2', completeSkeleton(6, 2)],
    ['random:n=8,d=2,p=0.3,seed=7', randomComplex(8, 2, { probability: 0.3, seed: 7 })],
    ['random: seed=7, p=3/10, d=2, n=8', randomComplex(8, 2, { probability: 0.3, seed: 7 })],
    ['random:n=8,d=2', randomComplex(8, 2)],
    ['-matching:3', matchingComplex(3)],
  ])('%s', (text, expected) => {
    expect(asComplex(parseSource(text)).equals(expected)).toBe(true);
  });

  it('knows every named complex', () => {
    for (const { name } of namedComplexes)
      expect(asComplex(parseSource(`named:${name}`)).equals(namedComplex(name))).toBe(true);
  });

  it('gives examples that can be read', () => {
    for (const { example } of FAMILY_NOTATIONS) expect(parseSource(example).kind).toBe('complex');
  });

  it('are summands', () => {
    const source = parseSource('matching:3 + 2*chessboard:1x2 + value:1');
    expect(summandOf(source, 'game').vertices).toHaveLength(3 + 4);
  });

  it.each([
    ['named:dunce-hut', 'unknown-complex'],
    ['named:', 'unknown-complex'],
    ['matching:x', 'not-a-number'],
    ['matching:1000000', 'too-large-ground-set'],
    ['chessboard:3', 'not-a-size'],
    ['cyclic-polytope:3,4', 'invalid-size'],
    ['random:n=8', 'invalid-parameter'],
    ['random:n=8,d=2,q=1', 'invalid-parameter'],
    ['random:n=8,n=8,d=2', 'invalid-parameter'],
    ['random:n=8,d=2,p=2', 'not-a-number'],
    ['random:n=8,d=2,seed=99999999999', 'invalid-seed'],
    ['random:n=99999,d=9', 'too-many-faces'],
    ['matchng:3', 'unknown-source'],
    ['cross-polytop:3', 'unknown-source'],
    ['vertices:a; matching:3', 'unknown-notation'],
  ])('%s is refused', (text, code) => {
    expect(thrownBy(() => parseSource(text))).toMatchObject({ code });
  });
});
