import { aNumber, listOf } from '../../arguments.js';
import { fields, integer, requireShape } from '../../shape.js';
import { Dyadic } from '../../values/index.js';
import { aDyadic } from '../../values/internal.js';
import type { ValueOfDigraphs } from './DigraphValues.js';

const aRow = /* @__PURE__ */ fields({
  order: integer(0, 64),
  birthday: integer(0, 64),
  temperature: aDyadic,
  degrees: listOf(aNumber),
  outDegrees: listOf(aNumber),
});

/**
 * How many values have each order and birthday.
 * @param values what `list` of a `DigraphValues` gives
 * @returns a row for each order, with a number for each birthday from 0 to the largest one
 * @example valuesByBirthday(new DigraphValues(2).advance().list()) // [[1, 0, 0], [0, 2, 0], [0, 1, 4]]
 */
export function valuesByBirthday(values: Iterable<ValueOfDigraphs>): number[][] {
  const all = [...values];
  requireShape('valuesByBirthday', listOf(aRow), all, 'values');
  const largest = (of: (value: ValueOfDigraphs) => number): number =>
    all.reduce((most, value) => Math.max(most, of(value)), -1);
  const days = largest(({ birthday }) => birthday) + 1;
  const rows = Array.from({ length: largest(({ order }) => order) + 1 }, () => new Array<number>(days).fill(0));
  for (const { order, birthday } of all) rows[order]![birthday]!++;
  return rows;
}

/** The temperatures of digraphs of one degree. */
export interface TemperaturesOfDegree {
  readonly degree: number;
  /** Ascending, each once. */
  readonly temperatures: readonly Dyadic[];
}

/**
 * Which pairs of a maximal degree and a temperature digraphs have.
 * @param values what `list` of a `DigraphValues` gives
 * @param given `out` for maximal out-degrees; else the degree of a vertex is the number of its neighbours
 * @source Clow and McKay 2024, Question 6.5
 * @example temperaturesByDegree(new DigraphValues(2).advance().list()).map(({ temperatures }) => temperatures.join(' ')) // ['-1', '-1 -1/2 0']
 */
export function temperaturesByDegree(
  values: Iterable<ValueOfDigraphs>,
  given: { readonly out?: boolean } = {},
): TemperaturesOfDegree[] {
  const { out = false } = given;
  const found = new Map<number, Map<string, Dyadic>>();
  const all = [...values];
  requireShape('temperaturesByDegree', listOf(aRow), all, 'values');
  for (const { temperature, degrees, outDegrees } of all)
    for (const degree of out ? outDegrees : degrees) {
      if (!found.has(degree)) found.set(degree, new Map<string, Dyadic>());
      found.get(degree)!.set(String(temperature), temperature);
    }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([degree, temperatures]) => ({ degree, temperatures: [...temperatures.values()].sort(Dyadic.compare) }));
}
