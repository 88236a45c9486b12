import { complexOf } from '../../complex/internal.js';
import type { SimplicialComplex, ComplexSource } from '../../complex/index.js';
import { LimitError } from '../../errors.js';
import { listOf, requireShape, tuple } from '../../shape.js';
import { aFinite } from '../drawing/aFinite.js';
import { ownPlaces } from '../boards/ownPlaces.js';
import type { RunOptions } from '../../run.js';
import { complexInPlane } from './complexInPlane.js';
import { LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';
import { convexHull } from '../drawing/plane.js';
import type { Point } from '../drawing/plane.js';
import { faceColour, STYLE } from '../drawing/style.js';
import { NO_BREAK } from '../drawing/composeDrawing.js';
import { finishPicture } from '../drawing/finishPicture.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import { group, line, polygon } from '../drawing/Mark.js';
import { shortLabels } from '../drawing/shortLabels.js';
import { drawSides, glueingInWords } from './surfaces/drawSides.js';
import { LONGEST_LABEL, markerHalfWidth, markerScale, vertexMarker } from '../drawing/vertexMarker.js';
import { counted } from '../../text/internal.js';

const FACE_NAMES = ['triangle', 'tetrahedron'] as const;
/** More facets of one dimension are only counted below the picture. */
const LISTED = 6;
const LISTED_LOOPS = 100;
/** More facets are only counted in the description. */
const DESCRIBED = 100;

/** More facets of three dimensions and more, drawn over each other, show nothing: only their edges are drawn. */
const FILLED = 30;
/** Room for the mark of a vertex with a short label. */
const ROOM: Point = markerScale([STYLE.radius], 4).room;
/** More edges are drawn thin. */
const MANY_EDGES = 80;
/** The facets, if there are few enough to draw. */
function drawableFacets(complex: SimplicialComplex, run: RunOptions): number[][] {
  const known = complex.known.facets;
  if (known !== undefined) requireDrawable('drawComplex', 'facets', known.size, PICTURE_LIMIT);
  const limit = Math.min(run.limit ?? Infinity, PICTURE_LIMIT);
  try {
    return complex.listFacets({ ...run, limit }).toLists();
  } catch (error) {
    if (error instanceof LimitError && error.code === 'too-many-items' && limit === PICTURE_LIMIT)
      requireDrawable('drawComplex', 'or more facets', PICTURE_LIMIT + 1, PICTURE_LIMIT);
    throw error;
  }
}

/** Is only the 1-skeleton drawn of the facets of three dimensions and more? */
function isSkeleton(facets: readonly (readonly number[])[]): boolean {
  return facets.filter((facet) => facet.length > 3).length > FILLED;
}

const SKELETON = 'only their 1-skeleton is drawn';

/** Below the picture: the filled faces by dimension, the loops, and what cannot be drawn. */
function captionOf(complex: SimplicialComplex, facets: readonly (readonly number[])[]): CaptionLine[] {
  const label = (v: number): string => complex.vertices[v]!.label;
  const lines: CaptionLine[] = [];
  if (complex.isVoid) lines.push({ text: 'void complex: no face, not even ∅' });
  else if (facets.every((facet) => facet.length === 0)) lines.push({ text: '{∅}: no face but the empty one' });
  const sizes = [...new Set(facets.map((facet) => facet.length))].filter((size) => size > 2).sort((a, b) => a - b);
  for (const size of sizes) {
    const own = facets.filter((facet) => facet.length === size);
    const names = own.length <= LISTED ? `: ${own.map((facet) => facet.map(label).join(NO_BREAK)).join(', ')}` : '';
    const text = `${faceCount(own.length, size - 1)}${names}`;
    lines.push(size > 3 && isSkeleton(facets) ? { text } : { text, swatch: faceColour(size - 1) });
  }
  if (isSkeleton(facets)) lines.push({ text: SKELETON });
  const loops = complex.loops.map(label);
  const more = loops.length > LISTED_LOOPS ? ` and ${loops.length - LISTED_LOOPS} more` : '';
  if (loops.length > 0) lines.push({ text: `loops: ${loops.slice(0, LISTED_LOOPS).join(', ')}${more}` });
  return lines;
}

function faceCount(count: number, dimension: number): string {
  const name = FACE_NAMES[dimension - 2];
  if (name === undefined) return `${counted(count, 'facet')} of dimension ${dimension}`;
  return `${count} ${count === 1 ? name : name.replace(/(ron|e)$/, (end) => (end === 'ron' ? 'ra' : 'es'))}`;
}

/** The content of the picture in words. */
function describe(complex: SimplicialComplex, facets: readonly (readonly number[])[]): string {
  if (complex.isVoid) return 'The void complex.';
  const skeleton = isSkeleton(facets) ? ' Of facets of dimension 3 and more only the 1-skeleton is drawn.' : '';
  if (facets.length > DESCRIBED) return `A simplicial complex with ${facets.length} facets.${skeleton}`;
  const names = facets.map((facet) => `{${facet.map((v) => complex.vertices[v]!.label).join(', ')}}`);
  return `A simplicial complex with ${facets.length === 1 ? 'the facet' : 'facets'} ${names.join(', ')}.${skeleton}`;
}

/** What may be said about the picture, and bounds of the search for the facets, if they are not known yet. */
export interface ComplexPictureOptions extends PictureOptions, RunOptions {
  /**
   * Where the vertices stand, one `[x, y]` for each (loops too), x to the right and y downwards, in any unit; a layout
   * is found if missing.
   */
  readonly coordinates?: readonly (readonly [x: number, y: number])[];
  /**
   * Whether a surface that cannot be drawn in the plane, such as a torus, is drawn with crossings, and not cut open to
   * a polygon. Default false.
   */
  readonly uncut?: boolean;
}

/** The places that were given for the vertices that are drawn. @throws InputError `invalid-option` */
function givenPlaces(complex: SimplicialComplex, coordinates: unknown): readonly Point[] | undefined {
  if (coordinates === undefined) return undefined;
  requireShape(
    'drawComplex',
    listOf(tuple(aFinite, aFinite), 'a list', { length: complex.n }),
    coordinates,
    'options.coordinates',
  );
  return ownPlaces(complex.support.map((v) => (coordinates as readonly Point[])[v]!));
}

/**
 * A picture of a simplicial complex in the plane as a complete SVG 1.1 document. Left vertices are round, Right ones
 * square, those without side six-sided; every facet of dimension 2 or more is its filled, translucent convex hull; of
 * more than 30 facets of dimension 3 or more only the 1-skeleton is drawn, and the words below say so.
 * Loops are left out of the drawing and named below it, with the filled facets. The same complex gets the same picture
 * every time. A closed surface other than the sphere, a surface with boundary that does not lie in the plane, and one
 * that meets itself, such as the dunce hat, is cut open to a polygon: sides with the same letter and colour are glued
 * along their arrows, vertices with the same label are one (`uncut` draws it as it is). Coordinates that put two
 * vertices in one place are not used.
 * @throws InputError `invalid-option` for coordinates that are not one for each vertex
 * @throws LimitError `too-large-picture` above 400 vertices (loops not counted), 20,000 facets or 1500 edges;
 * `too-long`
 */
export function drawComplex(complex: ComplexSource, options: ComplexPictureOptions = {}): string {
  complex = complexOf(complex, 'drawComplex');
  requireDrawable('drawComplex', 'vertices', complex.support.length, LAYOUT_VERTEX_LIMIT);
  const facets = drawableFacets(complex, options);
  const given = givenPlaces(complex, options.coordinates);
  const { vertices, edges, faces, layOut, surface } = complexInPlane(
    complex,
    facets,
    given !== undefined || options.uncut === true,
  );
  const label = (v: number): string => (options.labels === false ? '' : complex.vertices[v]!.label);
  const texts = shortLabels(vertices.map(label), LONGEST_LABEL);
  const halves = texts.map(markerHalfWidth);
  const { unit, room } = markerScale(halves, 4);
  const places = (given ?? layOut(room)).map(([x, y]): Point => [x * unit, y * unit]);

  const named = (set: readonly number[]): string => set.map((i) => complex.vertices[vertices[i]!]!.label).join(' ');
  const filled = isSkeleton(facets) ? faces.filter(({ length }) => length === 3) : faces;
  const fills = [...filled]
    .sort((a, b) => b.length - a.length)
    .map((face) => {
      const paint = { fill: faceColour(face.length - 1), 'data-face': named(face) };
      return polygon(convexHull(face.map((i) => places[i]!)), paint);
    });
  const lines = edges.map((edge) => line(places[edge[0]]!, places[edge[1]]!, { 'data-edge': named(edge) }));
  const marks = vertices.map((v, i) =>
    vertexMarker(places[i]!, label(v), texts[i]!, complex.vertices[v]!.side, complex.vertices[v]!.label),
  );
  const labels = complex.vertices.map((vertex) => vertex.label);
  const sides = surface === undefined ? undefined : drawSides(surface.cut, places, labels);
  const drawing = [
    group({ class: 'faces', 'fill-opacity': filled.length > 40 ? 0.12 : 0.28 }, fills),
    group({ class: 'edges', stroke: STYLE.line, 'stroke-width': edges.length > MANY_EDGES ? 0.7 : 1.6 }, lines),
    group({ class: 'sides' }, sides?.arrows ?? []),
    group({ class: 'vertices' }, marks),
    group({ class: 'letters' }, sides?.letters ?? []),
  ];
  const extent = places.flatMap(([x, y], i): Point[] => [
    [x - halves[i]! - 2, y - STYLE.radius],
    [x + halves[i]! + 2, y + STYLE.radius],
  ]);
  const glueing = surface === undefined ? [] : glueingInWords(surface, labels);
  const frame = {
    title: options.title ?? 'Simplicial complex',
    description: [
      describe(complex, facets),
      ...glueing.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
    ].join(' '),
    extent: [...extent, ...(sides?.extent ?? [])],
    caption: [...captionOf(complex, facets), ...glueing.map((text) => ({ text }))],
  };
  return finishPicture(frame, drawing, options);
}

/**
 * Where `drawComplex` puts the vertices of a complex that it does not cut open: one place for each vertex, loops at the
 * origin. Given as `coordinates`, they keep the vertices of a link or a deletion where those of the complex are.
 * @param options bounds of the search for the facets, if they are not known yet
 * @returns x to the right and y downwards; neighbours are about 1 apart
 * @throws LimitError `too-large-picture` as `drawComplex`; `too-long`
 * @example layoutComplex(SimplicialComplex.fromFacets([[0, 1, 2]])).length // 3
 */
export function layoutComplex(complex: ComplexSource, options: RunOptions = {}): (readonly [x: number, y: number])[] {
  complex = complexOf(complex, 'layoutComplex');
  requireDrawable('layoutComplex', 'vertices', complex.support.length, LAYOUT_VERTEX_LIMIT);
  const { vertices, layOut } = complexInPlane(complex, drawableFacets(complex, options), true);
  const places = layOut(ROOM);
  const placed = new Map(vertices.map((v, i) => [v, places[i]!]));
  return complex.vertices.map((_, v) => placed.get(v) ?? [0, 0]);
}
