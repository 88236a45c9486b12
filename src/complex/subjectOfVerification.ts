import type { SimplicialComplex } from './SimplicialComplex.js';

/** A set of vertices by their labels, such as {x1 y2}. */
export function faceName({ vertices }: SimplicialComplex, face: Iterable<number>): string {
  return `{${Array.from(face, (v) => vertices[v]!.label).join(' ')}}`;
}

/** Is it a prime below 2^32? Every possible divisor is tried. */
export function isPrimeByDivision(p: bigint): boolean {
  if (p < 2n || p >= 2n ** 32n) return false;
  for (let d = 2n; d * d <= p; d++) if (p % d === 0n) return false;
  return true;
}
