import { gcd } from '../../linear/internal.js';
import { requireVertices } from './digraphFamilies.js';

/** Beyond that the permutations, by the lengths of their cycles, take seconds to go through. */
const MOST_VERTICES = 24;

/** Which digraphs to count. */
export interface CountColouredDigraphsOptions {
  /** How many of the vertices are Left's; by default any number. */
  readonly left?: number;
}

/**
 * How many digraphs on n vertices that belong to players there are up to isomorphism, by Burnside's lemma: 1, 2, 10,
 * 104, 3044, 291968, 96928992, …
 * @param n from 0 to 24
 * @throws InputError `invalid-argument`; LimitError `too-many-vertices`
 * @complexity a step for each pair of partitions of the numbers of Left's and of Right's vertices
 * @example countColouredDigraphs(3) // 104n
 */
export function countColouredDigraphs(n: number, given: CountColouredDigraphsOptions = {}): bigint {
  requireVertices('countColouredDigraphs', n, MOST_VERTICES);
  const { left } = given;
  if (left !== undefined) requireVertices('countColouredDigraphs', left, n);
  let sum = 0n;
  for (let k = left ?? 0; k <= (left ?? n); k++) sum += countWith(k, n - k);
  return sum;
}

/** The mean number of digraphs that a permutation of Left's and of Right's vertices fixes. */
function countWith(left: number, right: number): bigint {
  // Permutations with m_k cycles of each length k are one in ∏ k^m_k·m_k!, and fix 2^orbits digraphs, one for each set
  // of orbits of ordered pairs.
  const rightTypes = [...partitions(right)];
  let sum = 0n;
  for (const lefts of partitions(left))
    for (const rights of rightTypes) {
      const cycles = [...lefts, ...rights];
      let orbits = 0;
      for (const [i, a] of cycles.entries())
        for (const [j, b] of cycles.entries()) orbits += i === j ? a - 1 : gcd(a, b);
      sum += (2n ** BigInt(orbits) * factorial(left) * factorial(right)) / (stabilizer(lefts) * stabilizer(rights));
    }
  return sum / (factorial(left) * factorial(right));
}

/** The partitions of n, with falling parts. */
function* partitions(n: number, most: number = n): Generator<readonly number[]> {
  if (n === 0) yield [];
  for (let part = Math.min(n, most); part > 0; part--)
    for (const rest of partitions(n - part, part)) yield [part, ...rest];
}

/** How many permutations commute with one that has these cycles. */
function stabilizer(cycles: readonly number[]): bigint {
  let product = 1n;
  let same = 0n;
  for (const [i, length] of cycles.entries()) {
    same = cycles[i - 1] === length ? same + 1n : 1n;
    product *= BigInt(length) * same;
  }
  return product;
}

function factorial(n: number): bigint {
  return n === 0 ? 1n : BigInt(n) * factorial(n - 1);
}
