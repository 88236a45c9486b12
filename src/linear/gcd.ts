/** The greatest common divisor of two integers, at least 0; 0 for 0 and 0. */
export function gcd(a: number, b: number): number;
export function gcd(a: bigint, b: bigint): bigint;
export function gcd(a: number | bigint, b: number | bigint): number | bigint {
  // The same steps for both: for TypeScript numbers of one kind, which it does not know.
  let [x, y] = [a as number, b as number];
  while (y) [x, y] = [y, x % y];
  return x < 0 ? -x : x;
}
