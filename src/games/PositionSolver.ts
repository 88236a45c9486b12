import { MovesEvaluator } from '../evaluation/index.js';
import type { RunOptions } from '../run.js';
import { standardStore, type Outcome, type Value, type ValueStore } from '../values/index.js';
import type { GameByMoves } from './graph/GameByMoves.js';

/** How to answer a question on a position. */
export interface SolverOptions extends RunOptions {
  /** Where values are kept; by default the standard store. */
  readonly store?: ValueStore;
}

/** What answers questions on the positions of a game. Its methods throw `LimitError`. */
export interface PositionSolver<Position> {
  /** The value under normal play. */
  value(position: Position, options?: SolverOptions): Value;
  /** Who wins under normal play, where a theorem tells it without the value. */
  outcomeByTheorem?(position: Position): Outcome | undefined;
  /** Who wins where the player who cannot move wins. */
  misereOutcome(position: Position, options?: SolverOptions): Outcome;
  /** The number of moves in the longest run of play, either player moving at any time. */
  formalBirthday(position: Position, options?: RunOptions): number;
}

/** What answers questions on a game: its own solver, else a search through the moves, which remembers positions. */
export function solverOf<Position>(game: GameByMoves<Position>): PositionSolver<Position> {
  if (game.solver !== undefined) return game.solver;
  const evaluators = new Map<ValueStore, MovesEvaluator<Position>>();
  const evaluatorIn = (store: ValueStore = standardStore): MovesEvaluator<Position> => {
    const known = evaluators.get(store) ?? new MovesEvaluator(game, { store });
    evaluators.set(store, known);
    return known;
  };
  return {
    value: (position, { store, ...run } = {}) => evaluatorIn(store).value(position, run),
    misereOutcome: (position, { store, ...run } = {}) => evaluatorIn(store).misereOutcome(position, run),
    formalBirthday: (position, run = {}) => evaluatorIn().formalBirthday(position, run),
  };
}
