/**
 * The Grundy value of a heap in the octal game with these digits, all smaller heaps being known.
 * @param seen at least as long as the least power of two above all of them; entries other than n do not count
 * @complexity half a step for each way to split
 */
export function grundyValueOfHeap(n: number, digits: Uint8Array, grundy: Int32Array, seen: Int32Array): number {
  const stamp = n + 1;
  for (let taken = 0; taken < digits.length && taken <= n; taken++) {
    const digit = digits[taken]!;
    const rest = n - taken;
    if (rest === 0) {
      if ((digit & 1) !== 0) seen[0] = stamp;
      continue;
    }
    if ((digit & 2) !== 0) seen[grundy[rest]!] = stamp;
    if ((digit & 4) !== 0) for (let a = 1, b = rest - 1; a <= b; a++, b--) seen[grundy[a]! ^ grundy[b]!] = stamp;
  }
  let mex = 0;
  while (seen[mex] === stamp) mex++;
  return mex;
}
