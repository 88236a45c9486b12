/** Numbers in order. */
export function ascending(numbers: Iterable<number>): number[] {
  return [...numbers].sort((a, b) => a - b);
}
