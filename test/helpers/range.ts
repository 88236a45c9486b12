/** The numbers 0 … n − 1. */
export function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
