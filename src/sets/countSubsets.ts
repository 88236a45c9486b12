import type { SetFamily } from './SetFamily.js';
import { Work, type RunOptions } from '../run.js';
import { Packing, StateTable, type Grade } from './gradedCount.js';
import { isSubsetAt, lowestBit, strideOf } from './words.kernel.js';

/**
 * Counts the sets that lie inside some member of a family, by grade, without listing them: going through the elements,
 * all choices that leave the same members are merged (a member drops out when what is left of it lies
 * inside what is left of another).
 * @param family any family, best with few members
 * @param grading as for `countIndependentSets`
 * @returns entry [i][j]: the number of such sets with first degree i and second degree j; [] for no members
 * @throws LimitError; `limit` counts the states of a step
 * @complexity at most min(2^n, 2^size) states a step; O(n · size²) to prepare
 */
export function countSubsets(family: SetFamily, grading: readonly Grade[], options: RunOptions = {}): bigint[][] {
  const work = new Work('countSubsets', options);
  const sets = family.maximal(work.part());
  const { n, size } = sets;
  if (size === 0) return [];
  const used = sets.frequencies();
  const packing = new Packing(
    'countSubsets',
    grading.filter((_, v) => used[v]! > 0),
  );
  const stride = strideOf(size);
  /** The members that contain v, as a set of member indices. */
  const containing = Array.from({ length: n }, (_, v) => {
    const words = new Uint32Array(stride);
    for (let i = 0; i < size; i++) if (sets.has(i, v)) words[i >>> 5]! |= 1 << (i & 31);
    return words;
  });
  const everyone = new Uint32Array(stride);
  for (let i = 0; i < size; i++) everyone[i >>> 5]! |= 1 << (i & 31);
  let states = new StateTable();
  states.add(everyone, 1n);
  let rest = sets;
  for (let v = 0; v < n; v++) {
    if (used[v] === 0) continue;
    rest = rest.contract([v]);
    const rests = compareRests(rest);
    const next = new StateTable();
    let seen = 0;
    for (const { words, sum } of states.values()) {
      if ((++seen & 1023) === 0) work.tick(next.size);
      next.add(reduce(words, rests), sum);
      const taken = words.map((w, k) => w & containing[v]![k]!);
      if (taken.some((w) => w !== 0)) next.add(reduce(taken, rests), packing.times(sum, grading[v]!));
    }
    work.tick(next.size);
    states = next;
  }
  let total = 0n;
  for (const { sum } of states.values()) total += sum;
  return packing.unpack(total);
}

/** How members compare by what is left of them behind an element. */
interface Rests {
  /** For each member, the members whose rest contains its rest (of equal rests the one with the lower index). */
  readonly rivals: readonly Uint32Array[];
  /** For each member, the first one with the same rest. */
  readonly first: Int32Array;
}

function compareRests({ words, stride, size }: SetFamily): Rests {
  const first = Int32Array.from({ length: size }, (_, i) => i);
  const rivals = Array.from({ length: size }, (_, i) => {
    const row = new Uint32Array(strideOf(size));
    for (let j = 0; j < size; j++) {
      if (j === i || !isSubsetAt(words, i * stride, words, j * stride, stride)) continue;
      const equal = isSubsetAt(words, j * stride, words, i * stride, stride);
      if (equal) first[i] = Math.min(first[i]!, j);
      if (j < i || !equal) row[j >>> 5]! |= 1 << (j & 31);
    }
    return row;
  });
  return { rivals, first };
}

/**
 * Drops the members that have a rival in the race (a rival of a dropped one is a rival too, so all at once) and puts
 * the first member with the same rest in the place of each other: what is left is the same for equal sets of rests.
 */
function reduce(members: Uint32Array, { rivals, first }: Rests): Uint32Array {
  const kept = new Uint32Array(members.length);
  for (let k = 0; k < members.length; k++)
    for (let w = members[k]!; w !== 0; w &= w - 1) {
      const i = (k << 5) + lowestBit(w);
      if (rivals[i]!.some((r, j) => (r & members[j]!) !== 0)) continue;
      kept[first[i]! >>> 5]! |= 1 << (first[i]! & 31);
    }
  return kept;
}
