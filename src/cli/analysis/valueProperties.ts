import { LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { type Value, printValue, temperature } from '../../values/index.js';
import { LONGEST_SHOWN, OUTCOME_WORDS } from '../value/describeValue.js';
import type { AnalysisSubject, Finding, Property } from './Property.js';

/** The properties of the game on a complex that its value has, found once; the void complex is no game. */
export const valueProperties: Readonly<Record<string, Property>> = {
  value: ofValue((value) => ({ value: printValue(value) ?? null, text: shortName(value) })),
  outcome: ofValue(({ outcome }) => ({ value: outcome, text: OUTCOME_WORDS[outcome] })),
  temperature: ofValue((value) => ({ value: temperature(value).toString() })),
};

function shortName(value: Value): string {
  return printValue(value, { maxLength: LONGEST_SHOWN }) ?? `more than ${LONGEST_SHOWN} characters`;
}

function ofValue(describe: (value: Value) => Finding): Property {
  return (subject, run) => (subject.complex.isVoid ? { value: null } : describe(valueOf(subject, run)));
}

/** @throws LimitError at once if an earlier property was cut off */
function valueOf(subject: AnalysisSubject, run: RunOptions): Value {
  const found = subject.once('value', (): Value | LimitError => {
    try {
      return subject.evaluator().value(subject.complex, run);
    } catch (error) {
      if (error instanceof LimitError) return error;
      throw error;
    }
  });
  if (found instanceof LimitError) throw found;
  return found;
}
