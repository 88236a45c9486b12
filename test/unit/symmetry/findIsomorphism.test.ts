import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { findIsomorphism, verifyIsomorphism } from 'spgames/symmetry';
import { projectivePlane, rookGraph, shrikhandeGraph } from '../../reference/symmetricFamilies.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { familyOf } from '../../helpers/familyOf.js';

const rook = SetFamily.fromLists(rookGraph(), 16);
const shrikhande = SetFamily.fromLists(shrikhandeGraph(), 16);

describe('findIsomorphism', () => {
  it('finds a map, which verifyIsomorphism accepts', () => {
    const a = familyOf('01 12 3', 5);
    const b = familyOf('4 32 03 23', 5);
    const found = findIsomorphism(a, b);
    expect(found).toEqual({ isomorphic: true, map: [expect.any(Number), 3, expect.any(Number), 4, 1] });
    expect(found.isomorphic === true && verifyIsomorphism(a, b, found.map)).toMatchObject({ verified: true });
  });

  it.each([
    ['elements', familyOf('', 2), familyOf('', 3), '2 elements, and 3'],
    ['sets', familyOf('0 1', 3), familyOf('0 12', 3), '2 sets of 1 element, and 1'],
    ['sets', familyOf('-', 1), familyOf('', 1), '1 set of 0 elements, and 0'],
    ['degrees', familyOf('01 02 03', 4), familyOf('01 12 23', 4), '3 elements in exactly 1 set, and 2'],
    [
      'refinement',
      familyOf('01 12 23 34 45 50 06 37', 8),
      familyOf('01 12 23 34 45 50 06 17', 8),
      'the numbers of incidences between the classes of the coarsest equitable partitions differ',
    ],
    [
      'search',
      familyOf('01 12 20 34 45 53', 6),
      familyOf('01 12 23 34 45 50', 6),
      'no bijection maps one onto the other: the search for one was exhausted',
    ],
    ['search', rook, shrikhande, 'no bijection maps one onto the other: the search for one was exhausted'],
  ])('names the first invariant that differs: %s', (because, a, b, difference) => {
    expect(findIsomorphism(a, b)).toEqual({ isomorphic: false, because, difference });
  });

  it('tells apart how many elements lie in the same sets', () => {
    // Blocks A, B, C, D in the sets A∪B, C∪D, A∪C, B∪D.
    const blocks = (sizes: readonly number[]): SetFamily => {
      let next = 0;
      const [a, b, c, d] = sizes.map((size) => Array.from({ length: size }, () => next++));
      return SetFamily.fromLists(
        [
          [...a!, ...b!],
          [...c!, ...d!],
          [...a!, ...c!],
          [...b!, ...d!],
        ],
        next,
      );
    };
    expect(findIsomorphism(blocks([2, 4, 4, 2]), blocks([3, 3, 3, 3]))).toEqual({
      isomorphic: false,
      because: 'degrees',
      difference: '2 classes of 2 elements in the same 2 sets, and 0',
    });
    expect(findIsomorphism(blocks([2, 4, 4, 2]), blocks([4, 2, 2, 4])).isomorphic).toBe(true);
  });

  it('keeps colours', () => {
    const path = familyOf('01 12', 3);
    const colours = [Int8Array.of(0, 1, 2), [2, 1, 0]] as const;
    expect(findIsomorphism(path, path, { colours })).toEqual({ isomorphic: true, map: [2, 1, 0] });
    expect(verifyIsomorphism(path, path, [2, 1, 0], { colours })).toMatchObject({ verified: true });
    expect(verifyIsomorphism(path, path, [0, 1, 2], { colours })).toMatchObject({ verified: false });
    expect(findIsomorphism(path, path, { colours: [colours[0], [0, 2, 1]] })).toEqual({
      isomorphic: false,
      because: 'degrees',
      difference: '0 elements of colour 1 in exactly 1 set, and 1',
    });
    expect(findIsomorphism(path, path, { colours: [colours[0], [0, 1, 1]] })).toEqual({
      isomorphic: false,
      because: 'colours',
      difference: '1 element of colour 1, and 2',
    });
  });

  it('is undecided when it is cut off', () => {
    const plane = SetFamily.fromLists(projectivePlane(5), 31);
    expect(findIsomorphism(plane, plane, { limit: 4 })).toEqual({ isomorphic: 'undecided', explored: 5 });
    expect(findIsomorphism(plane, plane, { timeoutMs: 0 })).toMatchObject({ isomorphic: 'undecided' });
    expect(findIsomorphism(rook, shrikhande, { limit: 40 })).toMatchObject({ isomorphic: 'undecided' });
  });

  it('refuses colours for other elements', () => {
    const error = thrownBy(() => findIsomorphism(rook, rook, { colours: [new Int8Array(16), [0]] }));
    expect(error).toMatchObject({ code: 'invalid-colours' });
  });
});

describe('verifyIsomorphism', () => {
  const a = familyOf('01 2', 3);
  const b = familyOf('21 0 0', 3);

  it.each([
    ['an isomorphism', [2, 1, 0], true],
    ['another', [1, 2, 0], true],
    ['a bijection that is none', [0, 1, 2], false],
    ['too short a map', [2, 1], false],
    ['no bijection', [1, 1, 0], false],
    ['what lies outside', [2, 1, 3], false],
    ['a fraction', [2, 1, 0.5], false],
  ])('decides on %s', (_, map, answer) => {
    expect(verifyIsomorphism(a, b, map).verified).toBe(answer);
  });

  it('refuses families on other ground sets, and a family with more sets', () => {
    expect(verifyIsomorphism(a, familyOf('21 0', 4), [2, 1, 0])).toMatchObject({ verified: false });
    expect(verifyIsomorphism(a, familyOf('21 0 1', 3), [2, 1, 0])).toMatchObject({ verified: false });
  });
});
