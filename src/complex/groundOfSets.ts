import { SetFamily } from '../sets/index.js';
import { familyOn, setsOf, type SetsOfVertices } from './familyOn.js';
import { inNaturalOrder } from './naturalOrder.js';
import { groundSet, type GroundSet, type Vertex } from './Vertex.js';

/**
 * A ground set and a family on it, from sets of indices or of labels.
 * @param vertices by default the labels that occur, in natural order, or the vertices up to the largest index
 * @param task the function the user called, for errors
 */
export function groundOfSets(
  sets: SetsOfVertices,
  vertices: GroundSet | undefined,
  task: string,
): [readonly Vertex[], SetFamily] {
  if (vertices !== undefined) {
    const ground = groundSet(vertices, task);
    return [ground, familyOn(ground, sets, task)];
  }
  if (sets instanceof SetFamily) return [groundSet(sets.n, task), sets];
  const lists = setsOf(sets, task);
  const labels = lists.flatMap((list) => list.filter((v) => typeof v === 'string'));
  if (labels.length > 0) {
    const ground = groundSet(inNaturalOrder(labels), task);
    return [ground, familyOn(ground, lists, task)];
  }
  let largest = -1;
  for (const list of lists) for (const v of list) if ((v as number) > largest) largest = v as number;
  const ground = groundSet(Number.isInteger(largest) ? largest + 1 : 0, task);
  return [ground, familyOn(ground, lists, task)];
}
