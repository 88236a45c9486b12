import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import { standardStore } from '../ValueStore.js';
import { ValueParser } from './ValueParser.js';
import { deserializeValue } from './deserializeValues.js';
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

/**
 * The value with a name: everything that `printValue` writes, and what CGSuite and the literature write.
 *
 * - Numbers `3`, `-5/8`; `^ ^^ ^3`, `v vv v3`, `↑ ↓ ⇑ ⇓`, `up`, `down`; `*`, `*2`, `star`; side by side in this order
 * they are added: `1/2^*`, `-1v*2` (the sign belongs to the number), never multiplied: `3*2` is 3 + *2.
 * - `^<n>` and `↑²` for ↑ⁿ, `^[n]` for ↑ + ↑² + … + ↑ⁿ.
 * - Games `{2,{1|0}|-1}`; more bars bind less tightly: `{2|||1||0|-1}` is {2|{1|{0|-1}}}.
 * - `+-2`, `±{3|2}`, `±(0,{1|0})`; `tiny(2)`, `Miny(1/2)`, `+_2`, `-_{1/2}`.
 * - Sums with + and −, parentheses, multiples `3.{1|0}`.
 * @param store where the value is made, by default `standardStore`
 * @throws ParseError with the place of what was found; a hint tells what an ambiguous text could mean
 * @throws LimitError `too-large-value`, `too-large-uptimal`
 * @example parseValue('{0|*}').equals(parseValue('^')) // true
 */
export function parseValue(text: string, store: ValueStore = standardStore): Value {
  return new ValueParser(text, store).parse();
}
