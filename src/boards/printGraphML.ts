import {
  attributedGraph,
  declared,
  xmlElement,
  escaped,
  known,
  type Attributes,
  type GraphTextOptions,
} from './AttributedGraph.js';
import type { Board } from './Board.js';
import type { Digraph } from './Digraph.js';

const TASK = 'printGraphML';

/**
 * A board, or a directed graph such as a game graph, as a GraphML text with the keys 0 … n−1. Coordinates, colours,
 * pieces and lengths are attributes that `parseGraphFile` reads back, names and players those that `parseDigraphFile`
 * reads back. What the cells of a grid are is not written.
 * @throws InputError `invalid-label` for names with characters that XML does not have
 * @throws LimitError `too-large-board` above a million vertices and edges
 */
export function printGraphML(graph: Board | Digraph, options: GraphTextOptions = {}): string {
  const { isDirected, nodes, edges } = attributedGraph(graph, options, TASK);
  const keys = (owner: string, all: Iterable<Attributes>): string[] =>
    declared(all).map(([name, type]) => `<key id="${name}" for="${owner}" attr.name="${name}" attr.type="${type}"/>`);
  const data = (attributes: Attributes): string =>
    known(attributes)
      .map(([name, value]) => `<data key="${name}">${escaped(value, TASK)}</data>`)
      .join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys('node', nodes),
    ...keys(
      'edge',
      edges.map(({ attributes }) => attributes),
    ),
    `<graph edgedefault="${isDirected ? 'directed' : 'undirected'}">`,
    ...nodes.map((attributes, v) => xmlElement(`node id="${v}"`, 'node', data(attributes))),
    ...edges.map(({ source, target, attributes }) =>
      xmlElement(`edge source="${source}" target="${target}"`, 'edge', data(attributes)),
    ),
    '</graph>',
    '</graphml>',
    '',
  ].join('\n');
}
