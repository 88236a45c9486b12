import { printValue, type Value } from '../../values/index.js';

/** Longer names are not written unless they are asked for. */
export const LONGEST_SHOWN = 1000;

/** The name of a value, if it is not too long. */
export function valueInWords(value: Value): string {
  return printValue(value, { maxLength: LONGEST_SHOWN }) ?? `more than ${LONGEST_SHOWN} characters`;
}

/** The name of a value in a document; null if it is far too long. */
export function valueInDocument(value: Value): string | null {
  return printValue(value) ?? null;
}
