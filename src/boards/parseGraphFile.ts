import { takes, text } from '../arguments.js';
import { InputError, LibraryError, ParseError } from '../errors.js';
import { boardDataFromGraphology, type GraphologyGraph } from './boardGraphology.js';
import { Board } from './Board.js';
import { parseGraph6 } from './graph6.js';

/** The two readers are loaded here: no other board needs them. */
async function parseXmlGraph(name: string, text: string, format: 'graphml' | 'gexf'): Promise<GraphologyGraph> {
  const { elementsNamed, readXml } = await import('./readXml.js');
  const root = readXml(name, text);
  if (elementsNamed(root, 'graph').length === 0)
    throw new ParseError('not-a-graph', `parseGraphFile: ${name} has no <graph>; expected one.`, {
      line: 1,
      column: 1,
    });
  const { graphFromGexf, graphFromGraphml } = await import('./graphFromXml.js');
  return format === 'gexf' ? graphFromGexf(root) : graphFromGraphml(root);
}

/**
 * The format that the end of a file name says.
 * @throws InputError `unknown-file-format`
 */
export function graphFileFormat(name: string): 'graphml' | 'gexf' | 'g6' {
  for (const format of ['graphml', 'gexf', 'g6'] as const) if (name.toLowerCase().endsWith(`.${format}`)) return format;
  throw new InputError(
    'unknown-file-format',
    `parseGraphFile: "${name}"; expected .graphml, .gexf or .g6 at the end.`,
    {
      hint: 'Rename the file, or write the board as edges:0-1,1-2.',
      details: { name },
    },
  );
}

const parseGraphFileTakes = /* @__PURE__ */ takes('parseGraphFile', () => ({ name: text, text }));

/**
 * A board from the text of a graph file; the end of the name says the format: `.graphml`, `.gexf` or `.g6`.
 * Vertices with keys 0 … n−1 keep their numbers, others are numbered in the order of the file. In a file arcs count as edges,
 * and parallel edges as one.
 * @throws InputError `unknown-file-format`; ParseError `invalid-xml`, `not-a-graph`, `invalid-graph` and those of graph6
 */
export async function parseGraphFile(name: string, text: string): Promise<Board> {
  parseGraphFileTakes(name, text);
  const format = graphFileFormat(name);
  if (format === 'g6') return parseGraph6(text);
  try {
    return new Board(boardDataFromGraphology(await parseXmlGraph(name, text, format)).data);
  } catch (cause) {
    if (cause instanceof LibraryError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ParseError(
      'invalid-graph',
      `parseGraphFile: ${name} is no ${format} graph (${reason}); expected nodes with different ids and edges between them.`,
      { line: 1, column: 1 },
      { cause },
    );
  }
}
