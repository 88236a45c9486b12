import { InputError, LimitError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { graphWalk } from '../symmetry/internal.js';
import { Board } from './Board.js';

/** Which graphs are listed. */
export interface GraphsOptions extends RunOptions {
  /** Only the connected ones? Default: no. */
  readonly connected?: boolean;
}

/** There are 165 billion graphs with twelve vertices. */
const MOST_VERTICES = 12;

/**
 * The graphs with 1 to n vertices, one of each isomorphism class, by number of vertices and then of edges; `itemsOf`
 * lists the same classes without keeping the graphs.
 * @throws InputError `invalid-size`
 * @throws LimitError; `limit` counts graphs
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
  const look = (): void => work.tick(work.steps);
  return Array.from({ length: n }, (_, i) => {
    const level: Board[] = [];
    for (const stop of graphWalk(i + 1, connected ? 'connected' : undefined).stops(undefined, look)) {
      work.step();
      level.push(new Board({ vertexCount: i + 1, edges: stop.item() }));
    }
    return level.sort((a, b) => a.edges.length - b.edges.length);
  }).flat();
}
