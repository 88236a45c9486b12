import {
  Board,
  printDigraph6,
  printGexf,
  printGraph6,
  printGraphML,
  printSparse6,
  type Digraph,
} from '../boards/index.js';
import { vertexLabels } from '../digraphs/index.js';
import { InputError } from '../errors.js';
import { printDotBoard, printDotDigraph } from '../formats/index.js';
import { gameGraphOf } from '../games/index.js';
import { positionNames } from '../loopy/index.js';
import { PLAYERS } from '../player.js';
import type { Work } from '../run.js';
import { asComplex, asGame, type Source } from '../sources/index.js';
import { asMoves, asPlacements, boardOf, byKind, isLoopy, literalLoopyGame } from '../sources/internal.js';
import { digraphOf } from './draw/drawSource.js';

/**
 * Which graph of a source is written: its board, the digraph it is played on, the vertices and edges of its complex, or
 * its positions and moves.
 */
export const GRAPHS = ['board', 'digraph', 'complex', 'graph'] as const;
export type GraphName = (typeof GRAPHS)[number];

/** A graph, with names for the vertices of one that has none of its own. */
export interface NamedGraph {
  readonly graph: Board | Digraph;
  readonly labels?: readonly string[];
  /** Which graph it is, if it is directed. */
  readonly what?: 'digraph' | 'graph';
}

/** The formats of graphs. */
export const GRAPH_FORMATS: Readonly<Record<string, (named: NamedGraph) => string>> = {
  graphml: ({ graph, labels }) => printGraphML(graph, { ...(labels && { labels }) }),
  gexf: ({ graph, labels }) => printGexf(graph, { ...(labels && { labels }) }),
  graph6: (named) => `${printGraph6(undirected(named, 'graph6'))}\n`,
  sparse6: (named) => `${printSparse6(undirected(named, 'sparse6'))}\n`,
  digraph6: ({ graph }) => `${printDigraph6(graph)}\n`,
};

/** A board or a directed graph for Graphviz. */
export function printDotOf({ graph }: NamedGraph): string {
  return 'arcs' in graph ? printDotDigraph(graph) : printDotBoard(graph);
}

/** A graph without directions; arcs that all go both ways are edges. */
function undirected({ graph, what = 'graph' }: NamedGraph, format: string): Board {
  if (!('arcs' in graph)) return graph;
  const all = new Set(graph.arcs.map(({ from, to }) => `${from},${to}`));
  if (what === 'digraph' && graph.arcs.every(({ from, to }) => all.has(`${to},${from}`)))
    return new Board({
      vertexCount: graph.n,
      edges: graph.arcs.filter(({ from, to }) => from < to).map(({ from, to }) => [from, to]),
    });
  throw new InputError(
    'invalid-option',
    `export: --what ${what} with ${format}; expected --to digraph6, graphml, gexf or dot.`,
    {
      hint: what === 'digraph' ? 'Not all arcs go both ways.' : 'Moves have a direction.',
    },
  );
}

/**
 * The graph of a source.
 * @param what undefined for its board or digraph if it has one of its own, else its complex
 */
export function graphOfSource(source: Source, what: GraphName | undefined, work: Work): NamedGraph {
  switch (what ?? usualGraph(source)) {
    case 'digraph': {
      const { digraph, labels: names = vertexLabels(digraph) } = digraphOf(source);
      const arcs = digraph.arcs.map(([from, to]) => ({ from, to }));
      return { graph: { n: digraph.n, arcs, names, sides: digraph.sides }, what: 'digraph' };
    }
    case 'board':
      return { graph: requireBoard(source) };
    case 'complex': {
      const complex = asComplex(source, work.part());
      const { vertices, support } = complex;
      const place = new Map(support.map((v, i) => [v, i]));
      const edges = complex
        .listFaces(1, work.part())
        .toLists()
        .map(([u, v]) => [place.get(u!)!, place.get(v!)!] as const);
      const sides = support.map((v) => vertices[v]!.side);
      return {
        graph: new Board({ vertexCount: support.length, edges, sides }),
        labels: support.map((v) => vertices[v]!.label),
      };
    }
    case 'graph':
      if (isLoopy(source)) return { graph: loopyGraph(source, work) };
      return {
        graph: gameGraphOf(asPlacements(source) ?? asMoves(source) ?? asGame(source, work.part()), work.part()),
      };
  }
}

/** The positions and moves of a loopy game. */
function loopyGraph(source: Source, work: Work): Digraph {
  const game = literalLoopyGame(source, work.part());
  const arcs = PLAYERS.flatMap((player) =>
    Array.from({ length: game.n }, (_, from) => game.options(from, player).map((to) => ({ from, to, player }))),
  );
  return { n: game.n, arcs: arcs.flat(), names: positionNames(game) };
}

/** The directed graph that a source is played on, or that its moves are, where it is shown as one. */
export function directedGraph(source: Source): 'digraph' | 'graph' | undefined {
  if (isLoopy(source)) return 'graph';
  return byKind({ digraph: () => 'digraph', rules: () => 'graph', form: () => 'graph' } as const, source);
}

function usualGraph(source: Source): GraphName {
  return directedGraph(source) ?? (boardOf(source) === undefined ? 'complex' : 'board');
}

/** @throws InputError `invalid-option` */
function requireBoard(source: Source): Board {
  const board = boardOf(source);
  if (board !== undefined) return board;
  throw new InputError('invalid-option', 'export: --what board of a source without one; expected a game on a board.', {
    hint: 'Use --what complex or --what graph.',
  });
}
