import { InputError } from '../../../errors.js';
import type { SurveyQuestions } from '../../createSurvey.js';
import { neededList, toBeTested, type TestedConjectures } from './conjecturesToTest.js';

/** What a survey asks, with all that conjectures say of it. */
export interface CompleteQuestions extends Omit<SurveyQuestions, 'test' | 'ask'> {
  readonly ask: string;
  readonly test?: TestedConjectures;
  /** The texts of files that the template names. */
  readonly given?: Readonly<Record<string, string>>;
}

/**
 * What is not given is taken from the survey that suggests the conjectures, if there are any.
 * @throws InputError `invalid-option`, `invalid-condition`
 */
export function questionsWithTest({ test, ...what }: SurveyQuestions): CompleteQuestions {
  const tested = test === undefined ? undefined : toBeTested(test);
  const { ask: asked, source, where, each, memory, files: given } = test?.survey ?? {};
  const condition = what.where ?? where;
  const needed = tested === undefined || asked === undefined ? undefined : neededList(asked, tested, condition);
  const ask = what.ask ?? needed;
  if (ask === undefined)
    throw new InputError('invalid-option', 'survey: ask is missing; expected what is asked, or conjectures to test.', {
      hint: 'For example --ask t=temperature,d=maxDegree.',
    });
  const ownSource = what.source ?? source;
  const ownEach = what.each ?? each;
  const ownMemory = what.memory ?? memory;
  return {
    ...what,
    ask,
    ...(ownSource !== undefined && { source: ownSource }),
    ...(condition !== undefined && { where: condition }),
    ...(ownEach !== undefined && { each: ownEach }),
    ...(ownMemory !== undefined && { memory: ownMemory }),
    ...(tested !== undefined && { test: tested }),
    ...(what.source === undefined && given !== undefined && { given }),
  };
}
