import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { automorphismGroup, canonicalLabelling, findIsomorphism, verifyIsomorphism } from 'spgames/symmetry';
import { isomorphisms, orbitsOf } from '../../reference/symmetry.js';
import { knownFamilies } from '../../reference/symmetricFamilies.js';
import { families, randomSets } from '../../generators/families.js';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

interface Coloured {
  readonly n: number;
  readonly sets: readonly (readonly number[])[];
  readonly colours: readonly number[];
}

/** Coloured families on few elements: all permutations can be tried. */
const small: fc.Arbitrary<Coloured> = fc.integer({ min: 0, max: 6 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    sets: fc.array(fc.subarray(range(n)), { maxLength: 7 }),
    colours: fc.oneof(
      fc.constant(new Array<number>(n).fill(0)),
      fc.array(fc.constantFrom(-1, 0, 2.5), { minLength: n, maxLength: n }),
    ),
  }),
);

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

/** The family after a permutation of its elements and of its sets, with the colours carried along. */
function copyOf({ n, sets, colours }: Coloured, random: () => number): Coloured {
  const map = shuffled(range(n), random);
  const carried = new Array<number>(n).fill(0);
  map.forEach((image, v) => (carried[image] = colours[v]!));
  return { n, sets: shuffled(sets, random).map((set) => shuffled(set, random).map((v) => map[v]!)), colours: carried };
}

function expectSame(first: Coloured, second: Coloured): void {
  const a = SetFamily.fromLists(first.sets, first.n);
  const b = SetFamily.fromLists(second.sets, second.n);
  const colours = [first.colours, second.colours] as const;
  const form = canonicalLabelling(a, { colours: first.colours });
  const other = canonicalLabelling(b, { colours: second.colours });
  expect(form.equals(other) && form.hash === other.hash).toBe(true);
  const found = findIsomorphism(a, b, { colours });
  expect(found.isomorphic === true && verifyIsomorphism(a, b, found.map, { colours })).toMatchObject({
    verified: true,
  });
}

/** @source McKay and Piperno 2014 */
describe('by trying all permutations', () => {
  it('the automorphism group', () => {
    fc.assert(
      fc.property(small, ({ n, sets, colours }) => {
        const family = SetFamily.fromLists(sets, n);
        const all = isomorphisms(sets, sets, colours, colours);
        const group = automorphismGroup(family, { colours });
        expect(group.order).toBe(BigInt(all.length));
        expect(group.orbits).toEqual(orbitsOf(all, n));
        const known = new Set(all.map((images) => images.join()));
        for (const generator of group.generators) expect(known.has(generator.join())).toBe(true);
        expect(closure(group.generators, n)).toBe(all.length);
      }),
      { numRuns: runs(300) },
    );
  });

  it('isomorphism, and equality of forms', () => {
    fc.assert(
      fc.property(small, fc.nat(), fc.integer({ min: 0, max: 2 }), (first, seed, changes) => {
        const random = randomNumbers(seed);
        const copy = copyOf(first, random);
        const sets = copy.sets.map((set, i) => (i < changes && copy.n > 0 ? set.map((v) => (v + 1) % copy.n) : set));
        const second = { ...copy, sets };
        const all = isomorphisms(first.sets, second.sets, first.colours, second.colours);
        const a = SetFamily.fromLists(first.sets, first.n);
        const b = SetFamily.fromLists(second.sets, second.n);
        const found = findIsomorphism(a, b, { colours: [first.colours, second.colours] });
        expect(found.isomorphic).toBe(all.length > 0);
        if (found.isomorphic === true) expect(all.map((map) => map.join())).toContain(found.map.join());
        const same = canonicalLabelling(a, { colours: first.colours }).equals(
          canonicalLabelling(b, { colours: second.colours }),
        );
        expect(same).toBe(all.length > 0);
      }),
      { numRuns: runs(300) },
    );
  });
});

/** The order of the group that permutations of few elements generate. */
function closure(generators: readonly (readonly number[])[], n: number): number {
  const identity = range(n);
  const seen = new Set([identity.join()]);
  const open: (readonly number[])[] = [identity];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const generator of generators) {
      const product = next.map((v) => generator[v]!);
      if (seen.has(product.join())) continue;
      seen.add(product.join());
      open.push(product);
    }
  return seen.size;
}

describe('shuffled copies map back', () => {
  it('of families of every kind, around the borders of words too', () => {
    fc.assert(
      fc.property(families({ elements: 12, maxSets: 14 }), fc.nat(), ({ n, sets }, seed) => {
        const random = randomNumbers(seed);
        const colours = Array.from({ length: n }, () => Math.floor(random() * 1.2));
        const family = { n, sets, colours };
        expectSame(family, copyOf(family, random));
      }),
      { numRuns: runs(1000) },
    );
  });

  it(`of random families, ${runs(5000, 600)} of them`, () => {
    const random = randomNumbers(4);
    for (let i = 0; i < runs(5000, 600); i++) {
      const n = Math.floor(random() * 16);
      const family = {
        n,
        sets: randomSets(i, n, Math.floor(random() * 18), random() ** 2),
        colours: Array.from({ length: n }, () => Math.floor(random() * 1.1)),
      };
      expectSame(family, copyOf(family, random));
    }
  });

  it.each(knownFamilies)(`of $name, ${runs(160)} of them`, ({ n, sets }) => {
    const random = randomNumbers(n);
    const family = { n, sets, colours: new Array<number>(n).fill(0) };
    for (let i = 0; i < runs(160); i++) expectSame(family, copyOf(family, random));
  });
});

describe('canonicalLabelling', () => {
  it('of a form is the form', () => {
    fc.assert(
      fc.property(families({ elements: 8, maxSets: 10 }), ({ n, sets }) => {
        const form = canonicalLabelling(SetFamily.fromLists(sets, n));
        expect(canonicalLabelling(form.family).equals(form)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});
