import { Board } from './Board.js';
import { bitsToText, requireUnitLengths, textToBits, type BitFormat } from './graph6Text.js';

/** A bit for each pair u < v, by v, then by u. */
const GRAPH6: BitFormat = {
  name: 'graph6',
  prefix: '',
  print: 'printGraph6',
  parse: 'parseGraph6',
  conversion: 'copyg -g',
  item: 'edge',
  bits: (n) => (n * (n - 1)) / 2,
};

/**
 * The text of a board's edges in graph6, without header or line break.
 * @throws InputError `not-of-unit-lengths`; LimitError `too-large-board` if the text would be longer than 2^28
 * characters
 * @source McKay graph6 format
 */
export function printGraph6(board: Board): string {
  requireUnitLengths(board, 'printGraph6');
  return bitsToText(
    GRAPH6,
    board.vertexCount,
    board.edges.map(([u, v]) => (v * (v - 1)) / 2 + u),
  );
}

/**
 * A board from one graph in graph6, with or without the header `>>graph6<<` and a line break at the end.
 * @throws ParseError `invalid-graph6`, `too-short-graph6`, `too-long-graph6`; InputError `not-graph6` for the sibling
 * formats and
 *   for several graphs
 * @source McKay graph6 format
 */
export function parseGraph6(text: string): Board {
  const { n, forEachBit } = textToBits(GRAPH6, text);
  const edges: (readonly [number, number])[] = [];
  // The bits of v are those from `first` on.
  let [v, first] = [1, 0];
  forEachBit((bit) => {
    while (bit >= first + v) first += v++;
    edges.push([bit - first, v]);
  });
  return new Board({ vertexCount: n, edges });
}
