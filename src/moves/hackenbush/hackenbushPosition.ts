import type { TextSpan } from '../../text/internal.js';
import { behindPrefix } from '../rows/readRow.js';
import { grounded, MOST_EDGES, VERTEX_BOUND, type HackenbushEdge } from './HackenbushEdge.js';

const EXAMPLE = 'stalk:LRE or edges:0-1L,1-2R,0-2E';
const CONNECTED = 'What is not connected to the ground, vertex 0, has fallen already.';

/** The normal form of a position: the edges in order, each from its smaller end, as in `0-1L,0-2E,1-2R`. */
export function hackenbushPosition(edges: readonly HackenbushEdge[]): string {
  return positionOfOrdered(
    edges
      .map(([u, v, colour]): HackenbushEdge => [Math.min(u, v), Math.max(u, v), colour])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0)),
  );
}

/** The same of edges that are in order already, as parts of a position are. */
export function positionOfOrdered(edges: readonly HackenbushEdge[]): string {
  return edges.map(edgeText).join();
}

/** An edge as it is written, which is the name of the move that cuts it. */
export function edgeText([u, v, colour]: HackenbushEdge): string {
  return `${u}-${v}${colour}`;
}

/** The edges of a position in its normal form. */
export function edgesOfPosition(position: string): HackenbushEdge[] {
  if (position === '') return [];
  return position.split(',').map((edge) => {
    const dash = edge.indexOf('-');
    return [Number(edge.slice(0, dash)), Number(edge.slice(dash + 1, -1)), edge.at(-1) as 'L' | 'R' | 'E'];
  });
}

/** The edges of a stalk, from the ground up. */
export function stalkEdges(colours: string): HackenbushEdge[] {
  return Array.from(colours, (colour, i) => [i, i + 1, colour as 'L' | 'R' | 'E']);
}

/** The colours from the ground up where the position is that of a stalk with the vertices 0, 1, 2, … */
function stalkOfPosition(position: string): string | undefined {
  const colours = position.replace(/\d+-\d+|,/g, '');
  return hackenbushPosition(stalkEdges(colours)) === position ? colours : undefined;
}

/** The position as it is written behind the `@`. */
export function printHackenbush(position: string): string {
  const stalk = position === '' ? undefined : stalkOfPosition(position);
  return stalk === undefined ? `edges:${position}` : `stalk:${stalk}`;
}

/**
 * The position behind `stalk:` or `edges:`.
 * @throws ParseError `not-a-position`, `too-large-board`
 */
export function readHackenbush(notation: TextSpan): string {
  const { prefix, rest } = behindPrefix(notation, ['stalk', 'edges'], EXAMPLE);
  return hackenbushPosition(prefix === 'stalk' ? stalkOfSpan(rest) : edgesOfSpan(rest));
}

function stalkOfSpan(span: TextSpan): HackenbushEdge[] {
  requireFew(span, span.text.length);
  if (!/^[LRE]*$/.test(span.text))
    span.refuse(
      'not-a-position',
      'letters L, R and E (of either player), from the ground up',
      `For example ${EXAMPLE}.`,
    );
  return stalkEdges(span.text);
}

function edgesOfSpan(span: TextSpan): HackenbushEdge[] {
  const items = span.items();
  requireFew(span, items.length);
  const edges = items.map((item): HackenbushEdge => {
    const [, u, v, colour] = /^(\d+)\s*-\s*(\d+)\s*([LRE])$/.exec(item.text) ?? [];
    if (colour === undefined)
      item.refuse(
        'not-a-position',
        'an edge such as 0-1L, with L, R, or E for either player',
        `For example ${EXAMPLE}.`,
      );
    if (Math.max(Number(u), Number(v)) >= VERTEX_BOUND)
      item.refuse('not-a-position', `vertices from 0 to ${VERTEX_BOUND - 1}`);
    return [Number(u), Number(v), colour as 'L' | 'R' | 'E'];
  });
  const kept = new Set(grounded(edges));
  const loose = edges.findIndex((edge) => !kept.has(edge));
  if (loose !== -1) items[loose]!.refuse('not-a-position', 'edges that are connected to the ground', CONNECTED);
  return edges;
}

function requireFew(span: TextSpan, count: number): void {
  if (count > MOST_EDGES)
    span.refuse('too-large-board', `at most ${MOST_EDGES} edges`, undefined, `a position of ${count} edges`);
}
