import { readFileSync, readdirSync } from 'node:fs';
import { SimplicialComplex } from 'spgames/complex';
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

/** All inputs of `workloads/transversals`, by name. */
export function transversalWorkloads(): Workload[] {
  const folder = new URL('workloads/transversals/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { name, n, nonfaces } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Workload;
      const family = SetFamily.fromLists(nonfaces, n);
      return { name, n, nonfaces, family, isGraph: nonfaces.every((set) => set.length === 2) };
    });
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

/** After so much work no run is repeated. */
const LONG_MS = 10_000;

/** The least of some wall times in milliseconds; the first run is a warm-up and does not count unless it takes long. */
export function leastTime<T>(runs: number, work: () => T): { readonly ms: number; readonly result: T } {
  const first = performance.now();
  let result = work();
  let ms = performance.now() - first;
  let spent = ms;
  if (spent < LONG_MS) ms = Infinity;
  for (let i = 0; i < runs && spent < LONG_MS; i++) {
    const start = performance.now();
    result = work();
    const time = performance.now() - start;
    ms = Math.min(ms, time);
    spent += time;
  }
  return { ms, result };
}
