import { detailFields } from '../analysis/internal.js';
import { loopyGameDocument } from '../loopy/internal.js';
import { document, type Document, orOpen } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { nestedForm } from './formJson.js';
import { parseValue, standardStore, valueFromForm, type StoreOptions, type Value } from '../values/index.js';

/** A fraction in lowest terms, with a denominator that is a power of 2. */
const fraction = (): describe.Shape<string> => describe.textLike('a fraction such as "3/4"', /^-?\d+(\/[1-9]\d*)?$/);
/** An integer, above 2^53 − 1 by its digits. */
const count = (): describe.Shape<number | string> =>
  describe.eitherBy((value) => typeof value === 'string', describe.textLike('a number', /^\d+$/), describe.integer(0));

/** What each player who begins a loopy game can force. */
export const loopyResults = (): describe.Shape => {
  const result = describe.oneOf('win', 'draw', 'loss');
  return describe.fields({ left: result, right: result }, 'an object with left and right');
};

interface ValueParts {
  readonly name?: string | null;
  readonly form?: readonly unknown[] | null;
  readonly stopper?: unknown;
}

const valueParts: Document<'value', ValueParts> = /* @__PURE__ */ document(
  'value',
  'A game up to equality: a short one by its canonical form or its name; 0 is [[],[]]; a loopy one by its simplest form or its name. What is derived from it stands next to it, what was not found in time is "undecided", what a loopy game does not have is null.',
  () => ({
    name: describe.optional(
      describe.described(
        'Null if it has more than 20,480 characters.',
        describe.nullable(describe.textLike('a text, or a "form"')),
      ),
    ),
    form: describe.optional(
      describe.described('Null if its text has more than 20,480 characters.', describe.nullable(orOpen(nestedForm))),
    ),
    outcome: describe.optional(describe.nullable(orOpen(describe.oneOf('L', 'R', 'N', 'P')))),
    mean: describe.optional(describe.nullable(orOpen(fraction()))),
    temperature: describe.optional(describe.nullable(orOpen(fraction()))),
    leftStop: describe.optional(describe.nullable(orOpen(fraction()))),
    rightStop: describe.optional(describe.nullable(orOpen(fraction()))),
    birthday: describe.optional(describe.nullable(orOpen(count()))),
    formalBirthday: describe.optional(describe.nullable(orOpen(count()))),
    misereOutcome: describe.optional(orOpen(describe.oneOf('L', 'R', 'N', 'P'))),
    results: describe.optional(
      describe.described('For a loopy game: what each player can force by moving first.', orOpen(loopyResults())),
    ),
    stopper: describe.optional(
      describe.described('For a loopy game: does alternating play always end?', orOpen(describe.flag)),
    ),
    simplestForm: describe.optional(
      describe.described(
        'Of a loopy game: the simplest form of the stopper that it equals; null if it equals none.',
        describe.nullable(orOpen(loopyGameDocument)),
      ),
    ),
    onside: describe.optional(describe.described('Of a loopy game: the name of its onside.', describe.text)),
    offside: describe.optional(describe.described('Of a loopy game: the name of its offside.', describe.text)),
    ...detailFields(),
  }),
) as Document<'value', ValueParts>;

/** A value by its form, or by its name. */
export const valueDocument: Document<'value', Value, StoreOptions> = /* @__PURE__ */ describe.also(
  valueParts,
  ({ form: arrays, stopper }, data, { store = standardStore }: StoreOptions = {}) => {
    if (Array.isArray(arrays)) return valueFromForm(arrays as Parameters<typeof valueFromForm>[0], { store });
    if (stopper !== undefined)
      data
        .field('form')
        .refuse(
          'the form of a short game',
          'The document is that of a loopy game: its field simplestForm is one of the type loopy-game.',
        );
    const name = data.field('name');
    if (name.value === 'undecided') name.refuse('the name of a value, or a "form"');
    return parseValue(name.text('a text, or a "form"', 'Both are null where they are too long.'), store);
  },
);

/**
 * The value of a JSON object: that of its `form`, or of its `name` if the form is null.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, also if both are null or undecided, or for a loopy game; `invalid-form`
 * @throws ParseError for a name that `parseValue` does not read
 */
export function valueFromJson(value: unknown, given: StoreOptions = {}): Value {
  return valueDocument.read(DataReader.of(value, 'valueFromJson'), given);
}
