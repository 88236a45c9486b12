import { aPoset } from './aPoset.js';
import { takes } from '../arguments.js';
import type { LabelledPoset } from './LabelledPoset.js';

const joinIrreduciblesTakes = /* @__PURE__ */ takes('joinIrreducibles', () => ({
  poset: aPoset,
}));

/** The elements with exactly one lower cover; in a lattice, those that are not a join of others (the bottom aside). */
export function joinIrreducibles(poset: LabelledPoset): number[] {
  joinIrreduciblesTakes(poset);
  return Array.from(poset.labels.keys()).filter((x) => poset.lowerCovers(x).length === 1);
}

const meetIrreduciblesTakes = /* @__PURE__ */ takes('meetIrreducibles', () => ({
  poset: aPoset,
}));

/** The elements with exactly one upper cover; in a lattice, those that are not a meet of others (the top aside). */
export function meetIrreducibles(poset: LabelledPoset): number[] {
  meetIrreduciblesTakes(poset);
  return Array.from(poset.labels.keys()).filter((x) => poset.upperCovers(x).length === 1);
}
