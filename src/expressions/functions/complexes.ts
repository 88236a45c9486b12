import type { SimplicialComplex } from '../../complex/door.js';
import {
  complexIsomorphism,
  components,
  designParameters,
  homologyCycles,
  hVector,
  isAcyclic,
  joinFactors,
  labelledApart,
  leaves,
  reducedCohomology,
  reducedEulerCharacteristic,
  reducedHomology,
  reducedHomologyOver,
  restrictionSets,
  shelling,
  vertexDecomposition,
  whisker,
  type Chain,
  type Vertex,
} from '../../complex/door.js';
import { InputError } from '../../errors.js';
import type { SetFamily } from '../../sets/door.js';
import { define, on, type Definition } from '../Definition.js';
import { characteristicKind, complexKind, faceKind, integerKind, verticesLabelled } from '../kinds.js';

/** Complexes: their sets, what is made of them, what they are like. */
export const complexFunctions: readonly Definition[] = [
  define(
    'vertices',
    'The labels of the vertices, loops included.',
    'vertices(complex("facets:1 2, 3"))',
    on([complexKind], (D) => D.vertices.map(({ label }) => label)),
  ),
  define(
    'designParameters',
    'The t, v, k and λ for which the facets are the blocks of a t-(v, k, λ) design, with the greatest t; null if points lie in different numbers of facets.',
    'designParameters(namedComplex("s-5-6-12"))',
    on([complexKind], (D, language) => {
      const found = designParameters(D, language.run());
      return found === undefined ? null : [found.t, found.v, found.k, found.lambda];
    }),
  ),
  define(
    'facets',
    'The facets, each as the text of its labels.',
    'facets(complex("facets:1 2, 3"))',
    on([complexKind], (D, language) => setsInWords(D.listFacets(language.run()), D.vertices)),
  ),
  define(
    'minimalNonfaces',
    'The minimal nonfaces.',
    'minimalNonfaces(complex("facets:1 2, 3"))',
    on([complexKind], (D, language) => setsInWords(D.listMinimalNonfaces(language.run()), D.vertices)),
  ),
  define(
    'minimalVertexCovers',
    'The minimal sets that meet every facet.',
    'minimalVertexCovers(complex("facets:1 2, 2 3"))',
    on([complexKind], (D, language) => setsInWords(D.listMinimalVertexCovers(language.run()), D.vertices)),
  ),
  define(
    'faces',
    'The faces of dimension k.',
    'faces(complex("facets:1 2 3"), 1)',
    on([complexKind, integerKind], (D, k, language) => setsInWords(D.listFaces(k, language.run()), D.vertices)),
  ),
  define(
    'loops',
    'The vertices that are not faces.',
    'loops(complex("vertices:1 2 3; facets:1 2"))',
    on([complexKind], (D) => D.loops.map((v) => D.vertices[v]!.label)),
  ),
  define(
    'isFace',
    'Is a set of vertices a face?',
    'isFace(complex("facets:1 2, 3"), "1 3")',
    on([complexKind, faceKind], (D, set, _, name) => D.isFace(verticesLabelled(set, D, name))),
  ),
  define(
    'isVoid',
    'Does the complex have no face at all?',
    'isVoid(complex("facets:"))',
    on([complexKind], (D) => D.isVoid),
  ),
  define(
    'labelledApart',
    'The second complex, with labels that continue those of the first if a label occurs in both.',
    'labelledApart(complex("facets:1 2"), complex("facets:1 2"))',
    on([complexKind, complexKind], (D, E) => labelledApart(D, E)),
  ),
  define(
    'components',
    'The connected components, each as the text of its vertices.',
    'components(complex("facets:1 2, 3"))',
    on([complexKind], (D, language) =>
      components(D, language.run()).map(({ vertices }) => setInWords(vertices, D.vertices)),
    ),
  ),
  define(
    'joinFactors',
    'The vertices of the parts whose join is the complex.',
    'joinFactors(complex("facets:1 3, 1 4, 2 3, 2 4"))',
    on([complexKind], (D, language) =>
      joinFactors(D, language.run()).map(({ vertices }) => setInWords(vertices, D.vertices)),
    ),
  ),
  define(
    'isomorphic',
    'Is there a bijection of the vertices that maps faces to faces, and preserves the sides?',
    'isomorphic(complex("facets:1 2, 3"), complex("facets:1, 2 3"))',
    on([complexKind, complexKind], (D, E, language) => complexIsomorphism(D, E, language.run()).isomorphic),
  ),
  define(
    'fVector',
    'The numbers of faces, beginning with the empty one.',
    'fVector(complex("facets:1 2 3"))',
    on([complexKind], (D, language) => D.fVector(language.run())),
  ),
  define(
    'hVector',
    'The h-vector.',
    'hVector(complex("facets:1 2 3, 2 3 4"))',
    on([complexKind], (D, language) => hVector(D, language.run())),
  ),
  define(
    'reducedEulerCharacteristic',
    'The number -f(-1) + f(0) - f(1) + …',
    'reducedEulerCharacteristic(complex("facets:1 2, 3"))',
    on([complexKind], (D, language) => reducedEulerCharacteristic(D, language.run())),
  ),
  define(
    'reducedHomology',
    'Reduced homology over the integers in the degrees -1, 0, …; or its dimensions over a field.',
    [
      'reducedHomology(complex("named:real-projective-plane"))',
      'reducedHomology(complex("named:real-projective-plane"), 2)',
    ],
    on([complexKind], (D, language) => reducedHomology(D, language.run())),
    on([complexKind, characteristicKind], (D, p, language) => reducedHomologyOver(D, p, language.run())),
  ),
  define(
    'reducedCohomology',
    'Reduced cohomology over the integers.',
    'reducedCohomology(complex("named:real-projective-plane"))',
    on([complexKind], (D, language) => reducedCohomology(D, language.run())),
  ),
  define(
    'homologyCycles',
    'Cycles whose classes generate reduced homology in degree k: terms [face, coefficient], and the order, 0 for infinite order.',
    'homologyCycles(complex("facets:1 2, 2 3, 1 3"), 1)',
    on([complexKind, integerKind], (D, k, language) => {
      const cycles = homologyCycles(D, k, language.run());
      return cycles.map(({ chain, order }) => ({ chain: chainInWords(chain, D.vertices), order }));
    }),
  ),
  define(
    'complexIsomorphism',
    'A bijection of the vertices that maps faces to faces: pairs of labels; or how the complexes differ.',
    'complexIsomorphism(complex("facets:1 2, 3"), complex("facets:1, 2 3"))',
    on([complexKind, complexKind], (D, E, language) => {
      const found = complexIsomorphism(D, E, language.run());
      if (found.isomorphic === 'undecided') return found.isomorphic;
      if (!found.isomorphic) return found.difference;
      return found.map.map(([v, w]) => [D.vertices[v]!.label, E.vertices[w]!.label]);
    }),
  ),
  define(
    'isAcyclic',
    'Is all reduced homology 0?',
    'isAcyclic(complex("facets:1 2 3"))',
    on([complexKind], (D, language) => isAcyclic(D, language.run())),
  ),
  define(
    'shelling',
    'An order of the facets that shells the complex.',
    'shelling(complex("facets:1 2 3, 2 3 4"))',
    on([complexKind], shellingOf),
  ),
  define(
    'restrictionSets',
    'The restriction sets of a shelling, the one that `shelling` finds: the new faces of a facet are those that contain its set.',
    'restrictionSets(complex("facets:1 2 3, 2 3 4"))',
    on([complexKind], (D, language) =>
      restrictionSets(D, orderOfShelling(D, 'restrictionSets', language)).map((set) => setInWords(set, D.vertices)),
    ),
  ),
  define(
    'leaves',
    'The leaves of a complex: facets that meet all others in a part of one of them.',
    'leaves(complex("facets:1 2, 2 3, 3 4"))',
    on([complexKind], (D, language) => leaves(D, language.run()).map((i) => setInWords(D.facets.list(i), D.vertices))),
  ),
  define(
    'whisker',
    'The complex with a new vertex and an edge to it for each vertex.',
    'whisker(complex("facets:1 2"))',
    on([complexKind], (D) => whisker(D)),
  ),
  define(
    'vertexDecomposition',
    'A vertex decomposition, or why there is none.',
    'vertexDecomposition(complex("facets:1 2, 2 3"))',
    on([complexKind], (D, language) => vertexDecomposition(D, language.run())),
  ),
];

