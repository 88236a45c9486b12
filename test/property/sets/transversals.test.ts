import { SetFamily } from 'spgames/sets';
import { Work } from '../../../src/run.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimalTransversals } from '../../../src/sets/minimalTransversals.js';
import { transversalBound } from '../../../src/sets/transversalBound.js';
import { TransversalSearch } from '../../../src/sets/TransversalSearch.kernel.js';
import * as reference from '../../reference/setFamily.js';
import { families } from '../../generators/families.js';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const parameters = { numRuns: runs(1000) };

/** All transversals of an antichain by the general search, whatever the sizes of its members. */
function byGeneralSearch(family: SetFamily, room: number, budget: number): number[][] {
  const { stride, n } = family;
  const search = new TransversalSearch(family);
  const block = new Uint32Array(room * stride);
  const found: number[][] = [];
  for (;;) {
    const step = search.step(block, room, budget, new Uint32Array(stride));
    const written = step < 0 ? -1 - step : step;
    found.push(...SetFamily.fromWords(block.slice(0, written * stride), n).toLists());
    if (step < 0) return found.sort(reference.compareSets);
  }
}

describe('transversals and maximal independent sets', () => {
  /** @source Murakami and Uno 2014 */
  it('are those of the definition', () => {
    fc.assert(
      fc.property(families(), ({ n, sets }) => {
        const family = SetFamily.fromLists(sets, n);
        expect(family.transversals().toLists()).toEqual(reference.transversals(sets));
        expect(family.maximalIndependentSets().toLists()).toEqual(reference.maximalIndependentSets(sets, n));
      }),
      parameters,
    );
  });

  /** @source Tomita, Tanaka and Takahashi 2006 */
  it('are those of the definition for graphs, loops and isolated vertices included', () => {
    fc.assert(
      fc.property(families({ rank: 2, elements: 9, maxSets: 20, nonempty: true }), ({ n, sets }) => {
        const family = SetFamily.fromLists(sets, n);
        expect(family.transversals().toLists()).toEqual(reference.transversals(sets));
        expect(family.maximalIndependentSets().toLists()).toEqual(reference.maximalIndependentSets(sets, n));
      }),
      parameters,
    );
  });

  it('are at least as many as the lower bound says', () => {
    fc.assert(
      fc.property(families(), ({ n, sets }) => {
        const family = SetFamily.fromLists(sets, n).minimal();
        expect(2 ** transversalBound(family)).toBeLessThan(
          family.transversals().size + (sets.some((s) => s.length === 0) ? 2 : 0.5),
        );
      }),
      parameters,
    );
    const pairs = SetFamily.fromLists(
      range(40).map((i) => [3 * i, 3 * i + 1, 3 * i + 2]),
      120,
    );
    expect(transversalBound(pairs)).toBeCloseTo(40 * Math.log2(3));
  });

  it('are the same when they are counted before they are kept', () => {
    fc.assert(
      fc.property(families(), fc.nat(6), ({ n, sets }, kept) => {
        const family = SetFamily.fromLists(sets, n).minimal();
        const twice = minimalTransversals(family, false, new Work('test'), Infinity, kept);
        expect(SetFamily.fromWords(twice, n).sorted().toLists()).toEqual(family.transversals().toLists());
      }),
      { numRuns: runs(300) },
    );
  });

  it('come from the general search as from the one for graphs, in steps of any size', () => {
    fc.assert(
      fc.property(
        families({ rank: 2, elements: 9, minSets: 1, maxSets: 20, nonempty: true }).filter((f) => f.sets.length > 0),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 9 }),
        ({ n, sets }, room, budget) => {
          const family = SetFamily.fromLists(sets, n).minimal();
          expect(byGeneralSearch(family, room, budget)).toEqual(family.transversals().toLists());
        },
      ),
      parameters,
    );
  });

  it('taken twice give the minimal members', () => {
    fc.assert(
      fc.property(families({ elements: 12, maxSets: 16 }), ({ n, sets }) => {
        const family = SetFamily.fromLists(sets, n);
        expect(family.transversals().transversals().toLists()).toEqual(family.minimal().toLists());
        const dual = family.transversals().complement().sorted();
        expect(family.maximalIndependentSets().toLists()).toEqual(dual.toLists());
      }),
      parameters,
    );
  });

  it('taken twice give the minimal members of larger random families and graphs on one, two and more words', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(20, 33, 64, 66), fc.constantFrom(2, 3, 4), (seed, n, rank) => {
        const random = randomNumbers(seed);
        // Few vertices carry most of the sets, so that there are not too many transversals.
        const sets = Array.from({ length: 10 }, () => {
          const set = new Set<number>();
          while (set.size < rank) set.add(Math.floor(random() ** 3 * n));
          return [...set];
        });
        const family = SetFamily.fromLists(sets, n);
        expect(family.transversals().transversals().equals(family.minimal())).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('families with known transversals', () => {
  it.each([5, 32, 33, 64, 65, 100, 130])('complete graph on %i vertices: all vertices but one', (n) => {
    const edges = range(n).flatMap((u) => range(u).map((v) => [u, v]));
    const family = SetFamily.fromLists(edges, n);
    expect(family.maximalIndependentSets().toLists()).toEqual(range(n).map((v) => [v]));
    expect(family.transversals().size).toBe(n);
    expect(byGeneralSearch(family, 7, 1000)).toEqual(family.transversals().toLists());
  });

  it.each([9, 33, 66, 99])('disjoint triples in %i elements: one element of each', (n) => {
    const triples = range(n / 3).map((i) => [3 * i, 3 * i + 1, 3 * i + 2]);
    const few = triples.slice(-6);
    const found = SetFamily.fromLists(few, n).transversals();
    expect(found.size).toBe(3 ** few.length);
    for (const set of found) expect(few.map((t) => t.filter((v) => set.includes(v)).length)).toEqual(few.map(() => 1));
    expect(found.distinct().size).toBe(found.size);
  });

  it.each([20, 40, 70, 101])('all pairs {0…k−1, v} and the sunflower on %i elements', (n) => {
    const k = 4;
    const kernel = range(k);
    const petals = range(n - k).map((i) => [...kernel, k + i]);
    const found = SetFamily.fromLists(petals, n).transversals().toLists();
    expect(found).toEqual([...kernel.map((v) => [v]), range(n - k).map((i) => k + i)]);
  });

  it.each([40, 70, 101])('the star and its leaves as one set, %i elements', (n) => {
    const leaves = range(n - 1).map((i) => i + 1);
    const sets = [...leaves.map((v) => [0, v]), leaves];
    const found = SetFamily.fromLists(sets, n).transversals().toLists();
    expect(found).toEqual([...leaves.map((v) => [0, v]), leaves]);
  });

  it.each([3, 31, 32, 33, 64, 65, 1000])('degenerate families on %i elements', (n) => {
    const all = range(n);
    const none = SetFamily.fromLists([], n);
    expect(none.transversals().toLists()).toEqual([[]]);
    expect(none.maximalIndependentSets().toLists()).toEqual([all]);
    const empty = SetFamily.fromLists([[]], n);
    expect(empty.transversals().toLists()).toEqual([]);
    expect(empty.maximalIndependentSets().toLists()).toEqual([]);
    const loops = SetFamily.fromLists(
      all.map((v) => [v]),
      n,
    );
    expect(loops.transversals().toLists()).toEqual([all]);
    expect(loops.maximalIndependentSets().toLists()).toEqual([[]]);
    const whole = SetFamily.fromLists([all], n);
    expect(whole.transversals().toLists()).toEqual(all.map((v) => [v]));
  });
});

describe('families on large ground sets', () => {
  it('are moved, if few elements are in use, with few elements in use to small ground sets and back', () => {
    fc.assert(
      fc.property(families({ elements: 7, maxSets: 8 }), ({ n, sets }) => {
        const far = 500;
        const map = range(n).map((v) => v * 5);
        const family = SetFamily.fromLists(sets, n).minimal();
        const moved = family.relabel(map, far);
        const transversals = family.transversals().relabel(map, far);
        expect(moved.transversals().toLists()).toEqual(transversals.toLists());
        expect(moved.maximalIndependentSets().toLists()).toEqual(transversals.complement().sorted().toLists());
      }),
      { numRuns: runs(300) },
    );
  });
});
