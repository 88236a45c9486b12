import { checkPrime } from '../../linear/internal.js';
import type { FieldHomology, HomologyGroup } from './HomologyGroup.js';

/**
 * The dimensions of homology over a field, from homology over the integers: a torsion summand that the characteristic
 * divides counts in its degree and in the next.
 * @param groups homology in consecutive degrees, all above being 0
 * @param characteristic 0, or a prime below 2^31
 * @throws InputError `not-a-prime`
 * @source Munkres 1984, Sec. 55
 */
export function universalCoefficients(groups: readonly HomologyGroup[], characteristic: number): FieldHomology[] {
  if (characteristic !== 0) checkPrime('universalCoefficients', characteristic);
  const divisible = ({ torsion }: HomologyGroup): number =>
    characteristic === 0 ? 0 : torsion.filter((t) => t % BigInt(characteristic) === 0n).length;
  return groups.map((group, i) => ({
    degree: group.degree,
    rank: group.rank + divisible(group) + (i > 0 ? divisible(groups[i - 1]!) : 0),
  }));
}
