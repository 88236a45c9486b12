/**
 * Counts the items that have all of a premise and for which a conclusion is decided: known to be true in all columns,
 * or known to be false in one. `found[0]` becomes their number, `found[1]` the number of those where it is false.
 * @param truths the columns known to be true, `stride` words a row
 * @param unknowns those that are unknown
 * @param most stop when more items than this were found where it is false
 */
export function countItems(
  truths: Uint32Array,
  unknowns: Uint32Array,
  counts: Float64Array,
  stride: number,
  premise: Uint32Array,
  conclusion: Uint32Array,
  most: number,
  found: Float64Array,
): void {
  let decided = 0;
  let failing = 0;
  for (let row = 0, at = 0; row < counts.length && failing <= most; row++, at += stride) {
    let lacks = 0;
    for (let i = 0; i < stride; i++) lacks |= premise[i]! & ~truths[at + i]!;
    if (lacks !== 0) continue;
    let isFalse = 0;
    let isOpen = 0;
    for (let i = 0; i < stride; i++) {
      isFalse |= conclusion[i]! & ~truths[at + i]! & ~unknowns[at + i]!;
      isOpen |= conclusion[i]! & unknowns[at + i]!;
    }
    if (isFalse !== 0) failing += counts[row]!;
    else if (isOpen !== 0) continue;
    decided += counts[row]!;
  }
  found[0] = decided;
  found[1] = failing;
}

/** Lists rows that have all of a premise and of which a conclusion is false, as long as they fit; returns how many. */
export function listFailing(
  truths: Uint32Array,
  unknowns: Uint32Array,
  stride: number,
  premise: Uint32Array,
  conclusion: Uint32Array,
  rows: Uint32Array,
): number {
  let size = 0;
  for (let at = 0; at < truths.length; at += stride) {
    let lacks = 0;
    let isFalse = 0;
    for (let i = 0; i < stride; i++) {
      lacks |= premise[i]! & ~truths[at + i]!;
      isFalse |= conclusion[i]! & ~truths[at + i]! & ~unknowns[at + i]!;
    }
    if (lacks !== 0 || isFalse === 0) continue;
    if (size < rows.length) rows[size] = at / stride;
    size++;
  }
  return size;
}

/** Makes the set at offset `at` the smallest that contains it and fulfils implications; returns whether it grew. */
export function closeSet(
  words: Uint32Array,
  at: number,
  premises: Uint32Array,
  conclusions: Uint32Array,
  size: number,
  stride: number,
): boolean {
  let hasGrown = false;
  for (let isNew = true; isNew;) {
    isNew = false;
    for (let i = 0, from = 0; i < size; i++, from += stride) {
      let lacks = 0;
      for (let j = 0; j < stride; j++) lacks |= premises[from + j]! & ~words[at + j]!;
      if (lacks !== 0) continue;
      for (let j = 0; j < stride; j++) {
        if ((conclusions[from + j]! & ~words[at + j]!) === 0) continue;
        words[at + j]! |= conclusions[from + j]!;
        isNew = true;
      }
    }
    hasGrown ||= isNew;
  }
  return hasGrown;
}
