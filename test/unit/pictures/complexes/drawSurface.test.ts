import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundaryComplex,
  chessboardComplex,
  components,
  crossPolytopeBoundary,
  eulerCharacteristic,
  namedComplex,
  SimplicialComplex,
} from 'spgames/complex';
import { drawComplex } from 'spgames/pictures';
import { segmentsCross, turn, type Point } from '../../../../src/pictures/drawing/plane.js';
import { FREE, type CutSurface } from '../../../../src/pictures/complexes/surfaces/CutSurface.js';
import { edgesOfSurface, layOutSurface } from '../../../../src/pictures/complexes/surfaces/layOutSurface.js';
import { surfaceOf } from '../../../../src/pictures/complexes/surfaces/surfaceOf.js';
import { randomNumbers } from '../../../generators/randomNumbers.js';
import { runs } from '../../../helpers/sampling.js';
import { caption, expectDocument, layer, polygons, texts } from '../../../helpers/svgParts.js';
import { isOrientable } from '../../../helpers/decisions.js';

/** The complex with triangles such as `0 1 2`. */
function triangulated(triangles: string): SimplicialComplex {
  return SimplicialComplex.fromFacets(triangles.split(', ').map((triangle) => triangle.split(' ').map(Number)));
}

const mobius = triangulated('0 1 2, 1 2 3, 2 3 4, 0 3 4, 0 1 4');
const annulus = triangulated('0 1 3, 1 3 4, 1 2 4, 2 4 5, 0 2 5, 0 3 5');
/** The icosahedron with two opposite vertices made one. */
const pinched = triangulated(
  '0 1 2, 0 2 3, 0 3 4, 0 4 5, 0 1 5, 1 2 6, 2 3 7, 3 4 8, 4 5 9, 1 5 10, ' +
    '2 6 7, 3 7 8, 4 8 9, 5 9 10, 1 6 10, 0 6 7, 0 7 8, 0 8 9, 0 9 10, 0 6 10',
);

/** A surface changed at random: vertices put into triangles, edges turned, triangles taken away. */
function changed(start: SimplicialComplex, seed: number, steps: number, holes: number): SimplicialComplex {
  const random = randomNumbers(seed);
  let triangles = start.listFacets().toLists();
  const has = (...face: number[]): boolean => triangles.some((t) => face.every((v) => t.includes(v)));
  for (let step = 0; step < steps; step++) {
    const t = triangles[Math.floor(random() * triangles.length)]!;
    const [u, v, w] = [...t.slice(step % 3), ...t.slice(0, step % 3)] as [number, number, number];
    const across = triangles.filter((other) => other !== t && other.includes(u) && other.includes(v));
    const x = across[0]?.find((vertex) => vertex !== u && vertex !== v);
    const rest = triangles.filter((other) => other !== t);
    if (random() < 0.4) {
      const fresh = Math.max(...triangles.flat()) + 1;
      triangles = [...rest, [u, v, fresh], [u, w, fresh], [v, w, fresh]];
    } else if (across.length === 1 && !has(w, x!))
      triangles = [...rest.filter((other) => other !== across[0]), [u, w, x!], [v, w, x!]];
  }
  for (let hole = 0; hole < holes; hole++) triangles.splice(Math.floor(random() * triangles.length), 1);
  return SimplicialComplex.fromFacets(triangles);
}

/** What a cut is by its definition, and that it lies in the plane without crossings. */
function expectCut(facets: readonly (readonly number[])[], cut: CutSurface): void {
  const { triangles, vertexOf, boundary, sides } = cut;
  const original = (copies: readonly number[]): string => {
    const vertices = copies.map((v) => vertexOf[v]!);
    return vertices.sort((a, b) => a - b).join();
  };
  // Each triangle once; a disc by its Euler characteristic, with a boundary that meets no vertex twice.
  expect(triangles.map(original)).toEqual(facets.map((facet) => facet.join()));
  const edges = edgesOfSurface(cut);
  expect(new Set(triangles.flat()).size - edges.length + triangles.length).toBe(1);
  expect(new Set(boundary).size).toBe(boundary.length);
  const trianglesAt = (u: number, v: number): number => triangles.filter((t) => t.includes(u) && t.includes(v)).length;
  const around = boundary.map((v, i) => [v, boundary[(i + 1) % boundary.length]!] as const);
  for (const [u, v] of around) expect(trianglesAt(u, v)).toBe(1);
  expect(edges.filter(([u, v]) => trianglesAt(u, v) === 1)).toHaveLength(boundary.length);
  // An edge that was cut comes as often as it has triangles.
  const cuts = around.map(original);
  const copiesOf = (edge: string): number => cuts.filter((other) => other === edge).length;
  for (const edge of cuts) {
    const ends = edge.split(',').map(Number);
    expect(copiesOf(edge)).toBe(facets.filter((facet) => ends.every((v) => facet.includes(v))).length);
  }
  // Sides of one name run along the same vertices.
  expect(sides.reduce((sum, { length }) => sum + length, 0)).toBe(boundary.length);
  const alongName = new Map<number, string>();
  let begin = 0;
  for (const { name, reversed, length } of sides) {
    const along = Array.from({ length: length + 1 }, (_, i) => vertexOf[boundary[(begin + i) % boundary.length]!]!);
    const text = (reversed ? along.reverse() : along).join();
    if (name === FREE) expect(copiesOf(cuts[begin]!)).toBe(1);
    else expect(text).toBe(alongName.get(name) ?? text);
    alongName.set(name, text);
    begin += length;
  }
  const places = layOutSurface(cut, [0.4, 0.4]);
  const at = ([u, v]: readonly [number, number]): [Point, Point] => [places[u]!, places[v]!];
  const crossings = edges.flatMap((e, i) => edges.slice(i + 1).filter((f) => segmentsCross(...at(e), ...at(f))));
  expect(crossings).toEqual([]);
  const area = ([first, ...rest]: readonly number[]): number => {
    const parts = rest.slice(1).map((v, i) => turn(places[first!]!, places[rest[i]!]!, places[v]!));
    return Math.abs(parts.reduce((sum, part) => sum + part, 0));
  };
  expect(triangles.reduce((sum, triangle) => sum + area(triangle), 0)).toBeCloseTo(area(boundary), 6);
  places.forEach(([x, y], u) => {
    for (const [z, w] of places.slice(u + 1)) expect(Math.max(Math.abs(x - z), Math.abs(y - w))).toBeGreaterThan(0.399);
  });
}

