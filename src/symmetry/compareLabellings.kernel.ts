/** A discrete ordered partition of elements and sets. */
export interface DiscretePartition {
  readonly nodes: Int32Array;
  readonly position: Int32Array;
}

/**
 * Compares two families after every element got its position as its name: 0 if they become equal, set by set in the
 * order of the leaves; else the sign of the first difference. Both have `elements` elements and as many sets.
 * @param stamps scratch for all elements
 * @complexity linear in the incidences
 */
export function compareLabellings(
  elements: number,
  a: DiscretePartition,
  offsetsA: Int32Array,
  neighboursA: Int32Array,
  b: DiscretePartition,
  offsetsB: Int32Array,
  neighboursB: Int32Array,
  stamps: Int32Array,
): -1 | 0 | 1 {
  const size = a.nodes.length;
  stamps.fill(-1);
  for (let p = elements; p < size; p++) {
    const s = a.nodes[p]!;
    const t = b.nodes[p]!;
    // Of the positions that only one of the two sets has, the smallest decides.
    for (let q = offsetsB[t]!; q < offsetsB[t + 1]!; q++) stamps[b.position[neighboursB[q]!]!] = 2 * p;
    let onlyA = size;
    for (let q = offsetsA[s]!; q < offsetsA[s + 1]!; q++) {
      const v = a.position[neighboursA[q]!]!;
      if (stamps[v] === 2 * p) stamps[v] = 2 * p + 1;
      else if (v < onlyA) onlyA = v;
    }
    let onlyB = size;
    if (onlyA < size || offsetsA[s + 1]! - offsetsA[s]! !== offsetsB[t + 1]! - offsetsB[t]!)
      for (let q = offsetsB[t]!; q < offsetsB[t + 1]!; q++) {
        const v = b.position[neighboursB[q]!]!;
        if (stamps[v] === 2 * p && v < onlyB) onlyB = v;
      }
    if (onlyA !== onlyB) return onlyA < onlyB ? 1 : -1;
  }
  return 0;
}
