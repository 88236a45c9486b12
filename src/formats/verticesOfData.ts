import { type Vertex, vertexFromLabel } from '../complex/index.js';
import { groundSet, naturalOrder } from '../complex/internal.js';
import { PLAYERS } from '../player.js';
import * as describe from '../shape.js';
import { isLabel, type DataReader } from '../text/internal.js';

/**
 * Vertices, or what else has a name and perhaps a side: objects, or names alone, of which those beginning with x are
 * Left's, with y Right's.
 * @param key the field with the name: `label` or `name`
 */
function verticesOfData(list: DataReader, key: string): Vertex[] {
  const seen = new Set<string>();
  const items = list.items(`a list of {"${key}"}`);
  const byName = typeof items[0]?.value === 'string';
  return items.map((item) => {
    const name = byName ? item : item.object(`an object with "${key}"`).field(key);
    const label = name.text('a text without spaces and control characters');
    if (!isLabel(label)) name.refuse('a text without spaces and control characters');
    if (seen.has(label)) name.refuse(`another ${key}, as there is one like it before`);
    seen.add(label);
    if (byName) return vertexFromLabel(label);
    const side = item.optional('side')?.oneOf(PLAYERS);
    return side === undefined ? { label } : { label, side };
  });
}

/** What `verticesOfData` reads. @param key the field with the name: `label` or `name` */
export function vertexList(key: 'label' | 'name'): describe.Shape<Vertex[]> {
  return describe.byReading(
    (data) => verticesOfData(data, key),
    () => {
      const word = { type: 'string', pattern: '^\\S+$' };
      const vertex = { type: 'object', properties: { [key]: word, side: { enum: PLAYERS } }, required: [key] };
      return {
        description: `Each with its ${key}, and the player whose it is; or texts, of which x… are Left's, y… Right's.`,
        type: 'array',
        anyOf: [{ items: vertex }, { items: word }],
      };
    },
  );
}

/** Lists of indices from 0, whose bound is for `setsOfData` to check. */
export const indexSets: describe.Shape<number[][]> = /* @__PURE__ */ describe.lazily(() =>
  describe.listOf(describe.listOf(describe.integer(0), 'a list of indices of vertices'), 'a list of sets'),
);

/** Sets by indices or by labels. */
export const vertexSets: describe.Shape<readonly (readonly (number | string)[])[]> = /* @__PURE__ */ describe.lazily(
  () =>
    describe.eitherBy(
      hasLabels,
      describe.listOf(describe.listOf(describe.textLike(LABEL), 'a list of labels'), 'a list of sets'),
      indexSets,
    ),
);

const LABEL = 'a label, as there are labels in the sets';

/** Is a label in any of some sets? */
export function hasLabels(sets: unknown): boolean {
  return Array.isArray(sets) && sets.some((set) => Array.isArray(set) && set.some((item) => typeof item === 'string'));
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
  if (!hasLabels(list.value) && vertices !== undefined)
    return { vertices, sets: setsOfData(list, typeof vertices === 'number' ? vertices : vertices.length) };
  const words = items.map((set) => set.items('a list of labels'));
  const labels = words.map((set) => set.map((word) => word.text(LABEL)));
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
