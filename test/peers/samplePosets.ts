import fc from 'fast-check';
import { LabelledPoset } from 'spgames/poset';
import { posets } from '../generators/posets.js';

/** The smallest posets, and so many random ones: always the same. */
export function samplePosets(count: number): readonly LabelledPoset[] {
  const smallest = [
    LabelledPoset.fromCovers(0, []),
    LabelledPoset.fromCovers(1, []),
    LabelledPoset.fromCovers(2, [[0, 1]]),
    LabelledPoset.fromCovers(2, []),
  ];
  return [...smallest, ...fc.sample(fc.noBias(posets), { seed: 18, numRuns: count })];
}

/** The covers as pairs. */
export const pairsOf = ({ covers }: LabelledPoset): [number, number][] =>
  covers.map(({ lower, upper }) => [lower, upper]);

/** The lists ascending, in lexicographic order. */
export function sortedLists(lists: readonly (readonly number[])[]): number[][] {
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const i = a.findIndex((x, k) => x !== b[k]);
    return i === -1 ? a.length - b.length : a[i]! - (b[i] ?? -1);
  };
  return lists.map((list) => [...list].sort((a, b) => a - b)).sort(compare);
}
