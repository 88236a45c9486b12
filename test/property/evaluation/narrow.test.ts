import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GraphSpace } from '../../../src/evaluation/complexes/spaces/GraphSpace.kernel.js';
import { listSymmetries } from '../../../src/evaluation/complexes/spaces/listSymmetries.kernel.js';
import { NarrowGraphSpace } from '../../../src/evaluation/complexes/spaces/NarrowGraphSpace.kernel.js';
import { NarrowMaskTable } from '../../../src/evaluation/complexes/tables/NarrowMaskTable.kernel.js';
import { runs } from '../../helpers/sampling.js';

interface Graph {
  readonly sides: number[];
  readonly edges: [number, number][];
}

/** Graphs with sides, sparse and dense, often with 31 to 33 or 63 and 64 vertices. */
function graphs(most: number): fc.Arbitrary<Graph> {
  const size = fc.oneof(fc.integer({ min: 1, max: most }), fc.constantFrom(31, 32, 33, 63, 64));
  return fc
    .tuple(size, fc.integer({ min: 1, max: 4 }), fc.constantFrom([1, 2], [1, 2, 3], [3]))
    .chain(([n, degree, allowed]) =>
      fc.record({
        sides: fc.array(fc.constantFrom(...allowed), { minLength: Math.min(n, most), maxLength: Math.min(n, most) }),
        edges: fc
          .array(fc.tuple(fc.nat(Math.min(n, most) - 1), fc.nat(Math.min(n, most) - 1)), {
            maxLength: degree * Math.min(n, most),
          })
          .map((pairs) => pairs.filter(([u, v]) => u !== v)),
      }),
    );
}

function nearOf({ sides, edges }: Graph): Int32Array {
  const near = new Int32Array(2 * sides.length);
  for (const [u, v] of edges) {
    near[2 * u + (v >>> 5)]! |= 1 << (v & 31);
    near[2 * v + (u >>> 5)]! |= 1 << (u & 31);
  }
  return near;
}

describe('NarrowGraphSpace', () => {
  it('agrees with GraphSpace on components, sides, moves, and positions after moves', () => {
    const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(graphs(64), choices, fc.boolean(), fc.boolean(), ({ sides, edges }, picks, dominated, whole) => {
        const [narrow, wide] = [NarrowGraphSpace, GraphSpace].map(
          (Space) => new Space(Uint8Array.from(sides), edges.flat(), 2 ** 16),
        ) as [NarrowGraphSpace, GraphSpace];
        let at = 0;
        let end = narrow.writeStart(0);
        expect(wide.writeStart(0) > 0).toBe(true);
        // Positions of the two stand at other addresses where masks have one word.
        let wideAt = 0;
        let wideEnd = wide.stride;
        for (const pick of picks) {
          expect(narrow.listVertices(at)).toEqual(wide.listVertices(wideAt));
          expect(narrow.sidesOf(at)).toBe(wide.sidesOf(wideAt));
          expect(narrow.isImpartial(at)).toBe(wide.isImpartial(wideAt));
          const lists = ([0, 1] as const).map((player) => {
            const [list, expected]: [number[], number[]] = [[7], [7]];
            narrow.listMoves(at, player, dominated, list);
            wide.listMoves(wideAt, player, dominated, expected);
            expect(list).toEqual(expected);
            return list.slice(1);
          });
          const moves = lists.flat();
          if (moves.length === 0) return;
          const v = moves[pick % moves.length]!;
          const [next, wideNext] = [narrow.play(at, end, v, end), wide.play(wideAt, wideEnd, v, wideEnd)];
          const [above, wideAbove] = [narrow.take(end, next, whole), wide.take(wideEnd, wideNext, whole)];
          expect(above > next).toBe(wideAbove > wideNext);
          if (above === next) return;
          expect(narrow.size).toBe(wide.size);
          [at, end, wideAt, wideEnd] = [next, above, wideNext, wideAbove];
        }
      }),
      { numRuns: runs(3000) },
    );
  });

  it('finds the images of what was stored under the symmetries, with the players exchanged or not', () => {
    // A cycle of 40 vertices, Left and Right in turn: rotations by one step exchange the players; no 40 symmetries fit.
    for (const [n, period] of [
      [12, 1],
      [40, 5],
    ] as const) {
      const sides = Array.from({ length: n }, (_, v) => (Math.floor(v / period) % 2 === 0 ? 1 : 2));
      const edges = sides.map((_, v): [number, number] => [v, (v + 1) % n]);
      const symmetries = listSymmetries(nearOf({ sides, edges }), Uint8Array.from(sides), 32);
      expect(symmetries).toHaveLength((2 * n) / period - 1);
      const space = new NarrowGraphSpace(Uint8Array.from(sides), edges.flat(), 2 ** 20);
      for (let i = 0; i < 300; i++) space.store(space.writeStart(0) - 2, 2, 0);
      const end = space.writeStart(0);
      // Vertices 2, 3 and 4: no symmetry that exchanges the players keeps them.
      let at = 0;
      for (const v of [0, 6]) [at] = [space.play(at, end, v, end + 2 * v) - 2];
      space.take(at, end + 20, false);
      const arc = space.listVertices(end + 20);
      space.store(end + 20, end + 22, 5);
      let negated = 0;
      for (const { images, exchanges } of symmetries) {
        const image = new Set(arc.map((v) => images[v]!));
        const removed = sides.map((_, v) => v).filter((v) => !image.has(v));
        const start = space.writeStart(100) - 2;
        let to = start;
        for (const v of removed) {
          // Playing v removes its neighbours too: only vertices outside the image without neighbours in it are played.
          if (![(v + 1) % n, (v + n - 1) % n].some((u) => image.has(u))) to = space.play(to, to + 2, v, to + 2) - 2;
        }
        const part = space.take(to, to + 2, false) - 2;
        if (space.listVertices(part).join() !== [...image].sort((a, b) => a - b).join()) continue;
        expect(space.find(part)).toBe(5);
        expect(space.isNegated).toBe(exchanges);
        if (exchanges) negated++;
      }
      expect(negated).toBeGreaterThan(0);
    }
  });
});

