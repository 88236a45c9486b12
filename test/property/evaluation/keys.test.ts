import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GraphKey } from '../../../src/evaluation/complexes/keys/GraphKey.kernel.js';
import { GraphSpace } from '../../../src/evaluation/complexes/spaces/GraphSpace.kernel.js';
import { IncidenceKey } from '../../../src/evaluation/complexes/keys/IncidenceKey.kernel.js';
import { KeyTable } from '../../../src/evaluation/complexes/tables/KeyTable.kernel.js';
import { MaskTable } from '../../../src/evaluation/complexes/tables/MaskTable.kernel.js';
import { SetFamily } from '../../../src/sets/index.js';
import { findIsomorphism } from '../../../src/symmetry/index.js';
import { range } from '../../helpers/range.js';
import { often, runs } from '../../helpers/sampling.js';

/** Sides (1 Left, 2 Right, 3 both) and sets; pairs if it is a graph. */
interface Coloured {
  readonly sides: readonly number[];
  readonly sets: readonly (readonly number[])[];
}

const coloured = (sets: (n: number) => fc.Arbitrary<number[][]>, maxN: number): fc.Arbitrary<Coloured> =>
  fc.integer({ min: 1, max: maxN }).chain((n) =>
    fc.record({
      sides: fc.oneof(
        fc.array(fc.constantFrom(1, 2, 3), { minLength: n, maxLength: n }),
        fc.array(fc.constantFrom(1, 2), { minLength: n, maxLength: n }),
        fc.constant(range(n).fill(3)),
      ),
      sets: sets(n),
    }),
  );
const graphs = (maxN: number): fc.Arbitrary<Coloured> =>
  coloured((n) => fc.subarray(range(n).flatMap((v) => range(v).map((u) => [u, v]))), maxN);
const families = (maxN: number): fc.Arbitrary<Coloured> =>
  coloured((n) => {
    const set = fc.subarray(range(n), { minLength: Math.min(2, n), maxLength: Math.min(5, n) });
    return fc.array(set, { maxLength: 12 }).map((lists) => SetFamily.fromLists(lists, n).distinct().toLists());
  }, maxN);

interface Description {
  readonly words: readonly number[];
  readonly swapped: boolean;
}

const graphKey = new GraphKey();
const incidenceKey = new IncidenceKey();

function describeGraph({ sides, sets }: Coloured): Description {
  graphKey.begin(sides.length);
  sides.forEach((side, v) => {
    graphKey.vertex(side);
    for (const set of sets) if (set.includes(v)) graphKey.neighbour(set[0] === v ? set[1]! : set[0]!);
  });
  graphKey.finish();
  return { words: Array.from(graphKey.words.subarray(0, graphKey.length)), swapped: graphKey.swapped };
}

function describeFamily({ sides, sets }: Coloured): Description {
  incidenceKey.begin('nonfaces');
  for (const side of sides) incidenceKey.vertex(side);
  for (const set of sets) {
    for (const v of set) incidenceKey.member(v);
    incidenceKey.endSet();
  }
  incidenceKey.finish();
  return { words: Array.from(incidenceKey.words.subarray(0, incidenceKey.length)), swapped: incidenceKey.swapped };
}

const swap = ({ sides, sets }: Coloured): Coloured => ({ sides: sides.map((s) => (s === 3 ? 3 : 3 - s)), sets });

const moved = ({ sides, sets }: Coloured, order: readonly number[]): Coloured => ({
  sides: order.map((_, i) => sides[order.indexOf(i)]!),
  sets: sets.map((set) => set.map((v) => order[v]!)),
});

function isomorphic(a: Coloured, b: Coloured): boolean {
  const [n, m] = [a.sides.length, b.sides.length];
  return (
    n === m &&
    findIsomorphism(SetFamily.fromLists(a.sets, n), SetFamily.fromLists(b.sets, m), { colours: [a.sides, b.sides] })
      .isomorphic === true
  );
}

