import { InputError } from '../../errors.js';
import { MovesEvaluator, type Evaluator } from '../../evaluation/index.js';
import { SPGame } from '../../games/index.js';
import { solverOf, sumOfMoves } from '../../games/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { Value, type Outcome } from '../../values/index.js';
import { gameOf, isByMoves, type Summand } from './Term.js';

/**
 * A way to find who wins under misère play. Summands do not decide the outcome of a sum: it is taken as a whole.
 * @throws InputError `not-with-rules`
 */
export function misereQuestion(summands: readonly Summand[], evaluator: Evaluator): (run: RunOptions) => Outcome {
  const [first] = summands;
  if (first !== undefined && summands.length === 1 && isByMoves(first)) {
    const { store } = evaluator;
    return (run) => solverOf(first).misereOutcome(first.start, { ...run, store });
  }
  const games = summands.flatMap((summand) => (summand instanceof Value ? [] : [gameOf(summand)]));
  if (games.length < summands.length)
    throw new InputError(
      'not-with-rules',
      'analyzeValue: the misère outcome of a sum with a value; expected games with rules.',
      {
        hint: 'The value under normal play does not say who wins under misère play.',
      },
    );
  const parts = games.filter((game) => game instanceof SPGame);
  if (parts.length < games.length) {
    const sum = sumOfMoves(games);
    return (run) => new MovesEvaluator(sum).misereOutcome(sum.start, run);
  }
  return (run) => {
    const work = new Work('analyzeValue', run);
    const whole = parts.length === 1 ? parts[0]! : SPGame.sum(parts);
    return evaluator.misereOutcome(whole.legalComplexWithin(work.part()), work.part());
  };
}
