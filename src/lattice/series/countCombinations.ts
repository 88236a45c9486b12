import type { Work } from '../../run.js';
import { dot, type LatticePoint } from '../LatticePoint.js';
import { IndependentVectors } from './IndependentVectors.js';

/** Vectors, prepared to count how often points are sums of them. */
export interface CombinationCounter {
  /**
   * In how many ways q = Σ n_k v_k with n_k ≥ 0.
   * @complexity one step for each choice of the multiplicities of the vectors that depend on the others
   */
  readonly count: (q: LatticePoint, work: Work) => bigint;
}

/**
 * Vectors that are given several times count as often: they are taken once, and their multiplicity is split.
 * @param weights positive on all vectors
 */
export function combinationCounter(vectors: readonly LatticePoint[], weights: LatticePoint): CombinationCounter {
  const multiplicities = new Map<string, { readonly vector: LatticePoint; times: number }>();
  for (const vector of vectors) {
    const known = multiplicities.get(vector.join());
    if (known === undefined) multiplicities.set(vector.join(), { vector, times: 1 });
    else known.times++;
  }
  const base: LatticePoint[] = [];
  const others: LatticePoint[] = [];
  let solver = IndependentVectors.of([], weights.length)!;
  for (const { vector } of multiplicities.values()) {
    const larger = IndependentVectors.of([...base, vector], weights.length);
    if (larger === undefined) others.push(vector);
    else {
      solver = larger;
      base.push(vector);
    }
  }
  const timesOf = (vector: LatticePoint): number => multiplicities.get(vector.join())!.times;
  const [baseTimes, otherTimes] = [base.map(timesOf), others.map(timesOf)];
  const countFrom = (k: number, q: LatticePoint, work: Work): bigint => {
    if (k === others.length) {
      const found = solver.solveNonnegative(q);
      return found === undefined ? 0n : found.reduce((ways, n, i) => ways * splittings(n, baseTimes[i]!), 1n);
    }
    const vector = others[k]!;
    const most = Math.floor(dot(weights, q) / dot(weights, vector));
    let sum = 0n;
    for (let n = 0; n <= most; n++) {
      work.step();
      const rest = q.map((entry, i) => entry - n * vector[i]!);
      sum += splittings(n, otherTimes[k]!) * countFrom(k + 1, rest, work);
    }
    return sum;
  };
  return { count: (q, work) => countFrom(0, q, work) };
}

/** In how many ways n is a sum of so many integers ≥ 0: C(n + parts − 1, parts − 1). */
function splittings(n: number, parts: number): bigint {
  let ways = 1n;
  for (let i = 1; i < parts; i++) ways = (ways * BigInt(n + i)) / BigInt(i);
  return ways;
}
