import { notationOfComplex } from '../../sources/index.js';
import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { fractionOf, printResult } from '../../expressions/internal.js';
import { Dyadic, Value } from '../../values/index.js';
import { valueName } from '../../values/internal.js';
import type { ColumnType } from './columnTypes.js';

/** What stands in a row. */
export type AnswerCell = number | bigint | string | boolean | null | readonly unknown[];

/**
 * What is found as it stands in a column; null for what does not exist or is infinite.
 * @throws InputError `not-of-this-kind` for what the column cannot have
 */
export const CELLS: Readonly<Record<ColumnType, (found: unknown) => AnswerCell>> = {
  integer: (found) => {
    if (Number.isSafeInteger(found)) return found as number;
    if (isNothing(found)) return null;
    const fraction =
      typeof found === 'string' && /^-?\d+$/.test(found) ? { n: BigInt(found), d: 1n } : fractionOf(found);
    return fraction?.d === 1n ? safe(fraction.n) : refuse(found, 'an integer');
  },
  fraction: (found) => {
    if (found instanceof Dyadic) return found.toString();
    if (isNothing(found)) return null;
    if (isDecimal(found)) return typeof found === 'number' ? String(found) : found.toString();
    const fraction = fractionOf(found);
    if (fraction === undefined) return refuse(found, 'a number');
    return fraction.d === 1n ? String(fraction.n) : `${fraction.n}/${fraction.d}`;
  },
  boolean: (found) => (typeof found === 'boolean' ? found : isNothing(found) ? null : refuse(found, 'true or false')),
  text: (found) => (isNothing(found) ? null : textOf(found)),
  list: (found) => {
    const items = itemsOf(found);
    return items !== undefined ? items.map(plain) : isNothing(found) ? null : refuse(found, 'a list');
  },
};

/** The type of the column for what an expression gave; undefined for nothing, which says nothing of the type. */
export function typeOfFound(found: unknown): ColumnType | undefined {
  if (isNothing(found)) return undefined;
  if (typeof found === 'boolean') return 'boolean';
  if (isDecimal(found) || found instanceof Dyadic || fractionOf(found) !== undefined) return 'fraction';
  return itemsOf(found) === undefined ? 'text' : 'list';
}

/**
 * What is found as a field of a JSON document, for conditions: fractions and integers above 2⁵³ as texts, values by
 * their names.
 */
export function fieldOfFound(found: unknown): unknown {
  const field = plain(found);
  return typeof field === 'bigint' ? String(field) : field;
}

/** An item of a list, or a part of an object, in words that JSON has, but for large integers. */
function plain(found: unknown): unknown {
  if (isNothing(found)) return null;
  if (typeof found === 'number' || typeof found === 'string' || typeof found === 'boolean') return found;
  if (found instanceof Dyadic) return found.toString();
  if (isDecimal(found)) return Number(found);
  const fraction = fractionOf(found);
  if (fraction !== undefined) return fraction.d === 1n ? safe(fraction.n) : `${fraction.n}/${fraction.d}`;
  const items = itemsOf(found);
  if (items !== undefined) return items.map(plain);
  if (Object.getPrototypeOf(found) === Object.prototype)
    return Object.fromEntries(Object.entries(found as object).map(([key, inner]) => [key, plain(inner)]));
  return textOf(found);
}

function textOf(found: unknown): string | null {
  if (typeof found === 'string') return found;
  if (found instanceof Value) return valueName(found, {}) ?? null;
  if (found instanceof SimplicialComplex) return notationOfComplex(found, {});
  const shown = plainObject(found);
  return shown === undefined ? printResult(found) : JSON.stringify(shown, (_, inner: unknown) => jsonOf(inner));
}

function plainObject(found: unknown): unknown {
  const isPlain = typeof found === 'object' && found !== null && Object.getPrototypeOf(found) === Object.prototype;
  return isPlain ? plain(found) : undefined;
}

function jsonOf(inner: unknown): unknown {
  return typeof inner === 'bigint' ? String(inner) : inner;
}

/** The items of a list, a matrix, or a range. */
function itemsOf(found: unknown): readonly unknown[] | undefined {
  if (Array.isArray(found)) return found as readonly unknown[];
  if (typeof found !== 'object' || found === null || !('isMatrix' in found || 'isRange' in found)) return undefined;
  const items: unknown = found.valueOf();
  return Array.isArray(items) ? items : undefined;
}

/** A number that may have been rounded, such as a square root. */
function isDecimal(found: unknown): found is number | { readonly isBigNumber: true; readonly toString: () => string } {
  if (typeof found === 'number') return !Number.isInteger(found);
  return typeof found === 'object' && found !== null && 'isBigNumber' in found;
}

function isNothing(found: unknown): boolean {
  return found === null || found === undefined || found === 'infinite' || found === Infinity || found === -Infinity;
}

function safe(n: bigint): number | bigint {
  const number = Number(n);
  return Number.isSafeInteger(number) ? number : n;
}

function refuse(found: unknown, expected: string): never {
  throw new InputError('not-of-this-kind', `found ${printResult(found)}; expected ${expected}, as in other rows.`);
}
