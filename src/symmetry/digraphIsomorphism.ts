import { PLAYERS, opponent, type Player, type SidesRule } from '../player.js';
import type { RunOptions } from '../run.js';
import { SetFamily } from '../sets/index.js';
import {
  byFlaw,
  fields,
  indexBelow,
  integer,
  listOf,
  oneOf,
  optional,
  requireShape,
  text,
  tuple,
  type Shape,
} from '../shape.js';
import { refuse, VERIFIED, type Verification } from '../verification.js';
import { findIsomorphism } from './findIsomorphism.js';
import { topologicalOrder } from './topologicalOrder.js';

/** A directed graph without loops and parallel arcs; arcs may be labelled, vertices coloured by texts. */
export interface ArcLabelledDigraph {
  readonly n: number;
  readonly arcs: readonly (readonly [from: number, to: number, label: Player | undefined])[];
  readonly colours?: readonly string[];
}

/** A bijection of the vertices of two digraphs, boards, posets, … that keeps their structure, or how they differ. */
export type VertexIsomorphism =
  | { readonly isomorphic: true; readonly map: readonly number[] }
  | { readonly isomorphic: false; readonly difference: string }
  | { readonly isomorphic: 'undecided'; readonly explored: number };

/**
 * What a bijection does with what belongs to Left and Right (labels, pieces, colours): keep it, exchange it, or not
 * look at it.
 */
export interface SidesOptions extends RunOptions {
  /** Default `keep`. */
  readonly sides?: SidesRule;
}

/**
 * An isomorphism of directed graphs. Where there are no cycles, levels (lengths of longest paths) tell the ends of arcs
 * apart; else every vertex is split into an entrance and an exit.
 * @param options when they cut the search off, the answer is undecided; `limit` counts nodes of the search
 */
export function digraphIsomorphism(
  a: ArcLabelledDigraph,
  b: ArcLabelledDigraph,
  { sides = 'keep', ...options }: SidesOptions = {},
): VertexIsomorphism {
  const difference = differenceOfArcs(a, b, sides);
  if (difference !== undefined) return { isomorphic: false, difference };
  const [levelsA, levelsB] = [levelsOf(a), levelsOf(b)];
  if ((levelsA === undefined) !== (levelsB === undefined))
    return { isomorphic: false, difference: `only the ${levelsA ? 'second' : 'first'} has a directed cycle` };
  const numbers = new Map<string, number>();
  const number = (colour: string): number => {
    if (!numbers.has(colour)) numbers.set(colour, numbers.size);
    return numbers.get(colour)!;
  };
  const first = encoded(a, levelsA, sides === 'ignore', 'keep', number);
  const second = encoded(b, levelsB, sides === 'ignore', sides, number);
  const answer = findIsomorphism(first.family, second.family, { ...options, colours: [first.colours, second.colours] });
  if (answer.isomorphic === true) return { isomorphic: true, map: answer.map.slice(0, a.n) };
  if (answer.isomorphic === 'undecided') return answer;
  const what =
    answer.because === 'search'
      ? 'no bijection keeps all arcs: the search for one was exhausted'
      : 'the vertices differ in number by levels, colours and arcs around them';
  return { isomorphic: false, difference: what };
}

/**
 * Is the map a bijection that keeps colours and brings the arcs of the first to those of the second, with `sides`?
 * @throws InputError `invalid-argument`
 */
