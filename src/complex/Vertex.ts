import { InputError } from '../errors.js';
import type { Player } from '../player.js';

/** A vertex of a labelled complex; with a side it stands for a basic position of that player, without for one of either. */
export interface Vertex {
  readonly label: string;
  readonly side?: Player;
}

/**
 * A ground set: the given vertices, checked and in a frozen list of their own, or for a number n the vertices 1…n
 * without sides.
 * @param task the function the user called, for errors
 * @throws InputError `not-distinct-labels`, `invalid-label`, `invalid-side`, `invalid-ground-set`
 */
export function groundSet(vertices: readonly Vertex[] | number, task: string): readonly Vertex[] {
  if (typeof vertices === 'number') {
    if (!Number.isInteger(vertices) || vertices < 0)
      throw new InputError('invalid-ground-set', `${task}: n is ${vertices}; expected an integer n ≥ 0 or vertices.`);
    return Object.freeze(Array.from({ length: vertices }, (_, i) => ({ label: String(i + 1) })));
  }
  const seen = new Set<string>();
  for (const { label, side } of vertices) {
    if (typeof label !== 'string' || label === '' || /\s/.test(label))
      throw new InputError(
        'invalid-label',
        `${task}: ${JSON.stringify(label)} is a label; expected a nonempty text without spaces.`,
      );
    if (side !== undefined && side !== 'L' && side !== 'R')
      throw new InputError(
        'invalid-side',
        `${task}: vertex ${label} has the side ${JSON.stringify(side)}; expected "L", "R" or none.`,
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
  }
  return Object.isFrozen(vertices) ? vertices : Object.freeze([...vertices]);
}

/** The vertex with a label in the usual notation: labels beginning with x are Left, with y Right, others have no side. */
export function vertexFromLabel(label: string): Vertex {
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
