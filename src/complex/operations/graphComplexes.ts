import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { requireModest } from '../Vertex.js';

/** A graph with the vertices 0 … vertexCount − 1, such as a board. */
export interface GraphOfVertices {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
}

/**
 * The complex of the sets of vertices of a graph without an edge between them, on the vertices 1, 2, …
 * @throws LimitError `too-large-ground-set`
 * @source Huntemann 2018, Def. 1.36
 * @example independenceComplex(path(3)).toString() // 'facets:2, 1 3'
 */
export function independenceComplex({ edges, vertexCount }: GraphOfVertices): SimplicialComplex {
  return SimplicialComplex.independenceComplex(edges, vertexCount);
}

/**
 * The complex of the cliques of a graph, on the vertices 1, 2, …
 * @throws LimitError `too-large-ground-set`
 * @example cliqueComplex(cycle(3)).toString() // 'facets:1 2 3'
 */
export function cliqueComplex({ edges, vertexCount }: GraphOfVertices): SimplicialComplex {
  return SimplicialComplex.cliqueComplex(edges, vertexCount);
}

/**
 * The complex of the sets of vertices with a common neighbour, on the vertices 1, 2, …; isolated vertices are loops. It
 * is void for the graph without vertices.
 * @throws LimitError
 * @example neighbourhoodComplex(cycle(4)).toString() // 'facets:1 3, 2 4'
 */
export function neighbourhoodComplex(
  { edges, vertexCount }: GraphOfVertices,
  options: RunOptions = {},
): SimplicialComplex {
  requireModest(vertexCount, 'neighbourhoodComplex');
  const lists = Array.from({ length: vertexCount }, (): number[] => []);
  new Work('neighbourhoodComplex', options).tick(edges.length);
  for (const [u, v] of SetFamily.fromLists(edges, vertexCount)) {
    if (u === undefined || v === undefined) continue;
    lists[u]!.push(v);
    lists[v]!.push(u);
  }
  const { vertices } = SimplicialComplex.irrelevant(vertexCount);
  return SimplicialComplex.ofAntichain(vertices, { facets: SetFamily.fromLists(lists, vertexCount).maximal(options) });
}

/**
 * The Vietoris–Rips complex: the sets of points of which any two are at most t apart, on the vertices 1, 2, …
 * @param distances a symmetric square of numbers of at least 0, 0 on the diagonal
 * @throws InputError `invalid-argument`; LimitError `too-large-ground-set`
 * @example ripsComplex([[0, 1, 2], [1, 0, 1], [2, 1, 0]], 1).toString() // 'facets:1 2, 2 3'
 */
export function ripsComplex(distances: readonly (readonly number[])[], t: number): SimplicialComplex {
  const n = distances.length;
  requireModest(n, 'ripsComplex', MOST_POINTS);
  const isWrong = (u: number, v: number): boolean => {
    const d = distances[u]![v]!;
    return !(d >= 0) || d !== distances[v]?.[u] || (u === v && d !== 0);
  };
  const row = distances.findIndex((each, u) => each.length !== n || each.some((_, v) => isWrong(u, v)));
  if (row !== -1 || Number.isNaN(t))
    throw new InputError(
      'invalid-argument',
      `ripsComplex: ${row === -1 ? 'the distance NaN' : `row ${row + 1} of the distances`}; expected a symmetric square of numbers of at least 0, with 0 on the diagonal, and a number.`,
    );
  const edges = distances.flatMap((each, u) =>
    each.flatMap((d, v): [number, number][] => (v < u && d <= t ? [[v, u]] : [])),
  );
  return SimplicialComplex.cliqueComplex(edges, n);
}

/** The most points whose distances are looked at. */
const MOST_POINTS = 2 ** 12;
