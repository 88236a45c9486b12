import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { connectedClasses } from '../../../src/sets/internal.js';
import * as reference from '../../reference/setFamily.js';
import { families, familiesWithSet, groundSetSizes, randomSets } from '../../generators/families.js';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const parameters = { numRuns: runs(1000) };
/** Enough sets for the set-trie to be used. */
const many = { elements: 9, minSets: 49, maxSets: 90 };

describe('SetFamily keeps what it is given', () => {
  it('fromLists, toLists, list, each, iteration, has, cardinality', () => {
    fc.assert(
      fc.property(families(), ({ n, sets }) => {
        const family = SetFamily.fromLists(sets, n);
        const lists = sets.map(reference.ascending);
        expect(family.size).toBe(sets.length);
        expect(family.toLists()).toEqual(lists);
        expect([...family]).toEqual(lists);
        const visited: number[][] = [];
        family.each((elements, length, index) => {
          expect(index).toBe(visited.length);
          visited.push([...elements.subarray(0, length)]);
        });
        expect(visited).toEqual(lists);
        expect([...family.cardinalities()]).toEqual(lists.map((list) => list.length));
        lists.forEach((list, i) => {
          expect(family.list(i)).toEqual(list);
          expect(family.cardinality(i)).toBe(list.length);
          expect(range(n + 3).filter((v) => family.has(i, v))).toEqual(list);
        });
        expect(SetFamily.fromWords(family.words.slice(), n).toLists()).toEqual(lists);
        expect(family.support()).toEqual(reference.ascending(lists.flat()));
        expect([...family.frequencies()]).toEqual(range(n).map((v) => lists.filter((list) => list.includes(v)).length));
      }),
      parameters,
    );
  });
});

