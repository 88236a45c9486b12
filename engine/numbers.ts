/* Numbers: multiples of 2^-40 up to 2^20 as integers, all others as entries of a table of the host, WIDE + index. The host
 * enters each number once, so that equal numbers are equal here. */

/** Less than, equal to or greater than 0 as the first number is less than, equal to or greater than the second. */
declare function compareWide(a: i32, aHigh: i32, b: i32, bHigh: i32): i32;
/** These write their result to `result`. */
declare function addWide(a: i32, aHigh: i32, b: i32, bHigh: i32): void;
declare function negateWide(a: i32, aHigh: i32): void;
/** @param bounds 1 there is a lower bound, 2 an upper one, 4 the lower one fits, 8 the upper one fits */
declare function simplestWide(low: i32, lowHigh: i32, high: i32, highHigh: i32, bounds: i32): void;
/** The option of Left (-1) or Right (1) of the canonical form; returns 0 if there is none. */
declare function optionWide(x: i32, xHigh: i32, sign: i32): i32;

export const ONE: i64 = 1 << 40;
/** The greatest number that is an integer here; greater ones are WIDE + index. */
export const MOST: i64 = 1 << 60;
export const WIDE: i64 = 1 << 61;

/** What the host reads, and where it writes its results. */
@unmanaged
export class Desk {
  /** A number, as the host writes it. */
  number: i64;
  /** The address of the records. */
  records: usize;
  /** The address of the pool of options. */
  pool: usize;
  /** How many values there are. */
  size: i32;
}

export const desk: Desk = changetype<Desk>(memory.data(offsetof<Desk>()));

/** The number that was found last. */
export function result(): i64 {
  return desk.number;
}

function high(x: i64): i32 {
  return <i32>(x >> 32);
}

export function isLess(a: i64, b: i64): bool {
  return a <= MOST && b <= MOST ? a < b : isLessWide(a, b);
}

function isLessWide(a: i64, b: i64): bool {
  return a != b && compareWide(<i32>a, high(a), <i32>b, high(b)) < 0;
}

export function plus(a: i64, b: i64): i64 {
  const sum = a + b;
  if (a <= MOST && b <= MOST && sum <= MOST && sum >= -MOST) return sum;
  addWide(<i32>a, high(a), <i32>b, high(b));
  return result();
}

export function negated(a: i64): i64 {
  if (a <= MOST) return -a;
  negateWide(<i32>a, high(a));
  return result();
}

/** The option of Left (-1) or Right (1) of a number; returns whether there is one and leaves it in `result`. */
export function findOption(x: i64, sign: i32): bool {
  if (x > MOST) return optionWide(<i32>x, high(x), sign) != 0;
  if (x == 0) return false;
  const bit = min(x & -x, ONE);
  if (bit == ONE && x > 0 == sign > 0) return false;
  desk.number = x + (sign > 0 ? bit : -bit);
  return true;
}

/** The simplest number from low to high, where they are bounds, and themselves where they fit. */
export function simplest(low: i64, high_: i64, bounds: i32): i64 {
  const lowFits = (bounds & 4) != 0;
  const highFits = (bounds & 8) != 0;
  if (((bounds & 1) == 0 || low <= MOST) && ((bounds & 2) == 0 || high_ <= MOST)) {
    if ((bounds & 1) == 0) low = i64.MIN_VALUE;
    if ((bounds & 2) == 0) high_ = i64.MAX_VALUE;
    if (high_ < 0 || (high_ == 0 && !highFits)) {
      const x = simplestPositive(-high_, low == i64.MIN_VALUE ? i64.MAX_VALUE : -low, highFits, lowFits);
      if (x > 0) return -x;
    } else if (low < 0 || (low == 0 && lowFits)) return 0;
    else {
      const x = simplestPositive(low, high_, lowFits, highFits);
      if (x > 0) return x;
    }
  }
  simplestWide(<i32>low, high(low), <i32>high_, high(high_), bounds);
  return result();
}

/** The same with 0 <= low, which fits only if it is not 0; 0 if the number is none of this program. */
function simplestPositive(low: i64, high: i64, lowFits: bool, highFits: bool): i64 {
  for (let unit = ONE; unit > 0; unit >>= 1) {
    let x = (low & -unit) + unit;
    if (lowFits && (low & (unit - 1)) == 0) x = low;
    if (x < high || (x == high && highFits)) return x <= MOST ? x : 0;
  }
  return 0;
}
