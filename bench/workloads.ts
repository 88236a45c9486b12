import { readFileSync, readdirSync } from 'node:fs';
import { grid } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { compile, nogo } from 'spgames/games';
import { SetFamily } from 'spgames/sets';

/** One fixed input: the minimal nonfaces of a complex. */
export interface Workload {
  readonly name: string;
  readonly n: number;
  readonly nonfaces: readonly (readonly number[])[];
  readonly family: SetFamily;
  /** Are all nonfaces pairs? */
  readonly isGraph: boolean;
}

/** An input from its minimal nonfaces. */
export function workloadOf(name: string, family: SetFamily): Workload {
  const nonfaces = family.toLists();
  return { name, n: family.n, nonfaces, family, isGraph: nonfaces.every((set) => set.length === 2) };
}

/** All inputs of `workloads/transversals`, by name. */
export function transversalWorkloads(): Workload[] {
  const folder = new URL('workloads/transversals/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { name, n, nonfaces } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Workload;
      return workloadOf(name, SetFamily.fromLists(nonfaces, n));
    });
}

/** NOGO on larger boards than in the files: many nonfaces of mixed size, which the ruleset lists. */
export function nogoWorkloads(): Workload[] {
  return (
    [
      [3, 5],
      [4, 4],
    ] as const
  ).map(([rows, columns]) =>
    workloadOf(`nogo-${rows}x${columns}`, compile(nogo, grid(rows, columns)).legalComplex.minimalNonfaces),
  );
}

/** One fixed input: a complex. */
export interface ComplexWorkload {
  readonly name: string;
  readonly n: number;
  readonly facets: readonly (readonly number[])[];
  /** Minimal ones. */
  readonly nonfaces: readonly (readonly number[])[];
}

/** All inputs of `workloads/complexes`, by name. */
export function complexWorkloads(): ComplexWorkload[] {
  const folder = new URL('workloads/complexes/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { name, n, facets } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ComplexWorkload;
      return { name, n, facets, nonfaces: SimplicialComplex.fromFacets(facets, n).minimalNonfaces.toLists() };
    });
}

/** Two complexes by their facets, without sides. */
export interface IsomorphismPair {
  readonly name: string;
  readonly n: number;
  readonly facetsA: readonly (readonly number[])[];
  readonly facetsB: readonly (readonly number[])[];
  readonly a: SetFamily;
  readonly b: SetFamily;
  /** The answer, where the construction of the pair tells it. */
  readonly isomorphic: boolean | null;
}

/** The pairs of `workloads/iso-pairs.json`, in its order. */
export function isomorphismPairs(): IsomorphismPair[] {
  const text = readFileSync(new URL('workloads/iso-pairs.json', import.meta.url), 'utf8');
  const pairs = JSON.parse(text) as {
    name: string;
    n: number;
    A: number[][];
    B: number[][];
    isomorphic: boolean | null;
  }[];
  return pairs.map(({ name, n, A, B, isomorphic }) => {
    const [a, b] = [SetFamily.fromLists(A, n), SetFamily.fromLists(B, n)];
    return { name, n, facetsA: A, facetsB: B, a, b, isomorphic };
  });
}

/** Short work is repeated for so long, since it is compiled only after many runs. */
const WARM_MS = 30;

/** After so much work no run is repeated. */
const LONG_MS = 10_000;

/**
 * The least of at least so many wall times in milliseconds; the first run is a warm-up and does not count unless it
 * takes long.
 */
export function leastTime<T>(runs: number, work: () => T): { readonly ms: number; readonly result: T } {
  const first = performance.now();
  let result = work();
  let ms = performance.now() - first;
  let spent = ms;
  if (spent < LONG_MS) ms = Infinity;
  for (let i = 0; (i < runs || spent < WARM_MS) && spent < LONG_MS; i++) {
    const start = performance.now();
    result = work();
    const time = performance.now() - start;
    ms = Math.min(ms, time);
    spent += time;
  }
  return { ms, result };
}
