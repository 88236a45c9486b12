import { InputError } from '../../errors.js';
import { createSurvey, type SurveyDocument } from '../../surveys/index.js';
import { readConjectures, surveyText } from '../../surveys/internal.js';
import type { SurveyAction } from './actions.js';
import { conjecturesText } from './ofRun.js';

/** `survey create FOLDER`: makes the folder, after a try on the first items. */
export const create: SurveyAction = async ({ folder, options, session }) => {
  const { ask, source, where, each, memory, batch, note, test, json } = options;
  const needed = (name: string, example: string): never => {
    throw new InputError('invalid-option', `survey: create without --${name}; expected it, as in ${example}.`);
  };
  const over = options.over ?? needed('over', "--over 'graphs:1..5 connected'");
  const conjectures = test === undefined ? undefined : readConjectures(await session.read(test), test);
  if (ask === undefined && conjectures === undefined) needed('ask', '--ask t=temperature,d=maxDegree');
  const { document } = await createSurvey(
    folder,
    {
      over,
      ...(ask !== undefined && { ask }),
      ...(conjectures !== undefined && { test: conjectures }),
      ...(source !== undefined && { source }),
      ...(where !== undefined && { where }),
      ...(each !== undefined && { each }),
      ...(memory !== undefined && { memory }),
      ...(batch !== undefined && { batch }),
      ...(note !== undefined && { note }),
    },
    session.run(),
  );
  const { items, starts } = document;
  const batches = `${starts.length} ${starts.length === 1 ? 'batch' : 'batches'} of ${document.batch}`;
  session.end();
  const tested = document.test === undefined ? '' : `, ${conjecturesText(countOf(document.test))} to be tested`;
  session.terminal.print(json === true ? surveyText(document) : `${folder}: ${items} items, ${batches}${tested}\n`);
  return 0;
};

function countOf({ implications, inequalities }: NonNullable<SurveyDocument['test']>): number {
  return implications.length + inequalities.length;
}
