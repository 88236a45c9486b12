import type { AssembledSphere, PlacedSphere } from './AssembledSphere.js';

/** How a sphere or a ball was put together: an `AssembledSphere` that has its parts in it. */
export type SphereHistory =
  | { readonly shelling: readonly (readonly number[])[] }
  | { readonly join: readonly PlacedHistory[] }
  | { readonly sum: readonly PlacedHistory[] };

/** A part, and what its vertices are. */
export interface PlacedHistory {
  readonly of: SphereHistory;
  readonly vertices: readonly number[];
}

/** Two points. */
export const TWO_POINTS: SphereHistory = { shelling: [[0], [1]] };

/** The numbers 0, …, n − 1: vertices that keep their numbers. */
export function numbersBelow(n: number): number[] {
  return Array.from({ length: n }, (_, v) => v);
}

/** A history as a list, parts before what has them. */
export function listOfHistory(whole: SphereHistory): AssembledSphere[] {
  const list: AssembledSphere[] = [];
  const numbers = new Map<SphereHistory, number>();
  const add = (history: SphereHistory): number => {
    const known = numbers.get(history);
    if (known !== undefined) return known;
    const placed = (parts: readonly PlacedHistory[]): PlacedSphere[] =>
      parts.map(({ of, vertices }) => ({ sphere: add(of), vertices }));
    const entry: AssembledSphere =
      'shelling' in history
        ? { shelling: history.shelling }
        : 'join' in history
          ? { join: placed(history.join) }
          : { sum: placed(history.sum) };
    numbers.set(history, list.length);
    list.push(entry);
    return list.length - 1;
  };
  add(whole);
  return list;
}
