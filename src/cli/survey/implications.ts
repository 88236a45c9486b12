import { openSurvey, surveyImplications, type SurveyImplication } from '../../surveys/index.js';
import { implicationsPage, implicationText } from '../../surveys/internal.js';
import { table } from '../plainText.js';
import type { SurveyAction } from './actions.js';
import { sayConjectures } from './sayConjectures.js';
import { readColumns, warnIfIncomplete } from './selectRows.js';

/** `survey implications FOLDER`: which truth columns and thresholds follow from which, for all items. */
export const implicationsAction: SurveyAction = async ({ folder, options, session }) => {
  const { columns, exceptions, scaling, output } = options;
  const survey = await openSurvey(folder);
  const found = await surveyImplications(survey, {
    ...session.run(),
    ...(columns !== undefined && { columns: readColumns(columns) }),
    ...(exceptions !== undefined && { exceptions }),
    ...(scaling !== undefined && { scaling }),
  });
  session.end();
  await warnIfIncomplete(survey, session);
  for (const name of found.unscaled ?? [])
    session.terminal.warn(`survey: ${name} has many values; conditions such as --columns '${name}>=2' take it in\n`);
  const isPage = output !== undefined && /\.html?$/i.test(output);
  if (isPage) await session.save(output, implicationsPage(found, session.run()));
  await sayConjectures(found, textOf(found.implications), session, {
    output: isPage ? undefined : output,
    json: options.json,
  });
  return 0;
};

function textOf(found: readonly SurveyImplication[]): string {
  if (found.length === 0) return 'no implication holds\n';
  const rows = found.map((one) => {
    const { support, exceptions, trivial } = one;
    const words = [
      `${support} ${support === 1 ? 'item' : 'items'}`,
      ...(exceptions > 0 ? [`${exceptions} of them ${exceptions === 1 ? 'is an exception' : 'are exceptions'}`] : []),
      ...(trivial ? ['known'] : []),
    ];
    return [implicationText(one), words.join(', ')];
  });
  const lines = table(rows).map((line, i) => [
    line,
    ...(found[i]!.items ?? []).map(({ item, board }) => `  not for ${board} (item ${item})`),
  ]);
  return `${lines.flat().join('\n')}\n`;
}
