import { InputError } from '../../errors.js';
import { SetFamily } from '../../sets/index.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { newVertices, type NewVertexOptions } from './newVertices.js';

/**
 * The whiskered complex: to each element v of the ground set, loops included, a new vertex v′ that does not fit
 * together with v, and nothing else changes. Its facets are F ∪ {v′ : v not in F} for all faces F; it is pure with n
 * vertices to a facet, vertex decomposable, and a ball, or the boundary of the cross-polytope if the complex is a
 * simplex. For the independence complex of a graph it is that of the whiskered graph. The new vertices come after the
 * old ones, in the same order. A facet of `whisker` is an old one or {v, v′}; there a whisker is an edge of the
 * complex, here it is an edge that is not a face.
 * @throws InputError `not-a-game` for the void complex, `not-a-new-vertex` if `sides` gives not one side for a vertex,
 * `not-distinct-labels`; LimitError when listing the minimal nonfaces is cut off
 * @complexity listing the minimal nonfaces
 * @example whiskeredComplex(SimplicialComplex.fromFacets([[0], [1]])).facets.toLists() // [[0, 3], [1, 2], [2, 3]]
 */
export function whiskeredComplex(complex: ComplexSource, options: NewVertexOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'whiskeredComplex');
  if (complex.isVoid)
    throw new InputError(
      'not-a-game',
      'whiskeredComplex: the void complex has no face to begin with; expected at least the empty face.',
    );
  const { sides: _sides, label: _label, ...bounds } = options;
  const { n, vertices } = complex;
  const added = newVertices(
    'whiskeredComplex',
    vertices,
    vertices.map((vertex) => [vertex]),
    options,
  ).map((each) => {
    if (each.length !== 1)
      throw new InputError(
        'not-a-new-vertex',
        `whiskeredComplex: ${each.length} sides for the whisker of a vertex; expected one.`,
      );
    return each[0]!;
  });
  const same = Array.from({ length: n }, (_, v) => v);
  const whiskers = complex.support.map((v) => [v, n + v]);
  const nonfaces = complex
    .listMinimalNonfaces(bounds)
    .relabel(same, 2 * n)
    .concat(SetFamily.fromLists(whiskers, 2 * n));
  return SimplicialComplex.fromNonfaces(nonfaces, [...vertices, ...added]);
}
