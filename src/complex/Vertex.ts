import { wrongArgument } from '../arguments.js';
import { InputError, LimitError } from '../errors.js';
import { shown } from '../shape.js';
import { isLabel } from '../text/internal.js';
import type { Player } from '../player.js';

/**
 * A vertex of a labelled complex; with a side it stands for a basic position of that player, without for one of either.
 */
export interface Vertex {
  readonly label: string;
  readonly side?: Player;
}

/** A ground set as it may be given: vertices, labels (those beginning with x are Left, with y Right), or n for 1…n. */
export type GroundSet = readonly (Vertex | string)[] | number;

/** The most vertices of a complex. */
export const MOST_VERTICES: number = 2 ** 20;

/** The ground sets made here: they are used as they are. */
const CHECKED = new WeakSet<readonly Vertex[]>();

/**
 * A ground set: copies of the given vertices, checked and frozen, or for a number n the vertices 1…n without sides.
 * @param task the function the user called, for errors
 * @throws InputError `not-distinct-labels`, `invalid-label`, `invalid-side`, `invalid-ground-set`
 * @throws LimitError `too-large-ground-set` above 2²⁰ vertices, before anything is made of them
 */
export function groundSet(vertices: GroundSet, task: string): readonly Vertex[] {
  if (typeof vertices === 'object' && CHECKED.has(vertices as readonly Vertex[])) return vertices as readonly Vertex[];
  const ground = typeof vertices === 'number' ? numbered(vertices, task) : checked(vertices, task);
  CHECKED.add(Object.freeze(ground));
  return ground;
}

function numbered(n: number, task: string): Vertex[] {
  if (!Number.isInteger(n) || n < 0)
    throw new InputError('invalid-ground-set', `${task}: n is ${n}; expected an integer n ≥ 0 or vertices.`);
  requireModest(n, task);
  return Array.from({ length: n }, (_, i) => Object.freeze({ label: String(i + 1) }));
}

/** @throws LimitError `too-large-ground-set` */
export function requireModest(n: number, task: string, limit: number = MOST_VERTICES): void {
  if (n > limit)
    throw new LimitError('too-large-ground-set', `${task}: ${n} vertices; the limit is ${limit}.`, {
      hint: 'Choose a smaller ground set.',
      details: { n, limit },
    });
}

function checked(vertices: readonly (Vertex | string)[], task: string): Vertex[] {
  if (!Array.isArray(vertices))
    throw new InputError(
      'invalid-ground-set',
      `${task}: the vertices are ${shown(vertices)}; expected a list of vertices or labels, or a number n.`,
    );
  requireModest(vertices.length, task);
  const seen = new Set<string>();
  return Array.from(vertices as readonly (Vertex | string)[], (given) => {
    if ((typeof given !== 'object' && typeof given !== 'string') || given === null)
      throw new InputError(
        'invalid-label',
        `${task}: ${shown(given)} is a vertex; expected { label } or { label, side }, or a label.`,
      );
    const { label, side } = typeof given === 'string' ? vertexFromLabel(given) : given;
    if (typeof label !== 'string' || !isLabel(label))
      throw new InputError(
        'invalid-label',
        `${task}: ${shown(label)} is a label; expected a text without spaces and control characters.`,
      );
    if (side !== undefined && side !== 'L' && side !== 'R')
      throw new InputError(
        'invalid-side',
        `${task}: vertex ${label} has the side ${shown(side)}; expected "L", "R" or none.`,
      );
    if (seen.has(label))
      throw new InputError(
        'not-distinct-labels',
        `${task}: the label ${label} occurs twice; expected distinct labels.`,
        {
          hint: 'Relabel one of the vertices, for complexes with withLabels.',
          details: { label },
        },
      );
    seen.add(label);
    return Object.freeze(side === undefined ? { label } : { label, side });
  });
}

/**
 * The vertex with a label in the usual notation: labels beginning with x are Left, with y Right, others have no side.
 */
export function vertexFromLabel(label: string): Vertex {
  if (typeof label !== 'string') throw wrongArgument('vertexFromLabel', label, 'a label, such as "x1"');
  if (label.startsWith('x')) return { label, side: 'L' };
  if (label.startsWith('y')) return { label, side: 'R' };
  return { label };
}

/**
 * Vertices with these sides, in this order, numbered from 1 within each side: x1, x2, … of Left, y1, … of Right.
 * @param neither how the labels of those without side begin
 */
export function numberedVertices(sides: readonly (Player | undefined)[], neither: 'z' | '' = ''): Vertex[] {
  const counts = { L: 0, R: 0, none: 0 };
  return sides.map((side) => {
    const number = ++counts[side ?? 'none'];
    return side === undefined
      ? { label: `${neither}${number}` }
      : { label: `${side === 'L' ? 'x' : 'y'}${number}`, side };
  });
}
