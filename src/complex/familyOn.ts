import { InputError } from '../errors.js';
import { SetFamily, type ElementList } from '../sets/index.js';
import type { Vertex } from './Vertex.js';

/**
 * A family on a ground set, from lists of vertex indices or a family on as many elements.
 * @param task the function the user called, for errors
 * @throws InputError `not-the-same-ground-set`, `invalid-vertex`
 */
export function familyOn(ground: readonly Vertex[], sets: Iterable<ElementList> | SetFamily, task: string): SetFamily {
  if (!(sets instanceof SetFamily)) return SetFamily.fromLists(sets, ground.length);
  if (sets.n !== ground.length)
    throw new InputError(
      'not-the-same-ground-set',
      `${task}: a family on ${sets.n} elements and ${ground.length} vertices; expected as many.`,
    );
  return sets;
}

/**
 * The distinct elements of a set of vertex indices.
 * @throws InputError `invalid-vertex`
 */
export function vertexSet(set: ElementList, n: number, task: string): number[] {
  const list = [...new Set(set)];
  for (const v of list)
    if (!Number.isInteger(v) || v < 0 || v >= n)
      throw new InputError(
        'invalid-vertex',
        `${task}: the set contains ${String(v)}; expected vertex indices v with 0 ≤ v < ${n}.`,
      );
  return list;
}

/** The family of the one-element sets of some elements. */
export function singletons(elements: readonly number[], n: number): SetFamily {
  return SetFamily.fromLists(
    elements.map((v) => [v]),
    n,
  );
}