describe.each([
  ['GraphKey', describeGraph, graphs],
  ['IncidenceKey of pairs', describeFamily, graphs],
  ['IncidenceKey', describeFamily, families],
] as const)('%s', (_, description, arbitrary) => {
  it('equal descriptions mean isomorphic, up to the players that were exchanged', () => {
    let equal = 0;
    fc.assert(
      fc.property(arbitrary(5), arbitrary(5), (a, b) => {
        const [first, second] = [description(a), description(b)];
        if (first.words.join() !== second.words.join()) return;
        equal++;
        expect(isomorphic(first.swapped === second.swapped ? a : swap(a), b)).toBe(true);
      }),
      { numRuns: runs(20_000) },
    );
    expect(equal).toBeGreaterThan(often(10));
  });

  it.each([12, 70])('renumbering and exchange hardly ever change it (%i vertices)', (n) => {
    let [same, tried] = [0, 0];
    fc.assert(
      fc.property(
        arbitrary(n).chain((a) =>
          fc.tuple(fc.constant(a), fc.shuffledSubarray(range(a.sides.length), { minLength: a.sides.length })),
        ),
        fc.boolean(),
        ([a, order], exchanged) => {
          const b = moved(exchanged ? swap(a) : a, order);
          const [first, second] = [description(a), description(b)];
          tried++;
          if (first.words.join() !== second.words.join()) return;
          same++;
          expect(isomorphic(first.swapped === second.swapped ? a : swap(a), b)).toBe(true);
        },
      ),
      { numRuns: runs(n === 12 ? 500 : 60) },
    );
    expect(same).toBeGreaterThan(0.95 * tried);
  });

  it('never begins with another one', () => {
    fc.assert(
      fc.property(arbitrary(6), arbitrary(6), (a, b) => {
        const [first, second] = [description(a).words, description(b).words];
        if (first.length < second.length) expect(second.slice(0, first.length)).not.toEqual(first);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('descriptions', () => {
  it('of facets and of nonfaces differ', () => {
    const words = (['facets', 'nonfaces'] as const).map((kind) => {
      incidenceKey.begin(kind);
      incidenceKey.vertex(1);
      incidenceKey.vertex(2);
      incidenceKey.pair(0, 1);
      incidenceKey.finish();
      return Array.from(incidenceKey.words.subarray(0, incidenceKey.length));
    });
    expect(words[0]).not.toEqual(words[1]);
  });
});

describe('MaskTable and KeyTable', () => {
  const masks = fc.array(fc.tuple(fc.constantFrom(0, 1, -1, -(2 ** 31), 7, 8, 9), fc.nat({ max: 40 })), {
    maxLength: 300,
  });

  it('are maps', () => {
    fc.assert(
      fc.property(masks, (entries) => {
        const mask = new MaskTable(2, 2 ** 20);
        const key = new KeyTable();
        const model = new Map<string, number>();
        entries.forEach(([a, b], i) => {
          const words = Int32Array.of(99, a, b);
          const known = model.get(`${a},${b}`);
          expect(mask.find(words, 1)).toBe(known ?? -1);
          let entry = key.find(words.subarray(1), 2);
          expect(entry === -1 ? undefined : key.valueOf(entry)).toBe(known);
          if (entry === -1) {
            const expected = key.bytesWith(2);
            entry = key.add(words.subarray(1), 2);
            expect(key.valueOf(entry)).toBe(-1);
            expect(key.bytes).toBe(expected);
          }
          key.set(entry, i);
          mask.store(words, 1, i);
          model.set(`${a},${b}`, i);
        });
        expect(key.size).toBe(model.size);
        expect(mask.size).toBe(model.size);
      }),
      { numRuns: runs(200) },
    );
  });

  it('keep their bytes: one forgets when it is full, the other one can be cleared', () => {
    const mask = new MaskTable(1, 2 ** 14);
    const key = new KeyTable();
    for (let i = 0; i < 10_000; i++) {
      const words = Int32Array.of(i);
      mask.store(words, 0, i);
      expect(mask.find(words, 0)).toBe(i);
      expect(key.find(words, 1)).toBe(-1);
      key.add(words, 1);
    }
    expect(mask.bytes).toBeLessThanOrEqual(2 ** 14);
    expect(mask.size).toBeLessThan(10_000);
    expect(key.size).toBe(10_000);
    key.clear();
    expect(key.size).toBe(0);
    expect(key.find(Int32Array.of(5), 1)).toBe(-1);
  });
});

describe('GraphSpace', () => {
  it('splits positions into components on any number of words', () => {
    fc.assert(
      fc.property(graphs(100), ({ sides, sets }) => {
        // Few edges, so that there are several components.
        const edges = sets.filter((_, i) => i % 40 === 0);
        const space = new GraphSpace(Uint8Array.from(sides), edges.flat(), 2 ** 16);
        const end = space.writeStart(0);
        const components: number[][] = [];
        while (space.take(0, end, false) !== end) {
          const list = space.listVertices(end);
          expect(space.size).toBe(list.length);
          components.push(list);
        }
        expect(components.flat().sort((a, b) => a - b)).toEqual(range(sides.length));
        for (const [u, v] of edges) expect(components.find((list) => list.includes(u!))).toContain(v);
        const count = sides.length - components.length;
        // A spanning forest has as many edges as there are vertices beyond one in each component.
        let forest = 0;
        const root = sides.map((_, v) => v);
        const find = (v: number): number => (root[v] === v ? v : find(root[v]!));
        for (const [u, v] of edges)
          if (find(u!) !== find(v!)) {
            root[find(u!)] = find(v!);
            forest++;
          }
        expect(forest).toBe(count);
      }),
      { numRuns: runs(200) },
    );
  });
});
