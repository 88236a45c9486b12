import { fileOfFamily } from '../asked.js';
import type { Survey } from '../Survey.js';
import type { SurveyOfConjectures } from './conjecturesDocument.js';

/** What has to be known of a survey to ask the same of other items. @throws InputError `not-readable` */
export function surveyOf({ document, folder }: Survey): SurveyOfConjectures {
  const { over, source, ask, where, each, memory, files } = document;
  const ofFamily = fileOfFamily(over);
  const named = Object.keys(files).filter((name) => name !== ofFamily);
  return {
    over,
    ...(source !== undefined && { source }),
    ask,
    ...(where !== undefined && { where }),
    each,
    ...(memory !== undefined && { memory }),
    ...(named.length > 0 && { files: Object.fromEntries(named.map((name) => [name, folder.fileText(name)])) }),
  };
}
