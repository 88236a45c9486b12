import { InputError } from '../../errors.js';
import { bigInteger, shown, requireShape } from '../../shape.js';
import { requireBoundedDay, type IntegerBounds } from './dayBounds.js';

/** Which bounds are meant. */
export interface OrderBoundOptions {
  /**
   * `sharper` (the default): by the gadget with few x and y, and by digraphs found; `printed`: as the paper has them.
   */
  readonly as?: 'sharper' | 'printed';
}

/**
 * A bound for F(b + 1) by F(b) and a(b): 2a(b)(F(b) + 1) + b + 4, or, as printed, 2a(b)(F(b) + b + 1) + 5b + 8.
 * @param day b
 * @param order F(b), or a bound for it
 * @param antichain a(b), or a bound for it
 * @throws InputError `invalid-day`, `invalid-argument`, `invalid-option`
 * @source Clow and McKay 2024, Lemma 5.1
 * @example nextGreatestOrder(2, 4n, 4n, { as: 'printed' }) // 74n
 */
export function nextGreatestOrder(
  day: number,
  order: bigint,
  antichain: bigint,
  given: OrderBoundOptions = {},
): bigint {
  requireShape('nextGreatestOrder', bigInteger(0n), order, 'order');
  requireShape('nextGreatestOrder', bigInteger(0n), antichain, 'antichain');
  requireBoundedDay('nextGreatestOrder', day);
  const b = BigInt(day);
  return isPrinted('nextGreatestOrder', given)
    ? 2n * antichain * (order + b + 1n) + 5n * b + 8n
    : 2n * antichain * (order + 1n) + b + 4n;
}

/** Theorem 5.6, its last row by Lemma 5.1. */
const PRINTED: readonly (readonly [least: bigint, most: bigint])[] = [
  [0n, 0n],
  [2n, 2n],
  [4n, 4n],
  [5n, 74n],
  [6n, 13_439n],
  [7n, 2n * (4n * 10n ** 184n) * 13_444n + 28n],
];

/**
 * What is known: F(3) by all digraphs with six vertices and the table of `smallDigraphWithValue`, then by the sharper
 * step.
 */
const KNOWN: readonly (readonly [least: bigint, most: bigint])[] = [
  [0n, 0n],
  [2n, 2n],
  [4n, 4n],
  [7n, 8n],
  [8n, 1555n],
  [9n, 2n * (4n * 10n ** 184n) * 1556n + 8n],
];

/**
 * F(b), the largest among the least orders of digraphs of the values born by a day: 0, 2, 4 by days 0 to 2. It grows by
 * at least 1 a day, and is at least the integer part of the root of 2^b.
 * @returns `most` is undefined after day 5, as no bound for the antichains of day 5 is written
 * @throws InputError `invalid-day`, `invalid-option`; LimitError `too-many-values` after day 20
 * @source Clow and McKay 2024, Thm 5.4
 * @source Clow and McKay 2024, Thm 5.6
 * @example greatestOrderBounds(4, { as: 'printed' }) // { least: 6n, most: 13439n }
 */
export function greatestOrderBounds(day: number, given: OrderBoundOptions = {}): IntegerBounds {
  requireBoundedDay('greatestOrderBounds', day);
  const rows = isPrinted('greatestOrderBounds', given) ? PRINTED : KNOWN;
  const row = rows[day];
  if (row !== undefined) return { least: row[0], most: row[1] };
  const steps = rows.at(-1)![0] + BigInt(day - rows.length + 1);
  const root = squareRoot(2n ** BigInt(day));
  return { least: steps > root ? steps : root, most: undefined };
}

/** The greatest integer whose square is at most x. */
function squareRoot(x: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << BigInt(x.toString(2).length >> 1); bit > 0n; bit >>= 1n)
    if ((root + bit) ** 2n <= x) root += bit;
  return root;
}

/**
 * The greatest integer below g(b + 1)/2 − b: F(b) is at most that from day 1 on.
 * @param day b, at least 1
 * @param values g(b + 1)
 * @throws InputError `invalid-day`, `invalid-argument`
 * @source Clow and McKay 2024, Thm 5.7
 * @example greatestOrderByValues(2, 1474n) // 734n
 */
export function greatestOrderByValues(day: number, values: bigint): bigint {
  requireShape('greatestOrderByValues', bigInteger(1n), values, 'values');
  requireBoundedDay('greatestOrderByValues', day);
  if (day === 0)
    throw new InputError('invalid-day', 'greatestOrderByValues: day 0; expected an integer that is at least 1.');
  // 2F < g − 2b, and division of what is negative rounds up.
  const twice = values - 2n * BigInt(day) - 1n;
  return twice >= 0n ? twice / 2n : -((1n - twice) / 2n);
}

function isPrinted(task: string, { as = 'sharper' }: OrderBoundOptions): boolean {
  if (as !== 'sharper' && as !== 'printed')
    throw new InputError('invalid-option', `${task}: as is ${shown(as)}; expected "sharper" or "printed".`);
  return as === 'printed';
}
