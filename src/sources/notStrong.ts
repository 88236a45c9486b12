import { InputError, LimitError } from '../errors.js';
import type { MoveGame } from '../moves/index.js';
import { entryOfMoveRuleset, hasMoveRuleset, orderWitness, orderWitnessInWords } from '../moves/internal.js';

/**
 * The error for a game of a ruleset that is not a placement game, with two moves whose order matters; or for heaps that
 * are too large for the complex of a placement game.
 */
export function notStrong(task: string, game: MoveGame): InputError | LimitError {
  const names = game.summands.map(({ ruleset }) => ruleset.name);
  const name = names.find((each) => hasMoveRuleset(each));
  if (name === undefined && names.length > 0)
    return new LimitError(
      'too-large-board',
      `${task}: the heaps of ${names[0]!} are too large for a complex; expected smaller ones.`,
      { hint: 'They have a value and an outcome (value, analyze), and period lists long heaps.' },
    );
  const entry = entryOfMoveRuleset(name ?? '');
  const witness = entry && orderWitness(entry);
  return new InputError(
    'not-strong',
    `${task}: ${entry?.title ?? 'an empty sum'} is not a strong placement game${witness === undefined ? '' : `: ${orderWitnessInWords(witness)}`}; expected a strong placement game.`,
    {
      hint: game.strong
        ? 'analyze says who wins, and play plays it.'
        : 'It has a value, a game tree and an outcome: value, analyze, draw --what tree, equal --level value.',
      details: { ...witness },
    },
  );
}
