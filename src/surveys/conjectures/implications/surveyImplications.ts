import { InputError } from '../../../errors.js';
import { Work, type RunOptions } from '../../../run.js';
import type { SurveyColumn } from '../../Questions.js';
import { isNumeric } from '../../questions/columnTypes.js';
import type { Survey } from '../../Survey.js';
import type { ImplicationsDocument } from '../conjecturesDocument.js';
import { surveyOf } from '../surveyOf.js';
import { attributeNamed, type Attribute } from './attributes.js';
import { backgroundOf } from './background.js';
import { groupedRows, itemsOfRows } from './groupedRows.js';
import { implications } from './implications.js';
import { knownImplications } from './knownImplications.js';
import { requireFewAttributes, thresholdsOf, MOST_VALUES, type Scaling } from './scaling.js';
import { truthTable } from './TruthTable.js';

/** Which implications are looked for. */
export interface SurveyImplicationsOptions extends RunOptions {
  /** Truth columns, columns of numbers, and conditions such as `t>=2`; by default all truth columns and numbers. */
  readonly columns?: readonly string[];
  /** How many exceptions an implication may have; by default 0. */
  readonly exceptions?: number;
  /**
   * The thresholds of columns of numbers: `ordinal`, which is the default, has `t>=c` for each value but the least,
   * `interordinal` also `t<=c` for each but the greatest.
   */
  readonly scaling?: Scaling;
}

/**
 * The implications between truth columns and thresholds that hold for all items of a survey whose answers are there:
 * their canonical base, relative to what holds between thresholds of one column; and those that fail for a few, with
 * the items for which they do.
 * @throws InputError `unknown-field`, `invalid-condition`, `invalid-option`, `not-readable`, `not-installed`;
 * LimitError, where `limit` counts minimal premises
 * @complexity O(items · columns) to group the rows, then as for `implications`
 */
export async function surveyImplications(
  survey: Survey,
  options: SurveyImplicationsOptions = {},
): Promise<ImplicationsDocument> {
  const { columns, exceptions = 0, scaling = 'ordinal', ...run } = options;
  const work = new Work('surveyImplications', run);
  const { attributes, unscaled } = await attributesOf(survey, columns, scaling);
  const names = attributes.map(({ name }) => name);
  const rows = await groupedRows(survey, attributes);
  work.tick(0);
  const table = truthTable(names, rows.cells, rows.counts);
  const asked = survey.document.columns.filter(({ name }) => names.includes(name));
  const found = implications(table, {
    ...work.rest(),
    exceptions,
    known: knownImplications(asked),
    background: backgroundOf(attributes),
    thresholdsOf: attributes.map(({ interval }) => interval?.column),
  });
  const failing = new Set(found.flatMap((one) => one.failing));
  const items = await itemsOfRows(survey, rows, (row) => failing.has(table.groupOf[row]!));
  return {
    type: 'implications',
    survey: surveyOf(survey),
    columns: names,
    ...(unscaled.length > 0 && { unscaled }),
    implications: found.map(({ failing: different, ...one }) => ({
      ...one,
      ...(different.length > 0 && {
        items: items
          .filter(({ row }) => different.includes(table.groupOf[row]!))
          .map(({ item, board }) => ({ item, board })),
      }),
    })),
  };
}

/** @throws InputError `unknown-field`, `invalid-condition`, `invalid-option`, LimitError `too-many-items` */
async function attributesOf(
  survey: Survey,
  wanted: readonly string[] | undefined,
  scaling: Scaling,
): Promise<{ readonly attributes: readonly Attribute[]; readonly unscaled: readonly string[] }> {
  const { columns } = survey.document;
  const usual = columns
    .filter(({ type }) => type === 'boolean')
    .concat(scaling === 'none' ? [] : columns.filter(isNumeric));
  const names: string[] = [];
  const unscaled: string[] = [];
  for (const name of wanted ?? usual.map((column) => column.name)) {
    const column = columns.find((one) => one.name === name);
    if (column === undefined || !isNumeric(column)) {
      names.push(name);
      continue;
    }
    const thresholds = await thresholdsOf(survey, column, scaling);
    if (thresholds !== undefined && scaling !== 'none') names.push(...thresholds);
    else if (wanted === undefined) unscaled.push(name);
    else throw noThresholds(column, scaling);
  }
  const attributes = [...new Set(names)].map((name) => attributeNamed(name, columns));
  requireFewAttributes(names);
  if (attributes.length > 0) return { attributes, unscaled };
  throw new InputError(
    'invalid-option',
    'survey: no column has truth values or few numbers; expected --columns with conditions.',
    { hint: "For example --columns 't>=2,d=3'." },
  );
}

function noThresholds({ name }: SurveyColumn, scaling: Scaling): InputError {
  const [found, expected] =
    scaling === 'none'
      ? [`${name} without thresholds`, 'a condition on it']
      : [`${name} has more than ${MOST_VALUES} different values`, 'conditions on it'];
  return new InputError('invalid-option', `survey: ${found}; expected ${expected}, as in --columns '${name}>=2'.`);
}
