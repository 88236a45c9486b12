import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import { deserializeValue } from './deserializeValues.js';
import { parseValue } from './parseValue.js';
import { printValue } from './printValue.js';
import { serializeValue } from './serializeValues.js';

const LONGEST_NAME = 200;

/** The name of a value, or its serialised text, which has an @, where the name is too long. */
export function textOfValue(value: Value): string {
  return printValue(value, { maxLength: LONGEST_NAME }) ?? serializeValue(value);
}

/** The value of a text of `textOfValue`. @throws ParseError */
export function valueOfText(text: string, store: ValueStore): Value {
  return text.includes('@') ? deserializeValue(text, store) : parseValue(text, store);
}
