import type { LinearCase, LinearCondition } from './LinearConditions.js';

/**
 * Of some things with conditions, for each case those that agree with it modulo the moduli; the others are in none of
 * the cases with these residues.
 */
export function byResidues<T extends { readonly conditions: readonly LinearCondition[] }>(
  things: readonly T[],
): (found: LinearCase) => readonly T[] {
  const known = new Map<string, readonly T[]>();
  return (found) => {
    let near = known.get(found.residues);
    if (near === undefined) {
      near = things.filter(({ conditions }) => found.fulfils(conditions.filter((each) => 'residue' in each)));
      known.set(found.residues, near);
    }
    return near;
  };
}
