import { readFileSync, readdirSync } from 'node:fs';
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

/** The least of some wall times in milliseconds; the first run is a warm-up and does not count. */
export function leastTime<T>(runs: number, work: () => T): { readonly ms: number; readonly result: T } {
  let result = work();
  let ms = Infinity;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    result = work();
    ms = Math.min(ms, performance.now() - start);
  }
  return { ms, result };
}
