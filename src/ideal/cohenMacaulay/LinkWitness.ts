import type { LinkObstruction } from './linkHomology.js';

/** A face whose link has homology in a degree in which it must not, over the field of a characteristic. */
export interface LinkWitness {
  /** 0 or a prime. */
  readonly characteristic: bigint;
  readonly face: readonly number[];
  readonly degree: number;
  /** The dimension of homology in this degree. */
  readonly rank: number;
  readonly linkDimension: number;
}

/** What an obstruction shows in one characteristic. */
export function witnessIn(
  { face, linkDimension, groups }: LinkObstruction,
  characteristic: bigint,
): LinkWitness | undefined {
  const divisible = (torsion: readonly bigint[] | undefined): number =>
    characteristic === 0n ? 0 : (torsion ?? []).filter((factor) => factor % characteristic === 0n).length;
  for (const [s, { degree, rank, torsion }] of groups.entries()) {
    const total = rank + divisible(torsion) + divisible(groups[s - 1]?.torsion);
    if (total > 0) return { characteristic, face, degree, rank: total, linkDimension };
  }
  return undefined;
}
