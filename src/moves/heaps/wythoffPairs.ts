import { wrongArgument } from '../../arguments.js';
import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { lowestBit } from '../../sets/internal.kernel.js';

/**
 * The pair of heaps (⌊nφ⌋, ⌊nφ²⌋) with difference n, φ the golden ratio, from which the player who begins loses
 * WYTHOFF’S GAME. In integers: ⌊nφ⌋ is half of n + ⌊√5n²⌋, rounded down, and φ² = φ + 1.
 * @param n an integer ≥ 0, such that the heaps are safe integers
 * @throws InputError `invalid-argument`
 * @source Siegel 2011, Sec. 3.6.1
 * @example wythoffPair(3) // [4, 7]
 */
export function wythoffPair(n: number): readonly [number, number] {
  if (!Number.isSafeInteger(n) || n < 0) throw wrongArgument('wythoffPair', n, 'an integer ≥ 0');
  const big = BigInt(n);
  const smaller = Number((big + squareRoot(5n * big * big)) / 2n);
  if (!Number.isSafeInteger(smaller + n))
    throw wrongArgument('wythoffPair', n, 'an integer such that the heaps are safe integers');
  return [smaller, smaller + n];
}

/**
 * Does the player who begins lose WYTHOFF’S GAME on two heaps, in any order?
 * @param a an integer ≥ 0, as `b`
 * @throws InputError `invalid-argument`
 * @complexity one integer square root
 * @source Siegel 2011, Sec. 3.6.1
 * @example isWythoffPair(5, 3) // true
 */
export function isWythoffPair(a: number, b: number): boolean {
  for (const heap of [a, b])
    if (!Number.isSafeInteger(heap) || heap < 0) throw wrongArgument('isWythoffPair', heap, 'an integer ≥ 0');
  const n = BigInt(Math.abs(a - b));
  return BigInt(Math.min(a, b)) === (n + squareRoot(5n * n * n)) / 2n;
}

/** The integer part of the square root of a natural number, by Newton’s method. */
function squareRoot(number: bigint): bigint {
  if (number < 2n) return number;
  let root = 1n << BigInt((number.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + number / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The sum of the heaps of the largest table: its sets of values take 128 MiB. */
const LARGEST_SUM = 16_384;

/**
 * The Grundy value of two heaps in WYTHOFF’S GAME; no formula is known.
 * @param a an integer ≥ 0, as `b`
 * @param options `limit` counts pairs of heaps
 * @throws InputError `invalid-argument`
 * @throws LimitError `too-large-position` for heaps of more than 16,384 together, `too-many-items`, `too-long`
 * @complexity a·b steps of (a + b)/32 each at worst, (a + b)²/2 bytes
 * @example wythoffGrundyValue(3, 4) // 2
 */
export function wythoffGrundyValue(a: number, b: number, options: RunOptions = {}): number {
  if (isWythoffPair(a, b)) return 0;
  if (a + b > LARGEST_SUM)
    throw new LimitError(
      'too-large-position',
      `wythoffGrundyValue: heaps of ${a} and ${b}; expected at most ${LARGEST_SUM} tokens together.`,
      { hint: 'Who wins is known for heaps of any size: isWythoffPair.', details: { a, b } },
    );
  const work = new Work('wythoffGrundyValue', options);
  const stride = ((a + b) >>> 5) + 1;
  // The values that were met in each row, column and diagonal: none is more than a + b, by induction.
  const [rows, columns, diagonals] = [a + 1, b + 1, a + b + 1].map((count) => new Uint32Array(count * stride)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  let value = 0;
  for (let i = 0; i <= a; i++) {
    for (let j = 0; j <= b; j++) {
      const [row, column, diagonal] = [i * stride, j * stride, (j - i + a) * stride];
      let word = 0;
      let met = rows[row]! | columns[column]! | diagonals[diagonal]!;
      while (met === -1) {
        word++;
        met = rows[row + word]! | columns[column + word]! | diagonals[diagonal + word]!;
      }
      const bit = lowestBit(~met);
      rows[row + word]! |= 1 << bit;
      columns[column + word]! |= 1 << bit;
      diagonals[diagonal + word]! |= 1 << bit;
      value = 32 * word + bit;
    }
    work.step(b + 1);
  }
  return value;
}
