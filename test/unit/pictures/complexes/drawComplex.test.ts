import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { drawComplex, LAYOUT_VERTEX_LIMIT } from 'spgames/pictures';
import { LimitError } from '../../../../src/errors.js';
import { caption, count, expectDocument, layer, lines, polygons, texts } from '../../../helpers/svgParts.js';

/** The complex with the given facets, `x1 y2, x3`, on the given vertices, by default those that occur. */
function complexOf(facets: string, vertices: string = ''): SimplicialComplex {
  const lists = facets.split(', ').map((facet) => facet.split(' '));
  const labels = [...new Set([...vertices.split(' ').filter((label) => label !== ''), ...lists.flat()])];
  return SimplicialComplex.fromFacets(
    lists.map((list) => list.map((label) => labels.indexOf(label))),
    labels.map(vertexFromLabel),
  );
}

/** Huntemann 2018, Ex. 1.22. */
const example = complexOf('1 2, 1 6, 2 3 4, 3 5, 4 5 6', '1 2 3 4 5 6');

describe('drawComplex', () => {
  it('draws the vertices, the edges and the filled triangles of Ex. 1.22', () => {
    const svg = drawComplex(example);
    expectDocument(svg);
    expect(texts(layer(svg, 'vertices')).sort()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(count(svg, 'line')).toBe(9);
    expect(polygons(layer(svg, 'faces')).map((corners) => corners.length)).toEqual([3, 3]);
    expect(caption(svg)).toEqual(['2 triangles: 2 3 4, 4 5 6']);
    expect(svg).toContain(
      '<desc>A simplicial complex with facets {1, 2}, {1, 6}, {3, 5}, {2, 3, 4}, {4, 5, 6}.</desc>',
    );
  });

  it('tells the sides by shape and by colour', () => {
    const vertices = layer(drawComplex(complexOf('x1 y1 z')), 'vertices');
    const [left, right, none] = vertices.split('\n') as [string, string, string];
    expect(left).toMatch(/class="vertex left"><circle /);
    expect(right).toMatch(/class="vertex right"><rect /);
    expect(none).toMatch(/class="vertex"><polygon /);
    const fills = [left, right, none].map((part) => /fill="(#\w+)"/.exec(part)![1]);
    expect(new Set(fills).size).toBe(3);
  });

  it('leaves loops out and names them below', () => {
    const svg = drawComplex(complexOf('x1 y3, x2', 'x1 x2 x3 y1 y2 y3'));
    expectDocument(svg);
    expect(texts(layer(svg, 'vertices'))).toEqual(['x1', 'x2', 'y3']);
    expect(count(svg, 'line')).toBe(1);
    expect(caption(svg)).toEqual(['loops: x3, y1, y2']);
  });

  it('cuts a long list of loops', () => {
    const svg = drawComplex(SimplicialComplex.void(150));
    expect(caption(svg).join(' ')).toMatch(/^void complex: [^:]+ loops: 1, 2, .* 100 and 50 more$/);
  });

  it('fills faces of higher dimension by the hull of their vertices, and lists them', () => {
    const svg = drawComplex(complexOf('1 2 3 4, 4 5, 5 6 7 8 9'));
    expectDocument(svg);
    const ends = new Set(lines(svg).flat().map(String));
    for (const corner of polygons(layer(svg, 'faces')).flat()) expect(ends).toContain(String(corner));
    expect(polygons(layer(svg, 'faces'))).toHaveLength(2);
    expect(count(svg, 'line')).toBe(6 + 1 + 10);
    expect(caption(svg)).toEqual(['1 tetrahedron: 1 2 3 4', '1 facet of dimension 4: 5 6 7 8 9']);
    const colours = [...layer(svg, 'faces').matchAll(/fill="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(colours).size).toBe(2);
  });

  it('counts many faces without listing them', () => {
    const octahedron = complexOf('a1 b1 c1, a1 b1 c2, a1 b2 c1, a1 b2 c2, a2 b1 c1, a2 b1 c2, a2 b2 c1, a2 b2 c2');
    expect(caption(drawComplex(octahedron))).toEqual(['8 triangles']);
  });

  it.each([
    [SimplicialComplex.void(0), ['void complex: no face, not even ∅']],
    [SimplicialComplex.void(2), ['void complex: no face, not even ∅', 'loops: 1, 2']],
    [SimplicialComplex.irrelevant(0), ['{∅}: no face but the empty one']],
    [SimplicialComplex.irrelevant(2), ['{∅}: no face but the empty one', 'loops: 1, 2']],
  ])('says in words what has no vertex to draw (%#)', (complex, expected) => {
    const svg = drawComplex(complex);
    expectDocument(svg);
    expect(count(svg, 'circle') + count(svg, 'polygon') + count(svg, 'line')).toBe(0);
    expect(caption(svg)).toEqual(expected);
  });

  it('draws a single vertex', () => {
    const svg = drawComplex(SimplicialComplex.simplex(1));
    expectDocument(svg);
    expect(texts(svg)).toEqual(['1']);
  });

  it('escapes labels and shortens long ones, which the tooltip has in full', () => {
    const svg = drawComplex(complexOf('x<1>&"\' a_rather_long_label'));
    expectDocument(svg);
    expect(texts(svg)).toEqual(['x&lt;1&gt;&amp;&quot;&#39;', 'a_rather_lo…']);
    expect(svg).toContain('<g class="vertex"><title>a_rather_long_label</title>');
  });

  it('keeps wide markers apart', () => {
    const svg = drawComplex(complexOf('x_eleven_11 y_eleven_11, y_eleven_11 x_eleven_12, x_eleven_11 x_eleven_12'));
    const boxes = [
      ...layer(svg, 'vertices').matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g),
    ];
    const areas = boxes.map((box) => box.slice(1).map(Number) as [number, number, number, number]);
    expect(areas).toHaveLength(3);
    areas.forEach(([x, y, w, h], i) => {
      for (const [x2, y2, w2, h2] of areas.slice(i + 1))
        expect(x + w < x2 || x2 + w2 < x || y + h < y2 || y2 + h2 < y).toBe(true);
    });
  });

  it('gives the same picture for the same complex, from facets or from nonfaces', () => {
    const again = SimplicialComplex.fromNonfaces(example.minimalNonfaces, example.vertices);
    expect(drawComplex(again)).toBe(drawComplex(example));
  });

  it('refuses complexes that are too large', () => {
    const points = (n: number): SimplicialComplex =>
      SimplicialComplex.fromFacets(
        Array.from({ length: n }, (_, v) => [v]),
        n,
      );
    expect(texts(drawComplex(points(LAYOUT_VERTEX_LIMIT)))).toHaveLength(LAYOUT_VERTEX_LIMIT);
    expect(() => drawComplex(points(LAYOUT_VERTEX_LIMIT + 1))).toThrow(LimitError);
    expect(() => drawComplex(SimplicialComplex.simplex(201))).toThrow(
      'drawComplex: 20100 edges; expected at most 1500.',
    );
    const pairs = Array.from({ length: 15 }, (_, i) => [2 * i, 2 * i + 1]);
    expect(() => drawComplex(SimplicialComplex.fromNonfaces(pairs, 30))).toThrow(
      'drawComplex: 20001 or more facets; expected at most 20000.',
    );
  });

  it('passes a smaller limit on to the search for the facets', () => {
    const pairs = Array.from({ length: 5 }, (_, i) => [2 * i, 2 * i + 1]);
    const complex = SimplicialComplex.fromNonfaces(pairs, 10);
    expect(() => drawComplex(complex, { limit: 10 })).toThrow(expect.objectContaining({ code: 'too-many-items' }));
    expectDocument(drawComplex(complex, { limit: 32 }));
  });

  it('takes places for the vertices, loops too', () => {
    const complex = complexOf('1 2, 2 3', '1 2 3 4');
    const coordinates = [
      [0, 0],
      [0, 5],
      [5, 5],
      [9, 9],
    ] as const;
    const svg = drawComplex(complex, { coordinates });
    expectDocument(svg);
    const [first, second] = lines(svg);
    expect(first![0][0]).toBe(first![1][0]);
    expect(second![0][1]).toBe(second![1][1]);
    const folded = [
      [0, 0],
      [1, 0],
      [0, 0],
      [9, 9],
    ] as const;
    expect(drawComplex(complex, { coordinates: folded })).toBe(drawComplex(complex));
    for (const wrong of [
      coordinates.slice(1),
      [[0], [1], [2], [3]],
      [
        [0, 0],
        [1, 1],
        [2, NaN],
        [3, 3],
      ],
      7,
    ])
      expect(() => drawComplex(complex, { coordinates: wrong as never })).toThrow(
        expect.objectContaining({ code: 'invalid-option' }),
      );
  });

  it('has small marks without labels, and words where there is nothing to see', () => {
    const long = complexOf('a-long-label another-label');
    expect(drawComplex(long, { labels: false })).toBe(
      drawComplex(complexOf('a b'), { labels: false }).replaceAll('{a, b}', '{a-long-label, another-label}'),
    );
    expect(caption(drawComplex(SimplicialComplex.void(0), { labels: false }))).toEqual([
      'void complex: no face, not even ∅',
    ]);
  });
});
