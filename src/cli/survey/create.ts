import { InputError } from '../../errors.js';
import { createSurvey } from '../../surveys/index.js';
import { surveyText } from '../../surveys/internal.js';
import type { SurveyAction } from './actions.js';

/** `survey create FOLDER`: makes the folder, after a try on the first items. */
export const create: SurveyAction = async ({ folder, options, session }) => {
  const { over, ask, source, where, each, memory, batch, note, json } = options;
  const needed = (name: string, example: string): never => {
    throw new InputError('invalid-option', `survey: create without --${name}; expected it, as in ${example}.`);
  };
  const { document } = await createSurvey(
    folder,
    {
      over: over ?? needed('over', "--over 'graphs:1..5 connected'"),
      ask: ask ?? needed('ask', '--ask t=temperature,d=maxDegree'),
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
  session.terminal.print(json === true ? surveyText(document) : `${folder}: ${items} items, ${batches}\n`);
  return 0;
};
