import { ParseError } from '../errors.js';
import type { Board } from './Board.js';
import { fromEdges } from './generators.js';

/**
 * The board of an edge list: two vertices a line, between blanks or commas, or one vertex without neighbour; `#` begins
 * a comment. Where all vertices are integers they are the numbers of the vertices, from 0; else they are names,
 * numbered as they are met. Edges that come again, also the other way round, count once.
 * @throws ParseError `not-an-edge`; InputError `invalid-loop`; LimitError `too-large-board`
 */
export function parseEdgeList(text: string, name: string): Board {
  const lines = text.split(/\r?\n/).map((line) =>
    line
      .replace(/#.*/, '')
      .trim()
      .split(/\s*,\s*|\s+/),
  );
  const items = lines.map((words) => words.filter((word) => word !== ''));
  const long = items.findIndex(({ length }) => length > 2);
  if (long !== -1)
    throw new ParseError(
      'not-an-edge',
      `parseGraphFile: found ${items[long]!.length} words in line ${long + 1} of ${name}; expected an edge such as 0 1, or a vertex.`,
      { line: long + 1, column: 1 },
    );
  const words = items.flat();
  const areNumbers = words.every((word) => /^\d{1,9}$/.test(word));
  const met = new Map([...new Set(words)].map((word, i) => [word, areNumbers ? Number(word) : i]));
  const edges = new Map<string, readonly [number, number]>();
  for (const pair of items) {
    if (pair.length < 2) continue;
    const [u, v] = [met.get(pair[0]!)!, met.get(pair[1]!)!];
    const edge = [Math.min(u, v), Math.max(u, v)] as const;
    edges.set(edge.join(), edge);
  }
  const largest = [...met.values()].reduce((most, v) => Math.max(most, v), -1);
  return fromEdges([...edges.values()], largest + 1);
}
