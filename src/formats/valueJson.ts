import {
  type FormArrays,
  type NameStyleName,
  type Outcome,
  type Value,
  birthday,
  mean,
  printValue,
  printValueLatex,
  temperature,
  valueForm,
} from '../values/index.js';
import { VERSION } from './version.js';

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
  readonly birthday: bigint;
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
  { style = 'ascii', ...options }: ValueJsonOptions & { readonly maxLength?: number } = {},
): string | undefined {
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
    birthday: birthday(value),
  };
}
