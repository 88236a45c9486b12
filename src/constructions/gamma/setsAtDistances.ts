import { Work } from '../../run.js';
import type { RunOptions } from '../../run.js';

/** The f with f(f − 1)/2 = pairs, if there is one. */
function piecesWithPairs(pairs: number): number | undefined {
  const f = Math.round((1 + Math.sqrt(1 + 8 * pairs)) / 2);
  return pairs >= 1 && (f * (f - 1)) / 2 === pairs ? f : undefined;
}

/**
 * The sets of f pieces whose distances from each other are exactly the members of a set, each once; the set has
 * f(f − 1)/2 members, so no two pairs of pieces have the same distance.
 * @param distances a symmetric matrix
 * @param wanted different numbers, as many as f pieces have pairs
 * @param options the limit counts sets
 * @returns ascending lists in lexicographic order; none if no number of pieces has so many pairs
 * @complexity a pair of pieces at some wanted distance each, extended by pieces at distances that are left
 * @source Huntemann 2018, Constr. 2.9
 */
export function setsAtDistances(
  distances: readonly (readonly number[])[],
  wanted: readonly number[],
  options: RunOptions = {},
): number[][] {
  const f = piecesWithPairs(wanted.length);
  if (f === undefined) return [];
  const work = new Work('setsAtDistances', options);
  const left = new Set(wanted);
  const found: number[][] = [];
  const chosen: number[] = [];
  const extend = (from: number): void => {
    if (chosen.length === f) {
      found.push([...chosen]);
      return;
    }
    work.tick(found.length);
    for (let v = from; v <= distances.length - f + chosen.length; v++) {
      const row = distances[v]!;
      let taken = 0;
      while (taken < chosen.length && left.delete(row[chosen[taken]!]!)) taken++;
      if (taken === chosen.length) {
        chosen.push(v);
        extend(v + 1);
        chosen.pop();
      }
      while (taken > 0) left.add(row[chosen[--taken]!]!);
    }
  };
  extend(0);
  return found;
}