describe('SetFamily operations agree with their definitions', () => {
  it('sorted, distinct, minimal, maximal, complement', () => {
    fc.assert(
      fc.property(families(), ({ n, sets }) => {
        const family = SetFamily.fromLists(sets, n);
        expect(family.sorted().toLists()).toEqual(reference.sorted(sets));
        expect(family.distinct().toLists()).toEqual(reference.distinct(sets));
        expect(family.minimal().toLists()).toEqual(reference.minimal(sets));
        expect(family.maximal().toLists()).toEqual(reference.maximal(sets));
        expect(family.complement().toLists()).toEqual(sets.map((set) => reference.complementOf(set, n)));
        expect(SetFamily.fromWords(family.complement().words, n).n).toBe(n);
      }),
      parameters,
    );
  });

  it('minimal and maximal of many sets, sparse and dense', () => {
    fc.assert(
      fc.property(families(many), ({ n, sets }) => {
        const family = SetFamily.fromLists(sets, n);
        expect(family.minimal().toLists()).toEqual(reference.minimal(sets));
        expect(family.maximal().toLists()).toEqual(reference.maximal(sets));
        const dense = sets.map((set) => reference.complementOf(set, n));
        expect(family.complement().minimal().toLists()).toEqual(reference.minimal(dense));
        expect(family.complement().maximal().toLists()).toEqual(reference.maximal(dense));
      }),
      { numRuns: runs(150) },
    );
  });

  it('minimal and maximal of antichains with many members, and of those with smaller and larger sets thrown in', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(12, 33, 65), fc.constantFrom(2, 4), (seed, n, rank) => {
        const random = randomNumbers(seed);
        const layer = (size: number, length: number): number[][] =>
          Array.from({ length }, () => {
            const set = new Set<number>();
            while (set.size < size) set.add(Math.floor(random() * n));
            return [...set];
          });
        const middle = layer(rank, 80);
        const all = [...layer(rank - 1, 5), ...middle, ...layer(rank + 2, 20), ...middle.slice(0, 5)];
        for (const sets of [middle, all]) {
          const family = SetFamily.fromLists(sets, n);
          expect(family.minimal().toLists()).toEqual(reference.minimal(sets));
          expect(family.maximal().toLists()).toEqual(reference.maximal(sets));
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('select, filter, inOrder, restrict, contract, within, containing, avoiding, includes', () => {
    fc.assert(
      fc.property(familiesWithSet(), ({ n, sets, set }) => {
        const family = SetFamily.fromLists(sets, n);
        const lists = sets.map(reference.ascending);
        const odd = lists.filter((_, i) => i % 2 === 1);
        expect(family.filter((i) => i % 2 === 1).toLists()).toEqual(odd);
        expect(family.select(lists.map((_, i) => i % 2)).toLists()).toEqual(odd);
        const backwards = range(sets.length).reverse();
        expect(family.inOrder(backwards).toLists()).toEqual([...lists].reverse());
        expect(family.restrict(set).toLists()).toEqual(lists.map((list) => list.filter((v) => set.includes(v))));
        expect(family.contract(set).toLists()).toEqual(lists.map((list) => list.filter((v) => !set.includes(v))));
        expect(family.within(set).toLists()).toEqual(lists.filter((list) => reference.isSubset(list, set)));
        expect(family.containing(set).toLists()).toEqual(lists.filter((list) => reference.isSubset(set, list)));
        expect(family.avoiding(set).toLists()).toEqual(lists.filter((list) => !list.some((v) => set.includes(v))));
        expect(family.includes(set)).toBe(
          lists.some((list) => reference.compareSets(list, reference.ascending(set)) === 0),
        );
      }),
      parameters,
    );
  });

  it('hasSubsetOf, hasSupersetOf', () => {
    const check = ({ n, sets, set }: { n: number; sets: readonly (readonly number[])[]; set: number[] }): void => {
      const family = SetFamily.fromLists(sets, n);
      for (const query of [set, [], range(n), reference.complementOf(set, n), ...sets]) {
        expect(family.hasSubsetOf(query)).toBe(sets.some((member) => reference.isSubset(member, query)));
        expect(family.hasSupersetOf(query)).toBe(sets.some((member) => reference.isSubset(query, member)));
        const less = query.slice(1);
        expect(family.hasSubsetOf(less)).toBe(sets.some((member) => reference.isSubset(member, less)));
        expect(family.hasSupersetOf(less)).toBe(sets.some((member) => reference.isSubset(less, member)));
      }
    };
    fc.assert(fc.property(familiesWithSet(), check), parameters);
    fc.assert(fc.property(familiesWithSet({ ...many, nonempty: true }), check), { numRuns: runs(60) });
  });

  it('concat, relabel', () => {
    fc.assert(
      fc.property(
        families(),
        fc.array(fc.nat({ max: 99 })),
        groundSetSizes,
        fc.nat(),
        ({ n, sets }, extra, m, salt) => {
          const family = SetFamily.fromLists(sets, n);
          const lists = sets.map(reference.ascending);
          const others = n === 0 ? [[]] : [extra.map((v) => v % n)];
          expect(family.concat(SetFamily.fromLists(others, n)).toLists()).toEqual([
            ...lists,
            ...others.map(reference.ascending),
          ]);
          if (m === 0) return;
          const map = range(n).map((v) => (v * 7 + salt) % m);
          const image = family.relabel(map, m);
          expect(image.n).toBe(m);
          expect(image.toLists()).toEqual(lists.map((list) => reference.ascending(list.map((v) => map[v]!))));
        },
      ),
      parameters,
    );
  });

  it('equals and hash forget the order and repetitions, and nothing else', () => {
    fc.assert(
      fc.property(families(), families(), (first, second) => {
        const a = SetFamily.fromLists(first.sets, first.n);
        const turned = SetFamily.fromLists([...first.sets].reverse().concat(first.sets.slice(0, 2)), first.n);
        expect(turned.equals(a)).toBe(true);
        expect(turned.hash()).toBe(a.hash());
        const b = SetFamily.fromLists(second.sets, second.n);
        const same =
          first.n === second.n &&
          JSON.stringify(reference.distinct(first.sets)) === JSON.stringify(reference.distinct(second.sets));
        expect(a.equals(b)).toBe(same);
        if (same) expect(b.hash()).toBe(a.hash());
        expect(a.equals(SetFamily.fromLists(first.sets, first.n + 1))).toBe(false);
      }),
      parameters,
    );
  });

  it('hashes of different small families differ, but for few', () => {
    const all = reference.subsets(range(5));
    const hashes = new Set<number>();
    for (const a of all) for (const b of all) hashes.add(SetFamily.fromLists([a, b], 5).hash());
    expect(hashes.size).toBeGreaterThan((32 * 33) / 2 - 5);
  });
});

describe('the canonical order of many sets', () => {
  it.each([
    [1, 5, 5000, 0.5],
    [2, 32, 4096, 0.3],
    [3, 33, 6000, 0.05],
    [4, 64, 4500, 0.5],
    [5, 100, 5000, 0.02],
    [6, 70, 4095, 0.1],
  ])('seed %i, n = %i, %i sets, density %f', (seed, n, size, density) => {
    const sets = randomSets(seed, n, size, density);
    const family = SetFamily.fromLists(sets, n);
    expect(family.sorted().toLists()).toEqual(reference.sorted(sets));
    expect(family.distinct().toLists()).toEqual(reference.distinct(sets));
  });
});

describe('connectedClasses', () => {
  it('is the closure of lying in one set', () => {
    fc.assert(
      fc.property(familiesWithSet({ rank: 3 }), ({ n, sets, set }) => {
        expect(connectedClasses(n, sets)).toEqual(reference.connectedClasses(sets, range(n)));
        const connected = reference.connectedClasses(sets, range(n));
        const among = new Set(set);
        expect(connectedClasses(n, sets, among)).toEqual(
          connected
            .map((part) => part.filter((v) => among.has(v)))
            .filter((part) => part.length > 0)
            .sort((a, b) => a[0]! - b[0]!),
        );
      }),
      parameters,
    );
  });
});
