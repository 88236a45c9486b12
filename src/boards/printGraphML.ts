import { aBoard } from './aBoard.js';
import { takes } from '../arguments.js';
import type { Board } from './Board.js';
import { LimitError } from '../errors.js';
import { GRAPHOLOGY_LIMIT } from './boardGraphology.js';

const printGraphMLTakes = /* @__PURE__ */ takes('printGraphML', () => ({
  board: aBoard,
}));

/**
 * A board as a GraphML text with the keys 0 … n−1; coordinates, colours, pieces and lengths are attributes that
 * `parseGraphFile` reads back. What the cells of a grid are is not written.
 * @throws LimitError `too-large-board` above a million vertices and edges
 */
export function printGraphML(board: Board): string {
  printGraphMLTakes(board);
  const size = board.vertexCount + board.edges.length;
  if (size > GRAPHOLOGY_LIMIT)
    throw new LimitError(
      'too-large-board',
      `printGraphML: ${size} vertices and edges; the limit is ${GRAPHOLOGY_LIMIT}.`,
      { hint: 'printSparse6 writes larger boards.', details: { size, limit: GRAPHOLOGY_LIMIT } },
    );
  const pieces = new Map(board.pieces.map(({ vertex, side }) => [vertex, side]));
  const keys = [
    ...(board.coordinates === undefined ? [] : ['x', 'y'].map((name) => key(name, 'node', 'double'))),
    ...(board.sides === undefined ? [] : [key('side', 'node', 'string')]),
    ...(pieces.size === 0 ? [] : [key('piece', 'node', 'string')]),
    ...(board.lengths === undefined ? [] : [key('length', 'edge', 'int')]),
  ];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys,
    '<graph edgedefault="undirected">',
  ];
  const data = (name: string, value: number | string | undefined): string =>
    value === undefined ? '' : `<data key="${name}">${value}</data>`;
  const element = (start: string, tag: string, content: string): string =>
    content === '' ? `${start}/>` : `${start}>${content}</${tag}>`;
  for (let v = 0; v < board.vertexCount; v++) {
    const [x, y] = board.coordinates?.[v] ?? [];
    const content = data('x', x) + data('y', y) + data('side', board.sides?.[v]) + data('piece', pieces.get(v));
    lines.push(element(`<node id="${v}"`, 'node', content));
  }
  board.edges.forEach(([u, v], e) => {
    const length = board.lengths?.[e];
    lines.push(
      element(`<edge source="${u}" target="${v}"`, 'edge', length === undefined ? '' : data('length', length)),
    );
  });
  return `${[...lines, '</graph>', '</graphml>'].join('\n')}\n`;
}

function key(name: string, owner: 'node' | 'edge', type: string): string {
  return `<key id="${name}" for="${owner}" attr.name="${name}" attr.type="${type}"/>`;
}
