import type { SimplicialComplex } from '../SimplicialComplex.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import { fields, indexBelow, listOf, setBelow } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { faceName } from '../subjectOfVerification.js';
import { ExactCover } from './ExactCover.kernel.js';
import { facetLists } from './facetIncidence.js';
import { hTriangle } from './hTriangle.js';
import { shelling } from './shelling.js';
import { restrictionSets } from './verifyShelling.js';

/** All faces between `restriction` and a facet. */
export interface Interval {
  readonly restriction: readonly number[];
  /** The index of the facet. */
  readonly facet: number;
}

/** Whether a complex is partitionable, with the intervals or the reason why there are none. */
export type Partition =
  | {
      readonly partitionable: true;
      readonly intervals: readonly Interval[];
      readonly by: 'shelling' | 'search';
    }
  | {
      /** In a pure partitionable complex the h-vector counts intervals; here an entry is negative. */
      readonly partitionable: false;
      readonly because: 'h-vector';
      readonly witness: { readonly hVector: readonly bigint[] };
    }
  | { readonly partitionable: false; readonly because: 'exhausted'; readonly explored: number }
  | ({ readonly partitionable: 'undecided' } & Undecided);

/**
 * Decides whether the faces are a disjoint union of intervals [R, F], one for each facet F (facets of different sizes
 * allowed). A shelling gives one at once; else an exact search over all pairs R ⊆ F. The void complex has the empty
 * one.
 * @param options `limit` counts states
 * @returns undecided when a limit or the time cuts the search off, or when there are more than 2²² pairs R ⊆ F
 * @source Huntemann 2018, Sec. 8.2
 */
export function partition(complex: ComplexSource, options: RunOptions = {}): Partition {
  complex = complexOf(complex, 'partition');
  return Work.decide(
    'partition',
    options,
    (work): Partition => decide(complex, work),
    (explored): Partition => ({ partitionable: 'undecided', explored }),
  );
}

const SHELLING_BUDGET = 2000;
const MOST_MEMBERS = 2 ** 22;

function decide(complex: SimplicialComplex, work: Work): Partition {
  const lists = facetLists(complex, work);
  const shelled = shelling(complex, work.rest(SHELLING_BUDGET));
  if (shelled.shellable === true) {
    const sets = restrictionSets(complex, shelled.order);
    const intervals = sets.map((restriction, i) => ({ restriction, facet: shelled.order[i]! }));
    return { partitionable: true, intervals: intervals.sort((a, b) => a.facet - b.facet), by: 'shelling' };
  }
  if (shelled.shellable === 'undecided') work.step(shelled.explored);
  const members = lists.reduce((sum, list) => sum + 3 ** list.length, 0);
  if (members > MOST_MEMBERS) return { partitionable: 'undecided', explored: work.steps };
  const h = complex.isPure() ? hTriangle(complex, work.part())[0]!.h : undefined;
  if (h?.some((count) => count < 0n) === true)
    return { partitionable: false, because: 'h-vector', witness: { hVector: h } };
  const intervals = search(lists, h?.map(Number), work);
  if (intervals === undefined) return { partitionable: false, because: 'exhausted', explored: work.steps };
  return { partitionable: true, intervals, by: 'search' };
}

/** The faces are the items, the pairs R ⊆ F the options; in a pure complex h_i of them have |R| = i. */
function search(lists: readonly Int32Array[], h: readonly number[] | undefined, work: Work): Interval[] | undefined {
  const ids = new Map<string, number>();
  const options: Int32Array[] = [];
  const intervals: Interval[] = [];
  const kinds: number[] = [];
  for (const [facet, list] of lists.entries()) {
    const all = 2 ** list.length - 1;
    const faceIds = new Int32Array(all + 1);
    const chosen = (mask: number): number[] => Array.from(list).filter((_, j) => (mask & (1 << j)) !== 0);
    for (let mask = 0; mask <= all; mask++) {
      const key = chosen(mask).join();
      if (!ids.has(key)) ids.set(key, ids.size);
      faceIds[mask] = ids.get(key)!;
    }
    for (let mask = 0; mask <= all; mask++) {
      const between: number[] = [];
      const rest = all & ~mask;
      for (let sub = rest; ; sub = (sub - 1) & rest) {
        between.push(faceIds[mask | sub]!);
        if (sub === 0) break;
      }
      options.push(Int32Array.from(between));
      const restriction = chosen(mask);
      intervals.push({ restriction, facet });
      kinds.push(restriction.length);
    }
  }
  const largest = Math.max(...kinds);
  const capacity = Int32Array.from({ length: largest + 1 }, (_, i) => (h === undefined ? lists.length : h[i]!));
  const cover = new ExactCover(ids.size, options, Int32Array.from(kinds), capacity);
  const found = cover.solve(() => work.step());
  return found?.map((option) => intervals[option]!).sort((a, b) => a.facet - b.facet);
}

/**
 * Checks a partition: every facet once with a subset of it, no two intervals with a face in common, and as many faces
 * in the intervals as in the complex.
 * @throws InputError `invalid-argument`
 */
export function verifyPartition(complex: SimplicialComplex, intervals: readonly Interval[]): Verification {
  const facets = complex.facets.toLists();
  const malformed = listOf(fields({ restriction: setBelow(complex.n), facet: indexBelow(facets.length) })).flaw(
    intervals,
    'intervals',
  );
  if (malformed !== undefined) return refuse(malformed);
  const name = (set: Iterable<number>): string => faceName(complex, set);
  const sets = intervals.map(({ restriction, facet }) => ({
    bottom: new Set(restriction),
    top: new Set(facets[facet]),
  }));
  for (const { bottom, top } of sets)
    if (![...bottom].every((v) => top.has(v))) return refuse(`${name(bottom)} does not lie in the facet ${name(top)}`);
  const numbers = intervals.map(({ facet }) => facet);
  const twice = numbers.find((f, i) => numbers.indexOf(f) !== i);
  if (twice !== undefined) return refuse(`the facet ${name(facets[twice]!)} has two intervals`);
  const bare = facets.findIndex((_, f) => !numbers.includes(f));
  if (bare !== -1) return refuse(`the facet ${name(facets[bare]!)} has no interval`);
  for (const [i, a] of sets.entries())
    for (const b of sets.slice(i + 1))
      if ([...a.bottom].every((v) => b.top.has(v)) && [...b.bottom].every((v) => a.top.has(v)))
        return refuse(
          `${name(new Set([...a.bottom, ...b.bottom]))} lies in the intervals of both ${name(a.top)} and ${name(b.top)}`,
        );
  const covered = sets.reduce((sum, { bottom, top }) => sum + (1n << BigInt(top.size - bottom.size)), 0n);
  const faces = complex.fVector().reduce((sum, count) => sum + count, 0n);
  return covered === faces ? VERIFIED : refuse(`the intervals have ${covered} faces, the complex ${faces}`);
}
