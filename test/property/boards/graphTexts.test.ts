/** What we print as GraphML, GEXF and digraph6, beside the readers of graphology and the definition. */
import { MultiGraph } from 'graphology';
import { parse as parseGexf } from 'graphology-gexf';
import { parse as parseGraphml } from 'graphology-graphml';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  Board,
  type Digraph,
  parseDigraph6,
  parseDigraphFile,
  parseGraphFile,
  printDigraph6,
  printGexf,
  printGraph6,
  printGraphML,
} from 'spgames/boards';
import { runs } from '../../helpers/sampling.js';

const sides = fc.constantFrom('L', 'R', undefined);
const names = fc.string({ maxLength: 4, unit: fc.constantFrom(...'ab0"<&>\'é \n∅') });
const pairs = (n: number): fc.Arbitrary<[number, number][]> =>
  n === 0
    ? fc.constant([])
    : fc.uniqueArray(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: 14, selector: ([u, v]) => u * n + v });
const sizes = fc.oneof(fc.nat(7), fc.constantFrom(31, 33, 62, 63, 64, 65, 130));
const digraphs: fc.Arbitrary<Digraph> = sizes.chain((n) =>
  fc
    .tuple(pairs(n), fc.array(sides, { minLength: 14, maxLength: 14 }), fc.array(names, { minLength: n, maxLength: n }))
    .map(([arcs, players, labels]) => ({
      n,
      names: labels,
      arcs: arcs
        .sort(([u, v], [x, y]) => u - x || v - y)
        .map(([from, to], i) => ({ from, to, ...(players[i] && { player: players[i] }) })),
    })),
);
const boards: fc.Arbitrary<Board> = sizes.chain((n) =>
  fc
    .record({
      edges: pairs(n).map((list) => list.filter(([u, v]) => u < v)),
      lengths: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 14, maxLength: 14 }),
      points: fc.array(
        fc.tuple(
          fc.integer({ min: -9, max: 9 }).map((x) => x / 4),
          fc.integer(),
        ),
        { minLength: n, maxLength: n },
      ),
      drawn: fc.boolean(),
      colours: fc.array(sides, { minLength: n, maxLength: n }),
      stones: fc.array(sides, { minLength: n, maxLength: n }),
    })
    .map(
      ({ edges, lengths, points, drawn, colours, stones }) =>
        new Board({
          vertexCount: n,
          edges,
          lengths: lengths.slice(0, edges.length),
          sides: colours,
          // A graph without vertices has no coordinates.
          coordinates: drawn && n > 0 ? points : undefined,
          pieces: stones.flatMap((side, vertex) => (side === undefined ? [] : [{ vertex, side }])),
        }),
    ),
);

it('GraphML and GEXF of a board are read back, by us and by graphology', async () => {
  await fc.assert(
    fc.asyncProperty(boards, fc.boolean(), async (board, isNamed) => {
      const labels = Array.from({ length: board.vertexCount }, (_, v) => `v<${v}>`);
      for (const [name, print, parse] of [
        ['a.graphml', printGraphML, parseGraphml],
        ['a.gexf', printGexf, parseGexf],
      ] as const) {
        const text = print(board, isNamed ? { labels } : {});
        expect((await parseGraphFile(name, text)).equals(board)).toBe(true);
        const graph = parse(MultiGraph, text);
        expect([graph.order, graph.size]).toEqual([board.vertexCount, board.edges.length]);
        expect(graph.edges().every((edge) => graph.isUndirected(edge))).toBe(true);
        expect(graph.nodes().map((node) => (graph.getNodeAttribute(node, 'label') as unknown) ?? '')).toEqual(
          isNamed ? labels : labels.map(() => ''),
        );
        expect(graph.nodes().map((node) => graph.getNodeAttribute(node, 'side') as unknown)).toEqual(
          labels.map((_, v) => board.sides?.[v]),
        );
      }
    }),
    { numRuns: runs(500, 25) },
  );
});

it('GraphML and GEXF of a directed graph are read back, by us and by graphology', async () => {
  await fc.assert(
    fc.asyncProperty(digraphs, async (digraph) => {
      const { n, arcs, names: labels } = digraph;
      for (const [name, print, parse] of [
        ['a.graphml', printGraphML, parseGraphml],
        ['a.gexf', printGexf, parseGexf],
      ] as const) {
        const text = print(digraph);
        // An empty label says nothing in GEXF.
        const shown = labels!.map((label, v) => (label === '' && name === 'a.gexf' ? String(v) : label));
        expect(await parseDigraphFile(name, text)).toEqual({ n, arcs, names: shown });
        const graph = parse(MultiGraph, text);
        const read = graph.mapEdges((edge, { player }, from, to) => [
          Number(from),
          Number(to),
          player as unknown,
          graph.isDirected(edge),
        ]);
        expect(read).toEqual(arcs.map(({ from, to, player }) => [from, to, player, true]));
      }
    }),
    { numRuns: runs(500, 25) },
  );
});

/** The adjacency matrix as bits, in characters of six: the definition of the format. */
function digraph6ByDefinition({ n, arcs }: Digraph): string {
  const bits = Array.from({ length: n * n }, (_, i) =>
    arcs.some(({ from, to }) => from === Math.floor(i / n) && to === i % n) ? '1' : '0',
  ).join('');
  const characters = (text: string): string =>
    (text.match(/.{1,6}/g) ?? []).map((six) => String.fromCharCode(63 + parseInt(six.padEnd(6, '0'), 2))).join('');
  const size = n < 63 ? characters(n.toString(2).padStart(6, '0')) : `~${characters(n.toString(2).padStart(18, '0'))}`;
  return `&${size}${characters(bits)}`;
}

it('digraph6 is the adjacency matrix, and is read back', async () => {
  await fc.assert(
    fc.asyncProperty(digraphs, async (digraph) => {
      const { n, arcs } = digraph;
      const text = printDigraph6(digraph);
      expect(text).toBe(digraph6ByDefinition(digraph));
      const plain = { n, arcs: arcs.map(({ from, to }) => ({ from, to })) };
      expect(parseDigraph6(text)).toEqual(plain);
      expect(await parseDigraphFile('a.d6', `>>digraph6<<${text}\n`)).toEqual(plain);
    }),
    { numRuns: runs(500, 25) },
  );
});

it('a board in graph6 and digraph6 is read back, as a board and as arcs both ways', async () => {
  await fc.assert(
    fc.asyncProperty(boards, async (given) => {
      const board = new Board({ vertexCount: given.vertexCount, edges: given.edges });
      expect((await parseGraphFile('a.D6', printDigraph6(board))).equals(board)).toBe(true);
      const both = await parseDigraphFile('a.g6', printGraph6(board));
      expect(printDigraph6(both)).toBe(printDigraph6(board));
    }),
    { numRuns: runs(500, 25) },
  );
});
