import { document, type Document } from '../document.js';
import { VERSION } from '../json.js';
import * as describe from '../shape.js';
import { secondsShape } from './conjectures/conjecturesDocument.js';
import type { TestedConjectures } from './conjectures/testing/conjecturesToTest.js';
import { COLUMN_TYPES, type ColumnType } from './questions/columnTypes.js';

const sha256 = /^[0-9a-f]{64}$/;

/** The texts of files, by their names, as they were when the survey was made: SHA-256 in hexadecimal digits. */
function hashes(): describe.Shape<Readonly<Record<string, string>>> {
  const isHashes = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, hash]) => !/[/\\\0]/.test(name) && typeof hash === 'string' && sha256.test(hash),
    );
  return describe.byTest('an object with a SHA-256 in hexadecimal digits for each name of a file', isHashes, {
    type: 'object',
    additionalProperties: { type: 'string', pattern: sha256.source },
  });
}

const column = (): describe.Shape<{
  readonly name: string;
  readonly ask: string;
  readonly type: ColumnType;
}> =>
  describe.fields(
    {
      name: describe.textLike('a name of letters, digits and _', /^\w+$/),
      ask: describe.described('A property, or an expression.', describe.text),
      type: describe.oneOf(...COLUMN_TYPES),
    },
    'a column',
  );

/** What `survey.json` in the folder of a survey says: which questions are asked of which items. It never changes. */
export interface SurveyDocument {
  /** The version of spgames that the survey was made with. */
  readonly version: string;
  /** The family of items, such as `graphs:1..5 connected`. */
  readonly over: string;
  /** What is made of an item, such as `snort@{board}`; without one, the item itself is asked about. */
  readonly source?: string;
  /** What is asked: the list as it was written. */
  readonly ask: string;
  readonly columns: readonly {
    readonly name: string;
    readonly ask: string;
    readonly type: ColumnType;
  }[];
  /** Only items with this have a row. */
  readonly where?: string;
  /** Seconds for each item. */
  readonly each: number;
  /** Bytes for each thread. */
  readonly memory?: number;
  /** Items in a batch. */
  readonly batch: number;
  /** Items in all. */
  readonly items: number;
  /** Where each batch begins in its family. */
  readonly starts: readonly string[];
  /** SHA-256 of the files that lie in `files`, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly note?: string;
  /** Conjectures that are tested: a run ends at the first counterexample. */
  readonly test?: TestedConjectures;
}

/** `survey.json`. */
export const surveyDocument: Document<'survey', SurveyDocument> = document(
  'survey',
  'What a survey asks of which items, in the folder that has the answers in Parquet files, one for each batch of items.',
  () => ({
    version: describe.described(
      'The version of spgames that the survey was made with.',
      describe.textLike('a version such as "0.1.0"', /^\d+\.\d+\.\d+/),
    ),
    over: describe.described('The family of items, such as "graphs:1..5 connected".', describe.text),
    source: describe.described(
      'What is made of an item, such as "snort@{board}"; without one, the item itself is asked about.',
      describe.optional(describe.text),
    ),
    ask: describe.described('What is asked: the list as it was written.', describe.text),
    columns: describe.listOf(column(), 'columns'),
    where: describe.described('Only items with this have a row.', describe.optional(describe.text)),
    each: describe.described('Seconds for each item.', secondsShape()),
    memory: describe.described('Bytes for each thread.', describe.optional(describe.integer(1))),
    batch: describe.described('How many items are in a batch; the last one may have fewer.', describe.integer(1)),
    items: describe.described('How many items there are.', describe.integer(0)),
    starts: describe.described('Where each batch begins in its family.', describe.listOf(describe.text, 'texts')),
    files: describe.described('The files that lie in the folder "files", each with its SHA-256.', hashes()),
    note: describe.optional(describe.text),
    test: describe.described(
      'Conjectures that are tested: a run ends at the first counterexample.',
      describe.optional(
        describe.fields({
          implications: describe.listOf(
            describe.fields({
              if: describe.listOf(describe.text, 'names of columns'),
              then: describe.listOf(describe.text, 'names of columns'),
            }),
            'implications',
          ),
          inequalities: describe.listOf(describe.text, 'bounds such as "t <= 2*d"'),
        }),
      ),
    ),
  }),
);

/** The text of `survey.json`. */
export function surveyText(survey: SurveyDocument): string {
  return `${JSON.stringify({ type: surveyDocument.type, spgames: VERSION, ...survey }, null, 2)}\n`;
}
