import { describe, expect, it } from 'vitest';
import { vertexDecomposition } from '../../../src/complex/index.js';
import { facePoset } from '../../../src/poset/index.js';
import { asComplex, notationOfComplex, parseSource } from '../../../src/sources/index.js';
import type { RunOptions } from '../../../src/run.js';
import { complexViews } from '../../../web/thread/complexViews.js';
import { sheddingTree } from '../../../web/thread/sheddingTree.js';
import { placesInSpace } from '../../../web/thread/placesInSpace.js';

const search = <T>(look: (run: RunOptions) => T): Promise<T> => Promise.resolve(look({}));

function viewsOf(text: string): ReturnType<typeof complexViews> {
  const source = parseSource(text);
  return complexViews({
    inView: () => Promise.resolve(asComplex(source)),
    source: () => source,
    look: () => ({ addressed: true, theme: 'light' }),
  });
}

function distances(places: readonly (readonly number[])[]): number[] {
  return places.flatMap((p, i) =>
    places.slice(0, i).map((q) => Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!)),
  );
}

describe('placesInSpace', () => {
  const all = (n: number): [number, number][] =>
    Array.from({ length: n }, (_, i) => Array.from({ length: i }, (_, j): [number, number] => [j, i])).flat();

  it('makes a tetrahedron regular', () => {
    for (const d of distances(placesInSpace(4, all(4)))) expect(d).toBeCloseTo(Math.sqrt(8 / 3), 3);
  });

  it('makes an octahedron of its 1-skeleton', () => {
    const edges = all(6).filter(([u, v]) => v - u !== 3);
    const [near = [], far = []] = [all(6).filter(([u, v]) => v - u !== 3), all(6).filter(([u, v]) => v - u === 3)].map(
      (pairs) => {
        const places = placesInSpace(6, edges);
        return pairs.map(([u, v]) => distances([places[u]!, places[v]!])[0]!);
      },
    );
    for (const d of near) expect(d).toBeCloseTo(Math.SQRT2, 2);
    for (const d of far) expect(d).toBeCloseTo(2, 2);
  });

  it('answers the same each time, also where there is nothing, one vertex or several components', () => {
    expect(placesInSpace(0, [])).toEqual([]);
    expect(placesInSpace(1, [])).toEqual([[0, 0, 0]]);
    const places = placesInSpace(5, [
      [0, 1],
      [2, 3],
    ]);
    expect(
      placesInSpace(5, [
        [0, 1],
        [2, 3],
      ]),
    ).toEqual(places);
    for (const d of distances(places)) expect(d).toBeGreaterThan(0.2);
    expect(Math.max(...places.map((place) => Math.hypot(...place)))).toBeCloseTo(1);
  });
});

describe('the complex in other forms', () => {
  it('has the vertices, edges and triangles of the library', async () => {
    const complex = asComplex(parseSource('snort@path:4'));
    const { labels, edges, triangles, places } = await viewsOf('snort@path:4').space(search, 'legal');
    expect(labels).toEqual(complex.vertices.map(({ label }) => label));
    expect(edges).toEqual(complex.edges);
    expect(triangles).toEqual(complex.listFaces(2).toLists());
    expect(places.length).toBe(complex.n);
  });

  it('leaves loops out', async () => {
    const { labels, edges } = await viewsOf('vertices:a b c; facets:a c').edges(search, 'legal');
    expect([labels, edges]).toEqual([['a', 'c'], [[0, 1]]]);
  });

  it('draws the faces with few vertices where there are too many', async () => {
    const { faces } = facePoset(asComplex(parseSource('snort@path:3')));
    expect(await viewsOf('snort@path:3').facePoset(search, 'legal')).toContain(`A poset with ${faces.length} elements`);
    const simplex = viewsOf('facets:1 2 3 4 5 6 7 8 9 10');
    expect(await simplex.facePoset(search, 'legal')).toContain('faces of at most 2 vertices');
    await expect(viewsOf('snort@grid:3x3').facePoset(search, 'legal')).rejects.toThrow('expected at most');
  });

  it.each(['snort@path:3', 'nogo@grid:2x2', 'facets:a b, b c', 'ideal:x1*y1, x2*y2'])(
    'has link, star and deletion of each vertex of %s',
    async (text) => {
      const complex = asComplex(parseSource(text));
      for (const [v, { label }] of complex.vertices.entries()) {
        const answer = await viewsOf(text).face(search, JSON.stringify({ view: 'legal', face: [label] }));
        expect(answer.isFace).toBe(complex.isFace([v]));
        if (!answer.isFace) continue;
        expect(answer.isPosition).toBe(true);
        expect(answer.parts.map(({ name, source }) => [name, source])).toEqual(
          (['link', 'star', 'deletion'] as const).map((name) => [name, notationOfComplex(complex[name]([v]))]),
        );
      }
    },
  );

  it('says what is not a face, and refuses what is not a vertex', async () => {
    const { face } = viewsOf('snort@path:3');
    const answer = await face(search, JSON.stringify({ view: 'legal', face: ['x1', 'y1'] }));
    expect(answer).toMatchObject({ isFace: false, isPosition: false, parts: [], colons: { illegal: '1' } });
    await expect(face(search, JSON.stringify({ view: 'legal', face: ['z'] }))).rejects.toThrow('z is not a vertex');
  });

  it('writes ideals for programs that there are', async () => {
    const { idealText } = viewsOf('snort@path:2');
    expect(await idealText(search, 'illegal macaulay2')).toContain('monomialIdeal');
    expect(await idealText(search, 'illegal constructor')).toBe('');
  });
});

describe('sheddingTree', () => {
  it.each(['facets:1 2, 2 3, 3 4', 'facets:1 2 3, 2 3 4, 3 4 5, 1 6', 'col@cycle:5'])('has the parts of %s', (text) => {
    const complex = asComplex(parseSource(text));
    const found = vertexDecomposition(complex);
    if (found.vertexDecomposable !== true) return expect(text).toBe('col@cycle:5');
    const nodes = sheddingTree(found.tree, complex);
    const facetsOf = (part: typeof complex): string[] =>
      part.facets
        .toLists()
        .map((set) => set.map((v) => complex.vertices[v]!.label).join(' '))
        .sort();
    const check = (at: number, part: typeof complex): void => {
      const { facets, shed } = nodes[at]!;
      expect(facets.map((facet) => facet.join(' ')).sort()).toEqual(facetsOf(part));
      if (shed === undefined) return;
      const face = complex.indices(shed.face);
      check(shed.deletion, part.deletion(face));
      check(shed.link, part.link(face));
    };
    check(0, complex);
  });
});
