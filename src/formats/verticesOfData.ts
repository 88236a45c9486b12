import type { Vertex } from '../complex/index.js';
import { PLAYERS } from '../player.js';
import type { DataReader } from '../text/internal.js';

/** Vertices, or what else has a name and perhaps a side. @param key the field with the name: `label` or `name` */
export function verticesOfData(list: DataReader, key: string): Vertex[] {
  const seen = new Set<string>();
  return list.items(`a list of {"${key}"}`).map((item) => {
    const name = item.object(`an object with "${key}"`).field(key);
    const label = name.text('a text without spaces');
    if (label === '' || /\s/.test(label)) name.refuse('a text without spaces');
    if (seen.has(label)) name.refuse(`another ${key}, as there is one like it before`);
    seen.add(label);
    const side = item.optional('side')?.oneOf(PLAYERS);
    return side === undefined ? { label } : { label, side };
  });
}

/** Sets of indices of n vertices. */
export function setsOfData(list: DataReader, n: number): number[][] {
  return list.items('a list of sets').map((set) => set.indices(n, 'vertices'));
}
