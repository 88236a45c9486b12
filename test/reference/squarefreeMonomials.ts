/** Square-free monomial ideals by listing every product of variables: slow, and nothing to get wrong. */
import { range } from '../helpers/range.js';

/** All subsets of 0…n−1 as bit masks. */
function allMonomials(n: number): number[] {
  return range(2 ** n);
}

export function maskOf(set: readonly number[]): number {
  return set.reduce((mask, v) => mask | (1 << v), 0);
}

/** The products of distinct variables that are divisible by a generator. */
export function members(generators: readonly (readonly number[])[], n: number): Set<number> {
  const masks = generators.map(maskOf);
  return new Set(allMonomials(n).filter((m) => masks.some((g) => (g & ~m) === 0)));
}

export function listOf(mask: number): number[] {
  return range(31).filter((v) => (mask & (1 << v)) !== 0);
}

/** The masks that contain no other of them. */
export function minimalMasks(masks: Iterable<number>): number[] {
  const all = [...new Set(masks)];
  return all.filter((m) => !all.some((other) => other !== m && (other & ~m) === 0));
}

/** How many monomials (with powers) of each degree up to `top` have a support that passes the test. */
export function countByDegree(n: number, top: number, keep: (support: number) => boolean): bigint[] {
  const counts = new Array<bigint>(top + 1).fill(0n);
  const visit = (v: number, degree: number, support: number): void => {
    if (v === n) {
      if (keep(support)) counts[degree]!++;
      return;
    }
    for (let e = 0; degree + e <= top; e++) visit(v + 1, degree + e, e === 0 ? support : support | (1 << v));
  };
  visit(0, 0, 0);
  return counts;
}
