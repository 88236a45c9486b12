import { familyParameters, graphWalk, walkBySize, WalkedFamily, type FamilyForm } from '../../symmetry/internal.js';
import { Board } from '../Board.js';
import { cycle, path } from '../generators.js';

/** Of twelve vertices there are 165 billion graphs. */
const MOST_VERTICES = 12;

export const graphs: FamilyForm<Board> = {
  notation: 'graphs:a..b [connected]',
  words: 'the graphs with a to b vertices, or the connected ones',
  example: 'graphs:1..8 connected',
  parse(parameters) {
    const { first, last, word, text } = familyParameters(parameters, ['connected'], () => MOST_VERTICES);
    return graphFamily(`graphs:${text}`, first, last, word === undefined ? undefined : 'connected');
  },
};

export const bipartiteGraphs: FamilyForm<Board> = {
  notation: 'bipartite-graphs:a..b',
  words: 'the bipartite graphs with a to b vertices',
  example: 'bipartite-graphs:1..8',
  parse(parameters) {
    const { first, last, text } = familyParameters(parameters, [], () => MOST_VERTICES);
    return graphFamily(`bipartite-graphs:${text}`, first, last, 'bipartite');
  },
};

function graphFamily(
  text: string,
  first: number,
  last: number,
  property: 'connected' | 'bipartite' | undefined,
): WalkedFamily<Board> {
  return new WalkedFamily(
    text,
    'board',
    walkBySize(first, last, (n) => {
      const walk = graphWalk(n, property);
      return {
        *stops(start, look) {
          for (const stop of walk.stops(start, look))
            yield {
              item: () => byOrders(new Board({ vertexCount: n, edges: stop.item() })),
              place: () => stop.place(),
            };
        },
      };
    }),
  );
}

/** The same graph; paths and cycles have their vertices in order. */
export function byOrders(board: Board): Board {
  const { vertexCount: n, edges } = board;
  if (n < 3 || edges.length < n - 1 || edges.length > n) return board;
  for (let v = 0; v < n; v++) if (board.degree(v) > 2) return board;
  if (!board.isConnected()) return board;
  return edges.length === n ? cycle(n) : path(n);
}
