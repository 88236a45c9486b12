import { gcd } from '../../linear/internal.js';
import { zeroGroup, type HomologyGroup } from './HomologyGroup.js';

/**
 * The reduced homology of the join of two complexes, from theirs: H̃_{k+1} is the sum of the tensor products
 * H̃_i ⊗ H̃_j with i + j = k and of the torsion products Tor(H̃_i, H̃_j) with i + j = k − 1.
 * @param first groups of the degrees −1 … dim; none for the void complex
 * @param second as `first`
 * @returns the groups of the degrees −1 … dim of the join
 * @source Munkres 1984, Sec. 58
 */
export function joinHomology(first: readonly HomologyGroup[], second: readonly HomologyGroup[]): HomologyGroup[] {
  if (first.length === 0 || second.length === 0) return [];
  const ranks = new Array<number>(first.length + second.length).fill(0);
  const orders: bigint[][] = ranks.map(() => []);
  first.forEach((a, i) =>
    second.forEach((b, j) => {
      ranks[i + j]! += a.rank * b.rank;
      for (const t of a.torsion) for (let k = 0; k < b.rank; k++) orders[i + j]!.push(t);
      for (const t of b.torsion) for (let k = 0; k < a.rank; k++) orders[i + j]!.push(t);
      for (const s of a.torsion)
        for (const t of b.torsion) {
          orders[i + j]!.push(gcd(s, t));
          orders[i + j + 1]!.push(gcd(s, t));
        }
    }),
  );
  const groups = ranks.map((rank, s) => ({ ...zeroGroup(s - 1), rank, torsion: invariantFactors(orders[s]!) }));
  return groups.slice(0, -1); // the torsion product of the top degrees is 0: there the groups are free
}

/** The invariant factors above 1 of a sum of finite cyclic groups. */
export function invariantFactors(orders: readonly bigint[]): bigint[] {
  const factors: bigint[] = [];
  for (let order of orders) {
    for (let i = factors.length - 1; i >= 0 && order !== 1n; i--) {
      const common = gcd(factors[i]!, order);
      factors[i] = (factors[i]! / common) * order;
      order = common;
    }
    if (order !== 1n) factors.unshift(order);
  }
  return factors;
}
