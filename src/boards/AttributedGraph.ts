import { InputError, LimitError } from '../errors.js';
import type { Board } from './Board.js';
import { GRAPHOLOGY_LIMIT } from './boardGraphology.js';
import type { Digraph } from './Digraph.js';

/** How a graph is written. */
export interface GraphTextOptions {
  /** What the vertices of a board are called; by default nothing. */
  readonly labels?: readonly string[];
}

/** What is known of a node or an edge, by name; what is undefined is not known. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A graph as the formats of other programs have it: nodes 0 … n−1 and edges, with attributes. */
export interface AttributedGraph {
  readonly isDirected: boolean;
  readonly nodes: readonly Attributes[];
  readonly edges: readonly { readonly source: number; readonly target: number; readonly attributes: Attributes }[];
}

/**
 * A board with its coordinates, colours, pieces and lengths, or a directed graph with its names and players.
 * @throws InputError `invalid-label`; LimitError `too-large-board` above a million nodes and edges
 */
export function attributedGraph(graph: Board | Digraph, { labels }: GraphTextOptions, task: string): AttributedGraph {
  if ('arcs' in graph) {
    const { n, arcs, names, sides } = graph;
    requireSize(n + arcs.length, task);
    return {
      isDirected: true,
      nodes: Array.from({ length: n }, (_, v) => ({ label: names?.[v], side: sides?.[v] })),
      edges: arcs.map(({ from, to, player }) => ({ source: from, target: to, attributes: { player } })),
    };
  }
  const { vertexCount, coordinates, sides, lengths } = graph;
  requireSize(vertexCount + graph.edges.length, task);
  if (labels !== undefined && labels.length !== vertexCount)
    throw new InputError('invalid-label', `${task}: found ${labels.length} labels; expected ${vertexCount}.`);
  const pieces = new Map(graph.pieces.map(({ vertex, side }) => [vertex, side]));
  return {
    isDirected: false,
    nodes: Array.from({ length: vertexCount }, (_, v) => {
      const [x, y] = coordinates?.[v] ?? [];
      return { label: labels?.[v], x, y, side: sides?.[v], piece: pieces.get(v) };
    }),
    edges: graph.edges.map(([source, target], e) => ({ source, target, attributes: { length: lengths?.[e] } })),
  };
}

function requireSize(size: number, task: string): void {
  if (size > GRAPHOLOGY_LIMIT)
    throw new LimitError('too-large-board', `${task}: ${size} vertices and edges; the limit is ${GRAPHOLOGY_LIMIT}.`, {
      hint: 'printSparse6 writes larger boards.',
      details: { size, limit: GRAPHOLOGY_LIMIT },
    });
}

/** The type of each attribute, in the words of GraphML; texts are not listed. */
const TYPES: Readonly<Record<string, 'double' | 'int'>> = { x: 'double', y: 'double', length: 'int' };

/** The attributes that any of some nodes or edges has, with their types. */
export function declared(all: Iterable<Attributes>): readonly (readonly [name: string, type: string])[] {
  const names = new Set<string>();
  for (const attributes of all) for (const name in attributes) if (attributes[name] !== undefined) names.add(name);
  return Array.from(names, (name) => [name, TYPES[name] ?? 'string']);
}

/** The attributes that are known. */
export function known(attributes: Attributes): (readonly [name: string, value: string | number])[] {
  return Object.entries(attributes).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
}

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/**
 * A text as it stands in XML.
 * @throws InputError `invalid-label` for characters that XML does not have
 */
export function escaped(value: string | number, task: string): string {
  const plain = String(value);
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/u.test(plain))
    throw new InputError('invalid-label', `${task}: the name ${JSON.stringify(plain)}; expected characters of XML.`);
  return plain.replace(/[<>&"]/g, (sign) => ENTITIES[sign]!).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An element, without a closing tag of its own where it is empty. */
export function xmlElement(start: string, tag: string, content: string): string {
  return content === '' ? `<${start}/>` : `<${start}>${content}</${tag}>`;
}
