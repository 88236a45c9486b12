import { afterEach, describe, expect, it, vi } from 'vitest';
import { countIndependentSets, countSubsets, countTransversals, dualize, type Grade, SetFamily } from 'spgames/sets';
import { InputError, LimitError } from '../../../src/errors.js';
import type { Progress, RunOptions } from '../../../src/run.js';
import { errorOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';
import { inFull } from '../../helpers/sampling.js';

describe('SetFamily refuses', () => {
  it.each([
    [
      'too large an element',
      () => SetFamily.fromLists([[0], [1, 7]], 5),
      'invalid-vertex',
      'SetFamily.fromLists: set 1 contains 7',
    ],
    ['a negative element', () => SetFamily.fromLists([[-1]], 5), 'invalid-vertex', 'contains -1'],
    ['a fraction', () => SetFamily.fromLists([[0.5]], 5), 'invalid-vertex', 'contains 0.5'],
    ['an element of the empty ground set', () => SetFamily.fromLists([[0]], 0), 'invalid-vertex', '0 ≤ v < 0'],
    ['a negative ground set', () => SetFamily.fromLists([], -1), 'invalid-ground-set', 'n is -1'],
    ['a ground set that is not a number', () => SetFamily.fromLists([], Number.NaN), 'invalid-ground-set', 'n is NaN'],
    ['too large a ground set', () => SetFamily.fromLists([], 2 ** 24 + 1), 'invalid-ground-set', '2^24'],
    ['half a set of words', () => SetFamily.fromWords(new Uint32Array(3), 33), 'invalid-words', '3 words'],
    ['bits past n', () => SetFamily.fromWords(Uint32Array.of(0, 2), 33), 'invalid-words', 'set 0 has bits past n = 33'],
    ['bits in the empty ground set', () => SetFamily.fromWords(Uint32Array.of(0, 1), 0), 'invalid-words', 'set 1'],
    ['bit 31 of 31 elements', () => SetFamily.fromWords(Uint32Array.of(2 ** 31), 31), 'invalid-words', 'n = 31'],
    ['a member behind the last', () => SetFamily.fromLists([[0]], 3).list(1), 'invalid-argument', 'SetFamily.list'],
    ['a strange query', () => SetFamily.fromLists([], 3).hasSubsetOf([3]), 'invalid-vertex', 'SetFamily.hasSubsetOf'],
    [
      'a strange query above',
      () => SetFamily.fromLists([], 3).hasSupersetOf([3]),
      'invalid-vertex',
      'SetFamily.hasSupersetOf',
    ],
    ['a strange restriction', () => SetFamily.fromLists([], 3).restrict([9]), 'invalid-vertex', 'SetFamily.restrict'],
    [
      'two ground sets',
      () => SetFamily.fromLists([], 3).concat(SetFamily.fromLists([], 4)),
      'not-the-same-ground-set',
      '3 and 4',
    ],
    ['a name outside', () => SetFamily.fromLists([[1]], 2).relabel([0, 5], 3), 'invalid-vertex', 'element 1 goes to 5'],
    ['a missing name', () => SetFamily.fromLists([[1]], 2).relabel([0], 3), 'invalid-vertex', 'undefined'],
  ])('%s', (_, call, code, message) => {
    const error = errorOf(call);
    expect(error).toBeInstanceOf(InputError);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  it('too many words, before it asks for the memory', () => {
    const wide = SetFamily.fromLists(new Array<number[]>(2100).fill([]), 1);
    const error = errorOf(() => wide.relabel([0], 2 ** 24));
    expect(error).toBeInstanceOf(LimitError);
    expect(error.code).toBe('too-much-memory');
  });
});

describe('SetFamily', () => {
  it('takes lists in any form', () => {
    const lists = new Set([new Set([3, 1]), [2, 2]]);
    expect(SetFamily.fromLists(lists, 4).toLists()).toEqual([[1, 3], [2]]);
  });

  it('keeps the last bit of a word apart from the sign', () => {
    const family = SetFamily.fromLists([[31], [30, 31], [31, 32], [63]], 64);
    expect(family.has(0, 31)).toBe(true);
    expect(family.minimal().toLists()).toEqual([[31], [63]]);
    expect(family.maximal().toLists()).toEqual([[63], [30, 31], [31, 32]]);
    expect(family.hasSubsetOf([31])).toBe(true);
    expect(family.hasSupersetOf([63])).toBe(true);
    expect(family.transversals().toLists()).toEqual([[31, 63]]);
  });

  it('orders by size, then as lists: a prefix has fewer elements', () => {
    const sets = [[1, 2], [0, 40], [0], [], [0, 39, 40], [0, 39], [40]];
    expect(SetFamily.fromLists(sets, 41).sorted().toLists()).toEqual([
      [],
      [0],
      [40],
      [0, 39],
      [0, 40],
      [1, 2],
      [0, 39, 40],
    ]);
  });
});

describe('the bounds of a run', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const cubes = SetFamily.fromLists(
    range(8).map((i) => [3 * i, 3 * i + 1, 3 * i + 2]),
    24,
  );
  const pairs = SetFamily.fromLists(
    range(8).map((i) => [2 * i, 2 * i + 1]),
    16,
  );
  const first = (n: number): Grade[] => new Array<Grade>(n).fill('first');
  const wide = SetFamily.fromLists(
    range(10).flatMap((i) => [
      [i, 10 + i],
      [i, (i * 7 + 3) % 10, 10 + ((i * 3 + 1) % 10)],
    ]),
    20,
  );
  const calls: [string, (options: RunOptions) => unknown][] = [
    ['SetFamily.transversals', (options) => cubes.transversals(options)],
    ['SetFamily.maximalIndependentSets', (options) => pairs.maximalIndependentSets(options)],
    ['SetFamily.minimal', (options) => pairs.minimal(options)],
    ['SetFamily.maximal', (options) => cubes.maximal(options)],
    ['countIndependentSets', (options) => countIndependentSets(wide, first(20), options)],
    ['countTransversals', (options) => countTransversals(wide, options)],
    ['countSubsets', (options) => countSubsets(wide.complement(), first(20), options)],
    ['dualize', (options) => dualize(8, (set) => set.length < 4, { ...options, known: [] })],
  ];

  it.each(calls)('%s stops at the limit', (task, call) => {
    const error = errorOf(() => call({ limit: 2 }));
    expect(error).toBeInstanceOf(LimitError);
    expect(error.code).toBe('too-many-items');
    expect(error.message).toContain(task);
    expect(error.details['limit']).toBe(2);
    expect(error.details['found']).toBeGreaterThan(2);
  });

  it.each(calls)('%s stops when its time is over', (_, call) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 60));
    const error = errorOf(() => call({ timeoutMs: 50 }));
    expect(error).toBeInstanceOf(LimitError);
    expect(error.code).toBe('too-long');
    expect(error.details['timeoutMs']).toBe(50);
    expect(error.details['found']).toBeGreaterThanOrEqual(0);
  });

  it.each(calls)('%s reports its progress', (_, call) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 500));
    const seen: Progress[] = [];
    call({ onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(0);
    for (const { elapsedMs, found } of seen) {
      expect(elapsedMs).toBeGreaterThan(0);
      expect(found).toBeGreaterThanOrEqual(0);
    }
  });

  it('the limit allows exactly that many', () => {
    expect(cubes.transversals({ limit: 3 ** 8 }).size).toBe(3 ** 8);
    expect(() => cubes.transversals({ limit: 3 ** 8 - 1 })).toThrow(LimitError);
    expect(countTransversals(pairs, { limit: 2 })).toBe(256n);
    expect(() => countTransversals(pairs, { limit: 1 })).toThrow(LimitError);
    expect(cubes.minimal({ limit: 8 }).size).toBe(8);
    expect(() => cubes.minimal({ limit: 7 })).toThrow(LimitError);
  });

  it('the limit counts what is found, not what is given', () => {
    const complete = SetFamily.fromLists(
      range(12).flatMap((u) => range(u).map((v) => [u, v])),
      12,
    );
    expect(complete.transversals({ limit: 12 }).size).toBe(12);
    expect(complete.maximalIndependentSets({ limit: 12 }).size).toBe(12);
    const points = countIndependentSets(complete, first(12), { limit: 12 });
    expect(points).toEqual([[1n], [12n]]);
  });
});

