import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { FormStore, parseForm, type Form } from '../values/index.js';
import { aFormStore } from '../values/internal.js';

/** Nested lists [left options, right options]; what is in them is read by `formOfArrays`. */
export const nestedForm: describe.Shape<readonly unknown[]> = /* @__PURE__ */ describe.named('form', () =>
  describe.byReading(
    (data) => data.items('nested lists [left options, right options]').map(({ value }) => value),
    (definitions) => {
      const options = { type: 'array', items: nestedForm.schema(definitions) };
      return { type: 'array', prefixItems: [options, options], items: false, minItems: 2 };
    },
  ),
);

interface FormParts {
  readonly name?: string | null;
  readonly form?: readonly unknown[] | null;
  readonly positions?: readonly (readonly [left: number[], right: number[]])[];
}

const formParts: Document<'form', FormParts> = /* @__PURE__ */ document(
  'form',
  'A literal game, as it stands: dominated and reversible options stay. Of form, positions and name the first one that is there counts.',
  () => ({
    name: describe.optional(
      describe.described(
        'As it is written, {0,1|3}; null if it has more than 20,480 characters.',
        describe.nullable(describe.text),
      ),
    ),
    form: describe.optional(
      describe.described(
        'Its options, [left options, right options], and theirs, all the way down; null if the text has more than 20,480 characters.',
        describe.nullable(nestedForm),
      ),
    ),
    positions: describe.optional(
      describe.described(
        'Each position by the numbers of its left and of its right options, which stand before it; the last one is the game.',
        describe.listOf(
          describe.tupleLike(
            '[left options, right options]',
            describe.listOf(describe.integer(0), 'numbers of positions'),
            describe.listOf(describe.integer(0), 'numbers of positions'),
          ),
          'a list of positions',
          { atLeastOne: 'position' },
        ),
      ),
    ),
  }),
);

/** A literal game by its options, its positions or as it is written. @param forms where it is made */
export const formDocument: Document<'form', Form, { readonly forms?: FormStore }> = /* @__PURE__ */ describe.also(
  formParts,
  ({ form, positions }, data, { forms: store = new FormStore() }: { readonly forms?: FormStore } = {}) => {
    if (Array.isArray(form)) return formOfArrays(data.field('form'), store);
    if (positions !== undefined) return formOfPositions(positions, data.field('positions'), store);
    return parseForm(data.field('name').text('a text, or a "form"', 'A form is [left options, right options].'), {
      store,
    });
  },
);

const ownOptions = /* @__PURE__ */ describe.fields({ store: describe.optional(aFormStore) });

/**
 * The literal game of a JSON object: by its nested lists, else by its positions, else as it is written.
 * @param value what `JSON.parse` gave
 * @param given `store`: where the form is made, by default a new one
 * @throws InputError `invalid-field`
 * @throws ParseError for a name that `parseForm` does not read
 * @example printForm(formFromJson({ type: 'form', form: [[[[], []]], []] })) // '1'
 */
export function formFromJson(value: unknown, given: { readonly store?: FormStore } = {}): Form {
  describe.requireShape('formFromJson', ownOptions, given, 'options');
  const { store } = given;
  return formDocument.read(DataReader.of(value, 'formFromJson'), store === undefined ? {} : { forms: store });
}

/** A list of options that is being read. */
interface OpenForm {
  readonly sides: readonly [left: readonly DataReader[], right: readonly DataReader[]];
  readonly forms: readonly [left: Form[], right: Form[]];
}

/** Its own stack: forms may be deeper than the call stack. */
function formOfArrays(data: DataReader, store: FormStore): Form {
  const stack = [opened(data)];
  for (;;) {
    const { sides, forms } = stack.at(-1)!;
    const side = forms[0].length < sides[0].length ? 0 : 1;
    const next = sides[side][forms[side].length];
    if (next !== undefined) {
      stack.push(opened(next));
      continue;
    }
    const form = store.fromOptions(...forms);
    stack.pop();
    const above = stack.at(-1);
    if (above === undefined) return form;
    above.forms[above.forms[0].length < above.sides[0].length ? 0 : 1].push(form);
  }
}

function opened(data: DataReader): OpenForm {
  const [left, right] = data.items('[left options, right options]', 2) as [DataReader, DataReader];
  return { sides: [left.items('a list of left options'), right.items('a list of right options')], forms: [[], []] };
}

function formOfPositions(positions: NonNullable<FormParts['positions']>, data: DataReader, store: FormStore): Form {
  const forms: Form[] = [];
  const items = data.items('a list of positions');
  positions.forEach((sides, at) => {
    const [left, right] = sides.map((options) =>
      options.map((option) => forms[option] ?? items[at]!.refuse('numbers of positions that stand before it')),
    ) as [Form[], Form[]];
    forms.push(store.fromOptions(left, right));
  });
  return forms.at(-1)!;
}
