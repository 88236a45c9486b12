import { aFunction } from '../arguments.js';
import { fields } from '../shape.js';
import { InputError } from '../errors.js';
import type { Player } from '../player.js';
import type { BoardData, BoardGrid } from './BoardData.js';
import type { Digraph, DigraphArc } from './Digraph.js';

/** The part of a `graphology` graph that a board is read from; any of its classes will do. */
export interface GraphologyGraph {
  nodes(): string[];
  getAttributes(): Readonly<Record<string, unknown>>;
  getNodeAttributes(node: string): Readonly<Record<string, unknown>>;
  forEachEdge(
    callback: (
      edge: string,
      attributes: Readonly<Record<string, unknown>>,
      source: string,
      target: string,
      sourceAttributes: Readonly<Record<string, unknown>>,
      targetAttributes: Readonly<Record<string, unknown>>,
      isUndirected: boolean,
    ) => void,
  ): void;
}

/** The largest graph, in vertices plus edges, that is copied for another program. */
export const GRAPHOLOGY_LIMIT = 1_000_000;

/** Keys 0 … n−1 in any order keep their numbers; all others are numbered in the order of the graph. */
function numberKeys(keys: readonly string[]): string[] {
  const natural = keys.map((_, v) => String(v));
  const known = new Set(keys);
  return natural.every((key) => known.has(key)) ? natural : [...keys];
}

function readGrid(graph: GraphologyGraph, keys: readonly string[]): BoardGrid | undefined {
  const grid = graph.getAttributes()['grid'] as Partial<BoardGrid> | undefined;
  const { kind, rows, columns } = typeof grid === 'object' ? grid : {};
  if ((kind !== 'grid' && kind !== 'hex') || typeof rows !== 'number' || typeof columns !== 'number') return undefined;
  const cells: (readonly [number, number])[] = [];
  for (const key of keys) {
    const { row, column } = graph.getNodeAttributes(key);
    if (typeof row !== 'number' || typeof column !== 'number') return undefined;
    cells.push([row, column]);
  }
  return { kind, rows, columns, cells };
}

/** A colour attribute of the nodes: `L`, `R` or nothing. */
function readSides(graph: GraphologyGraph, keys: readonly string[], attribute: string): (Player | undefined)[] {
  return keys.map((key) => {
    const side = graph.getNodeAttributes(key)[attribute];
    if (side === undefined || side === null || side === '') return undefined;
    if (side === 'L' || side === 'R') return side;
    throw new InputError(
      'invalid-side',
      `fromGraphology: node "${key}" has ${attribute} ${JSON.stringify(side)}; expected "L", "R" or nothing.`,
    );
  });
}

/**
 * Board data from a `graphology` graph and the keys of its vertices; arcs count as edges, parallel edges as one.
 * @throws InputError `invalid-loop`, `invalid-edge-length`, `invalid-side`
 */
export function boardDataFromGraphology(graph: GraphologyGraph): { data: BoardData; labels: string[] } {
  requireGraphology('fromGraphology', graph);
  const labels = numberKeys(graph.nodes());
  const vertexOf = new Map(labels.map((key, v) => [key, v]));
  const edges = new Map<string, readonly [number, number]>();
  const lengths = new Map<string, number>();
  graph.forEachEdge((_, attributes, source, target) => {
    const [u, v] = [vertexOf.get(source)!, vertexOf.get(target)!];
    const key = u < v ? `${u},${v}` : `${v},${u}`;
    const length = attributes['length'] ?? 1;
    if (typeof length !== 'number' || (lengths.get(key) ?? length) !== length)
      throw new InputError(
        'invalid-edge-length',
        `fromGraphology: edge ${source}-${target} has length ${JSON.stringify(length)}; expected one integer ≥ 1.`,
      );
    edges.set(key, [u, v]);
    lengths.set(key, length);
  });
  const points = labels.map((key) => graph.getNodeAttributes(key)).map(({ x, y }) => [x, y] as const);
  const drawn = labels.length > 0 && points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  const pieces = readSides(graph, labels, 'piece');
  const data: BoardData = {
    vertexCount: labels.length,
    edges: edges.values(),
    lengths: [...lengths.values()],
    coordinates: drawn ? (points as readonly (readonly [number, number])[]) : undefined,
    grid: readGrid(graph, labels),
    sides: readSides(graph, labels, 'side'),
    pieces: pieces.flatMap((side, vertex) => (side === undefined ? [] : [{ vertex, side }])),
  };
  return { data, labels };
}

/**
 * The directed graph of a file: an edge without direction is an arc each way, parallel arcs of a player are one.
 * @throws InputError `invalid-side`
 */
export function digraphFromGraphology(graph: GraphologyGraph): Digraph {
  const keys = numberKeys(graph.nodes());
  const vertexOf = new Map(keys.map((key, v) => [key, v]));
  const arcs = new Map<string, DigraphArc>();
  graph.forEachEdge((_, { player = '' }, source, target, __, ___, isUndirected) => {
    const owner = sideOf(player, `the arc from "${source}" to "${target}" has player`);
    const whose: { readonly player?: Player } = owner === undefined ? {} : { player: owner };
    const [from, to] = [vertexOf.get(source)!, vertexOf.get(target)!];
    arcs.set(`${from},${to},${owner ?? ''}`, { from, to, ...whose });
    if (isUndirected) arcs.set(`${to},${from},${owner ?? ''}`, { from: to, to: from, ...whose });
  });
  const names = keys.map((key) => {
    const { label } = graph.getNodeAttributes(key);
    return typeof label === 'string' ? label : key;
  });
  const sides = keys.map((key) => sideOf(graph.getNodeAttributes(key)['side'], `the vertex "${key}" has side`));
  const sorted = [...arcs.values()].sort((a, b) => a.from - b.from || a.to - b.to);
  return { n: keys.length, arcs: sorted, names, ...(sides.some((side) => side !== undefined) && { sides }) };
}

/** @throws InputError `invalid-side` */
function sideOf(found: unknown, what: string): Player | undefined {
  if (found === undefined || found === '') return undefined;
  if (found === 'L' || found === 'R') return found;
  throw new InputError(
    'invalid-side',
    `parseDigraphFile: ${what} ${JSON.stringify(found)}; expected "L", "R" or nothing.`,
  );
}

const GRAPH = fields({
  nodes: aFunction,
  getAttributes: aFunction,
  getNodeAttributes: aFunction,
  forEachEdge: aFunction,
});

/** @throws InputError `invalid-argument` for what is not a graph of `graphology` */
export function requireGraphology(task: string, graph: unknown): void {
  const flaw = GRAPH.flaw(graph, 'graph');
  if (flaw !== undefined) throw new InputError('invalid-argument', `${task}: ${flaw} of a graphology graph.`);
}
