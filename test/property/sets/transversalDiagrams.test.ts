import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTransversals, SetFamily } from 'spgames/sets';
import { Work } from '../../../src/run.js';
import { closenessOrders } from '../../../src/sets/closenessOrder.js';
import { diagramTurns, TO_COUNT, TO_LIST } from '../../../src/sets/diagramTurns.js';
import { OutOfNodes, setDiagrams, type SetDiagrams } from '../../../src/sets/setDiagrams.kernel.js';
import { buildDiagram, familyDiagram, transversalDiagram } from '../../../src/sets/TransversalDiagram.js';
import { families, randomSets } from '../../generators/families.js';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';
import * as reference from '../../reference/setFamily.js';

const idle = (): void => undefined;

/** The sets of a diagram whose levels are the elements. */
function listed(diagrams: SetDiagrams, root: number, n: number): number[][] {
  const set = new Uint32Array(Math.max(1, Math.ceil(n / 32)));
  const words = new Uint32Array(Number(diagrams.countSets(root)) * set.length);
  diagrams.write(root, Int32Array.from(range(n)), set, words, idle);
  expect(set).toEqual(new Uint32Array(set.length));
  return SetFamily.fromWords(words, n).toLists().sort(reference.compareSets);
}

/** A store of few nodes at first, so that it grows, with the diagrams of some families. */
function stored(n: number, ...lists: (readonly (readonly number[])[])[]): { diagrams: SetDiagrams; roots: number[] } {
  const diagrams = setDiagrams(Infinity, idle, 4);
  const order = Int32Array.from(range(n));
  return { diagrams, roots: lists.map((sets) => buildDiagram(diagrams, SetFamily.fromLists(sets, n), order)) };
}

/** The transversals of a family by a diagram, or their complements. */
function byDiagram(family: SetFamily, complemented: boolean): number[][] {
  const diagram = transversalDiagram(familyDiagram(family, 2 ** 20, idle)!, 2 ** 20, idle);
  const words = new Uint32Array(Number(diagram.count) * family.stride);
  diagram.write(words, complemented, idle);
  return SetFamily.fromWords(words, family.n).sorted().toLists();
}

