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
