import {
  cliqueComplex,
  collapseStep,
  cone,
  connectedSum,
  deletedJoin,
  difference,
  edgeContraction,
  identify,
  independenceComplex,
  matchingComplex,
  neighbourhoodComplex,
  product,
  prune,
  stellarSubdivision,
  strongCollapse,
  suspension,
  union,
  wedge,
  type GraphOfVertices,
  type SimplicialComplex,
} from '../../complex/door.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { on } from '../Definition.js';
import { complexKind, faceKind, integerKind, textKind, verticesLabelled, type ArgumentKind } from '../kinds.js';
import { boardInput, complexInput, dimensionFrom, faceInput, operation, type Operation } from '../operation.js';

/** A label of a vertex: one, not several. */
export const labelKind: ArgumentKind<string> = { ...faceKind, word: '"label"' };

/** The complexes of a graph by their names. */
export const OF_GRAPHS: {
  readonly [Which in 'independence' | 'clique' | 'neighbourhood' | 'matching']: (
    graph: GraphOfVertices,
    options: RunOptions,
  ) => SimplicialComplex;
} = {
  independence: independenceComplex,
  clique: cliqueComplex,
  neighbourhood: neighbourhoodComplex,
  matching: matchingComplex,
};
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