describe('a surface cut open', () => {
  it.each([
    ['real-projective-plane', 'real projective plane: a a'],
    ['torus', 'torus: a b a⁻¹ b⁻¹'],
    ['klein-bottle', 'Klein bottle: a b a b⁻¹'],
    ['dunce-hat', 'a a a⁻¹'],
  ])('%s is drawn by its word', (name, words) => {
    const complex = namedComplex(name);
    const facets = complex.listFacets().toLists();
    const svg = drawComplex(complex);
    expectDocument(svg);
    expect(caption(svg)[1]).toBe(words);
    expect(polygons(layer(svg, 'faces'))).toHaveLength(facets.length);
    const letters = texts(layer(svg, 'letters'));
    expect(letters).toEqual(words.replace(/.*: |⁻¹/g, '').split(' '));
    expectCut(facets, surfaceOf(facets)!.cut);
  });

  it('a torus of 24 triangles, a strip with free sides, a sphere that meets itself', () => {
    for (const [complex, title] of [
      [chessboardComplex(3, 4), 'torus'],
      [mobius, 'Möbius strip'],
      [pinched, undefined],
    ] as const) {
      const facets = complex.listFacets().toLists();
      const surface = surfaceOf(facets)!;
      expect(surface.title).toBe(title);
      expectCut(facets, surface.cut);
    }
    expect(caption(drawComplex(mobius)).slice(-3)).toEqual([
      'Möbius strip',
      'sides with the same letter are glued along',
      'their arrows',
    ]);
  });

  it('nothing is cut that lies in the plane or on the sphere, or is not a surface', () => {
    for (const complex of [annulus, crossPolytopeBoundary(3), namedComplex('bowtie'), namedComplex('fano-plane')])
      expect(surfaceOf(complex.listFacets().toLists())).toBeUndefined();
    expect(layer(drawComplex(annulus), 'letters')).toBe('');
  });

  it('letters are none of the labels of vertices; uncut the complex is as it is', () => {
    const labels = ['a', 'b', 'c', 'e', 'f', 'z'];
    const plane = SimplicialComplex.fromFacets(namedComplex('real-projective-plane').listFacets().toLists(), labels);
    expect(texts(layer(drawComplex(plane), 'letters'))).toEqual(['d', 'd']);
    expect(texts(layer(drawComplex(plane), 'vertices')).sort()).toHaveLength(labels.length + 3);
    const uncut = drawComplex(plane, { uncut: true });
    expect(texts(layer(uncut, 'vertices')).sort()).toEqual([...labels].sort());
    expect(layer(uncut, 'sides')).toBe('');
    expect(() => drawComplex(plane, { uncut: 1 as never })).toThrow(
      expect.objectContaining({ code: 'invalid-option' }),
    );
  });

  it('is a disc without crossings, and is named by its Euler characteristic and its orientation', () => {
    const starts = ['real-projective-plane', 'torus', 'klein-bottle'].map((name) => namedComplex(name));
    fc.assert(
      fc.property(
        fc.constantFrom(...starts, chessboardComplex(3, 4), crossPolytopeBoundary(3), mobius),
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 0, max: 2 }),
        (start, seed, steps, holes) => {
          const complex = changed(start, seed, steps, holes);
          const facets = complex.listFacets().toLists();
          const surface = surfaceOf(facets);
          if (surface === undefined) return;
          expectCut(facets, surface.cut);
          if (surface.title === undefined) return;
          const rims = components(boundaryComplex(complex)).length;
          const filled = Number(eulerCharacteristic(complex)) + rims;
          expect(surface.title).toBe(titleBy(filled, isOrientable(complex), rims));
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

function titleBy(filled: number, orientable: boolean, rims: number): string {
  const closed = orientable ? 'torus' : filled === 1 ? 'real projective plane' : 'Klein bottle';
  if (filled === 1 && rims === 1) return 'Möbius strip';
  return rims === 0 ? closed : `${closed} with ${rims} ${rims === 1 ? 'hole' : 'holes'}`;
}
