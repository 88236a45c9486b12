import fc from 'fast-check';
import { asComplex, parseSource } from 'spgames/sources';
import { describe, expect, it } from 'vitest';
import {
  asKind,
  KINDS,
  readDrawing,
  sourceOf,
  toggled,
  without,
  withPoint,
  writeDrawing,
  type Drawing,
} from '../../../web/page/tools/draw/drawing.js';

const EMPTY: Drawing = { kind: 'graph', points: [], sets: [] };

/** What a hand draws: vertices, then joins. */
const drawings = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    points: fc.array(
      fc.record({
        x: fc.integer({ min: -50, max: 700 }),
        y: fc.integer({ min: -50, max: 400 }),
        side: fc.constantFrom('L' as const, 'R' as const, 'E' as const),
      }),
      { maxLength: 7 },
    ),
    joins: fc.array(fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
  })
  .map(({ kind, points, joins }) =>
    joins.reduce<Drawing>(toggled, points.reduce<Drawing>(withPoint, { ...EMPTY, kind })),
  );

describe('drawings by hand', () => {
  it('come back from the address', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        expect(readDrawing(writeDrawing(drawing))).toEqual(drawing);
      }),
    );
  });

  it('are the sources that they show', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const { kind, points, sets } = drawing;
        const source = sourceOf(drawing, 'snort');
        if (points.length === 0) {
          expect(source).toBe('');
          return;
        }
        const read = parseSource(source);
        if (kind === 'graph') {
          const { board } = read.kind === 'game' ? read.object.summands[0]! : expect.fail();
          expect(board.vertexCount).toBe(points.length);
          const sorted = (edges: readonly (readonly number[])[]): string[] =>
            edges.map((edge) => [...edge].sort((a, b) => a - b).join()).sort();
          expect(sorted(board.edges)).toEqual(sorted(sets));
        } else if (kind === 'digraph') {
          const { digraph } = read.kind === 'digraph' ? read.object : expect.fail();
          expect(digraph.sides.join('')).toBe(points.map(({ side }) => side).join(''));
          expect([...digraph.arcs].map(String).sort()).toEqual(sets.map(String).sort());
        } else {
          const complex = asComplex(read);
          expect(complex.n).toBe(points.length);
          const place = (v: number): number =>
            complex.vertices.findIndex(({ label }) => label.slice(1) === String(v + 1));
          for (const [v, { side }] of points.entries()) expect(complex.vertices[place(v)]!.side ?? 'E').toBe(side);
          for (const set of sets) expect(complex.isFace(set.map(place))).toBe(true);
          for (const facet of complex.facets.toLists())
            expect(
              facet.length === 1 ||
                sets.some((set) => set.length === facet.length && set.every((v) => facet.includes(place(v)))),
            ).toBe(true);
        }
      }),
    );
  });

  it('lose with a vertex what is joined to it', () => {
    fc.assert(
      fc.property(drawings, fc.nat(6), (drawing, v) => {
        const left = without(drawing, [v]);
        expect(left.points).toEqual(drawing.points.filter((_, w) => w !== v));
        expect(left.sets.length).toBe(drawing.sets.filter((set) => !set.includes(v)).length);
      }),
    );
  });

  it('keep their pairs as another kind', () => {
    const triangle = readDrawing('complex|100,100L 200,100R 150,200E|0-1-2');
    expect(asKind(triangle, 'graph')).toEqual(readDrawing('graph|100,100E 200,100E 150,200E|0-1 0-2 1-2'));
    expect(sourceOf(asKind(triangle, 'digraph'), '')).toBe('digraph:LRL 0>1 0>2 1>2');
  });

  it.each(['', 'graph', 'graph|', 'graph|1,2', 'graph|a,bE|0-1', 'x|20,20E|0-0', 'graph|20,20E|0-1 0-NaN'])(
    'take nothing from %j that is not a drawing',
    (text) => {
      const { points, sets } = readDrawing(text);
      expect(points.length).toBeLessThanOrEqual(1);
      expect(sets).toEqual([]);
    },
  );
});
