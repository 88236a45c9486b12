/** What evaluates the positions of one game; results are those of an algebra. */
export interface PositionEvaluation {
  /** The result of the position before the first move, or after some moves. */
  evaluate(played?: readonly number[]): number;
  /** What is known so far about the position before the first move. */
  survey(): FollowerSurvey;
}

/** A position that is known in part: the sum of the components that are known, and the vertices of each other one. */
export interface FollowerSurvey {
  readonly sum: number;
  readonly open: readonly (readonly number[])[];
}
