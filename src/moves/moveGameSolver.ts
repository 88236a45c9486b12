import { MovesEvaluator } from '../evaluation/index.js';
import type { PositionSolver } from '../games/index.js';
import { opponent, PLAYERS, type Player } from '../player.js';
import { PositionSearch } from '../positional/internal.js';
import { Work } from '../run.js';
import { standardStore, type Outcome, type ValueStore } from '../values/index.js';
import type { MoveGame } from './MoveGame.js';
import { notNormalPlay } from './notNormalPlay.js';
import { outcomeOfWinners, positionalPart, winnerOfPart } from './positional/positionalResult.js';

/** Positions that are searched for who wins a positional game, where the value is not asked for. */
const MOST_STEPS = 100_000;

/**
 * Answers questions on positions by a search that remembers components; those of which a theorem tells the value are
 * not searched.
 */
export function moveGameSolver(game: MoveGame): PositionSolver<string> {
  const evaluators = new Map<ValueStore, MovesEvaluator<string>>();
  const evaluatorIn = (store: ValueStore = standardStore): MovesEvaluator<string> => {
    const known = evaluators.get(store) ?? new MovesEvaluator(game, { store });
    evaluators.set(store, known);
    return known;
  };
  const search = new PositionSearch();
  const requireNormalPlay = (task: string): void => {
    if (game.strong) throw notNormalPlay(task, 'a strong positional game');
  };
  /** The outcome of a positional game by the search of its own. @throws LimitError */
  const positionalOutcome = (position: string, play: 'normal' | 'misere', work: Work): Outcome | undefined => {
    const part = game.strong ? undefined : positionalPart(game, position);
    if (part === undefined) return undefined;
    const [left, right] = PLAYERS.map((first) => winnerOfPart(part, first, play, search, work) as Player);
    return outcomeOfWinners(left!, right!);
  };
  return {
    value: (position, { store, ...run } = {}) => {
      requireNormalPlay('MoveGame.value');
      return evaluatorIn(store).value(position, new Work('MoveGame.value', run).rest());
    },
    outcomeByTheorem: (position) => {
      const bounded = new Work('MoveGame.outcomeByTheorem', { limit: MOST_STEPS });
      const found = bounded.unlessCutOff(
        () => positionalOutcome(position, 'normal', bounded),
        () => undefined,
      );
      if (found !== undefined) return found;
      const outcomes = game.partsOf(position).map(({ ruleset, position: part, negative }) => {
        const outcome = ruleset.outcomeByTheorem?.(part);
        return negative === true && (outcome === 'L' || outcome === 'R') ? opponent(outcome) : outcome;
      });
      // A summand in which the second player wins is worth nothing.
      const others = outcomes.filter((outcome) => outcome !== 'P');
      return others.length === 0 ? 'P' : others.length === 1 ? others[0] : undefined;
    },
    misereOutcome: (position, { store, ...run } = {}) => {
      requireNormalPlay('MoveGame.misereOutcome');
      const work = new Work('MoveGame.misereOutcome', run);
      return positionalOutcome(position, 'misere', work) ?? evaluatorIn(store).misereOutcome(position, work.rest());
    },
    formalBirthday: (position, run = {}) =>
      evaluatorIn().formalBirthday(position, new Work('MoveGame.formalBirthday', run).rest()),
  };
}
