import { Work, type RunOptions } from '../../run.js';
import type { HomologyGroup } from './HomologyGroup.js';

/**
 * The primes that divide the order of some torsion element, ascending: the characteristics in which the dimensions
 * differ from those over the rational numbers.
 * @throws LimitError `too-long`
 * @complexity trial division of the largest invariant factors
 */
export function torsionPrimes(groups: readonly HomologyGroup[], options: RunOptions = {}): bigint[] {
  const work = new Work('torsionPrimes', options);
  const primes = new Set<bigint>();
  for (const { torsion } of groups) {
    let rest = torsion.at(-1) ?? 1n;
    for (let d = 2n; d * d <= rest; d += d === 2n ? 1n : 2n) {
      if ((d & 1023n) === 1n) work.tick(primes.size);
      while (rest % d === 0n) {
        primes.add(d);
        rest /= d;
      }
    }
    if (rest > 1n) primes.add(rest);
  }
  return [...primes].sort((a, b) => (a < b ? -1 : 1));
}
