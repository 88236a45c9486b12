import { jsonInteger, VERSION } from '../json.js';
import { birthday } from './birthday.js';
import type { NameStyleName } from './names/NameStyle.js';
import { printValue } from './names/printValue.js';
import { printValueLatex } from './names/printValueLatex.js';
import { valueForm, type FormArrays } from './names/valueForm.js';
import type { Outcome } from './Outcome.js';
import { mean, temperature } from './temperature/temperature.js';
import type { Value } from './Value.js';

/** A value as a JSON object; fractions are texts. */
export interface ValueJson {
  readonly type: 'value';
  readonly spgames: string;
  /** Null if it has more than 20,480 characters. */
  readonly name: string | null;
  /** The canonical form as nested arrays; null if its JSON text has more than 20,480 characters. */
  readonly form: FormArrays | null;
  readonly outcome: Outcome;
  readonly mean: string;
  readonly temperature: string;
  readonly leftStop: string;
  readonly rightStop: string;
  /** An integer up to 2^53 − 1, else its digits. */
  readonly birthday: number | string;
}

/** How names are written in JSON objects. */
export interface ValueJsonOptions {
  /** By default `ascii`. */
  readonly style?: NameStyleName | 'latex';
  /** Whether `{2|-2}` is written as `+-2`. */
  readonly switches?: boolean;
}

/** The name of a value; undefined if it has more than `maxLength` characters, by default 20,480. */
export function valueName(
  value: Value,
  given: ValueJsonOptions & { readonly maxLength?: number } = {},
): string | undefined {
  const { style = 'ascii', ...options } = given;
  return style === 'latex' ? printValueLatex(value, options) : printValue(value, { style, ...options });
}

/** The JSON object of a value. */
export function valueToJson(value: Value, options: ValueJsonOptions = {}): ValueJson {
  return {
    type: 'value',
    spgames: VERSION,
    name: valueName(value, options) ?? null,
    form: valueForm(value) ?? null,
    outcome: value.outcome,
    mean: mean(value).toString(),
    temperature: temperature(value).toString(),
    leftStop: value.leftStop.toString(),
    rightStop: value.rightStop.toString(),
    birthday: jsonInteger(birthday(value)),
  };
}
