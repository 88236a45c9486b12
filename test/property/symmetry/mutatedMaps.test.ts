import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { automorphismGroup, canonicalLabelling, findIsomorphism, verifyIsomorphism } from 'spgames/symmetry';
import { expectNotFooled } from '../../helpers/mutations.js';
import { runs } from '../../helpers/sampling.js';

const families = fc.integer({ min: 0, max: 6 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    sets: fc.array(fc.uniqueArray(fc.nat({ max: Math.max(0, n - 1) }), { maxLength: n }), {
      maxLength: n === 0 ? 0 : 5,
    }),
    shuffle: fc.shuffledSubarray([...Array(n).keys()], { minLength: n }),
    colours: fc.option(fc.array(fc.nat({ max: 1 }), { minLength: n, maxLength: n }), { nil: undefined }),
  }),
);

describe('maps with one thing changed', () => {
  it('between families of sets', () => {
    fc.assert(
      fc.property(families, ({ n, sets, shuffle, colours }) => {
        const image = (set: readonly number[]): number[] => set.map((v) => shuffle[v]!).sort((u, v) => u - v);
        const key = (set: readonly number[]): string => [...set].sort((u, v) => u - v).join();
        const a = SetFamily.fromLists(sets, n);
        const b = SetFamily.fromLists(sets.map(image).reverse(), n);
        const there = new Array<number>(n).fill(0);
        colours?.forEach((colour, v) => (there[shuffle[v]!] = colour));
        const both = colours === undefined ? undefined : ([colours, there] as const);
        const found = findIsomorphism(a, b, both === undefined ? {} : { colours: both });
        if (found.isomorphic !== true) throw new Error('no isomorphism was found');
        const isTrue = (map: readonly number[]): boolean => {
          const all = [...map];
          const isBijection = all.length === n && [...all].sort((u, v) => u - v).every((v, i) => v === i);
          const images = new Set(sets.map((set) => key(set.map((v) => all[v]!))));
          const wanted = new Set(sets.map((set) => key(image(set))));
          return (
            isBijection &&
            images.size === wanted.size &&
            [...images].every((set) => wanted.has(set)) &&
            all.every((v, u) => colours === undefined || colours[u] === there[v])
          );
        };
        expectNotFooled(
          found.map,
          (map) => verifyIsomorphism(a, b, map, both === undefined ? {} : { colours: both }),
          isTrue,
          { size: 100 },
        );
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('families that are none', () => {
  const family = SetFamily.fromLists([[0]], 1);

  it.each([5, -1, null, undefined, {}, [[0]]])('%j is bad input', (junk) => {
    for (const ask of [
      () => automorphismGroup(junk as never),
      () => canonicalLabelling(junk as never),
      () => findIsomorphism(junk as never, family),
      () => findIsomorphism(family, junk as never),
      () => verifyIsomorphism(junk as never, family, [0]),
      () => verifyIsomorphism(family, junk as never, [0]),
    ])
      expect(ask).toThrow(expect.objectContaining({ name: 'InputError', code: 'invalid-argument' }) as Error);
  });
});
