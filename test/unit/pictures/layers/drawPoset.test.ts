import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facePoset, LabelledPoset } from 'spgames/poset';
import { SimplicialComplex } from 'spgames/complex';
import { compile, snort } from 'spgames/games';
import { dayPoset, optionClosedPoset, osloPoset } from 'spgames/days';
import { drawPoset, LAYERED_LIMIT } from 'spgames/pictures';
import { path } from 'spgames/boards';
import { runs } from '../../../helpers/sampling.js';
import { caption, count, expectDocument, layer, lines, texts } from '../../../helpers/svgParts.js';

/** Where the text with a label stands. */
function placeOf(svg: string, label: string): [number, number] {
  const [, x, y] = new RegExp(`<text x="([^"]+)" y="([^"]+)"[^>]*>${label}</text>`).exec(svg)!;
  return [Number(x), Number(y)];
}

describe('drawPoset', () => {
  it('draws every face once and every cover as a line, larger faces higher', () => {
    const triangle = SimplicialComplex.fromFacets(
      [
        [0, 1, 2],
        [2, 3],
      ],
      ['1', '2', '3', '4'],
    );
    const { poset } = facePoset(triangle);
    const svg = drawPoset(triangle);
    expectDocument(svg);
    expect(texts(svg).sort()).toEqual(['1', '12', '123', '13', '2', '23', '3', '34', '4', '∅'].sort());
    expect(lines(svg)).toHaveLength(poset.covers.length);
    const heights = ['∅', '1', '12', '123'].map((label) => placeOf(svg, label)[1]);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(['12', '13', '23', '34'].map((label) => placeOf(svg, label)[1])).size).toBe(1);
    expect(svg).toContain('<desc>A poset with 10 elements and 15 covers: ∅ &lt; 1, ');
    expect(caption(svg)).toEqual([]);
  });

  it('tells the moves of the players by dashes too, and says so', () => {
    const svg = drawPoset(compile(snort, path(2)));
    expectDocument(svg);
    expect(caption(svg)).toEqual(['Left', 'Right']);
    const drawn = layer(svg, 'edges').split('\n');
    expect(drawn.filter((text) => text.includes('stroke-dasharray'))).toHaveLength(drawn.length / 2);
  });

  it('draws a poset by its ranks, covers over several of them in bends', () => {
    const pentagon = LabelledPoset.fromCovers(
      ['0', 'a', 'b', 'c', '1'],
      [
        [0, 1],
        [1, 2],
        [2, 4],
        [0, 3],
        [3, 4],
      ],
    );
    const svg = drawPoset(pentagon);
    expectDocument(svg);
    expect(count(svg, 'line')).toBe(4);
    expect(count(svg, 'polyline')).toBe(1);
    const twins = LabelledPoset.fromCovers(['x', 'x'], []);
    expect(texts(drawPoset(twins))).toEqual(['x', 'x']);
  });

  it('stands what has no rank halfway, and names games as they are called', () => {
    const svg = drawPoset(optionClosedPoset(2));
    expectDocument(svg);
    const heights = ['-2', '0', '\\*', '2'].map((label) => placeOf(svg, label)[1]);
    expect([heights[1], heights[0]! - heights[1]!]).toEqual([heights[2], heights[1]! - heights[3]!]);
    expect(svg).toContain('<title>oc:2</title>');
    // Above one element without a greatest one longest chains from below count.
    const up = LabelledPoset.fromCovers(
      ['a', 'b', 'c', 'd', 'e', 'f'],
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 4],
        [4, 3],
        [0, 5],
      ],
    );
    const drawn = drawPoset(up);
    expect(placeOf(drawn, 'e')[1]).toBe(placeOf(drawn, 'b')[1]);
    expect(texts(drawPoset(osloPoset(3)))).toContain('{{on|0},{on|upon*}|{0|under},{upon*|under}}');
    expect(drawPoset(dayPoset(1), { format: 'tikz' })).toContain('{$-1$}');
    expect(() => drawPoset(optionClosedPoset(4))).toThrow(`11363 elements; expected at most ${LAYERED_LIMIT}.`);
  });

  it('draws the empty poset, that of void and of {∅}', () => {
    expect(caption(drawPoset(SimplicialComplex.void(3)))).toEqual(['the empty poset']);
    expect(texts(drawPoset(SimplicialComplex.fromFacets([[]], 2)))).toEqual(['∅']);
    expectDocument(drawPoset(SimplicialComplex.void(0)));
  });

  it('draws dots without labels', () => {
    const svg = drawPoset(SimplicialComplex.simplex(3), { labels: false });
    expectDocument(svg);
    expect(texts(svg)).toEqual([]);
    expect(count(layer(svg, 'vertices'), 'circle')).toBe(8);
    expect(count(svg, 'line')).toBe(12);
  });

  it('refuses what nobody could read', () => {
    expect(() => drawPoset(SimplicialComplex.simplex(11))).toThrow(
      `drawPoset: ${LAYERED_LIMIT + 1} or more faces; expected at most ${LAYERED_LIMIT}.`,
    );
    expect(() => drawPoset(SimplicialComplex.simplex(3), { limit: 3 })).toThrow(
      expect.objectContaining({ code: 'too-many-items' }),
    );
    expect(() => drawPoset(3 as never)).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
  });

  it('every element and every cover of small posets, no two labels of a layer in each other', () => {
    const posets = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 14 }).map((pairs) =>
      LabelledPoset.fromRelations(
        9,
        pairs.filter(([a, b]) => a < b).filter(([a, b], i, all) => all.findIndex(([x, y]) => x === a && y === b) === i),
      ),
    );
    fc.assert(
      fc.property(posets, (poset) => {
        const svg = drawPoset(poset);
        expectDocument(svg);
        expect(texts(svg).sort()).toEqual([...poset.labels].sort());
        expect(count(svg, 'line') + count(svg, 'polyline')).toBe(poset.covers.length);
        const places = poset.labels.map((label) => placeOf(svg, label));
        for (const { lower, upper } of poset.covers) expect(places[upper]![1]).toBeLessThan(places[lower]![1]);
        for (const [i, [x, y]] of places.entries())
          for (const [u, v] of places.slice(i + 1)) if (y === v) expect(Math.abs(x - u)).toBeGreaterThan(14);
      }),
      { numRuns: runs(60) },
    );
  });
});
