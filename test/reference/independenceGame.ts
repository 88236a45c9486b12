import type { OptionLists } from './loopyGames.js';

/**
 * The INDEPENDENCE GAME from a set of black vertices on, word by word: positions are lists of black vertices, each with
 * the options that are independent sets; a position whose set is maximal has none.
 */
export function slowIndependenceGame(
  n: number,
  edges: readonly (readonly [number, number])[],
  start: readonly number[],
): OptionLists {
  const isIndependent = (set: ReadonlySet<number>): boolean => edges.every(([u, v]) => !(set.has(u) && set.has(v)));
  const keyOf = (set: ReadonlySet<number>): string => [...set].sort((a, b) => a - b).join();
  const positions = new Map([[keyOf(new Set(start)), new Set(start)]]);
  const left: string[][] = [];
  const right: string[][] = [];
  const seen = (set: Set<number>): string => {
    positions.set(keyOf(set), positions.get(keyOf(set)) ?? set);
    return keyOf(set);
  };
  for (const set of positions.values()) {
    const larger = [...Array(n).keys()]
      .filter((v) => !set.has(v))
      .map((v) => new Set([...set, v]))
      .filter(isIndependent);
    right.push(larger.map(seen));
    const swapped = edges
      .map(([u, v]) => new Set([...set].map((w) => (w === u ? v : w === v ? u : w))))
      .filter(isIndependent);
    left.push(larger.length === 0 ? [] : swapped.map(seen));
  }
  const keys = [...positions.keys()];
  const numbered = (lists: readonly string[][]): number[][] =>
    lists.map((list) => list.map((key) => keys.indexOf(key)));
  return { left: numbered(left), right: numbered(right) };
}
