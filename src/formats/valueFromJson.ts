import { requireOptions } from '../arguments.js';
import { DataReader } from '../text/internal.js';
import { parseValue, standardStore, valueFromForm, type StoreOptions, type Value } from '../values/index.js';

/**
 * The value of a JSON object: that of its `form`, or of its `name` if the form is null.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, also if both are null or undecided; `invalid-form`
 * @throws ParseError for a name that `parseValue` does not read
 */
export function valueFromJson(value: unknown, given: StoreOptions = {}): Value {
  requireOptions('valueFromJson', given);
  const { store = standardStore } = given;
  const data = DataReader.of(value, 'valueFromJson').document('value');
  const form = data.field('form').value;
  if (Array.isArray(form)) return valueFromForm(form, { store });
  const name = data.field('name');
  if (name.value === 'undecided') name.refuse('the name of a value, or a "form"');
  return parseValue(name.text('a text, or a "form"', 'Both are null where they are too long.'), store);
}
