import {
  addFaces,
  bistellarFlip,
  cliqueComplex,
  collapseStep,
  cone,
  connectedSum,
  contractibility,
  dehnSommerville,
  deletedJoin,
  difference,
  edgeContraction,
  edgePathGroup,
  f2Vector,
  flagVector,
  gVector,
  hTriangle,
  identify,
  independenceComplex,
  intersection,
  isSheddingFace,
  matchingComplex,
  neighbourhoodComplex,
  product,
  prune,
  removeFaces,
  sheddingFaces,
  SimplicialComplex,
  stellarSubdivision,
  strongCollapse,
  suspension,
  union,
  verifyShelling,
  wedge,
} from '../../complex/door.js';
import { simplifyPresentation } from '../../complex/internal.js';
import { InputError } from '../../errors.js';
import { Work } from '../../run.js';
import { define, on, type Definition } from '../Definition.js';
import {
  boardKind,
  complexKind,
  faceKind,
  integerKind,
  integersKind,
  listKind,
  setsOfLabelsKind,
  textKind,
  verticesLabelled,
  type ArgumentKind,
} from '../kinds.js';
import { boardInput, complexInput, dimensionFrom, faceInput, operation, type Operation } from '../operation.js';

/** A label of a vertex: one, not several. */
const labelKind: ArgumentKind<string> = { ...faceKind, word: '"label"' };

/** The complexes of a graph by their names. */
const OF_GRAPHS = {
  independence: independenceComplex,
  clique: cliqueComplex,
  neighbourhood: neighbourhoodComplex,
  matching: matchingComplex,
} as const;
const GRAPH_COMPLEXES = Object.keys(OF_GRAPHS) as readonly (keyof typeof OF_GRAPHS)[];

const graphComplexKind: ArgumentKind<keyof typeof OF_GRAPHS> = {
  types: 'string',
  word: '"independence", …',
  read: (given, name) => {
    const found = GRAPH_COMPLEXES.find((each) => each === given);
    if (found !== undefined) return found;
    throw new InputError(
      'unknown-complex',
      `${name}: found ${JSON.stringify(given)}; expected ${GRAPH_COMPLEXES.join(', ')}.`,
    );
  },
};

