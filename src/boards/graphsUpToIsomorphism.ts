import { InputError, LimitError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { SetFamily } from '../sets/index.js';
import { isomorphismRepresentatives } from '../symmetry/index.js';
import { Board } from './Board.js';

/** Which graphs are listed. */
export interface GraphsOptions extends RunOptions {
  /** Only the connected ones? Default: no. */
  readonly connected?: boolean;
}

/** Of twelve vertices there are 165 billion graphs. */
const MOST_VERTICES = 12;

/**
 * The graphs with 1 to n vertices, one of each isomorphism class, by number of vertices and then of edges.
 * @throws InputError `invalid-size`
 * @throws LimitError; `limit` counts graphs before isomorphic ones are left out
 * @complexity every graph is extended by one vertex in all ways: 2^(n−1) times the number of graphs on n−1 vertices
 * @example graphsUpToIsomorphism(6).length // 208
 */
export function graphsUpToIsomorphism(n: number, given: GraphsOptions = {}): Board[] {
  const { connected = false, ...options } = given;
  if (!Number.isInteger(n) || n < 0)
    throw new InputError('invalid-size', `graphsUpToIsomorphism: ${n} vertices; expected an integer ≥ 0.`);
  if (n > MOST_VERTICES)
    throw new LimitError('too-large-board', `graphsUpToIsomorphism: ${n} vertices; the limit is ${MOST_VERTICES}.`, {
      details: { n, limit: MOST_VERTICES },
    });
  const work = new Work('graphsUpToIsomorphism', options);
  const boards: Board[] = [];
  let found = 0;
  let level: SetFamily[] = [SetFamily.fromLists([], 0)];
  for (let k = 1; k <= n; k++) {
    // Without a vertex that does not separate it, a connected graph stays connected.
    const extended = (function* () {
      for (const graph of level)
        for (let neighbours = connected && k > 1 ? 1 : 0; neighbours < 2 ** (k - 1); neighbours++) {
          work.tick(++found);
          yield extend(graph, k, neighbours);
        }
    })();
    level = [...isomorphismRepresentatives(extended)].sort((a, b) => a.size - b.size);
    for (const graph of level) boards.push(new Board({ vertexCount: k, edges: graph.toLists() as [number, number][] }));
  }
  return boards;
}

/** The graph with one more vertex, the last, joined to the vertices in a bit set. */
function extend(graph: SetFamily, n: number, neighbours: number): SetFamily {
  const edges = graph.toLists();
  for (let v = 0; v < n - 1; v++) if (((neighbours >>> v) & 1) === 1) edges.push([v, n - 1]);
  return SetFamily.fromLists(edges, n);
}
