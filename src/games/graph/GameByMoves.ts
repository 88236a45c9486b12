import type { Moves } from '../../evaluation/index.js';
import type { PositionSolver } from '../PositionSolver.js';

/**
 * A short game by its positions and moves, each move once: nothing is listed before it is asked for.
 * @source Huntemann 2018, Def. 1.1
 */
export interface GameByMoves<Position> extends Moves<Position> {
  readonly start: Position;
  /** A text that tells positions apart, also their name in graphs. */
  readonly key: (position: Position) => string;
  /** Answers questions on positions, where that takes less than a search through the moves. */
  readonly solver?: PositionSolver<Position>;
}
