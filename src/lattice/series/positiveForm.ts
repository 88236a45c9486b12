import { nonnegativeSolution } from '../axioms/nonnegativeSolution.js';
import type { LatticePoint } from '../LatticePoint.js';

/**
 * Integers ℓ with ℓ · v ≥ 1 for some vectors, all 1 where that fulfils it; undefined if there are none: then some of
 * the vectors add up to 0, or the integers are above 2⁵³.
 */
export function positiveForm(vectors: readonly LatticePoint[], dimension: number): LatticePoint | undefined {
  const sum = (vector: LatticePoint): number => vector.reduce((total, entry) => total + entry, 0);
  if (vectors.every((vector) => sum(vector) > 0)) return Object.freeze(Array<number>(dimension).fill(1));
  // ℓ = x − y with x, y ≥ 0.
  const rows = vectors.map((vector) => [...vector, ...vector.map((entry) => -entry)].map(BigInt));
  const solution = nonnegativeSolution(
    rows,
    rows.map(() => 1n),
  );
  if (!solution.feasible) return undefined;
  const { numerators } = solution;
  const form = Array.from({ length: dimension }, (_, i) => Number(numerators[i]! - numerators[dimension + i]!));
  return form.every((entry) => Number.isSafeInteger(entry)) ? Object.freeze(form) : undefined;
}
