import { document, orOpen, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { boundsDocument, implicationsDocument, surveyDocument } from '../../surveys/internal.js';

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
  tested: describe.described(
    'How the conjectures do that the survey tests, if it does.',
    describe.optional(
      describe.fields({
        conjectures: describe.integer(1),
        held: describe.described('Items for which all of them hold.', describe.integer(0)),
        open: describe.described('Items of which something is not known that they need.', describe.integer(0)),
        counterexample: describe.described(
          'The counterexample with the lowest number; null if none is there.',
          describe.nullable(
            describe.fields({
              item: describe.integer(0),
              board: describe.text,
              refutes: describe.described('The conjectures that it refutes.', describe.listOf(describe.text, 'texts')),
            }),
          ),
        ),
      }),
    ),
  ),
}));

const surveyVerification = document(
  'survey-verification',
  'Whether rows of a survey are what is computed anew.',
  () => ({
    verified: orOpen(describe.flag),
    sample: describe.described('How many rows were computed anew.', describe.integer(0)),
    undecided: describe.described('Those of them that were not done in time.', describe.integer(0)),
    secondWay: describe.described(
      'The columns that were found in another way than by the runs: by definitions, or with checked certificates.',
      describe.listOf(describe.text, 'names of columns'),
    ),
    sameWay: describe.described(
      'The columns that were found as by the runs, with nothing that these learned.',
      describe.listOf(describe.text, 'names of columns'),
    ),
    tooLong: describe.described(
      'How many rows were found as by the runs in all columns, as the other ways took too long.',
      describe.integer(0),
    ),
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

/** What `survey` writes and prints. */
export const SURVEY_DOCUMENTS: readonly Document<string, unknown>[] = [
  boundsDocument,
  implicationsDocument,
  surveyDocument,
  surveyStatus,
  surveyVerification,
];
