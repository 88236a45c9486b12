/**
 * Families of sets as arrays of ascending lists, with every operation by its definition: slow and obvious.
 * Results are in canonical order: by size, then lexicographically, each set once.
 */
import { range } from '../helpers/range.js';
export type List = readonly number[];

export function ascending(list: Iterable<number>): number[] {
  return [...new Set(list)].sort((a, b) => a - b);
}

/** Negative if `a` comes before `b` in canonical order. */
export function compareSets(a: List, b: List): number {
  if (a.length !== b.length) return a.length - b.length;
  const i = a.findIndex((v, j) => v !== b[j]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

export function isSubset(a: List, b: List): boolean {
  return a.every((v) => b.includes(v));
}

export function sorted(sets: Iterable<Iterable<number>>): number[][] {
  return Array.from(sets, ascending).sort(compareSets);
}

export function distinct(sets: Iterable<Iterable<number>>): number[][] {
  return sorted(sets).filter((set, i, all) => i === 0 || compareSets(set, all[i - 1]!) !== 0);
}

export function minimal(sets: Iterable<Iterable<number>>): number[][] {
  const all = distinct(sets);
  return all.filter((set) => !all.some((other) => other !== set && isSubset(other, set)));
}

export function maximal(sets: Iterable<Iterable<number>>): number[][] {
  const all = distinct(sets);
  return all.filter((set) => !all.some((other) => other !== set && isSubset(set, other)));
}

export function complementOf(set: List, n: number): number[] {
  return range(n).filter((v) => !set.includes(v));
}

/** All subsets of a list of distinct elements, in canonical order if the list ascends. */
export function subsets(elements: List): number[][] {
  let all: number[][] = [[]];
  for (const v of elements) all = all.concat(all.map((set) => [...set, v]));
  return all.sort(compareSets);
}

/** The minimal sets that meet every member: tries all subsets of the elements that occur. */
export function transversals(sets: readonly List[]): number[][] {
  const meeting = subsets(ascending(sets.flat())).filter((t) => sets.every((set) => set.some((v) => t.includes(v))));
  return minimal(meeting);
}

/** The maximal sets without a member inside, in 0…n−1: elements that occur nowhere are in all of them. */
export function maximalIndependentSets(sets: readonly List[], n: number): number[][] {
  const used = ascending(sets.flat());
  const free = complementOf(used, n);
  const independent = subsets(used).filter((s) => !sets.some((set) => isSubset(set, s)));
  return sorted(maximal(independent).map((s) => [...s, ...free]));
}

/** How often each pair of degrees occurs; 'either' counts an element once for each degree. */
export function gradedCount(sets: readonly List[], grading: readonly ('first' | 'second' | 'either')[]): bigint[][] {
  const counts = new Map<string, bigint>();
  let rows = 0;
  let columns = 0;
  for (const set of sets) {
    let degrees: [number, number][] = [[0, 0]];
    for (const v of set)
      degrees = degrees.flatMap(([i, j]): [number, number][] => {
        if (grading[v] === 'first') return [[i + 1, j]];
        if (grading[v] === 'second') return [[i, j + 1]];
        return [
          [i + 1, j],
          [i, j + 1],
        ];
      });
    for (const [i, j] of degrees) {
      rows = Math.max(rows, i + 1);
      columns = Math.max(columns, j + 1);
      counts.set(`${i},${j}`, (counts.get(`${i},${j}`) ?? 0n) + 1n);
    }
  }
  return range(rows).map((i) => range(columns).map((j) => counts.get(`${i},${j}`) ?? 0n));
}

/** The classes of `among` that sets connect: the closure of "lie in one set", by repeated merging. */
export function connectedClasses(sets: readonly List[], among: List): number[][] {
  let classes = among.map((v) => [v]);
  for (const set of sets) {
    const touched = classes.filter((c) => c.some((v) => set.includes(v)));
    classes = classes.filter((c) => !touched.includes(c));
    if (touched.length > 0) classes.push(ascending(touched.flat()));
  }
  return classes.sort((a, b) => a[0]! - b[0]!);
}
