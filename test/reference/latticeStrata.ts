import type { Stratum } from 'spgames/lattice';

/**
 * How often each point with entries up to a bound is written as a point of the strata plus generators, by adding them;
 * the generators have no negative entries.
 */
export function naiveCounts(strata: readonly Stratum[], most: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { points, generators } of strata)
    for (const point of points) {
      const add = (at: readonly number[], k: number): void => {
        if (at.some((entry) => entry > most)) return;
        const generator = generators[k];
        if (generator === undefined) counts.set(at.join(), (counts.get(at.join()) ?? 0) + 1);
        else {
          add(at, k + 1);
          addAgain(at, generator, k);
        }
      };
      const addAgain = (at: readonly number[], generator: readonly number[], k: number): void => {
        const next = at.map((entry, i) => entry + generator[i]!);
        if (next.some((entry) => entry > most)) return;
        add(next, k + 1);
        addAgain(next, generator, k);
      };
      add(point, 0);
    }
  return counts;
}
