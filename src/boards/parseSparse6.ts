import { Board } from './Board.js';
import { readSextets, type SextetFormat } from './graph6Text.js';

const SPARSE6: SextetFormat = { name: 'sparse6', prefix: ':', parse: 'parseSparse6', conversion: 'copyg -s' };

/**
 * A board from one graph in sparse6, with or without the header `>>sparse6<<` and a line break at the end.
 * @throws ParseError `invalid-graph6`, `too-short-graph6`; InputError `not-graph6` for the sibling formats and for
 * several graphs, `invalid-loop` and `not-distinct-edges` for a graph that is not simple; LimitError `too-large-board`
 * @complexity O(m log n) for n vertices and m edges
 * @source McKay sparse6 format
 * @example parseSparse6(':Cd').edges // [[0, 1], [1, 2]]
 */
export function parseSparse6(text: string): Board {
  const { body, n, next: start } = readSextets(SPARSE6, text);
  const width = n <= 1 ? 0 : (n - 1).toString(2).length;
  const edges: (readonly [number, number])[] = [];
  const bits = 6 * (body.length - start);
  let at = 0;
  const next = (): number => {
    const bit = ((body.charCodeAt(start + Math.floor(at / 6)) - 63) >> (5 - (at % 6))) & 1;
    at++;
    return bit;
  };
  for (let v = 0; at + 1 + width <= bits;) {
    v += next();
    let x = 0;
    for (let i = 0; i < width; i++) x = 2 * x + next();
    if (x >= n || v >= n) break;
    if (x > v) v = x;
    else edges.push([x, v]);
  }
  return new Board({ vertexCount: n, edges });
}
