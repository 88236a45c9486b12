import { LimitError } from '../../errors.js';
import { resumableOutcome } from '../../evaluation/index.js';
import { inTurns } from '../../inTurns.js';
import { Work, type RunOptions } from '../../run.js';
import { temperature, Value, type Dyadic, type Outcome } from '../../values/index.js';
import type { ComplexProperty, ComplexSubject } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { outcomeOrNull, textOrNull } from '../types.js';
import { valueInDocument, valueInWords } from '../words/valueInWords.js';
import { OUTCOME_WORDS } from '../../text/internal.js';

/** The value of the game. */
export const valueProperty: ComplexProperty<Fact<Value | null>> = {
  about: 'The value of the game on the complex under normal play; null for the void complex, which is not a game.',
  needs: 'game',
  type: textOrNull,
  source: 'Huntemann 2018, Remark 2.2',
  words: { json: valueInDocument, text: valueInWords },
  find: (subject, run) => ({ value: valueOf(subject, run) }),
};

/** What takes less is not worth a search for the outcome alone. */
const QUICK_MS = 100;

/** Who wins. */
export const outcomeProperty: ComplexProperty<Fact<Outcome | null>> = {
  about:
    'Who wins the game on the complex, under normal play unless misère play is asked for; null for the void complex.',
  needs: 'game',
  type: outcomeOrNull,
  source: 'Huntemann 2018, Def. 1.14',
  words: { text: (outcome) => OUTCOME_WORDS[outcome] },
  find: (subject, run) => ({ value: subject.complex.isVoid ? null : outcomeOf(subject, run) }),
};

/** By the value, if it is known; else by whichever is done first, a search for the outcome or the value. */
function outcomeOf(subject: ComplexSubject, run: RunOptions): Outcome {
  const { complex, play, evaluator } = subject;
  const value = subject.known<Value | LimitError>('value');
  if (value instanceof Value && play === 'normal') return value.outcome;
  const search = subject.once('outcome search', () => resumableOutcome(complex, play));
  const byEvaluator = (turn: RunOptions): Outcome =>
    play === 'normal' ? evaluator.outcome(complex, turn) : evaluator.misereOutcome(complex, turn);
  const work = new Work('analyze', run);
  if (play === 'normal' && value !== undefined) return search(work.part());
  // Small games are valued faster than a search is begun, and the evaluator remembers them.
  return work.unlessCutOff(
    () => byEvaluator(work.part({ timeoutMs: QUICK_MS })),
    () => inTurns(work, [search, byEvaluator], { favour: 4 }),
  );
}

/** How urgent a move is. */
export const temperatureProperty: ComplexProperty<Fact<Dyadic | null>> = {
  about: 'The temperature of the game on the complex; null for the void complex.',
  needs: 'game',
  type: textOrNull,
  source: 'Huntemann 2018, Def. 5.6',
  words: { json: String },
  find: (subject, run) => {
    const found = valueOf(subject, run);
    return { value: found && temperature(found) };
  },
};

/** @throws LimitError at once if an earlier property was cut off */
function valueOf(subject: ComplexSubject, run: RunOptions): Value | null {
  if (subject.complex.isVoid) return null;
  const found = subject.once('value', (): Value | LimitError => {
    try {
      return subject.evaluator.value(subject.complex, run);
    } catch (error) {
      if (error instanceof LimitError) return error;
      throw error;
    }
  });
  if (found instanceof LimitError) throw found;
  return found;
}
