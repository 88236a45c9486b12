/** Sorts list[begin, end) in place. */
export function sort(list: Int32Array, begin: number, end: number): void {
  if (end - begin > 40) {
    list.subarray(begin, end).sort();
    return;
  }
  for (let i = begin + 1; i < end; i++) {
    const x = list[i]!;
    let j = i;
    while (j > begin && list[j - 1]! > x) {
      list[j] = list[j - 1]!;
      j--;
    }
    list[j] = x;
  }
}

/** Sorts list[begin, end), writes it without repetitions to `to` ≤ begin, and returns the end. */
export function sortedUnique(list: Int32Array, begin: number, end: number, to: number): number {
  sort(list, begin, end);
  let last = to;
  for (let i = begin; i < end; i++) if (last === to || list[last - 1] !== list[i]) list[last++] = list[i]!;
  return last;
}
