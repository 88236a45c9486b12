import fc from 'fast-check';
import { Board, printGexf, printGraph6, printGraphML, printSparse6, type Digraph } from 'spgames/boards';
import { compile, gameGraphOf, snort } from 'spgames/games';
import { path } from 'spgames/boards';
import { describe, expect, it } from 'vitest';
import { inFull } from '../helpers/sampling.js';
import { linesOfScript } from './linesOfScript.js';
import { peer } from './peers.js';

const sage = peer('sage');

const pairs = (n: number): fc.Arbitrary<[number, number][]> =>
  n === 0
    ? fc.constant([])
    : fc.uniqueArray(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: 20, selector: ([u, v]) => u * n + v });
const sizes = fc.oneof(fc.nat(9), fc.constantFrom(62, 63, 70));
const boards: readonly Board[] = fc.sample(
  sizes.chain((n) =>
    pairs(n).map(
      (list) =>
        new Board({
          vertexCount: n,
          edges: list.filter(([u, v]) => u < v),
          sides: Array.from({ length: n }, (_, v) => (['L', 'R', undefined] as const)[v % 3]),
        }),
    ),
  ),
  { seed: 2, numRuns: 60 },
);
const digraphs: readonly Digraph[] = [
  gameGraphOf(compile(snort, path(2))),
  ...fc.sample(
    sizes.chain((n) =>
      pairs(n).map((list): Digraph => ({
        n,
        arcs: list.map(([from, to]) => ({ from, to, player: 'L' })),
        names: list.length < n ? Array.from({ length: n }, (_, v) => `<${v}>`) : Array.from({ length: n }, () => '∅'),
      })),
    ),
    { seed: 3, numRuns: 40 },
  ),
];

/** What Sage, and networkx that comes with it, read: a line for each graph, all in one process, as it starts slowly. */
const SCRIPT = `
import json, io, networkx
from sage.all import Graph
def shown(graph, directed):
    edges = [[int(u), int(v)] for u, v in graph.edges()]
    edges = sorted(edges if directed else [sorted(edge) for edge in edges])
    data = dict(graph.nodes(data=True))
    return [graph.is_directed(), len(graph), edges, [[data[str(v)].get('label'), data[str(v)].get('side')] for v in range(len(graph))], sorted([d.get('player') for u, v, d in graph.edges(data=True)], key=str)]
for case in json.loads(CASES):
    xml = networkx.parse_graphml(case['graphml'])
    gexf = networkx.read_gexf(io.BytesIO(case['gexf'].encode()))
    found = [shown(xml, case['directed']), shown(gexf, case['directed'])]
    for name in ['graph6', 'sparse6']:
        if name in case:
            graph = Graph(case[name])
            found.append([graph.order(), sorted([sorted([int(u), int(v)]) for u, v in graph.edges(labels=False)])])
    print(json.dumps(found))
`;

describe.skipIf(sage === undefined || !inFull)('Sage and networkx', () => {
  it('read the graphs that we print', () => {
    const cases = [
      ...boards.map((board) => ({
        directed: false,
        graphml: printGraphML(board),
        gexf: printGexf(board),
        graph6: printGraph6(board),
        sparse6: printSparse6(board),
      })),
      ...digraphs.map((graph) => ({ directed: true, graphml: printGraphML(graph), gexf: printGexf(graph) })),
    ];
    const script = SCRIPT.replace('CASES', `r'''${JSON.stringify(cases)}'''`);
    const lines = linesOfScript(sage!, 'script.py', script, ['-python']).map((line) => JSON.parse(line) as unknown[]);
    expect(lines).toHaveLength(cases.length);
    boards.forEach(({ vertexCount: n, edges, sides }, i) => {
      const known = (label: unknown): unknown => [
        false,
        n,
        edges,
        Array.from({ length: n }, (_, v) => [label, sides?.[v] ?? null]),
        edges.map(() => null),
      ];
      const [graphml, gexf, ...others] = lines[i]!;
      expect(graphml).toEqual(known(null));
      // Without a label GEXF has the empty one, or the key.
      expect((gexf as unknown[]).slice(0, 3)).toEqual([false, n, edges]);
      expect(others).toEqual([
        [n, edges],
        [n, edges],
      ]);
    });
    digraphs.forEach(({ n, arcs, names }, i) => {
      const pairsOf = arcs.map(({ from, to }) => [from, to]).sort(([u, v], [x, y]) => u! - x! || v! - y!);
      const known = [
        true,
        n,
        pairsOf,
        names!.map((name) => [name, null]),
        arcs.map(({ player = '' }) => player).sort((a, b) => a.localeCompare(b)),
      ];
      expect(lines[boards.length + i]).toEqual([known, known]);
    });
  });
});
