/** What is drawn by hand: a graph, a digraph or a complex, with places for its vertices. */

export const KINDS = ['graph', 'digraph', 'complex'] as const;
export type Kind = (typeof KINDS)[number];
/** Who may play a vertex; `E` is either player. */
export type Side = 'L' | 'R' | 'E';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

export interface Drawing {
  readonly kind: Kind;
  readonly points: readonly Point[];
  /** Edges, arcs from the first to the second, or faces, by the numbers of their vertices. */
  readonly sets: readonly (readonly number[])[];
}

/** The size of the sheet. */
export const WIDTH = 600;
export const HEIGHT = 320;
/** More vertices are not drawn by hand. */
const MOST = 100;

const POINT = /^(\d{1,3}),(\d{1,3})([LRE])$/;

/** A drawing as a parameter of an address: `graph|10,20E 30,40E|0-1`. */
export function writeDrawing({ kind, points, sets }: Drawing): string {
  const places = points.map(({ x, y, side }) => `${x},${y}${side}`);
  return points.length === 0 && kind === 'graph'
    ? ''
    : [kind, places.join(' '), sets.map((set) => set.join('-')).join(' ')].join('|');
}

/** The drawing in an address; what cannot be read is left out. */
export function readDrawing(text: string): Drawing {
  const [name = '', places = '', words = ''] = text.split('|');
  const kind = KINDS.find((other) => other === name) ?? 'graph';
  const points = places.split(' ').flatMap((word): Point[] => {
    const [, x, y, side] = POINT.exec(word) ?? [];
    return x === undefined ? [] : [inside({ x: Number(x), y: Number(y), side: side as Side })];
  });
  const sets = words
    .split(' ')
    .map((word) => word.split('-').map(Number))
    .filter((set) => isSet(kind, set, Math.min(points.length, MOST)));
  return { kind, points: points.slice(0, MOST).map((point) => sided(kind, point)), sets };
}

function isSet(kind: Kind, set: readonly number[], n: number): boolean {
  const isOfVertices = set.every((v) => Number.isInteger(v) && v >= 0 && v < n) && new Set(set).size === set.length;
  return isOfVertices && (kind === 'complex' ? set.length > 1 : set.length === 2);
}

/** A point within the sheet. */
function inside({ x, y, side }: Point): Point {
  const within = (z: number, most: number): number => Math.round(Math.min(most - 20, Math.max(20, z)));
  return { x: within(x, WIDTH), y: within(y, HEIGHT), side };
}

/** Vertices of boards belong to nobody, those of digraphs to one of the players. */
function sided(kind: Kind, point: Point): Point {
  if (kind === 'graph') return { ...point, side: 'E' };
  return kind === 'digraph' && point.side === 'E' ? { ...point, side: 'L' } : point;
}

/** The same vertices, drawn as another kind; faces become the edges in them. */
export function asKind({ kind: before, points, sets }: Drawing, kind: Kind): Drawing {
  const pairs =
    before === 'complex' && kind !== 'complex'
      ? sets.flatMap((set) => set.flatMap((v, i) => set.slice(i + 1).map((w) => [v, w])))
      : sets;
  const named = new Map(pairs.map((set) => [keyOf(kind, set), set]));
  return { kind, points: points.map((point) => sided(kind, point)), sets: [...named.values()] };
}

/** Of arcs the order counts. */
function keyOf(kind: Kind, set: readonly number[]): string {
  return (kind === 'digraph' ? [...set] : [...set].sort((a, b) => a - b)).join();
}

/** With one vertex more, unless there are too many. */
export function withPoint(drawing: Drawing, point: Point): Drawing {
  if (drawing.points.length >= MOST) return drawing;
  return { ...drawing, points: [...drawing.points, sided(drawing.kind, inside(point))] };
}

/** A vertex somewhere else, or of somebody else. */
export function withChange(drawing: Drawing, v: number, change: Partial<Point>): Drawing {
  const points = drawing.points.map((point, w) =>
    w === v ? sided(drawing.kind, inside({ ...point, ...change })) : point,
  );
  return { ...drawing, points };
}

/** With an edge, arc or face more, or without it if it is there. */
export function toggled(drawing: Drawing, set: readonly number[]): Drawing {
  const { kind, points, sets } = drawing;
  if (!isSet(kind, set, points.length)) return drawing;
  const key = keyOf(kind, set);
  const rest = sets.filter((other) => keyOf(kind, other) !== key);
  return { ...drawing, sets: rest.length < sets.length ? rest : [...sets, set] };
}

/** Without some vertices, and without the edges, arcs and faces with them. */
export function without(drawing: Drawing, gone: readonly number[]): Drawing {
  const left = drawing.points.map((_, v) => v).filter((v) => !gone.includes(v));
  return {
    ...drawing,
    points: left.map((v) => drawing.points[v]!),
    sets: drawing.sets
      .filter((set) => set.every((v) => left.includes(v)))
      .map((set) => set.map((v) => left.indexOf(v))),
  };
}

/** The name of a vertex in the source. */
export function nameOf({ kind, points }: Drawing, v: number): string {
  if (kind === 'graph') return String(v);
  const { side } = points[v]!;
  return kind === 'digraph' ? `${v}${side}` : `${{ L: 'x', R: 'y', E: 'z' }[side]}${v + 1}`;
}

/**
 * The source that is drawn; empty if nothing is.
 * @param ruleset what is played on a graph
 */
export function sourceOf(drawing: Drawing, ruleset: string): string {
  const { kind, points, sets } = drawing;
  if (points.length === 0) return '';
  const alone = points.map((_, v) => v).filter((v) => !sets.some((set) => set.includes(v)));
  if (kind === 'graph') return `${ruleset}@edges:${[...sets.map((set) => set.join('-')), ...alone].join(',')}`;
  if (kind === 'digraph')
    return [`digraph:${points.map(({ side }) => side).join('')}`, ...sets.map((set) => set.join('>'))].join(' ');
  const maximal = sets.filter(
    (set) => !sets.some((other) => other.length > set.length && set.every((v) => other.includes(v))),
  );
  const names = [...maximal, ...alone.map((v) => [v])].map((set) => set.map((v) => nameOf(drawing, v)).join(' '));
  return `facets:${names.join(', ')}`;
}
