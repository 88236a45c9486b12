import fc from 'fast-check';
import { range } from '../helpers/range.js';
import { randomNumbers } from './randomNumbers.js';

/** A family as a user may write it: lists unsorted and with repetitions, sets in any order, some of them twice. */
export interface WrittenFamily {
  readonly n: number;
  readonly sets: readonly (readonly number[])[];
}

export interface FamilyBounds {
  /** At most this many different elements occur (the ground set may be larger). */
  readonly elements?: number;
  readonly minSets?: number;
  readonly maxSets?: number;
  /** Members have at most this many elements. */
  readonly rank?: number;
  /** No member is empty. */
  readonly nonempty?: boolean;
}

/** Tiny ground sets most often, then those around one, two and three words. */
export const groundSetSizes: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 8 }) },
  { weight: 2, arbitrary: fc.integer({ min: 31, max: 33 }) },
  { weight: 2, arbitrary: fc.integer({ min: 63, max: 65 }) },
  { weight: 1, arbitrary: fc.integer({ min: 95, max: 100 }) },
);

/** Some elements of 0…n−1, those at the ends of words more often than others. */
function someElements(n: number, atMost: number): fc.Arbitrary<number[]> {
  if (n === 0) return fc.constant([]);
  const borders = [0, 31, 32, 63, 64, n - 1].filter((v) => v < n);
  const element = fc.oneof(fc.integer({ min: 0, max: n - 1 }), fc.constantFrom(...borders));
  return fc.uniqueArray(element, { maxLength: Math.min(n, atMost) });
}

/** A list of some of the elements: none, few, many or all of them, in any order, now and then with repetitions. */
function someSet(elements: readonly number[], rank: number, nonempty: boolean): fc.Arbitrary<number[]> {
  if (elements.length === 0) return fc.constant([]);
  const minLength = nonempty ? 1 : 0;
  const shuffled = fc.shuffledSubarray([...elements], { minLength, maxLength: Math.min(rank, elements.length) });
  if (rank < elements.length) return shuffled;
  const element = fc.constantFrom(...elements);
  return fc.oneof(
    { weight: 4, arbitrary: shuffled },
    { weight: 1, arbitrary: fc.array(element, { minLength, maxLength: 5 }) },
    { weight: 1, arbitrary: element.map((v) => elements.filter((u) => u !== v || elements.length === 1)) },
  );
}

/** Families with a bias to what goes wrong: tiny n, word borders, repetitions, empty members, no members. */
export function families(bounds: FamilyBounds = {}): fc.Arbitrary<WrittenFamily> {
  const { elements = 8, minSets = 0, maxSets = 12, rank = elements, nonempty = false } = bounds;
  return groundSetSizes.chain((n) =>
    someElements(n, elements).chain((pool) => {
      const none = nonempty && pool.length === 0;
      return fc
        .array(someSet(pool, rank, nonempty), { minLength: none ? 0 : minSets, maxLength: none ? 0 : maxSets })
        .chain((sets) =>
          sets.length === 0
            ? fc.constant({ n, sets })
            : fc
                .subarray(sets, { maxLength: Math.min(3, sets.length) })
                .map((again) => ({ n, sets: [...sets, ...again] })),
        );
    }),
  );
}

/** A family and a set of elements of its ground set, to query with. */
export function familiesWithSet(bounds: FamilyBounds = {}): fc.Arbitrary<WrittenFamily & { readonly set: number[] }> {
  return families(bounds).chain(({ n, sets }) => {
    const used = [...new Set(sets.flat())];
    const set = n === 0 ? fc.constant<number[]>([]) : fc.oneof(someElements(n, 8), fc.shuffledSubarray(used));
    return set.map((chosen) => ({ n, sets, set: chosen }));
  });
}

/** Many random sets, each element with the same probability. */
export function randomSets(seed: number, n: number, size: number, density: number): number[][] {
  const random = randomNumbers(seed);
  return Array.from({ length: size }, () => range(n).filter(() => random() < density));
}
