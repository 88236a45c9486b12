import {
  atomicWeight,
  cool,
  Dyadic,
  hasAtomicWeight,
  heat,
  nortonProduct,
  parseValue,
  reducedCanonicalForm,
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
export const reducedCanonicalFormDetail: DetailOfValue<Value> = {
  option: undefined,
  needs: 'value',
  type: () => text,
  rows: {
    'reduced form': (found, nameOf, of) => (found === of || found.number !== undefined ? undefined : nameOf(found)),
  },
  find: reducedCanonicalForm,
};

/** The atomic weight; null if there is none. All-small values have one. */
export const atomicWeightDetail: DetailOfValue<Value | null> = {
  option: undefined,
  needs: 'value',
  type: () => text,
  toldOf: ({ number, nimber }) => number === undefined && nimber === undefined,
  rows: { 'atomic weight': (found, nameOf) => (found === null ? undefined : nameOf(found)) },
  find: (value) => (hasAtomicWeight(value) ? atomicWeight(value) : null),
};

/** The value cooled by a number, at least −1. */
export const cooledDetail: DetailOfValue<Value, 'cool', Dyadic> = {
  option: 'cool',
  argument: temperature,
  about: 'the value cooled by t ≥ -1',
  needs: 'value',
  type: () => text,
  rows: { cooled: name },
  find: cool,
};

/** The value heated by a number. */
export const heatedDetail: DetailOfValue<Value, 'heat', Dyadic> = {
  option: 'heat',
  argument: temperature,
  about: 'the value heated by t',
  needs: 'value',
  type: () => text,
  rows: { heated: name },
  find: heat,
};

/** The Norton product with a positive unit. */
export const nortonProductDetail: DetailOfValue<Value, 'norton', Value> = {
  option: 'norton',
  argument: { placeholder: '<unit>', expected: 'a value such as ^ or {1|}', parse: (given) => parseValue(given) },
  about: 'the Norton product with a positive value such as ^',
  needs: 'value',
  type: () => text,
  rows: { 'Norton product': name },
  find: (value, unit) => nortonProduct(value, { unit }),
};
