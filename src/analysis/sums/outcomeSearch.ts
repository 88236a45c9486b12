import { MovesEvaluator, resumableOutcome } from '../../evaluation/index.js';
import { SPGame, type GameByMoves } from '../../games/index.js';
import { solverOf, sumOfMoves } from '../../games/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { Value, type Outcome } from '../../values/index.js';
import { gameOf, type Summand } from './Term.js';

/**
 * A search for who wins a sum under normal play, which finds no values. It can be cut off and go on: what it has learnt
 * stays known.
 * @returns finds the outcome within bounds; undefined for a sum with a value, which has no rules
 */
export function outcomeSearch(summands: readonly Summand[]): ((run: RunOptions) => Outcome) | undefined {
  const games = summands.flatMap((summand) => (summand instanceof Value ? [] : [gameOf(summand)]));
  if (games.length < summands.length || games.length === 0) return undefined;
  const parts = games.filter((game) => game instanceof SPGame);
  if (parts.length === games.length) return searchOfComplex(parts);
  const [first, ...others] = games;
  return others.length === 0 && !(first instanceof SPGame) ? searchOfMoves(first!) : searchOfMoves(sumOfMoves(games));
}

function searchOfMoves<Position>(game: GameByMoves<Position>): (run: RunOptions) => Outcome {
  const evaluator = new MovesEvaluator(game);
  return (run) => solverOf(game).outcomeByTheorem?.(game.start) ?? evaluator.outcome(game.start, run);
}

function searchOfComplex(parts: readonly SPGame[]): (run: RunOptions) => Outcome {
  let search: ((run: RunOptions) => Outcome) | undefined;
  return (run) => {
    const work = new Work('analyzeValue', run);
    const whole = parts.length === 1 ? parts[0]! : SPGame.sum(parts);
    search ??= resumableOutcome(whole.legalComplexWithin(work.part()), 'normal');
    return search(work.part());
  };
}
