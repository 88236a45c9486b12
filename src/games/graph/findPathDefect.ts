import type { Work } from '../../run.js';
import type { GameGraph } from './GameGraph.js';

/**
 * What is wrong with the paths between two vertices. An order is a word of the players along a path: `L`, `R`, and `-`
 * for a move of either.
 */
export type PathDefect =
  | {
      readonly because: 'path-count';
      readonly from: number;
      readonly to: number;
      readonly order: string;
      readonly found: bigint;
      readonly expected: bigint;
    }
  /** Paths with different numbers of moves of Left or of Right. */
  | {
      readonly because: 'mixed-paths';
      readonly from: number;
      readonly to: number;
      readonly orders: readonly [string, string];
    };

/**
 * Two vertices at the smallest distance whose paths are not as the SP-property wants them, by counting the paths of
 * every order between all pairs; undefined if there are none.
 * @param graph graded
 * @complexity exponential in the length of the longest path
 */
export function findPathDefect(graph: GameGraph, reading: 'repaired' | 'printed', work: Work): PathDefect | undefined {
  type Counts = Map<string, bigint>;
  let ends = graph.names.map((_, v) => new Map<number, Counts>([[v, new Map<string, bigint>([['', 1n]])]]));
  for (let reached = graph.n; reached > 0;) {
    reached = 0;
    const longer: typeof ends = [];
    for (const [from, paths] of ends.entries()) {
      const next = new Map<number, Counts>();
      for (const [u, orders] of paths)
        for (const { to, player } of graph.successors(u)) {
          const counts = next.get(to) ?? new Map<string, bigint>();
          next.set(to, counts);
          for (const [order, count] of orders) {
            const word = order + (player ?? '-');
            counts.set(word, (counts.get(word) ?? 0n) + count);
          }
        }
      for (const [to, counts] of next) {
        const defect = defectOf(counts, reading);
        if (defect !== undefined) return { ...defect, from, to };
      }
      reached += next.size;
      work.tick(reached);
      longer.push(next);
    }
    ends = longer;
  }
  return undefined;
}

type DefectOfPair =
  | { readonly because: 'path-count'; readonly order: string; readonly found: bigint; readonly expected: bigint }
  | { readonly because: 'mixed-paths'; readonly orders: readonly [string, string] };

function defectOf(counts: ReadonlyMap<string, bigint>, reading: 'repaired' | 'printed'): DefectOfPair | undefined {
  const kinds = new Map<string, string>();
  for (const order of counts.keys()) {
    const kind = [...order].sort().join('');
    if (!kinds.has(kind)) kinds.set(kind, order);
  }
  const [first, second] = kinds.values();
  if (reading === 'repaired' && second !== undefined) return { because: 'mixed-paths', orders: [first!, second] };
  for (const kind of kinds.keys()) {
    const expected = ['L', 'R', '-'].reduce(
      (product, player) => product * factorial(kind.split(player).length - 1),
      1n,
    );
    for (const order of arrangements(kind)) {
      const found = counts.get(order) ?? 0n;
      if (found !== expected) return { because: 'path-count', order, found, expected };
    }
  }
  return undefined;
}

/** All different orders of the letters of a word. */
function* arrangements(letters: string): Generator<string> {
  if (letters === '') yield '';
  for (const letter of new Set(letters))
    for (const rest of arrangements(letters.replace(letter, ''))) yield letter + rest;
}

function factorial(k: number): bigint {
  return k <= 1 ? 1n : BigInt(k) * factorial(k - 1);
}
