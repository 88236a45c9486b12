import { MovesEvaluator } from '../evaluation/index.js';
import type { PositionSolver } from '../games/index.js';
import { opponent } from '../player.js';
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
    outcomeByTheorem: (position) => {
      const outcomes = game.partsOf(position).map(({ ruleset, position: part, negative }) => {
        const outcome = ruleset.outcomeByTheorem?.(part);
        return negative === true && (outcome === 'L' || outcome === 'R') ? opponent(outcome) : outcome;
      });
      // A summand in which the second player wins is worth nothing.
      const others = outcomes.filter((outcome) => outcome !== 'P');
      return others.length === 0 ? 'P' : others.length === 1 ? others[0] : undefined;
    },
    misereOutcome: (position, { store, ...run } = {}) => evaluatorIn(store).misereOutcome(position, run),
    formalBirthday: (position, run = {}) =>
      evaluatorIn().formalBirthday(position, new Work('MoveGame.formalBirthday', run).rest()),
  };
}
