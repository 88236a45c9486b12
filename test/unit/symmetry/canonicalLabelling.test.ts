import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { canonicalLabelling, canonicalLabellingHash } from 'spgames/symmetry';
import { rookGraph, shrikhandeGraph } from '../../reference/symmetricFamilies.js';
import { thrownBy } from '../../helpers/thrownBy.js';

describe('canonicalLabelling', () => {
  it('is the family under its canonical names', () => {
    const family = SetFamily.fromLists([[3, 1], [4], [3, 1], [0, 1, 4]], 6);
    const { family: named, labelling, colours } = canonicalLabelling(family);
    expect([...labelling].sort((u, v) => u - v)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(family.relabel(labelling, 6).equals(named)).toBe(true);
    expect(named.size).toBe(3);
    expect(named.toLists()).toEqual(named.distinct().toLists());
    expect(colours).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('gives lesser names to lesser colours', () => {
    const family = SetFamily.fromLists(
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      5,
    );
    const given = [3, -2, 3, 0.5, -2];
    const { labelling, colours } = canonicalLabelling(family, { colours: given });
    expect(colours).toEqual([-2, -2, 0.5, 3, 3]);
    expect(given.map((colour, v) => colours[labelling[v]!] === colour)).toEqual([true, true, true, true, true]);
  });

  it('tells colours apart by their values', () => {
    const edge = SetFamily.fromLists([[0, 1]], 2);
    expect(canonicalLabelling(edge, { colours: [0, 1] }).equals(canonicalLabelling(edge, { colours: [1, 0] }))).toBe(
      true,
    );
    expect(canonicalLabelling(edge, { colours: [0, 1] }).equals(canonicalLabelling(edge, { colours: [0, 2] }))).toBe(
      false,
    );
    expect(canonicalLabelling(edge).equals(canonicalLabelling(edge, { colours: [0, 0] }))).toBe(true);
    expect(canonicalLabelling(edge).equals(canonicalLabelling(edge, { colours: [1, 1] }))).toBe(false);
  });

  it('does not count the order and repetitions of sets, but elements in no set', () => {
    const form = canonicalLabelling(SetFamily.fromLists([[0], [1, 2]], 3));
    expect(canonicalLabelling(SetFamily.fromLists([[1, 2], [0], [2, 1]], 3)).equals(form)).toBe(true);
    expect(canonicalLabelling(SetFamily.fromLists([[0], [1, 2]], 4)).equals(form)).toBe(false);
  });

  it('tells no sets from the empty set', () => {
    for (const n of [0, 1, 5]) {
      const none = canonicalLabelling(SetFamily.fromLists([], n));
      const empty = canonicalLabelling(SetFamily.fromLists([[]], n));
      expect([none.equals(none), none.equals(empty), empty.equals(none)]).toEqual([true, false, false]);
    }
  });

  it('tells strongly regular graphs apart', () => {
    const rook = SetFamily.fromLists(rookGraph(), 16);
    const shrikhande = SetFamily.fromLists(shrikhandeGraph(), 16);
    expect(canonicalLabelling(rook).equals(canonicalLabelling(shrikhande))).toBe(false);
    expect(canonicalLabellingHash(rook)).not.toBe(canonicalLabellingHash(shrikhande));
  });

  it('has a hash of 32 bits that isomorphic families share', () => {
    const first = SetFamily.fromLists([[0, 1], [2]], 3);
    const second = SetFamily.fromLists([[0], [2, 1]], 3);
    expect(canonicalLabellingHash(first)).toBe(canonicalLabellingHash(second));
    expect(canonicalLabellingHash(first, { colours: [1, 0, 0] })).toBe(
      canonicalLabellingHash(second, { colours: [0, 1, 0] }),
    );
    expect(canonicalLabellingHash(first)).toBe(canonicalLabellingHash(first) >>> 0);
    expect(canonicalLabellingHash(first)).not.toBe(canonicalLabellingHash(SetFamily.fromLists([[0, 1]], 3)));
  });

  it('refuses wrong colours, and stops at the limit', () => {
    const rook = SetFamily.fromLists(rookGraph(), 16);
    expect(thrownBy(() => canonicalLabelling(rook, { colours: [0] }))).toMatchObject({
      message: expect.stringMatching(/^canonicalLabelling: 1 colours; expected 16/),
    });
    expect(thrownBy(() => canonicalLabelling(rook, { limit: 2 }))).toMatchObject({ code: 'too-many-items' });
    expect(thrownBy(() => canonicalLabelling(rook, { timeoutMs: 0 }))).toMatchObject({ code: 'too-long' });
  });
});
