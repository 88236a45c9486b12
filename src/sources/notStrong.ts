import { InputError } from '../errors.js';
import type { MoveGame } from '../moves/index.js';
import { entryOfMoveRuleset, orderWitness, orderWitnessInWords } from '../moves/internal.js';

/** The error for a game of a ruleset that is no placement game, with two moves whose order matters. */
export function notStrong(task: string, game: MoveGame): InputError {
  const entry = entryOfMoveRuleset(game.summands[0]?.ruleset.name ?? '');
  const witness = entry && orderWitness(entry);
  return new InputError(
    'not-strong',
    `${task}: ${entry?.title ?? 'a sum of rulesets'} is no strong placement game${witness === undefined ? '' : `: ${orderWitnessInWords(witness)}`}; expected a strong placement game.`,
    {
      hint: 'It has a value, a game tree and an outcome: value, analyze, draw --what tree, equal --level value.',
      details: { ...witness },
    },
  );
}
