import { type Evaluator, MovesEvaluator } from '../../evaluation/index.js';
import type { GameByMoves } from '../../games/index.js';
import { movesForEvaluation } from '../../games/internal.js';
import type { Term } from './terms.js';

/** A game by its moves, which need not be a strong placement game, as a summand. */
export function movesTerm(game: GameByMoves<string>, { store }: Evaluator): Term {
  const evaluator = new MovesEvaluator(movesForEvaluation(game), { store });
  const { start } = game;
  return {
    kind: 'moves',
    value: (run) => evaluator.value(start, run),
    height: (run) => BigInt(evaluator.form(start, run).birthday),
    misereOutcome: (run) => evaluator.misereOutcome(start, run),
    moves: (player, run) =>
      evaluator.evaluatedMoves(start, player, run).map(({ position, incentive }) => ({ vertex: position, incentive })),
  };
}
