/** What a quotient depends on: the moves on ℕᵈ, each as the vector that is taken off, and the defeated points. */
export interface MoveRules {
  readonly dimension: number;
  readonly moves: readonly (readonly number[])[];
  readonly defeated: readonly (readonly number[])[];
}
