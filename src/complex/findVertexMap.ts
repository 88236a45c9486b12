import { Work, type RunOptions } from '../run.js';

/** A map that was found, the proof that there is none (the search was exhausted), or neither. */
export type FoundMap =
  | { readonly found: true; readonly map: readonly (number | undefined)[] }
  | { readonly found: false }
  | { readonly found: 'undecided'; readonly explored: number };

/** A search for a map of ground sets that brings sets to admissible sets. */
export interface VertexMapSearch {
  readonly task: string;
  /** For each element the possible images, none for an element that needs no image. */
  readonly candidates: readonly (readonly number[])[];
  /** The sets to look at; those without elements count as well. */
  readonly sets: readonly (readonly number[])[];
  readonly injective: boolean;
  /** May the image of a set, or of the part of it that has images, be the given set? */
  readonly admissible: (image: readonly number[], complete: boolean) => boolean;
}

/**
 * Assigns images one by one, elements in the order of the sets they share, and takes back what spoils a set.
 * @param options when they cut the search off, the answer is undecided; `limit` counts assignments
 */
export function findVertexMap(search: VertexMapSearch, options: RunOptions = {}): FoundMap {
  const { candidates, sets, injective, admissible } = search;
  const work = new Work(search.task, options);
  const needed = candidates.flatMap((list, v) => (list.length > 0 ? [v] : []));
  const order = inOrderOfSets(needed, sets);
  const around = candidates.map((_, v) => sets.filter((set) => set.includes(v)));
  const map = new Array<number | undefined>(candidates.length).fill(undefined);
  const used = new Set<number>();
  const fits = (set: readonly number[]): boolean => {
    const image = set.flatMap((v) => map[v] ?? []);
    return admissible([...new Set(image)], image.length === set.length);
  };
  const extend = (depth: number): boolean => {
    const v = order[depth];
    if (v === undefined) return true;
    for (const w of candidates[v]!) {
      if (injective && used.has(w)) continue;
      work.step();
      map[v] = w;
      used.add(w);
      if (around[v]!.every(fits) && extend(depth + 1)) return true;
      if (injective) used.delete(w);
      map[v] = undefined;
    }
    return false;
  };
  return work.unlessCutOff(
    (): FoundMap => (sets.every(fits) && extend(0) ? { found: true, map } : { found: false }),
    (explored): FoundMap => ({ found: 'undecided', explored }),
  );
}

/** Elements such that each shares many sets with those before it. */
function inOrderOfSets(elements: readonly number[], sets: readonly (readonly number[])[]): number[] {
  const weight = new Map(elements.map((v) => [v, 0]));
  const order: number[] = [];
  while (weight.size > 0) {
    const next = [...weight].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
    weight.delete(next);
    order.push(next);
    for (const set of sets)
      if (set.includes(next)) for (const v of set) if (weight.has(v)) weight.set(v, weight.get(v)! + 1);
  }
  return order;
}
