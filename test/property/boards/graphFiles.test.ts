/** Our readers of GraphML and GEXF beside those of graphology. */
import { MultiGraph } from 'graphology';
import { parse as parseGexf, write as writeGexf } from 'graphology-gexf';
import { parse as parseGraphml } from 'graphology-graphml';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { graphFromGexf, graphFromGraphml } from '../../../src/boards/graphFromXml.js';
import type { GraphologyGraph } from '../../../src/boards/internal.js';
import { readXml } from '../../../src/boards/readXml.js';
import { runs } from '../../helpers/sampling.js';

type Values = Readonly<Record<string, string | number | boolean>>;

/** Names, as they may stand in a file; no graph has a node without one. */
const names = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'ab0"<&>\'é ') });
const values = fc.record(
  {
    x: fc.integer({ min: -9, max: 9 }).map((x) => x / 2),
    side: fc.constantFrom('L', 'R', '', ' L'),
    length: fc.nat(9),
    old: fc.boolean(),
    'a & b': names,
  },
  { requiredKeys: [] },
);

interface Made {
  readonly nodes: readonly (readonly [id: string, values: Values])[];
  readonly edges: readonly (readonly [source: string, target: string, values: Values])[];
}

const graphs: fc.Arbitrary<Made> = fc.uniqueArray(names, { maxLength: 6 }).chain((ids) =>
  fc.record({
    nodes: fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), values))),
    edges:
      ids.length === 0
        ? fc.constant([])
        : fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids), values), { maxLength: 8 }),
  }),
);

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (sign) =>
    sign === '"' ? '&quot;' : `&#${sign === '<' ? 'x3c' : sign.charCodeAt(0)};`,
  );
}

const TYPES: Readonly<Record<string, string>> = {
  x: 'double',
  side: 'string',
  length: 'int',
  old: 'boolean',
  'a & b': 'string',
};

function graphmlOf({ nodes, edges }: Made, otherwise: string): string {
  const key = (owner: string) => (name: string, i: number) =>
    `<key id="${owner}${i}" for="${owner}" attr.name="${escaped(name)}" attr.type="${TYPES[name]}"` +
    (name === 'side' && otherwise !== '' ? `><default>${escaped(otherwise)}</default></key>` : '/>');
  const data = (owner: string, given: Values): string =>
    Object.entries(given)
      .map(
        ([name, value]) => `<data key="${owner}${Object.keys(TYPES).indexOf(name)}">${escaped(String(value))}</data>`,
      )
      .join('\n');
  return [
    '<?xml version="1.0"?><!-- <graph> --><graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...Object.keys(TYPES).flatMap((name, i) => [key('node')(name, i), key('edge')(name, i)]),
    '<graph edgedefault="directed">',
    ...nodes.map(([id, given]) => `<node id="${escaped(id)}">${data('node', given)}</node>`),
    ...edges.map(([u, v, given]) =>
      `<edge source='${escaped(u)}' target="${escaped(v)}">${data('edge', given)}</edge>`
        .replaceAll("='", '="')
        .replaceAll("' target", '" target'),
    ),
    '</graph></graphml>',
  ].join('\n');
}

/** The same of any graph: nodes with what is known of them, and edges. */
function described(graph: GraphologyGraph): unknown {
  const edges: unknown[] = [];
  graph.forEachEdge((_, attributes, source, target) => edges.push([source, target, { ...attributes }]));
  return { nodes: graph.nodes().map((id) => [id, { ...graph.getNodeAttributes(id) }]), edges };
}

it('reads GraphML as graphology does', () => {
  fc.assert(
    fc.property(graphs, fc.constantFrom('', 'L', 'a<b'), (made, otherwise) => {
      const text = graphmlOf(made, otherwise);
      expect(described(graphFromGraphml(readXml('x', text)))).toEqual(described(parseGraphml(MultiGraph, text)));
    }),
    { numRuns: runs(500) },
  );
});

it('reads GEXF as graphology does', () => {
  fc.assert(
    fc.property(graphs, ({ nodes, edges }) => {
      const graph = new MultiGraph();
      for (const [id, given] of nodes) graph.addNode(id, { ...given, y: 1 });
      for (const [u, v, given] of edges) graph.addDirectedEdge(u, v, given);
      const text = writeGexf(graph);
      expect(described(graphFromGexf(readXml('x', text)))).toEqual(described(parseGexf(MultiGraph, text)));
    }),
    { numRuns: runs(500) },
  );
});
