import {
  addFaces,
  bistellarFlip,
  brokenCircuitComplex,
  contractibility,
  criticalVector,
  dehnSommerville,
  edgePathGroup,
  exteriorShifting,
  f2Vector,
  flagVector,
  gVector,
  hTriangle,
  intersection,
  isSheddingFace,
  matroid,
  matroidComplex,
  removeFaces,
  ripsComplex,
  sheddingFaces,
  simplexBoundary,
  SimplicialComplex,
  simplify,
  strongCollapse,
  verifyShelling,
} from '../../complex/door.js';
import { simplifyPresentation } from '../../complex/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { define, on, type Definition } from '../Definition.js';
import {
  boardKind,
  complexKind,
  faceKind,
  integerKind,
  integersKind,
  listKind,
  pointsKind,
  setsOfLabelsKind,
  verticesLabelled,
} from '../kinds.js';
import { setInWords, setsInWords } from './complexes.js';
import { labelKind, OF_GRAPHS, oneVertex } from './spaceOperations.js';

/** What else is made of complexes, or asked about them. */
export const spaceFunctions: readonly Definition[] = [
  define(
    'intersection',
    'The faces that two complexes have in common; vertices are the same where their labels are.',
    'intersection(complex("facets:1 2, 2 3"), complex("facets:2 3, 3 4"))',
    on([complexKind, complexKind], (D, E, language) => intersection(D, E, language.run())),
  ),
  ...(Object.keys(OF_GRAPHS) as (keyof typeof OF_GRAPHS)[]).map((which) =>
    define(
      `${which}Complex`,
      `The ${which} complex of a graph, see complexOf.`,
      `${which}Complex(board("cycle:5"))`,
      on([boardKind], (graph, language) => OF_GRAPHS[which](graph, language.run())),
    ),
  ),
  define(
    'bistellarFlip',
    'The bistellar flip of a face F whose link is the boundary of a set G that is not a face: F joined with the boundary of G gives way to the boundary of F joined with G. G may be one new label.',
    'bistellarFlip(complex("facets:1 2 3, 1 2 4, 1 3 4, 2 3 4"), "1 2 3", "5")',
    on([complexKind, faceKind, faceKind], (D, F, G, language, name) => {
      const isNew = !/\s/.test(G) && D.vertices.every(({ label }) => label !== G);
      return bistellarFlip(D, verticesLabelled(F, D, name), isNew ? G : verticesLabelled(G, D, name), language.run());
    }),
  ),
  define(
    'bistellarFlips',
    'The flips that simplify makes, each a face and the set that takes its place; with a seed, or 1.',
    'bistellarFlips(complex("facets:1 2, 2 3, 3 4, 1 4"))',
    on([complexKind], (D, language) => flipsOf(D, 1, language.run())),
    on([complexKind, integerKind], (D, seed, language) => flipsOf(D, seed, language.run())),
  ),
  define(
    'addFaces',
    'The complex with further faces, which may have new vertices.',
    'addFaces(complex("facets:1 2"), [[2, 3]])',
    on([complexKind, setsOfLabelsKind], (D, sets, language) => addFaces(D, sets, language.run())),
  ),
  define(
    'removeFaces',
    'The complex without some faces and all that contain one of them.',
    'removeFaces(complex("facets:1 2 3"), [[1, 2, 3]])',
    on([complexKind, setsOfLabelsKind], (D, sets, language) => removeFaces(D, sets, language.run())),
  ),
  define(
    'relabel',
    'The complex with other labels, one for each vertex, loops included.',
    'relabel(complex("facets:1 2, 2 3"), ["a", "b", "c"])',
    on([complexKind, listKind], (D, labels, language, name) =>
      D.withVertices(labels.map((label) => labelKind.read(label, name, language))),
    ),
  ),
  define(
    'boundaryOf',
    'The boundary of the simplex on some vertices.',
    'boundaryOf("a b c")',
    on([faceKind], (set) => {
      const labels = set.split(/\s+/).filter((label) => label !== '');
      return simplexBoundary(labels.length).withVertices(labels);
    }),
  ),
  define(
    'facetsOfFaces',
    'Those of some sets of labels that lie in no other one, as the facets of the complex that they generate.',
    'facetsOfFaces([[1, 2], [2], [2, 3]])',
    on([setsOfLabelsKind], (sets) => {
      const D = SimplicialComplex.fromFacets(sets);
      return setsInWords(D.facets, D.vertices);
    }),
  ),
  define(
    'strongCollapse',
    'The vertices that strong collapses remove, each with one that dominates it, and the core.',
    'strongCollapse(complex("facets:1 2, 2 3"))',
    on([complexKind], (D, language) => {
      const { core, steps } = strongCollapse(D, language.run());
      return { core, steps: steps.map(({ vertex: v, by }) => [v, by].map((u) => D.vertices[u]!.label)) };
    }),
  ),
  define(
    'isContractible',
    'Is the complex contractible? "undecided" where neither collapses nor homology nor the fundamental group tell it.',
    'isContractible(complex("named:dunce-hat"))',
    on([complexKind], (D, language) => contractibility(D, language.run()).contractible),
  ),
  define(
    'fundamentalGroup',
    'The fundamental group of a connected complex: the number of generators and the relators, simplified; in a relator the generator g is g, its inverse −g.',
    'fundamentalGroup(complex("named:real-projective-plane"))',
    on([complexKind], (D, language, name) => {
      const { edges: _, ...group } = edgePathGroup(D, language.run());
      const { generators, relators } = simplifyPresentation(group, new Work(name, language.run()));
      return { generators, relators };
    }),
  ),
  define(
    'criticalVector',
    'A random discrete Morse vector, the numbers of critical faces of dimension 0, 1, …, and whether it is that of the Betti numbers over Q or some GF(p); with a seed, or 1.',
    ['criticalVector(complex("named:dunce-hat"))', 'criticalVector(realProjectiveSpace(3), 7).vector'],
    on([complexKind], (D, language) => criticalVector(D, language.run())),
    on([complexKind, integerKind], (D, seed, language) => criticalVector(D, { ...language.run(), seed })),
  ),
  define(
    'exteriorShifting',
    'The exterior algebraic shifting over the rational numbers, for the order of the vertices as they stand.',
    'exteriorShifting(complex("named:torus"))',
    on([complexKind], (D, language) => exteriorShifting(D, language.run())),
  ),
  define(
    'isMatroid',
    'Are the faces the independent sets of a matroid?',
    'isMatroid(complex("facets:1 2, 3 4"))',
    on([complexKind], (D, language) => matroid(D, language.run()).matroid),
  ),
  define(
    'matroidComplex',
    'The independent sets of the matroid with these bases; whoever gives other sets is told what cannot be exchanged.',
    'matroidComplex([[1, 2], [1, 3]])',
    on([setsOfLabelsKind], (bases, language) => matroidComplex(bases, language.run())),
  ),
  define(
    'brokenCircuitComplex',
    'The sets that contain no circuit of a matroid without its least element; the vertices are ordered as they stand, or as a list of labels says.',
    'brokenCircuitComplex(matroidComplex([[1, 2], [1, 3], [2, 3]]))',
    on([complexKind], (D, language) => brokenCircuitComplex(D, language.run())),
    on([complexKind, listKind], (D, labels, language, name) => {
      const order = labels.map((label) => oneVertex(labelKind.read(label, name, language), D, name));
      return brokenCircuitComplex(D, { ...language.run(), order });
    }),
  ),
  define(
    'ripsComplex',
    'The Vietoris–Rips complex: the sets of points of which any two are at most t apart, for a square of distances, which are integers.',
    'ripsComplex([[0, 1, 2], [1, 0, 1], [2, 1, 0]], 1)',
    on([pointsKind, integerKind], (distances, t) => ripsComplex(distances, t)),
  ),
  define(
    'gVector',
    'The g-vector: g_0 = h_0 and g_i = h_i − h_(i−1) up to the middle.',
    'gVector(complex("facets:1 2 3, 1 2 4, 1 3 4, 2 3 4"))',
    on([complexKind], (D, language) => gVector(D, language.run())),
  ),
  define(
    'fTriangle',
    'The f-triangle: a row for each size 0, 1, … of facets, with the numbers of faces of each size that lie in such a facet and in no larger one.',
    'fTriangle(complex("facets:1 2 3, 3 4"))',
    on([complexKind], (D, language) => fTriangle(D, language.run())),
  ),
  define(
    'f2Vector',
    'The numbers of pairs of a face of dimension i inside one of dimension k, for i, k = 0, 1, …',
    'f2Vector(complex("facets:1 2 3"))',
    on([complexKind], (D, language) => f2Vector(D, language.run())),
  ),
  ...(['f', 'h'] as const).map((which) =>
    define(
      `flag${which.toUpperCase()}Vector`,
      `The flag ${which}-vector for a colouring, a number from 0 for each vertex: a row [colours, number] for each set of colours.`,
      `flag${which.toUpperCase()}Vector(complex("facets:1 2, 2 3"), [0, 1, 0])`,
      on([complexKind, integersKind], (D, colours, language) =>
        flagVector(D, colours, language.run()).map((entry) => [entry.colours, entry[which]]),
      ),
    ),
  ),
  define(
    'dehnSommerville',
    'Does the h-vector read the same from both ends, as that of a sphere does?',
    'dehnSommerville(complex("facets:1 2, 2 3, 1 3"))',
    on([complexKind], (D, language) => dehnSommerville(D, language.run())),
  ),
  define(
    'isSheddingFace',
    'Is a face shedding: is every facet of its deletion a facet of the complex?',
    'isSheddingFace(complex("facets:1 2, 2 3"), "1")',
    on([complexKind, faceKind], (D, set, language, name) =>
      isSheddingFace(D, verticesLabelled(set, D, name), language.run()),
    ),
  ),
  define(
    'isSheddingVertex',
    'Is a vertex shedding: is every facet of its deletion a facet of the complex?',
    'isSheddingVertex(complex("facets:1 2, 2 3"), "1")',
    on([complexKind, labelKind], (D, label, language, name) =>
      isSheddingFace(D, [oneVertex(label, D, name)], language.run()),
    ),
  ),
  define(
    'sheddingFaces',
    'The shedding faces of dimension k.',
    'sheddingFaces(complex("facets:1 2, 2 3"), 0)',
    on([complexKind, integerKind], (D, k, language) =>
      sheddingFaces(D, k, language.run()).map((face) => setInWords(face, D.vertices)),
    ),
  ),
  define(
    'isShelling',
    'Is a list of the facets, each by its labels, a shelling in this order?',
    'isShelling(complex("facets:1 2, 2 3, 3 4"), [[1, 2], [2, 3], [3, 4]])',
    on([complexKind, setsOfLabelsKind], (D, sets, language, name) => {
      const facets = D.listFacets(language.run());
      const place = new Map(facets.toLists().map((facet, i) => [facet.join(), i]));
      const order = sets.map((set) => verticesLabelled(set.join(' '), D, name).sort((a, b) => a - b));
      return verifyShelling(
        D,
        order.map((facet) => place.get(facet.join()) ?? -1),
      ).verified;
    }),
  ),
];

/** The rows of the f-triangle, for every size of facets from 0. */
function fTriangle(D: SimplicialComplex, run: RunOptions): (readonly bigint[])[] {
  const rows = hTriangle(D, run);
  const largest = Math.max(-1, ...rows.map(({ facetSize }) => facetSize));
  return Array.from({ length: largest + 1 }, (_, size) => {
    const row = rows.find(({ facetSize }) => facetSize === size);
    return row?.f ?? new Array<bigint>(size + 1).fill(0n);
  });
}

function flipsOf(D: SimplicialComplex, seed: number, run: RunOptions): string[][] {
  return simplify(D, { ...run, seed }).flips.map(({ face, other }) =>
    [face, other].map((set) => setInWords(set, D.vertices)),
  );
}
