/**
 * The least natural number that is not among the given ones.
 * @source Siegel 2011, Def. 1.2.39
 */
export function mex(numbers: Iterable<number>): number {
  const present = new Set(numbers);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}