describe('graded counts that are too long for a bigint', () => {
  it('are refused with LimitError', () => {
    const free = SetFamily.fromLists([], 40_000);
    const error = errorOf(() => countIndependentSets(free, new Array<Grade>(40_000).fill('first')));
    expect(error).toBeInstanceOf(LimitError);
    expect(error.code).toBe('too-much-memory');
    expect(
      errorOf(() => countSubsets(SetFamily.fromLists([range(40_000)], 40_000), new Array<Grade>(40_000).fill('first')))
        .code,
    ).toBe('too-much-memory');
  });

  it('are counted when loops take most of the elements out', () => {
    const n = inFull ? 40_000 : 12_000;
    const first = new Array<Grade>(n).fill('first');
    const loops = SetFamily.fromLists(
      range(n - 1).map((v) => [v]),
      n,
    );
    expect(countIndependentSets(loops, first)).toEqual([[1n], [1n]]);
    expect(countSubsets(SetFamily.fromLists([[7]], n), first)).toEqual([[1n], [1n]]);
  });
});

describe('A family of more than 4096 sets', () => {
  /** Sets of 0 to 6 of 40 elements, some twice, some inside others. */
  function manySets(seed: number): number[][] {
    let state = seed;
    const next = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 8) % below;
    };
    return range(5000).map(() => {
      const set = new Set(range(1 + next(6)).map(() => Math.min(next(44), next(44), 39)));
      return [...set].sort((u, v) => u - v);
    });
  }

  it('has the maximal members, and supersets, of the definition', () => {
    const sets = manySets(1);
    const family = SetFamily.fromLists(sets, 40);
    const subsets = new Set<string>();
    const proper = new Set<string>();
    for (const set of sets)
      for (let mask = 0; mask < 2 ** set.length; mask++) {
        const part = set.filter((_, i) => ((mask >> i) & 1) === 1).join();
        subsets.add(part);
        if (mask < 2 ** set.length - 1) proper.add(part);
      }
    const maximal = [...new Set(sets.map((set) => set.join()))].filter((set) => !proper.has(set));
    expect(
      family
        .maximal()
        .toLists()
        .map((set) => set.join())
        .sort(),
    ).toEqual(maximal.sort());
    for (const set of [[], ...manySets(2).slice(0, 1000)])
      expect(family.hasSupersetOf(set)).toBe(subsets.has(set.join()));
  });

  it('that are all empty has one maximal member', () => {
    const family = SetFamily.fromLists(
      range(5000).map(() => []),
      3,
    );
    expect(family.maximal().toLists()).toEqual([[]]);
    expect(family.hasSupersetOf([])).toBe(true);
    expect(family.hasSupersetOf([1])).toBe(false);
  });
});
