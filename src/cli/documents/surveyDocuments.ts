import { document, orOpen, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { surveyDocument } from '../../surveys/internal.js';

const surveyStatus = document('survey-status', 'How far a survey has come.', () => ({
  items: describe.described('Items in all.', describe.integer(0)),
  done: describe.described('Items of which all is known that is asked.', describe.integer(0)),
  skipped: describe.described('Items that the condition excludes.', describe.integer(0)),
  undecided: describe.described('Items that the bounds cut off.', describe.integer(0)),
  failed: describe.described('Items that could not be asked about.', describe.integer(0)),
  perSecond: describe.described(
    'Items in a second, by the last batches.',
    describe.byTest('a number ≥ 0', (value) => typeof value === 'number' && value >= 0, { type: 'number', minimum: 0 }),
  ),
  bytes: describe.described('Bytes of the answers.', describe.integer(0)),
  secondsLeft: describe.described('Null where nothing is known of the speed.', describe.nullable(describe.integer(0))),
  complete: describe.flag,
}));

const surveyVerification = document(
  'survey-verification',
  'Whether rows of a survey are what is computed anew.',
  () => ({
    verified: orOpen(describe.flag),
    sample: describe.described('How many rows were computed anew.', describe.integer(0)),
    undecided: describe.described('Those of them that were not done in time.', describe.integer(0)),
    differences: describe.listOf(
      describe.fields({
        item: describe.integer(0),
        board: describe.text,
        column: describe.text,
        found: describe.anything,
        expected: describe.anything,
      }),
      'differences',
    ),
  }),
);

const implicationsDocument = document(
  'implications',
  'The implications between truth columns of a survey that hold for all items, or for all but a few.',
  () => {
    const names = describe.listOf(describe.text, 'names of columns');
    return {
      columns: describe.described('Columns, and conditions on columns.', names),
      implications: describe.listOf(
        describe.fields({
          if: describe.described('The premise: all of these.', names),
          then: describe.described('What follows from it.', names),
          support: describe.described('Items that have the premise and decide the conclusion.', describe.integer(0)),
          exceptions: describe.described('Those of them that lack some of the conclusion.', describe.integer(0)),
          trivial: describe.described('Whether it follows from what the properties are known to imply.', describe.flag),
        }),
        'implications',
      ),
    };
  },
);

const boundsDocument = document('bounds', 'The facets of the convex hull of columns of a survey.', () => {
  const order = describe.integer(0);
  return {
    inequalities: describe.listOf(
      describe.fields({
        text: describe.described('Such as "t <= 2*d".', describe.text),
        tight: describe.described('Boards for which it is an equality.', describe.listOf(describe.text, 'boards')),
        since: describe.described('The number of vertices from which on it is a facet.', describe.optional(order)),
      }),
      'inequalities',
    ),
    broken: describe.described(
      'Bounds that held for small boards only.',
      describe.optional(
        describe.listOf(
          describe.fields({ text: describe.text, since: order, until: order, by: describe.text, order }),
          'bounds',
        ),
      ),
    ),
  };
});

/** What `survey` writes and prints. */
export const SURVEY_DOCUMENTS: readonly Document<string, unknown>[] = [
  boundsDocument,
  implicationsDocument,
  surveyDocument,
  surveyStatus,
  surveyVerification,
];