/** The sets of a family, each as the text of its labels; `{}` for ∅. */
export function setsInWords(sets: SetFamily, vertices: readonly Vertex[]): string[] {
  return Array.from({ length: sets.size }, (_, i) => setInWords(sets.list(i), vertices));
}

export function setInWords(set: readonly number[], vertices: readonly Vertex[]): string {
  return set.length === 0 ? '{}' : set.map((v) => vertices[v]!.label).join(' ');
}

/** Terms, each the text of a face and a coefficient. */
export function chainInWords(chain: Chain, vertices: readonly Vertex[]): [face: string, coefficient: bigint][] {
  return chain.map(({ face, coefficient }) => [setInWords(face, vertices), coefficient]);
}

/** The facets in the order of a shelling. */
function shellingOf(D: SimplicialComplex, language: { run(): object }): string[] {
  return orderOfShelling(D, 'shelling', language).map((i) => setInWords(D.facets.list(i), D.vertices));
}

function orderOfShelling(D: SimplicialComplex, name: string, language: { run(): object }): readonly number[] {
  const found = shelling(D, language.run());
  if (found.shellable === true) return found.order;
  throw new InputError('not-shellable', `${name}: the complex is not shellable; expected one that is.`, {
    hint: 'witness(D, "shellable") says why.',
  });
}
