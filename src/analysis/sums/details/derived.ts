import {
  atomicWeight as atomicWeightOf,
  cool,
  Dyadic,
  hasAtomicWeight,
  heat,
  nortonProduct as nortonProductOf,
  parseValue,
  reducedCanonicalForm as reducedCanonicalFormOf,
  type Value,
} from '../../../values/index.js';
import { text } from '../../../shape.js';
import type { DetailOfValue } from './ValueDetail.js';

const name = (found: Value, nameOf: (value: Value) => string): string => nameOf(found);
const temperature: DetailOfValue<Value, string, Dyadic>['argument'] = {
  placeholder: '<t>',
  expected: 'an integer or a fraction m/2^k, such as 3/4',
  parse: (given) => Dyadic.parse(given),
};

/** The reduced canonical form; people are told it where it is another value and not a number. */
export const reducedCanonicalForm: DetailOfValue<Value> = {
  option: undefined,
  needs: 'value',
  type: () => text,
  rows: {
    'reduced form': (found, nameOf, of) => (found === of || found.number !== undefined ? undefined : nameOf(found)),
  },
  find: reducedCanonicalFormOf,
};

/** The atomic weight; null if there is none. All-small values have one. */
export const atomicWeight: DetailOfValue<Value | null> = {
  option: undefined,
  needs: 'value',
  type: () => text,
  toldOf: ({ number, nimber }) => number === undefined && nimber === undefined,
  rows: { 'atomic weight': (found, nameOf) => (found === null ? undefined : nameOf(found)) },
  find: (value) => (hasAtomicWeight(value) ? atomicWeightOf(value) : null),
};

/** The value cooled by a number, at least −1. */
export const cooled: DetailOfValue<Value, 'cool', Dyadic> = {
  option: 'cool',
  argument: temperature,
  about: 'the value cooled by t ≥ -1',
  needs: 'value',
  type: () => text,
  rows: { cooled: name },
  find: cool,
};

/** The value heated by a number. */
export const heated: DetailOfValue<Value, 'heat', Dyadic> = {
  option: 'heat',
  argument: temperature,
  about: 'the value heated by t',
  needs: 'value',
  type: () => text,
  rows: { heated: name },
  find: heat,
};

/** The Norton product with a positive unit. */
export const nortonProduct: DetailOfValue<Value, 'norton', Value> = {
  option: 'norton',
  argument: { placeholder: '<unit>', expected: 'a value such as ^ or {1|}', parse: (given) => parseValue(given) },
  about: 'the Norton product with a positive value such as ^',
  needs: 'value',
  type: () => text,
  rows: { 'Norton product': name },
  find: (value, unit) => nortonProductOf(value, { unit }),
};
