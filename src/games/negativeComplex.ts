import { SimplicialComplex, type ComplexSource, type Vertex } from '../complex/index.js';
import { complexOf, naturalOrder } from '../complex/internal.js';
import { opponent, type Player } from '../player.js';
import { SetFamily } from '../sets/index.js';

/**
 * The complex with Left and Right exchanged, so of the negative value; x1 becomes y1 where labels stay distinct, and
 * vertices stand in the natural order of their labels.
 * @source Huntemann 2018, Remark 4.2
 */
export function negativeComplex(given: ComplexSource): SimplicialComplex {
  const complex = complexOf(given, 'negativeComplex');
  const vertices = exchangedVertices(complex.vertices);
  const order = naturalOrder(vertices.map(({ label }) => label));
  const place = new Map(order.map((old, i) => [old, i]));
  const moved = (sets: SetFamily): SetFamily =>
    SetFamily.fromLists(
      sets.toLists().map((set) => set.map((v) => place.get(v)!)),
      complex.n,
    );
  const ground = order.map((v) => vertices[v]!);
  const { facets, nonfaces } = complex.known;
  return facets === undefined
    ? SimplicialComplex.fromNonfaces(moved(nonfaces!), ground)
    : SimplicialComplex.fromFacets(moved(facets), ground);
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
