import { exportSubjectOf, type ExportSource } from './ExportSubject.js';
import type { Board, Digraph } from '../boards/index.js';
import type { Player } from '../player.js';
import type { RunOptions } from '../run.js';
import type { SetFamily } from '../sets/index.js';

/** Left is blue and Right red, as in the literature. */
const COLOURS = { L: 'blue', R: 'red' } as const;
const SHAPES = { L: 'circle', R: 'square' } as const;

interface DotVertex {
  readonly label: string;
  readonly side?: Player | undefined;
}

/**
 * A graph for Graphviz: of a complex its 1-skeleton; of a game the minimal illegal positions, of an ideal the
 * generators, where a set of three or more is a point joined to its members. Loops are left out.
 * @throws LimitError; `limit` counts sets
 */
export function printDot(subject: ExportSource, options: RunOptions = {}): string {
  subject = exportSubjectOf(subject, 'printDot');
  if ('complex' in subject) {
    const { complex } = subject;
    const edges = complex.listFaces(1, options);
    return graph('Delta', complex.vertices, complex.support, joined(edges));
  }
  const [name, vertices, sets] =
    'ideal' in subject
      ? (['I', subject.ideal.ring.toVertices(), subject.ideal.listGenerators(options)] as const)
      : (['illegalComplex', subject.legal.vertices, subject.illegal.listFacets(options)] as const);
  const loops = new Set(sets.toLists().flatMap((set) => (set.length === 1 ? set : [])));
  const shown = Array.from(vertices.keys()).filter((v) => !loops.has(v));
  return graph(name, vertices, shown, joined(sets));
}

/** A board as a graph for Graphviz; vertices are numbered from 1, edges longer than 1 show their length. */
export function printDotBoard(board: Board): string {
  const vertices = Array.from({ length: board.vertexCount }, (_, v) => ({
    label: String(v + 1),
    side: board.sides?.[v],
  }));
  const edges = board.edges.map(([u, v], i) => {
    const length = board.lengths?.[i] ?? 1;
    return `${u} -- ${v}${length > 1 ? ` [label=${length}]` : ''}`;
  });
  return graph('board', vertices, Array.from(vertices.keys()), edges);
}

/**
 * A directed graph, such as a game graph, for Graphviz: its names, and arcs in the colours of their players. Vertices
 * that belong to players are round and blue, Left's, or square and red, Right's.
 */
export function printDotDigraph(digraph: Digraph): string {
  const { n, arcs, names, sides } = digraph;
  const look = (side: Player | undefined): string =>
    side === undefined ? '' : `, shape=${SHAPES[side]}, color=${COLOURS[side]}`;
  const nodes = Array.from(
    { length: n },
    (_, v) => `${v} [label=${quoted(names?.[v] ?? String(v + 1))}${look(sides?.[v])}]`,
  );
  const moves = arcs.map(
    ({ from, to, player }) => `${from} -> ${to}${player === undefined ? '' : ` [color=${COLOURS[player]}]`}`,
  );
  return `digraph ${sides === undefined ? 'moves' : 'vertices'} {\n${lines([...nodes, ...moves])}}\n`;
}

function joined(sets: SetFamily): string[] {
  return sets.toLists().flatMap((set, i) => {
    if (set.length < 2) return [];
    if (set.length === 2) return [`${set[0]} -- ${set[1]}`];
    return [`set${i} [shape=point, label=""]`, ...set.map((v) => `set${i} -- ${v}`)];
  });
}

function graph(
  name: string,
  vertices: readonly DotVertex[],
  shown: readonly number[],
  statements: readonly string[],
): string {
  const nodes = shown.map((v) => {
    const { label, side } = vertices[v]!;
    const colour = side === undefined ? '' : `, color=${COLOURS[side]}`;
    return `${v} [label=${quoted(label)}${colour}]`;
  });
  return `graph ${name} {\n${lines([...nodes, ...statements])}}\n`;
}

function quoted(label: string): string {
  return `"${label.replace(/["\\]/g, '\\$&')}"`;
}

function lines(statements: readonly string[]): string {
  return statements.map((line) => `  ${line};\n`).join('');
}
