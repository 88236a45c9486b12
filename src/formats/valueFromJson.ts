import { InputError } from '../errors.js';
import { parseValue, standardStore, valueFromForm, type Value, type ValueStore } from '../values/index.js';
import { JsonFields } from './JsonFields.js';

/**
 * The value of a JSON object: that of its `form`, or of its `name` if the form is null.
 * @param value what `JSON.parse` gave
 * @throws InputError `no-value` if both are null or undecided, `malformed-form`, those of all objects
 * @throws ParseError for a name that `parseValue` does not read
 */
export function valueFromJson(value: unknown, store: ValueStore = standardStore): Value {
  new JsonFields(value, 'value', 'valueFromJson');
  const { form, name } = value as { readonly form?: unknown; readonly name?: unknown };
  if (Array.isArray(form)) return valueFromForm(form, store);
  if (typeof name === 'string' && name !== 'undecided') return parseValue(name, store);
  throw new InputError('no-value', 'valueFromJson: neither "form" nor "name"; expected one of the two.', {
    hint: 'Both are null where they are too long.',
  });
}
