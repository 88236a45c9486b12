import { InputError, LibraryError, ParseError } from '../errors.js';
import { Board } from './Board.js';
import { arcsOf, type Digraph } from './Digraph.js';
import { boardDataFromGraphology, digraphFromGraphology, type GraphologyGraph } from './boardGraphology.js';
import { parseDigraph6 } from './digraph6.js';
import { fromEdges } from './generators.js';
import { parseGraph6 } from './graph6.js';

/** The two readers are loaded here: no other board needs them. */
async function parseXmlGraph(
  name: string,
  text: string,
  format: 'graphml' | 'gexf',
  task: string,
): Promise<GraphologyGraph> {
  const { elementsNamed, readXml } = await import('./readXml.js');
  const root = readXml(name, text);
  if (elementsNamed(root, 'graph').length === 0)
    throw new ParseError('not-a-graph', `${task}: ${name} has no <graph>; expected one.`, { line: 1, column: 1 });
  const { graphFromGexf, graphFromGraphml } = await import('./graphFromXml.js');
  try {
    return format === 'gexf' ? graphFromGexf(root) : graphFromGraphml(root);
  } catch (cause) {
    if (cause instanceof LibraryError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ParseError(
      'invalid-graph',
      `${task}: ${name} is not a ${format} graph (${reason}); expected nodes with different ids and edges between them.`,
      { line: 1, column: 1 },
      { cause },
    );
  }
}

const FORMATS = ['graphml', 'gexf', 'g6', 'd6', 'txt', 'csv', 'edges'] as const;
const EDGE_LISTS: readonly string[] = ['txt', 'csv', 'edges'];

/**
 * The format that the end of a file name says.
 * @throws InputError `unknown-file-format`
 */
export function graphFileFormat(name: string, task: string = 'parseGraphFile'): (typeof FORMATS)[number] {
  for (const format of FORMATS) if (name.toLowerCase().endsWith(`.${format}`)) return format;
  throw new InputError(
    'unknown-file-format',
    `${task}: "${name}"; expected .graphml, .gexf, .g6, .d6, or .txt, .csv, .edges for an edge a line, at the end.`,
    {
      hint: 'Rename the file, or write the board as edges:0-1,1-2.',
      details: { name },
    },
  );
}

/**
 * A board from the text of a graph file; the end of the name says the format: `.graphml`, `.gexf`, `.g6` (graph6) or
 * `.d6` (digraph6), `.txt`, `.csv` and `.edges` (an edge a line, as `parseEdgeList` reads them). Vertices with keys 0 …
 * n−1 keep their numbers, others are numbered in the order of the file. In a file arcs count as edges, and parallel
 * edges as one.
 * @throws InputError `unknown-file-format`, `invalid-loop`; ParseError `invalid-xml`, `not-a-graph`, `invalid-graph`
 * and those of
 *   graph6
 */
export async function parseGraphFile(name: string, text: string): Promise<Board> {
  const format = graphFileFormat(name);
  if (format === 'g6') return parseGraph6(text);
  if (format === 'd6') return boardOfArcs(parseDigraph6(text));
  if (isEdgeList(format)) return parseEdgeList(text, name);
  return new Board(boardDataFromGraphology(await parseXmlGraph(name, text, format, 'parseGraphFile')).data);
}

function isEdgeList(format: (typeof FORMATS)[number]): format is 'txt' | 'csv' | 'edges' {
  return EDGE_LISTS.includes(format);
}

function boardOfArcs({ n, arcs }: Digraph): Board {
  const pairs = new Map(arcs.map(({ from, to }) => [Math.min(from, to) * n + Math.max(from, to), [from, to] as const]));
  return new Board({ vertexCount: n, edges: pairs.values() });
}

/**
 * A directed graph from the text of a graph file, as `parseGraphFile` reads boards: an edge without direction is an arc
 * each way. The attribute `label` of a vertex is its name, or else its key, and `side` its owner; `player` of an arc
 * says whose move it is.
 * @throws InputError `unknown-file-format`, `invalid-side`; ParseError as `parseGraphFile`
 */
export async function parseDigraphFile(name: string, text: string): Promise<Digraph> {
  const format = graphFileFormat(name, 'parseDigraphFile');
  if (format === 'd6') return parseDigraph6(text);
  if (isEdgeList(format)) {
    const board = parseEdgeList(text, name);
    return { n: board.vertexCount, arcs: arcsOf(board) };
  }
  if (format !== 'g6') return digraphFromGraphology(await parseXmlGraph(name, text, format, 'parseDigraphFile'));
  const board = parseGraph6(text);
  return { n: board.vertexCount, arcs: arcsOf(board) };
}

/**
 * The board of an edge list: two vertices a line, between blanks or commas, or one vertex without neighbour; `#` begins
 * a comment. Where all vertices are integers they are the numbers of the vertices, from 0; else they are names,
 * numbered as they are met. Edges that come again, also the other way round, count once.
 * @throws ParseError `not-an-edge`; InputError `invalid-loop`; LimitError `too-large-board`
 */
function parseEdgeList(text: string, name: string): Board {
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
