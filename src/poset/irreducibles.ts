import type { LabelledPoset } from './LabelledPoset.js';

/** The elements with exactly one lower cover; in a lattice, those that are not a join of others (the bottom aside). */
export function joinIrreducibles(poset: LabelledPoset): number[] {
  return Array.from(poset.labels.keys()).filter((x) => poset.lowerCovers(x).length === 1);
}

/** The elements with exactly one upper cover; in a lattice, those that are not a meet of others (the top aside). */
export function meetIrreducibles(poset: LabelledPoset): number[] {
  return Array.from(poset.labels.keys()).filter((x) => poset.upperCovers(x).length === 1);
}
