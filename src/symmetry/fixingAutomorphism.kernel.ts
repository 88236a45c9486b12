import type { DiscretePartition } from './compareLabellings.kernel.js';
import type { OrderedPartition } from './OrderedPartition.kernel.js';

/**
 * Tries to read off an automorphism from two nodes of the search tree that look alike, long before their leaves: it
 * brings nodes alone in their cells to those at the same positions and fixes the others, except that the cycles so
 * begun are closed. This is what makes disjoint unions and trees fast (bench: isomorphism; without it every generator
 * costs a whole way to a leaf).
 * @param first the leaf below the other node: cells are permuted on the way to it, but stay where they are
 * @param images where the images of all nodes are written
 * @param stamps scratch for all nodes
 * @returns whether `images` is an automorphism
 * @complexity linear in the nodes, and in the incidences of those that move
 */
export function fixingAutomorphism(
  partition: OrderedPartition,
  first: DiscretePartition,
  offsets: Int32Array,
  neighbours: Int32Array,
  images: Int32Array,
  stamps: Int32Array,
): boolean {
  const { nodes, position } = partition;
  const size = nodes.length;
  for (let cell = 0; cell < size;) {
    const end = cell + partition.cellSize(cell);
    if (end === cell + 1) images[first.nodes[cell]!] = nodes[cell]!;
    else
      for (let p = cell; p < end; p++) {
        const x = first.nodes[p]!;
        let y = x;
        let q = position[y]!;
        while ((q < cell || q >= end) && partition.isAlone(y)) {
          y = first.nodes[q]!;
          q = position[y]!;
        }
        if (q < cell || q >= end) return false;
        images[x] = y;
      }
    cell = end;
  }
  stamps.fill(-1);
  for (let x = 0; x < size; x++) {
    const y = images[x]!;
    if (y === x) continue;
    if (offsets[x + 1]! - offsets[x]! !== offsets[y + 1]! - offsets[y]!) return false;
    for (let q = offsets[y]!; q < offsets[y + 1]!; q++) stamps[neighbours[q]!] = x;
    for (let q = offsets[x]!; q < offsets[x + 1]!; q++) if (stamps[images[neighbours[q]!]!] !== x) return false;
  }
  return true;
}
