/*
 * Arithmetic modulo a prime below 2^31 with doubles only: every intermediate result stays below 2^53.
 */

/** Products of two residues below this modulus are exact doubles. */
export const DIRECT: number = 94906265;

/** Is n a prime? Trial division, for n < 2^31. */
export function isPrime(n: number): boolean {
  if (n < 4) return n >= 2;
  if (n % 2 === 0) return false;
  for (let d = 3; d * d <= n; d += 2) if (n % d === 0) return false;
  return true;
}

/** a·b modulo p for residues 0 ≤ a, b < p. */
export function multiplyMod(a: number, b: number, p: number): number {
  if (p <= DIRECT) return (a * b) % p;
  return (((a * (b >>> 16)) % p) * 65536 + a * (b & 0xffff)) % p;
}

/** The inverse of a residue 0 < a < p. */
export function inverseMod(a: number, p: number): number {
  let r = p;
  let s = a;
  let x = 0;
  let y = 1;
  while (s !== 0) {
    const q = Math.floor(r / s);
    [r, s] = [s, r - q * s];
    [x, y] = [y, x - q * y];
  }
  return x < 0 ? x + p : x;
}

/** The residue 0 ≤ r < p of a safe integer. */
export function residue(a: number, p: number): number {
  const r = a % p;
  return r < 0 ? r + p : r + 0; // −0 becomes 0
}
