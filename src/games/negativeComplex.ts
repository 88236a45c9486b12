import { SimplicialComplex, type ComplexSource, type Vertex } from '../complex/index.js';
import { complexOf, naturalOrder } from '../complex/internal.js';
import { opponent, type Player } from '../player.js';

/**
 * The complex with Left and Right exchanged, so of the negative value; x1 becomes y1 where labels stay distinct, and
 * vertices stand in the natural order of their labels.
 * @source Huntemann 2018, Remark 4.2
 */
export function negativeComplex(given: ComplexSource): SimplicialComplex {
  const complex = complexOf(given, 'negativeComplex');
  const vertices = exchangedVertices(complex.vertices);
  const order = naturalOrder(vertices.map(({ label }) => label));
  const place = new Uint32Array(complex.n);
  order.forEach((old, i) => (place[old] = i));
  const ground = order.map((v) => vertices[v]!);
  const { facets, nonfaces } = complex.known;
  return facets === undefined
    ? SimplicialComplex.fromNonfaces(nonfaces!.relabel(place, complex.n), ground)
    : SimplicialComplex.fromFacets(facets.relabel(place, complex.n), ground);
}

function exchangedVertices(vertices: readonly Vertex[]): Vertex[] {
  const labels = vertices.map(({ label, side }) =>
    side === undefined ? label : label.replace(/^[xy]/, (letter) => (letter === 'x' ? 'y' : 'x')),
  );
  const distinct = new Set(labels).size === labels.length;
  return vertices.map((vertex, v) => ({
    ...vertex,
    ...exchanged(vertex),
    label: distinct ? labels[v]! : vertex.label,
  }));
}

/** What belongs to the other player, or to either as before. */
export function exchanged<T extends { readonly side?: Player | undefined }>(owned: T): T {
  return owned.side === undefined ? owned : { ...owned, side: opponent(owned.side) };
}
