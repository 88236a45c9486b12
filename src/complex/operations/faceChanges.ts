import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { familyOn, setsOf, type SetsOfVertices } from '../familyOn.js';
import { strongCore, type Dominated } from '../homology/strongCore.js';
import { labelledApart } from '../joinsAndUnions.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { faceName } from '../subjectOfVerification.js';
import { groundSet } from '../Vertex.js';
import { requireFace } from './requireFace.js';

/**
 * The complex with further faces, and their subsets. Labels that are new become vertices.
 * @throws InputError `invalid-vertex`, `unknown-vertex`, `invalid-argument`
 * @throws LimitError
 * @example addFaces(SimplicialComplex.fromFacets([['a', 'b']]), [['b', 'c']]).toString() // 'facets:a b, b c'
 */
export function addFaces(complex: ComplexSource, faces: SetsOfVertices, options: RunOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'addFaces');
  const lists = faces instanceof SetFamily ? [] : setsOf(faces, 'addFaces');
  const known = new Set(complex.vertices.map(({ label }) => label));
  const labels = lists.flat().filter((label) => typeof label === 'string' && !known.has(label)) as string[];
  const ground = groundSet([...complex.vertices, ...new Set(labels)], 'addFaces');
  const before = complex.listFacets(options).relabel([...complex.vertices.keys()], ground.length);
  const further = familyOn(ground, lists.length === 0 ? faces : lists, 'addFaces');
  return SimplicialComplex.ofAntichain(ground, { facets: before.concat(further).maximal(options) });
}

/**
 * The complex without some sets of vertices and all faces that contain one.
 * @throws InputError `invalid-vertex`, `unknown-vertex`, `invalid-argument`
 * @throws LimitError
 * @example removeFaces(SimplicialComplex.simplex(['a', 'b', 'c']), [['a', 'b', 'c']]).toString() // 'facets:a b, a c, b c'
 */
export function removeFaces(
  complex: ComplexSource,
  faces: SetsOfVertices,
  options: RunOptions = {},
): SimplicialComplex {
  complex = complexOf(complex, 'removeFaces');
  const removed = familyOn(complex.vertices, faces, 'removeFaces');
  const { nonfaces } = complex.known;
  if (nonfaces !== undefined)
    return SimplicialComplex.ofAntichain(complex.vertices, { nonfaces: nonfaces.concat(removed).minimal(options) });
  const work = new Work('removeFaces', options);
  for (const face of removed) {
    work.step();
    complex = complex.deletion(face);
  }
  return complex;
}

/**
 * The complex on its vertices that are faces: without loops.
 * @example prune(SimplicialComplex.fromFacets([['a', 'b']], ['a', 'b', 'c'])).toString() // 'facets:a b'
 */
export function prune(complex: ComplexSource): SimplicialComplex {
  complex = complexOf(complex, 'prune');
  return restricted(complex, complex.support);
}

/** The faces inside a set of vertices, on these vertices alone. */
function restricted(complex: SimplicialComplex, vertices: readonly number[]): SimplicialComplex {
  const map = new Int32Array(complex.n);
  vertices.forEach((v, i) => (map[v] = i));
  const ground = vertices.map((v) => complex.vertices[v]!);
  const { facets, nonfaces } = complex.known;
  return SimplicialComplex.ofAntichain(
    ground,
    nonfaces === undefined
      ? { facets: facets!.restrict(vertices).maximal().relabel(map, ground.length) }
      : { nonfaces: nonfaces.within(vertices).relabel(map, ground.length) },
  );
}

/** What strong collapses leave, and in which order vertices go. */
export interface StrongCollapse {
  /** The core: the complex on the vertices that are left, none of which another one dominates. */
  readonly core: SimplicialComplex;
  /** Each vertex that goes, with one that dominates it: one that lies in every facet with it, at that time. */
  readonly steps: readonly Dominated[];
}

/**
 * Removes dominated vertices as long as there are any: strong collapses, which keep the simple homotopy type. The core
 * does not depend on the order, up to isomorphism. Loops are left out.
 * @throws LimitError
 * @source Barmak and Minian 2012
 * @example strongCollapse(SimplicialComplex.fromFacets([['a', 'b'], ['b', 'c']])).core.n // 1
 */
export function strongCollapse(complex: ComplexSource, options: RunOptions = {}): StrongCollapse {
  complex = complexOf(complex, 'strongCollapse');
  const { vertices: ground } = complex;
  const steps: Dominated[] = [];
  const work = new Work('strongCollapse', options);
  const { facets, vertices } = strongCore(complex.listFacets(work.part()), work, (step) => steps.push(step));
  return {
    core: SimplicialComplex.ofAntichain(
      vertices.map((v) => ground[v]!),
      { facets: facets.sorted() },
    ),
    steps,
  };
}

/**
 * The complex after a free face, which lies in a single facet and is smaller, was removed with all faces that contain
 * it: an elementary collapse where the facet has one vertex more.
 * @throws InputError `not-a-face`, `not-a-free-face`, `invalid-vertex`
 * @throws LimitError
 * @example collapseStep(SimplicialComplex.simplex(3), [0, 1]).facets.toLists() // [[0, 2], [1, 2]]
 */
export function collapseStep(
  complex: ComplexSource,
  face: readonly number[],
  options: RunOptions = {},
): SimplicialComplex {
  complex = complexOf(complex, 'collapseStep');
  requireFace(complex, face, 'collapseStep');
  const facets = complex.listFacets(options);
  const around = facets.containing(face);
  if (around.size !== 1 || around.cardinality(0) === face.length)
    throw new InputError(
      'not-a-free-face',
      `collapseStep: ${faceName(complex, face)} ${around.size === 1 ? 'is a facet' : `lies in ${around.size} facets`}; expected a face that lies in a single facet and is smaller.`,
      { details: { face: faceName(complex, face) } },
    );
  return SimplicialComplex.ofAntichain(complex.vertices, { facets }).deletion(face);
}

/**
 * The deleted join: the unions F ∗ G′ of disjoint faces, on two copies of the vertices.
 * @throws LimitError
 * @example deletedJoin(SimplicialComplex.simplex(['a', 'b'])).fVector() // [1n, 4n, 4n]
 */
export function deletedJoin(complex: ComplexSource, options: RunOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'deletedJoin');
  const { n } = complex;
  const own = complex.listMinimalNonfaces(options);
  const onto = (by: number): SetFamily =>
    own.relabel(
      Array.from({ length: n }, (_, v) => v + by),
      2 * n,
    );
  const pairs = Array.from({ length: n }, (_, v) => [v, n + v]);
  const nonfaces = onto(0).concat(onto(n), SetFamily.fromLists(pairs, 2 * n));
  const ground = groundSet([...complex.vertices, ...labelledApart(complex, complex).vertices], 'deletedJoin');
  return SimplicialComplex.ofAntichain(ground, { nonfaces: nonfaces.minimal(options) });
}
