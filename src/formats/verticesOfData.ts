import { type Vertex, vertexFromLabel } from '../complex/index.js';
import { groundSet, naturalOrder } from '../complex/internal.js';
import { PLAYERS } from '../player.js';
import type { DataReader } from '../text/internal.js';

/**
 * Vertices, or what else has a name and perhaps a side: objects, or names alone, of which those beginning with x are Left's,
 * with y Right's.
 * @param key the field with the name: `label` or `name`
 */
export function verticesOfData(list: DataReader, key: string): Vertex[] {
  const seen = new Set<string>();
  const items = list.items(`a list of {"${key}"}`);
  const byName = typeof items[0]?.value === 'string';
  return items.map((item) => {
    const name = byName ? item : item.object(`an object with "${key}"`).field(key);
    const label = name.text('a text without spaces');
    if (label === '' || /\s/.test(label)) name.refuse('a text without spaces');
    if (seen.has(label)) name.refuse(`another ${key}, as there is one like it before`);
    seen.add(label);
    if (byName) return vertexFromLabel(label);
    const side = item.optional('side')?.oneOf(PLAYERS);
    return side === undefined ? { label } : { label, side };
  });
}

/** Sets of indices of n vertices. */
export function setsOfData(list: DataReader, n: number): number[][] {
  return list.items('a list of sets').map((set) => set.indices(n, 'vertices'));
}

/** Vertices, or the number of vertices 1…n, and sets of them. */
export interface SetsOnVertices {
  readonly vertices: readonly Vertex[] | number;
  readonly sets: number[][];
}

/**
 * Sets of vertices: all by their indices from 0, or all by their labels.
 * @param vertices the ground set, or n for the vertices 1…n; undefined for the labels that occur, in natural order
 */
export function setsOnVertices(list: DataReader, vertices: readonly Vertex[] | number | undefined): SetsOnVertices {
  const items = list.items('a list of sets');
  const byLabel = items.some(({ value }) => Array.isArray(value) && value.some((item) => typeof item === 'string'));
  if (!byLabel && vertices !== undefined)
    return { vertices, sets: setsOfData(list, typeof vertices === 'number' ? vertices : vertices.length) };
  const words = items.map((set) => set.items('a list of labels'));
  const labels = words.map((set) => set.map((word) => word.text('a label, as there are labels in the sets')));
  const known = vertices === undefined ? collected(labels) : groundSet(vertices, 'complexFromJson');
  const index = new Map(known.map(({ label }, i) => [label, i]));
  const sets = labels.map((set, i) =>
    set.map((label, k) => index.get(label) ?? words[i]![k]!.oneOf([...index.keys()].slice(0, 20), 'a label')),
  );
  return { vertices: known, sets: sets as number[][] };
}

function collected(sets: readonly (readonly string[])[]): Vertex[] {
  const labels = [...new Set(sets.flat())];
  return naturalOrder(labels).map((v) => vertexFromLabel(labels[v]!));
}