export function verifyDigraphIsomorphism(
  a: ArcLabelledDigraph,
  b: ArcLabelledDigraph,
  map: readonly number[],
  sides: SidesRule = 'keep',
): Verification {
  const task = 'verifyDigraphIsomorphism';
  requireShape(task, DIGRAPH, a, 'the first digraph');
  requireShape(task, DIGRAPH, b, 'the second digraph');
  requireShape(task, oneOf('keep', 'swap', 'ignore'), sides, 'sides');
  if (a.n !== b.n) return refuse(`the digraphs have ${a.n} and ${b.n} vertices`);
  const malformed = listOf(indexBelow(b.n), 'a list', { length: a.n }).flaw(map, 'map');
  if (malformed !== undefined) return refuse(malformed);
  const origin = new Map<number, number>();
  for (const [u, v] of map.entries()) {
    const other = origin.get(v);
    if (other !== undefined) return refuse(`the vertices ${other} and ${u} both go to ${v}`);
    origin.set(v, u);
    if (a.colours?.[u] !== b.colours?.[v]) return refuse(`vertex ${u} goes to ${v}, which has another colour`);
  }
  const label = (name: Player | undefined, swap: boolean): string =>
    name === undefined || sides === 'ignore' ? '' : ` ${swap ? opponent(name) : name}`;
  const wanted = new Set(b.arcs.map(([u, v, name]) => `${u} → ${v}${label(name, false)}`));
  const images = new Set<string>();
  for (const [u, v, name] of a.arcs) {
    const image = `${map[u]} → ${map[v]}${label(name, sides === 'swap')}`;
    if (!wanted.has(image))
      return refuse(`the arc ${u} → ${v}${label(name, false)} goes to ${image}, which is not an arc`);
    images.add(image);
  }
  const missed = [...wanted].find((arc) => !images.has(arc));
  return missed === undefined ? VERIFIED : refuse(`no arc goes to ${missed}`);
}

const DIGRAPH: Shape = byFlaw((value, place) => {
  const flaw = fields({ n: integer(0) }).flaw(value, place);
  if (flaw !== undefined) return flaw;
  const { n, colours } = value as ArcLabelledDigraph;
  const vertex = indexBelow(n);
  const arc = tuple(vertex, vertex, optional(oneOf('L', 'R')));
  const shapes = {
    arcs: listOf(arc),
    ...(colours !== undefined && { colours: listOf(text, 'a list', { length: n }) }),
  };
  return fields(shapes).flaw(value, place);
});

/** How the numbers of vertices, of arcs or of arcs with a label differ, if they do. */
export function differenceOfArcs(a: ArcLabelledDigraph, b: ArcLabelledDigraph, sides: SidesRule): string | undefined {
  if (a.n !== b.n) return `${a.n} vertices and ${b.n}`;
  if (a.arcs.length !== b.arcs.length) return `${a.arcs.length} arcs and ${b.arcs.length}`;
  if (sides === 'ignore') return undefined;
  const count = ({ arcs }: ArcLabelledDigraph, label: Player): number => arcs.filter((arc) => arc[2] === label).length;
  for (const label of PLAYERS) {
    const other = sides === 'keep' ? label : opponent(label);
    const [inA, inB] = [count(a, label), count(b, other)];
    if (inA !== inB) return `${inA} arcs labelled ${label} and ${inB} labelled ${other}`;
  }
  return undefined;
}

/** The lengths of the longest paths to the vertices; undefined where there is a directed cycle. */
export function levelsOf({ n, arcs }: ArcLabelledDigraph): readonly number[] | undefined {
  const successors: number[][] = Array.from({ length: n }, () => []);
  for (const [u, v] of arcs) successors[u]!.push(v);
  const sorted = topologicalOrder(successors);
  if (!sorted.acyclic) return undefined;
  const levels = new Array<number>(n).fill(0);
  for (const u of sorted.order) for (const v of successors[u]!) levels[v] = Math.max(levels[v]!, levels[u]! + 1);
  return levels;
}

/** The arcs as sets of two vertices, and of an element for the label if there is one. */
function encoded(
  { n, arcs, colours }: ArcLabelledDigraph,
  levels: readonly number[] | undefined,
  ignoreLabels: boolean,
  sides: SidesRule,
  number: (colour: string) => number,
): { family: SetFamily; colours: number[] } {
  const exits = levels === undefined ? n : 0;
  const labelElement = { L: n + exits, R: n + exits + 1 };
  const sets = arcs.map(([u, v, label]) =>
    label === undefined || ignoreLabels ? [u, v + exits] : [u, v + exits, labelElement[label]],
  );
  for (let v = 0; v < exits; v++) sets.push([v, v + n]);
  const own = Array.from({ length: n }, (_, v) => number(`vertex ${levels?.[v] ?? ''} ${colours?.[v] ?? ''}`));
  const entrance = number('entrance');
  const [left, right] = [number('left'), number('right')];
  return {
    family: SetFamily.fromLists(sets, n + exits + 2),
    colours: [
      ...own,
      ...new Array<number>(exits).fill(entrance),
      ...(sides === 'swap' ? [right, left] : [left, right]),
    ],
  };
}
