import {
  Board,
  printDigraph6,
  printGexf,
  printGraph6,
  printGraphML,
  printSparse6,
  type Digraph,
} from '../boards/index.js';
import { InputError } from '../errors.js';
import { printDotBoard, printDotDigraph } from '../formats/index.js';
import { gameGraphOf } from '../games/index.js';
import type { Work } from '../run.js';
import { asComplex, asGame, type Source } from '../sources/index.js';
import { boardAtPosition } from '../sources/internal.js';
import { hasBoard } from './draw/drawSource.js';

/** Which graph of a source is written: its board, the vertices and edges of its complex, or its positions and moves. */
export const GRAPHS = ['board', 'complex', 'graph'] as const;
export type GraphName = (typeof GRAPHS)[number];

/** A graph, with names for the vertices of one that has none of its own. */
export interface NamedGraph {
  readonly graph: Board | Digraph;
  readonly labels?: readonly string[];
}

/** The formats of graphs. */
export const GRAPH_FORMATS: Readonly<Record<string, (named: NamedGraph) => string>> = {
  graphml: ({ graph, labels }) => printGraphML(graph, { ...(labels && { labels }) }),
  gexf: ({ graph, labels }) => printGexf(graph, { ...(labels && { labels }) }),
  graph6: ({ graph }) => `${printGraph6(undirected(graph, 'graph6'))}\n`,
  sparse6: ({ graph }) => `${printSparse6(undirected(graph, 'sparse6'))}\n`,
  digraph6: ({ graph }) => `${printDigraph6(graph)}\n`,
};

/** A board or a directed graph for Graphviz. */
export function printDotOf({ graph }: NamedGraph): string {
  return 'arcs' in graph ? printDotDigraph(graph) : printDotBoard(graph);
}

function undirected(graph: Board | Digraph, format: string): Board {
  if (!('arcs' in graph)) return graph;
  throw new InputError('invalid-option', `export: --what graph with ${format}; expected --to digraph6, graphml, gexf or dot.`, {
    hint: 'Moves have a direction.',
  }); // prettier-ignore
}

/**
 * The graph of a source.
 * @param what undefined for its board if it has one of its own, else its complex
 */
export function graphOfSource(source: Source, what: GraphName | undefined, work: Work): NamedGraph {
  switch (what ?? (hasBoard(source) ? 'board' : 'complex')) {
    case 'board':
      return { graph: boardOf(source, work) };
    case 'complex': {
      const complex = asComplex(source, work.part());
      const { vertices, support } = complex;
      const place = new Map(support.map((v, i) => [v, i]));
      const edges = complex.listFaces(1, work.part()).toLists().map(([u, v]) => [place.get(u!)!, place.get(v!)!] as const); // prettier-ignore
      const sides = support.map((v) => vertices[v]!.side);
      return {
        graph: new Board({ vertexCount: support.length, edges, sides }),
        labels: support.map((v) => vertices[v]!.label),
      };
    }
    case 'graph':
      return { graph: gameGraphOf(source.kind === 'moves' ? source.moves : asGame(source, work.part()), work.part()) };
  }
}

function boardOf(source: Source, work: Work): Board {
  if (source.kind === 'construction') return source.construction.board;
  if (hasBoard(source)) return boardAtPosition(asGame(source, work.part()));
  throw new InputError('invalid-option', 'export: --what board of a source without one; expected a game on a board.', {
    hint: 'Use --what complex or --what graph.',
  });
}