describe('listSymmetries', () => {
  it('finds all permutations that keep edges and keep or exchange sides', () => {
    fc.assert(
      fc.property(graphs(6), (graph) => {
        const { sides } = graph;
        const near = nearOf(graph);
        const isJoined = (u: number, v: number): boolean => (near[2 * u]! & (1 << v)) !== 0;
        const expected: string[] = [];
        const extend = (images: number[]): void => {
          if (images.length < sides.length) {
            for (let w = 0; w < sides.length; w++) if (!images.includes(w)) extend([...images, w]);
            return;
          }
          if (images.some((a, u) => images.some((b, v) => isJoined(u, v) !== isJoined(a, b)))) return;
          const keeps = images.every((w, v) => sides[w] === sides[v]);
          const exchanges = images.every((w, v) => sides[w] === (sides[v] === 3 ? 3 : 3 - sides[v]!));
          const isIdentity = images.every((w, v) => w === v);
          if ((keeps || exchanges) && !isIdentity) expected.push(`${images.join()} ${String(!keeps)}`);
        };
        extend([]);
        const found = listSymmetries(near, Uint8Array.from(sides), 1000);
        expect(found.map((s) => `${s.images.join()} ${String(s.exchanges)}`).sort()).toEqual(expected.sort());
      }),
      { numRuns: runs(300) },
    );
  });

  it('finds none where there are too many', () => {
    expect(listSymmetries(new Int32Array(128), new Uint8Array(64).fill(1), 32)).toEqual([]);
  });
});

describe('NarrowMaskTable', () => {
  it('agrees with a map', () => {
    const table = new NarrowMaskTable(2 ** 20);
    const map = new Map<string, number>();
    const word = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer());
    fc.assert(
      fc.property(word, word, fc.nat(), (low, high, value) => {
        expect(table.find(low, high)).toBe(map.get(`${low} ${high}`) ?? -1);
        table.store(low, high, value & 0xfffffff);
        map.set(`${low} ${high}`, value & 0xfffffff);
        expect(table.find(low, high)).toBe(value & 0xfffffff);
        expect(table.size).toBe(map.size);
      }),
      { numRuns: runs(5000) },
    );
    for (const [key, value] of map) {
      const [low, high] = key.split(' ').map(Number) as [number, number];
      expect(table.find(low, high)).toBe(value);
    }
  });

  it('forgets when it is full', () => {
    const table = new NarrowMaskTable(2 ** 14);
    for (let i = 0; i < 10_000; i++) {
      table.store(i, -i, i);
      expect(table.find(i, -i)).toBe(i);
    }
    expect(table.bytes).toBeLessThanOrEqual(2 ** 14);
    expect(table.size).toBeLessThan(10_000);
  });
});
