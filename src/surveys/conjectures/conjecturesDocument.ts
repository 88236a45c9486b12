import { document, type Document } from '../../document.js';
import * as describe from '../../shape.js';

/** The survey whose answers suggested conjectures: enough to ask the same of other items. */
export interface SurveyOfConjectures {
  /** The family of items. */
  readonly over: string;
  readonly source?: string;
  readonly ask: string;
  readonly where?: string;
  /** Seconds for each item. */
  readonly each: number;
  /** Bytes for each thread. */
  readonly memory?: number;
  /** The texts of files that the template names. */
  readonly files?: Readonly<Record<string, string>>;
}

/** An item, as a survey numbers it, and its notation. */
export interface SurveyItem {
  readonly item: number;
  readonly board: string;
}

/** Where all columns of the premise are true, so are those of the conclusion. */
export interface SurveyImplication {
  readonly if: readonly string[];
  readonly then: readonly string[];
  /** Items that have the premise and decide the conclusion. */
  readonly support: number;
  /** Those of them that lack some of the conclusion. */
  readonly exceptions: number;
  /** Whether it follows from what the properties are known to imply. */
  readonly trivial: boolean;
  /** The exceptions. */
  readonly items?: readonly SurveyItem[];
}

/** The implications between truth columns and thresholds that hold for all items, or for all but a few. */
export interface ImplicationsDocument {
  readonly type: 'implications';
  readonly survey?: SurveyOfConjectures;
  /** Columns, and conditions on columns. */
  readonly columns: readonly string[];
  /** Columns of numbers that are left out, as they have too many values for thresholds. */
  readonly unscaled?: readonly string[];
  readonly implications: readonly SurveyImplication[];
}

/** An inequality between columns. */
export interface SurveyInequality {
  /** Such as `t <= 2*d`. */
  readonly text: string;
  /** Boards for which it is an equality. */
  readonly tight: readonly string[];
  /** The number of vertices from which on it is a facet. */
  readonly since?: number;
}

/** An inequality that held for small boards only. */
export interface BrokenInequality {
  readonly text: string;
  readonly since: number;
  readonly until: number;
  /** The board that broke it, and its order. */
  readonly by: string;
  readonly order: number;
}

/** The facets of the convex hull of columns. */
export interface BoundsDocument {
  readonly type: 'bounds';
  readonly survey?: SurveyOfConjectures;
  /** The column that is bounded. */
  readonly of?: string;
  /** The columns by which. */
  readonly by?: readonly string[];
  readonly inequalities: readonly SurveyInequality[];
  readonly broken?: readonly BrokenInequality[];
}

/** Conjectures from the answers of a survey. */
export type ConjecturesDocument = ImplicationsDocument | BoundsDocument;

const names = (): describe.Shape<readonly string[]> => describe.listOf(describe.text, 'names of columns');

const surveyOfConjectures = (): describe.Optional<SurveyOfConjectures> =>
  describe.optional(
    describe.described(
      'The survey whose answers suggest it, as far as it has to be known to ask the same of other items.',
      describe.fields({
        over: describe.text,
        source: describe.optional(describe.text),
        ask: describe.text,
        where: describe.optional(describe.text),
        each: secondsShape(),
        memory: describe.optional(describe.integer(1)),
        files: describe.optional(
          describe.byTest<Readonly<Record<string, string>>>('an object with the texts of files', isTexts, {
            type: 'object',
            additionalProperties: { type: 'string' },
          }),
        ),
      }),
    ),
  );

/** A number of seconds for each item. */
export function secondsShape(): describe.Shape<number> {
  return describe.byTest<number>('a number above 0', (value) => typeof value === 'number' && value > 0, {
    type: 'number',
    exclusiveMinimum: 0,
  });
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, text]) => /^[^/\\\0]+$/.test(name) && typeof text === 'string')
  );
}

/** `implications`, as `survey implications` prints it and `survey create --test` reads it. */
export const implicationsDocument: Document<'implications', Omit<ImplicationsDocument, 'type'>> = document(
  'implications',
  'The implications between truth columns of a survey that hold for all items, or for all but a few.',
  () => ({
    survey: surveyOfConjectures(),
    columns: describe.described('Columns, and conditions on columns.', names()),
    unscaled: describe.described(
      'Columns of numbers that are left out, as they have too many values for thresholds.',
      describe.optional(names()),
    ),
    implications: describe.listOf(
      describe.fields({
        if: describe.described('The premise: all of these.', names()),
        then: describe.described('What follows from it.', names()),
        support: describe.described('Items that have the premise and decide the conclusion.', describe.integer(0)),
        exceptions: describe.described('Those of them that lack some of the conclusion.', describe.integer(0)),
        trivial: describe.described('Whether it follows from what the properties are known to imply.', describe.flag),
        items: describe.described(
          'The exceptions.',
          describe.optional(
            describe.listOf(describe.fields({ item: describe.integer(0), board: describe.text }), 'items'),
          ),
        ),
      }),
      'implications',
    ),
  }),
);

/** `bounds`, as `survey bounds` prints it and `survey create --test` reads it. */
export const boundsDocument: Document<'bounds', Omit<BoundsDocument, 'type'>> = document(
  'bounds',
  'The facets of the convex hull of columns of a survey.',
  () => {
    const order = describe.integer(0);
    return {
      survey: surveyOfConjectures(),
      of: describe.described('The column that is bounded.', describe.optional(describe.text)),
      by: describe.described('The columns by which.', describe.optional(names())),
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
  },
);
