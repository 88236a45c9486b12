import { Board } from '../../boards/door.js';
import {
  boundaryMatrix,
  dualGraph,
  findHomomorphism,
  relativeHomology,
  SimplicialComplex,
} from '../../complex/door.js';
import type { RunOptions } from '../../run.js';
import { on } from '../Definition.js';
import { complexKind, verticesLabelled } from '../kinds.js';
import { boardInput, complexInput, dimensionFrom, operation, option, type Operation } from '../operation.js';

const SUBCOMPLEX = { name: 'subcomplex', description: 'a source whose faces are faces of the first' };

/** Maps, chains and graphs of complexes: functions and commands. */
export const chainOperations: readonly Operation[] = [
  operation(
    'homomorphism',
    'map',
    'A homomorphism of complexes: a map of vertices that preserves sides and maps faces to faces.',
    [complexInput, complexInput, option('injective', 'different vertices go to different vertices')],
    (D, E, injective, bounds) => {
      // A limit would bound the search.
      const answer = findHomomorphism(D, E, { ...bounds, limit: Infinity, injective });
      const map = answer.found === true ? answer.map : [];
      const pairs = [...map.entries()].flatMap(([v, w]) => (w === undefined ? [] : [[v, w] as const]));
      const labels = pairs.map(([v, w]) => [D.vertices[v]!.label, E.vertices[w]!.label] as const);
      return { found: answer.found, pairs, labels };
    },
    ['facets:1 2, 2 3', 'facets:a b', ''],
    ['snort@path:2', 'snort@path:3', '--injective'],
  ),
  operation(
    'boundaryMatrix',
    'boundary',
    'The boundary map from the faces of dimension k (columns) to those of dimension k − 1 (rows), in lexicographic order: the face without its first vertex has the sign +, then signs alternate.',
    [complexInput, dimensionFrom(0)],
    (D, k, bounds) => {
      const matrix = boundaryMatrix(D, k, bounds);
      const facesOf = (dimension: number): string[][] =>
        Array.from(D.listFaces(dimension, bounds), (face) => face.map((v) => D.vertices[v]!.label));
      return { rows: facesOf(k - 1), columns: facesOf(k), matrix };
    },
    ['facets:1 2 3', '1'],
    ['facets:1 2 3', '2'],
  ),
  operation(
    'relativeHomology',
    'homology',
    'The homology over the integers of a complex relative to a subcomplex, whose vertices are matched by label.',
    [complexInput, { ...complexInput, ...SUBCOMPLEX }],
    (D, E, bounds, name) => relativeHomology(D, inside(D, E, bounds, name), bounds),
    ['facets:1 2 3', 'facets:1 2, 2 3, 1 3'],
  ),
  {
    ...operation(
      'dualGraph',
      'board',
      'The dual graph of a complex: its vertices are the facets in canonical order, joined where they have all vertices but one in common. An expression gives the pairs of facets, numbered from 1.',
      [complexInput],
      (D, bounds) => new Board({ vertexCount: D.listFacets(bounds).size, edges: dualGraph(D, bounds) }),
      ['facets:1 2 3, 2 3 4, 3 4 5'],
    ),
    calls: [on([complexKind], (D, language) => dualGraph(D, language.run()).map((pair) => pair.map((i) => i + 1)))],
  },
];

/** What is made of boards: functions and commands. */
export const boardOperations: readonly Operation<'board'>[] = [
  operation(
    'lineGraph',
    'board',
    'The line graph of a board: vertex i is edge i of the board, edges with a common end are joined.',
    [boardInput],
    (it) => it.lineGraph(),
    ['path:4'],
    ['grid:2x3'],
  ),
];

/** The second complex on the vertices of the first. @throws InputError `unknown-vertex` */
function inside(D: SimplicialComplex, E: SimplicialComplex, bounds: RunOptions, name: string): SimplicialComplex {
  const labels = E.support.map((v) => E.vertices[v]!.label);
  const places = verticesLabelled(labels.join(' '), D, name);
  const placeOf = new Map(E.support.map((v, i) => [v, places[i]!]));
  const facets = Array.from(E.listFacets(bounds), (facet) => facet.map((v) => placeOf.get(v)!));
  return SimplicialComplex.fromFacets(facets, D.vertices);
}
