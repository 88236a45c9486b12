import { MovesEvaluator } from '../evaluation/index.js';
import type { PositionSolver } from '../games/index.js';
import { Work } from '../run.js';
import { standardStore, type ValueStore } from '../values/index.js';
import type { MoveGame } from './MoveGame.js';

/** Answers questions on positions by a search that remembers components; those of which a theorem tells the value are not searched. */
export function moveGameSolver(game: MoveGame): PositionSolver<string> {
  const evaluators = new Map<ValueStore, MovesEvaluator<string>>();
  const evaluatorIn = (store: ValueStore = standardStore): MovesEvaluator<string> => {
    const known = evaluators.get(store) ?? new MovesEvaluator(game, { store });
    evaluators.set(store, known);
    return known;
  };
  return {
    value: (position, { store, ...run } = {}) =>
      evaluatorIn(store).value(position, new Work('MoveGame.value', run).rest()),
    misereOutcome: (position, { store, ...run } = {}) => evaluatorIn(store).misereOutcome(position, run),
    formalBirthday: (position, run = {}) => {
      const work = new Work('MoveGame.formalBirthday', run);
      return game
        .partsOf(position)
        .reduce((sum, { whole }) => sum + evaluatorIn().form(whole, work.rest()).birthday, 0);
    },
  };
}
