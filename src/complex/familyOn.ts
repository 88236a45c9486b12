import { InputError } from '../errors.js';
import { givenItems } from '../arguments.js';
import { shown } from '../shape.js';
import { SetFamily, type ElementList } from '../sets/index.js';
import { requireModest, type Vertex } from './Vertex.js';

/** Sets of vertices: lists of their indices or of their labels, or a family of indices. */
export type SetsOfVertices = Iterable<Iterable<number | string>> | SetFamily;

/** Above so many vertices their pairs are not gone through. */
const MOST_WITH_PAIRS = 2 ** 15;

/**
 * A family on a ground set, from lists of vertex indices or of labels, or a family on as many elements.
 * @param task the function the user called, for errors
 * @throws InputError `not-the-same-ground-set`, `invalid-argument`, `invalid-vertex`, `unknown-vertex`
 */
export function familyOn(ground: readonly Vertex[], sets: SetsOfVertices, task: string): SetFamily {
  if (!(sets instanceof SetFamily))
    return SetFamily.fromLists(indicesOf(setsOf(sets, task), ground, task), ground.length);
  if (sets.n !== ground.length)
    throw new InputError(
      'not-the-same-ground-set',
      `${task}: a family on ${sets.n} elements and ${ground.length} vertices; expected as many.`,
    );
  return sets;
}

/** Sets as lists. @throws InputError `invalid-argument` for what is not a list of lists */
export function setsOf(sets: unknown, task: string): readonly (readonly (number | string)[])[] {
  const lists = givenItems(sets, task, 'a list of sets');
  // Unlike `every` and `map`, these do not pass over holes.
  const areLists = lists.findIndex((set) => !Array.isArray(set)) === -1;
  return (
    areLists ? lists : Array.from(lists, (set) => givenItems(set, task, 'a set of vertices'))
  ) as readonly number[][];
}

/** The indices of vertices that may be named by their labels. */
function indicesOf(
  sets: readonly (readonly (number | string)[])[],
  ground: readonly Vertex[],
  task: string,
): readonly (readonly number[])[] {
  if (!sets.some((set) => set.some((v) => typeof v === 'string'))) return sets as readonly (readonly number[])[];
  const index = new Map(ground.map(({ label }, i) => [label, i]));
  return sets.map((set) =>
    set.map((v) => {
      const i = typeof v === 'string' ? index.get(v) : undefined;
      if (i !== undefined) return i;
      const expected = typeof v === 'string' ? 'a label of a vertex' : 'labels only, or indices only';
      throw new InputError('unknown-vertex', `${task}: a set contains ${JSON.stringify(v)}; expected ${expected}.`, {
        details: { label: v },
      });
    }),
  );
}

/** Refuses ground sets whose pairs are too many. @throws LimitError `too-large-ground-set` */
export function requireModestPairs(n: number, task: string): void {
  requireModest(n, task, MOST_WITH_PAIRS);
}

/**
 * The distinct elements of a set of vertex indices.
 * @throws InputError `invalid-vertex`
 */
export function vertexSet(set: ElementList, n: number, task: string): number[] {
  const list = [...new Set(givenItems(set, task, 'a set of vertices') as readonly number[])];
  for (const v of list)
    if (!Number.isInteger(v) || v < 0 || v >= n)
      throw new InputError(
        'invalid-vertex',
        `${task}: the set contains ${shown(v)}; expected vertex indices v with 0 ≤ v < ${n}.`,
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
