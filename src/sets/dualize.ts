import { Work, type RunOptions } from '../run.js';
import { searchTransversals } from './minimalTransversals.js';
import { SetFamily } from './SetFamily.js';
import { SubsetIndex } from './SubsetIndex.kernel.js';
import { WordBuffer } from './WordBuffer.js';

/** The two borders of a family of sets that is closed under taking subsets, each in canonical order. */
export interface Borders {
  readonly maximalLegal: SetFamily;
  readonly minimalIllegal: SetFamily;
}

/** What is known of the borders, and bounds. */
export interface DualizeOptions extends RunOptions {
  /** Nonempty illegal sets known beforehand; those that are not minimal are shrunk. */
  readonly known?: Iterable<readonly number[]> | undefined;
}

/**
 * Finds the maximal legal and the minimal illegal sets together, asking only an oracle: the maximal sets that avoid
 * the illegal ones known so far are either legal, and then maximal legal sets, or they shrink to new minimal illegal
 * ones. Each pass lists them with what is known and stops early when much is new, so illegal candidates stay few.
 * @param n size of the ground set
 * @param isLegal tells whether a set (ascending list) is legal; subsets of legal sets must be legal
 * @param given `limit` counts the sets of both borders
 * @throws LimitError
 * @complexity about log(minimal illegal sets) passes over the maximal legal sets; each set and each single element is
 * put
 *   to the oracle once, each illegal one once more for each of its elements
 * @source Gunopulos et al. 2003
 */
export function dualize(n: number, isLegal: (set: readonly number[]) => boolean, given: DualizeOptions = {}): Borders {
  const { known = [], ...options } = given;
  const work = new Work('dualize', options);
  const loops = new Set<number>();
  /** A minimal illegal set inside an illegal one; pairs without loops are minimal. */
  const shrink = (set: readonly number[]): number[] => {
    const loop = set.find((v) => loops.has(v));
    if (loop !== undefined) return [loop];
    let rest = [...set].sort((a, b) => a - b);
    if (rest.length <= 2) return rest;
    for (const v of [...rest]) {
      const without = rest.filter((u) => u !== v);
      if (!isLegal(without)) rest = without;
    }
    return rest;
  };
  if (!isLegal([])) return { maximalLegal: SetFamily.fromLists([], n), minimalIllegal: SetFamily.fromLists([[]], n) };
  for (let v = 0; v < n; v++) if (!isLegal([v])) loops.add(v);
  const singles = Array.from(loops, (v) => [v]);
  let illegal = SetFamily.fromLists([...singles, ...Array.from(known, shrink)], n).minimal();
  const legal = new Set<string>();
  const legalLists: number[][] = [];
  for (;;) {
    const fresh: number[][] = [];
    const freshWords = new WordBuffer('dualize');
    const freshIndex = new SubsetIndex(freshWords, illegal.stride, illegal.frequencies());
    let wasted = 0;
    const enough = Math.max(32, illegal.size);
    pass: for (const block of searchTransversals(illegal, true)) {
      const candidates = SetFamily.fromWords(block, n);
      for (let i = 0; i < candidates.size; i++) {
        if (freshIndex.hasSubsetOf(block, i * candidates.stride)) wasted++;
        else {
          const set = candidates.list(i);
          const key = set.join();
          if (legal.has(key)) continue;
          if (isLegal(set)) {
            legal.add(key);
            legalLists.push(set);
          } else {
            const smaller = shrink(set);
            freshWords.append(SetFamily.fromLists([smaller], n).words);
            freshIndex.add(fresh.length);
            fresh.push(smaller);
          }
        }
        if (fresh.length >= enough || wasted > 64 + legalLists.length) break pass;
      }
      work.tick(legalLists.length + illegal.size + fresh.length);
    }
    work.tick(legalLists.length + illegal.size + fresh.length);
    if (fresh.length === 0)
      return { maximalLegal: SetFamily.fromLists(legalLists, n).sorted(), minimalIllegal: illegal };
    illegal = illegal.concat(SetFamily.fromLists(fresh, n)).minimal();
  }
}
