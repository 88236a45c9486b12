/** A finitely generated abelian group in one degree of homology: ℤ^rank ⊕ ℤ/t₁ ⊕ ℤ/t₂ ⊕ … */
export interface HomologyGroup {
  readonly degree: number;
  readonly rank: number;
  /** The invariant factors above 1, each a divisor of the next. */
  readonly torsion: readonly bigint[];
}

/** The dimension of homology or cohomology over a field in one degree. */
export interface FieldHomology {
  readonly degree: number;
  readonly rank: number;
}

/** A group of rank 0 without torsion. */
export function zeroGroup(degree: number): HomologyGroup {
  return { degree, rank: 0, torsion: [] };
}
