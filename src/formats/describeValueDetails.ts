import type { ValueDetails } from '../analysis/index.js';
import { valueDetailList, valueInWords } from '../analysis/internal.js';
import type { Value } from '../values/index.js';

/** A row of what is said of a value. */
export type DetailRow = readonly [title: string, text: string];

export interface DetailWordsOptions {
  /** How values are written; by default names of more than 1000 characters are not. */
  readonly nameOf?: (value: Value) => string;
}

/**
 * What is derived from a value, in the words of `spgames value`: only what is known or was asked for, a row each.
 * @param value 'undecided' where it is not known
 * @complexity O(size of the texts)
 * @example describeValueDetails(parseValue('^^*'), valueDetails([], parseValue('^^*')))[0][1] // '2'
 */
export function describeValueDetails(
  value: Value | 'undecided',
  details: ValueDetails,
  { nameOf = valueInWords }: DetailWordsOptions = {},
): readonly DetailRow[] {
  const known = value === 'undecided' ? undefined : value;
  return valueDetailList.flatMap(([name, { rows, toldOf = () => true }]): DetailRow[] => {
    const found: unknown = details[name];
    if (found === undefined) return [];
    return Object.entries(rows).flatMap(([title, textOf]): DetailRow[] => {
      if (found === 'undecided') return known !== undefined && toldOf(known) ? [[title, found]] : [];
      const text = known !== undefined && !toldOf(known) ? undefined : textOf(found, nameOf, known);
      return text === undefined ? [] : [[title, text]];
    });
  });
}