describe('families as decision diagrams', () => {
  /** @source Minato 1993 */
  it('are one node for equal families, and are listed and counted again', () => {
    fc.assert(
      fc.property(families({ maxSets: 20 }), ({ n, sets }) => {
        const { diagrams, roots } = stored(n, sets, reference.distinct(sets).reverse());
        const expected = reference.distinct(sets);
        expect(roots[0]).toBe(roots[1]);
        expect(listed(diagrams, roots[0]!, n)).toEqual(expected);
        expect(diagrams.countSets(roots[0]!)).toBe(BigInt(expected.length));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('have unions, and the members of one that lie above none of the other', () => {
    fc.assert(
      fc.property(families({ maxSets: 20 }), fc.nat(), ({ n, sets }, half) => {
        const [a, b] = [sets.slice(0, half % 20), sets.slice(half % 20)];
        const { diagrams, roots } = stored(n, a, b);
        const lists = (root: number): number[][] => listed(diagrams, root, n);
        expect(lists(diagrams.union(roots[0]!, roots[1]!))).toEqual(reference.distinct(sets));
        const free = reference.distinct(a).filter((set) => !b.some((other) => reference.isSubset(other, set)));
        expect(lists(diagrams.notAbove(roots[0]!, roots[1]!))).toEqual(free);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('stop when they may not grow', () => {
    const sets = randomSets(1, 40, 100, 0.3);
    const family = SetFamily.fromLists(sets, 40);
    const order = Int32Array.from(range(40));
    expect(() => buildDiagram(setDiagrams(64, idle, 4), family, order)).toThrow(OutOfNodes);
  });
});

describe('transversals by a diagram', () => {
  /** @source Toda 2013 */
  it('are those of the definition, with members of any sizes', () => {
    fc.assert(
      fc.property(families({ maxSets: 20 }), ({ n, sets }) => {
        fc.pre(sets.length > 0);
        const family = SetFamily.fromLists(sets, n).minimal();
        expect(byDiagram(family, false)).toEqual(reference.transversals(sets));
        expect(byDiagram(family, true)).toEqual(reference.maximalIndependentSets(sets, n));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('are those of the search for random families of many sets', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(12, 33, 64, 70), fc.constantFrom(30, 60), (seed, n, size) => {
        const sets = randomSets(seed, n, size, 0.5).map((set) => set.filter((v) => v < 7 || v > n - 8));
        const family = SetFamily.fromLists(
          sets.filter((set) => set.length > 0),
          n,
        ).minimal();
        const alone = transversalDiagram(familyDiagram(family, 2 ** 20, idle)!, 2 ** 20, idle);
        expect(byDiagram(family, false)).toEqual(family.transversals().toLists());
        expect(countTransversals(family)).toBe(alone.count);
      }),
      { numRuns: runs(100) },
    );
  });

  it('take the turns of the rule, and none where the family is not much larger than its diagram', () => {
    const windows = range(13).flatMap((v) =>
      range(6).map((k) => range(20).filter((u) => u >= v && u < v + 8 && u % 6 !== k)),
    );
    const family = SetFamily.fromLists(windows, 20).minimal();
    const sparse = SetFamily.fromLists(
      range(60).map((v) => [v, (v * 7 + 1) % 60, (v * 11 + 5) % 60]),
      60,
    );
    const rule = { ...TO_LIST, manySets: 2, mostDense: 1 };
    expect(diagramTurns(family, rule, new Work('test'))(3)).toBeUndefined();
    expect(diagramTurns(family, rule, new Work('test'))(4)?.count).toBe(BigInt(family.transversals().size));
    const blocks = [0, 4, 32, 256, 2 ** 20, 2 ** 30];
    const never = diagramTurns(sparse.minimal(), TO_LIST, new Work('test'));
    expect(blocks.map((done) => never(done))).toEqual(blocks.map(() => undefined));
    const inLittleMemory = diagramTurns(sparse.minimal(), TO_COUNT, new Work('test', { memory: 2 ** 12 }));
    expect(inLittleMemory(0)).toBeUndefined();
  });
});

describe('closenessOrders', () => {
  it('keeps the cells of a path together that was mixed up', () => {
    const place = (v: number): number => (v * 37) % 100;
    const family = SetFamily.fromLists(
      range(99).map((v) => [place(v), place(v + 1)]),
      100,
    ).minimal();
    const [fromEnd, fromMiddle] = closenessOrders(family);
    const ends = [range(100).map(place), range(100).map((v) => place(99 - v))];
    expect(ends).toContainEqual(Array.from(fromEnd!));
    expect(reference.ascending(fromMiddle!)).toEqual(range(100));
  });
});

describe('countTransversals', () => {
  it('counts those of the definition, of families of any kind', () => {
    fc.assert(
      fc.property(families({ elements: 9, maxSets: 16 }), ({ n, sets }) => {
        expect(countTransversals(SetFamily.fromLists(sets, n))).toBe(BigInt(reference.transversals(sets).length));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('counts more than a number holds: unions of cycles and long paths', () => {
    const triples = range(100).map((v) => [3 * v, 3 * v + 1, 3 * v + 2]);
    expect(countTransversals(SetFamily.fromLists(triples, 300))).toBe(3n ** 100n);
    // The maximal independent sets of a path: a(n) = a(n − 2) + a(n − 3), 1, 2, 2, … for 1, 2, 3 vertices.
    const counts = [1n, 1n, 2n];
    while (counts.length <= 400) counts.push(counts.at(-2)! + counts.at(-3)!);
    const path = SetFamily.fromLists(
      range(399).map((v) => [v, v + 1]),
      400,
    );
    expect(countTransversals(path)).toBe(counts[400]);
  });

  it('counts by the search where a diagram would be large: random triples', () => {
    const random = randomNumbers(4);
    const triples = range(60).map(() => range(3).map(() => Math.floor(random() * 30)));
    const family = SetFamily.fromLists(triples, 30).minimal();
    const order = familyDiagram(family, 2 ** 20, idle)!;
    expect(() => transversalDiagram(order, 2 ** 14, idle)).toThrow(OutOfNodes);
    expect(countTransversals(family)).toBe(BigInt(family.transversals().size));
  });
});
