import { arcsOf, type Digraph } from './Digraph.js';
import type { Board } from './Board.js';
import { bitsToText, requireUnitLengths, textToBits, type BitFormat } from './graph6Text.js';

/** The rows of the adjacency matrix, one after the other. */
const DIGRAPH6: BitFormat = {
  name: 'digraph6',
  prefix: '&',
  print: 'printDigraph6',
  parse: 'parseDigraph6',
  conversion: 'copyg -z',
  item: 'arc',
  bits: (n) => n * n,
};

/**
 * The text of a directed graph in digraph6, without header or line break; the edges of a board count as arcs both ways.
 * @throws InputError `not-of-unit-lengths`; LimitError `too-large-board` if the text would be longer than 2^28
 * characters, from 40,000 vertices on
 * @example printDigraph6({ n: 2, arcs: [{ from: 0, to: 1 }] }) // '&AO'
 * @source McKay graph6 format
 */
export function printDigraph6(graph: Digraph | Board): string {
  requireUnitLengths(graph, 'printDigraph6');
  const n = 'n' in graph ? graph.n : graph.vertexCount;
  return bitsToText(
    DIGRAPH6,
    n,
    arcsOf(graph).map(({ from, to }) => from * n + to),
  );
}

/**
 * A directed graph in digraph6, with or without the header `>>digraph6<<` and a line break at the end.
 * @returns its arcs by first, then by second vertex; there may be loops
 * @throws ParseError `invalid-graph6`, `too-short-graph6`, `too-long-graph6`; InputError `not-graph6` for the sibling
 * formats and
 *   for several graphs
 * @example parseDigraph6('&AO').arcs // [{ from: 0, to: 1 }]
 * @source McKay graph6 format
 */
export function parseDigraph6(text: string): Digraph {
  const { n, forEachBit } = textToBits(DIGRAPH6, text);
  const arcs: { readonly from: number; readonly to: number }[] = [];
  forEachBit((bit) => arcs.push({ from: Math.floor(bit / n), to: bit % n }));
  return { n, arcs };
}