/** New complexes from one or two, as topologists make them, and those of a graph: functions and commands. */
export const spaceOperations: readonly Operation<'complex'>[] = [
  {
    ...operation(
      'cone',
      'complex',
      'The cone {F, F ∪ {apex}}, with a new vertex apex; an expression may give its label.',
      [complexInput],
      (D) => cone(D),
      ['facets:1 2, 3'],
    ),
    calls: [on([complexKind], (D) => cone(D)), on([complexKind, textKind], (D, apex) => cone(D, { apex }))],
  },
  {
    ...operation(
      'suspension',
      'complex',
      'The k-fold suspension: the join with k copies of two points, which are called apex1, apex2, …',
      [complexInput, { ...dimensionFrom(0), description: 'how often: an integer from 0' }],
      (D, k, bounds) => suspension(D, k, bounds),
      ['facets:1 2, 2 3, 1 3', '1'],
    ),
    calls: [
      on([complexKind], (D, language) => suspension(D, 1, language.run())),
      on([complexKind, integerKind], (D, k, language) => suspension(D, k, language.run())),
    ],
  },
  operation(
    'union',
    'complex',
    'The union of two complexes: the faces of either. Vertices are the same where their labels are.',
    [complexInput, complexInput],
    (D, E, bounds) => union(D, E, bounds),
    ['facets:1 2', 'facets:2 3'],
  ),
  operation(
    'difference',
    'complex',
    'The complex that the faces of the first generate which are not faces of the second; vertices are the same where their labels are.',
    [complexInput, complexInput],
    (D, E, bounds) => difference(D, E, bounds),
    ['facets:1 2, 2 3', 'facets:2 3, 3 4'],
  ),
  operation(
    'product',
    'complex',
    'The product, triangulated by staircases for the orders of the vertices: its vertices are the pairs a.b, without sides.',
    [complexInput, complexInput],
    (D, E, bounds) => product(D, E, bounds),
    ['facets:1 2', 'facets:3 4'],
  ),
  {
    ...operation(
      'wedge',
      'complex',
      'The wedge: the disjoint union with a vertex of the second put on one of the first; an expression may give both labels, else they are the first that are not loops.',
      [complexInput, complexInput],
      (D, E, bounds) => wedge(D, E, undefined, undefined, bounds),
      ['facets:1 2, 2 3, 1 3', 'facets:1 2, 2 3, 1 3'],
    ),
    calls: [
      on([complexKind, complexKind], (D, E, language) => wedge(D, E, undefined, undefined, language.run())),
      on([complexKind, complexKind, labelKind, labelKind], (D, E, v, w, language, name) =>
        wedge(D, E, vertex(v, D, name), vertex(w, E, name), language.run()),
      ),
    ],
  },
  {
    ...operation(
      'connectedSum',
      'complex',
      'The connected sum of pure complexes of the same dimension: a facet of each is taken out, the last of the first and the first of the second, and their boundaries are put together. An expression may give both facets; the i-th vertices become one.',
      [complexInput, complexInput],
      (D, E, bounds) => connectedSum(D, E, bounds),
      ['named:torus-csaszar', 'named:real-projective-plane'],
    ),
    calls: [
      on([complexKind, complexKind], (D, E, language) => connectedSum(D, E, language.run())),
      on([complexKind, complexKind, faceKind, faceKind], (D, E, F, G, language, name) =>
        connectedSum(D, E, {
          ...language.run(),
          facet: verticesLabelled(F, D, name),
          other: verticesLabelled(G, E, name),
        }),
      ),
    ],
  },
  {
    ...operation(
      'stellarSubdivision',
      'complex',
      'The stellar subdivision of a face: its open star gives way to the cone over the boundary of the star, with a new vertex apex.',
      [complexInput, faceInput],
      (D, set, bounds, name) => stellarSubdivision(D, verticesLabelled(set, D, name), bounds),
      ['facets:1 2 3', '1 2 3'],
    ),
    calls: [
      on([complexKind, faceKind], (D, set, language, name) =>
        stellarSubdivision(D, verticesLabelled(set, D, name), language.run()),
      ),
      on([complexKind, faceKind, textKind], (D, set, apex, language, name) =>
        stellarSubdivision(D, verticesLabelled(set, D, name), { ...language.run(), apex }),
      ),
    ],
  },
  operation(
    'edgeContraction',
    'complex',
    'The contraction of an edge to its first vertex. It is refused unless the edge satisfies the link condition: lk u ∩ lk v is the link of the edge.',
    [complexInput, faceInput],
    (D, set, bounds, name) => edgeContraction(D, ...twoVertices(set, D, name), bounds),
    ['facets:1 2, 2 3, 3 4, 1 4', '1 2'],
  ),
  {
    ...operation(
      'identify',
      'complex',
      'The complex in which two vertices are one: the first stands for the second.',
      [complexInput, faceInput],
      (D, set, bounds, name) => identify(D, ...twoVertices(set, D, name), bounds),
      ['facets:1 2, 3 4', '1 3'],
    ),
    calls: [
      on([complexKind, faceKind], (D, set, language, name) =>
        identify(D, ...twoVertices(set, D, name), language.run()),
      ),
      on([complexKind, labelKind, labelKind], (D, u, v, language, name) =>
        identify(D, vertex(u, D, name), vertex(v, D, name), language.run()),
      ),
    ],
  },
  operation('prune', 'complex', 'The complex without its loops.', [complexInput], (D) => prune(D), [
    'vertices:1 2 3; facets:1 2',
  ]),
  operation(
    'core',
    'complex',
    'The core: what is left when vertices that another one dominates are removed as long as there are any. It has the homotopy type of the complex; strongCollapse tells the steps.',
    [complexInput],
    (D, bounds) => strongCollapse(D, bounds).core,
    ['facets:1 2, 2 3, 3 4, 2 4'],
  ),
  operation(
    'collapseStep',
    'complex',
    'The complex after a free face, which lies in a single facet and is smaller, was removed with all faces that contain it.',
    [complexInput, faceInput],
    (D, set, bounds, name) => collapseStep(D, verticesLabelled(set, D, name), bounds),
    ['facets:1 2 3', '1 2'],
  ),
  operation(
    'deletedJoin',
    'complex',
    'The deleted join: the unions of two disjoint faces, on two copies of the vertices.',
    [complexInput],
    (D, bounds) => deletedJoin(D, bounds),
    ['facets:1 2'],
  ),
  operation(
    'complexOf',
    'complex',
    `A complex of a graph: independence, of the sets of vertices without an edge; clique, of the sets of vertices that are joined to each other; neighbourhood, of the sets with a common neighbour; matching, of the sets of edges without a common end.`,
    [
      {
        name: 'which',
        description: GRAPH_COMPLEXES.join(', '),
        kind: graphComplexKind,
        written: (text) => JSON.stringify(text),
        read: (text, command) => graphComplexKind.read(text, command, undefined as never),
      },
      boardInput,
    ],
    (which, graph, bounds) => OF_GRAPHS[which](graph, bounds),
    ['independence', 'path:4'],
    ['matching', 'cycle:5'],
  ),
];

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
      return SimplicialComplex.fromNonfaces([labels.map((_, v) => v)], labels);
    }),
  ),
  define(
    'facetsOfFaces',
    'Those of some sets of labels that lie in no other one, as the facets of the complex that they generate.',
    'facetsOfFaces([[1, 2], [2], [2, 3]])',
    on([setsOfLabelsKind], (sets) => {
      const D = SimplicialComplex.fromFacets(sets);
      return D.facets.toLists().map((facet) => labelled(facet, D));
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
    'gVector',
    'The g-vector: g_0 = h_0 and g_i = h_i − h_(i−1) up to the middle.',
    'gVector(complex("facets:1 2 3, 1 2 4, 1 3 4, 2 3 4"))',
    on([complexKind], (D, language) => gVector(D, language.run())),
  ),
  define(
    'fTriangle',
    'The f-triangle: a row for each size 0, 1, … of facets, with the numbers of faces of each size that lie in such a facet and in no larger one.',
    'fTriangle(complex("facets:1 2 3, 3 4"))',
    on([complexKind], (D, language) => triangle(D, 'f', language.run())),
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
  ...(['isSheddingFace', 'isSheddingVertex'] as const).map((which) =>
    define(
      which,
      `Is a ${which === 'isSheddingFace' ? 'face' : 'vertex'} shedding: is every facet of its deletion a facet of the complex?`,
      `${which}(complex("facets:1 2, 2 3"), "1")`,
      on([complexKind, which === 'isSheddingFace' ? faceKind : labelKind], (D, set, language, name) =>
        isSheddingFace(D, verticesLabelled(set, D, name), language.run()),
      ),
    ),
  ),
  define(
    'sheddingFaces',
    'The shedding faces of dimension k.',
    'sheddingFaces(complex("facets:1 2, 2 3"), 0)',
    on([complexKind, integerKind], (D, k, language) =>
      sheddingFaces(D, k, language.run()).map((face) => labelled(face, D)),
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

/** The rows of the f- or h-triangle, for every size of facets from 0. */
function triangle(D: SimplicialComplex, which: 'f' | 'h', run: object): (readonly bigint[])[] {
  const rows = hTriangle(D, run);
  const largest = Math.max(-1, ...rows.map(({ facetSize }) => facetSize));
  return Array.from({ length: largest + 1 }, (_, size) => {
    const row = rows.find(({ facetSize }) => facetSize === size);
    return row?.[which] ?? new Array<bigint>(size + 1).fill(0n);
  });
}

function vertex(label: string, D: SimplicialComplex, name: string): number {
  const [v, more] = verticesLabelled(label, D, name);
  if (v === undefined || more !== undefined)
    throw new InputError('invalid-vertex', `${name}: found ${JSON.stringify(label)}; expected the label of a vertex.`);
  return v;
}

function twoVertices(labels: string, D: SimplicialComplex, name: string): [number, number] {
  const [u, v, more] = verticesLabelled(labels, D, name);
  if (u === undefined || v === undefined || more !== undefined)
    throw new InputError('invalid-vertex', `${name}: found ${JSON.stringify(labels)}; expected two vertices.`);
  return [u, v];
}

function labelled(set: readonly number[], { vertices }: SimplicialComplex): string {
  return set.length === 0 ? '{}' : set.map((v) => vertices[v]!.label).join(' ');
}
