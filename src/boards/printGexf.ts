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

const TASK = 'printGexf';

/**
 * A board, or a directed graph such as a game graph, as a text in GEXF 1.2, which Gephi draws: with the keys 0 … n−1,
 * labels, and coordinates as positions. `parseGraphFile` and `parseDigraphFile` read it back; what the cells of a grid
 * are is not written.
 * @throws InputError `invalid-label` for names with characters that XML does not have
 * @throws LimitError `too-large-board` above a million vertices and edges
 */
export function printGexf(graph: Board | Digraph, options: GraphTextOptions = {}): string {
  const { isDirected, nodes, edges } = attributedGraph(graph, options, TASK);
  const values = nodes.map(({ label: _label, x: _x, y: _y, ...others }): Attributes => others);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gexf xmlns="http://www.gexf.net/1.2draft" xmlns:viz="http://www.gexf.net/1.2draft/viz" version="1.2">',
    `<graph defaultedgetype="${isDirected ? 'directed' : 'undirected'}">`,
    ...declarations('node', values),
    ...declarations(
      'edge',
      edges.map(({ attributes }) => attributes),
    ),
    '<nodes>',
    ...nodes.map(({ label, x, y }, v) => {
      const place = x === undefined ? '' : `<viz:position x="${x}" y="${y!}" z="0"/>`;
      const name = label === undefined ? '' : ` label="${escaped(label, TASK)}"`;
      return xmlElement(`node id="${v}"${name}`, 'node', attvalues(values[v]!) + place);
    }),
    '</nodes>',
    '<edges>',
    ...edges.map(({ source, target, attributes }, e) =>
      xmlElement(`edge id="${e}" source="${source}" target="${target}"`, 'edge', attvalues(attributes)),
    ),
    '</edges>',
    '</graph>',
    '</gexf>',
    '',
  ].join('\n');
}

function declarations(owner: 'node' | 'edge', all: Iterable<Attributes>): string[] {
  const attributes = declared(all).map(
    ([name, type]) => `<attribute id="${name}" title="${name}" type="${type === 'int' ? 'integer' : type}"/>`,
  );
  return attributes.length === 0 ? [] : [`<attributes class="${owner}">`, ...attributes, '</attributes>'];
}

function attvalues(attributes: Attributes): string {
  const values = known(attributes).map(([name, value]) => `<attvalue for="${name}" value="${escaped(value, TASK)}"/>`);
  return values.length === 0 ? '' : `<attvalues>${values.join('')}</attvalues>`;
}
