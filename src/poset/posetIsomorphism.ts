import type { LabelledPoset } from './LabelledPoset.js';
import type { VertexIsomorphism, SidesOptions } from '../symmetry/index.js';
import { verifyDigraphIsomorphism, type ArcLabelledDigraph } from '../symmetry/internal.js';
import type { Verification } from '../verification.js';
import { hasseIsomorphism } from './hasseIsomorphism.js';

/** Which labels an isomorphism of posets keeps. */
export interface PosetIsomorphismOptions extends SidesOptions {
  /** Whether elements go to elements with the same label. Default `ignore`. */
  readonly elementLabels?: 'keep' | 'ignore';
}

/**
 * An isomorphism of posets that keeps the labels of covers: the image of each element, or how the two differ.
 * @param given when they cut the search off, the answer is undecided; `limit` counts nodes of the search
 * @source Huntemann 2018, Sec. 3.2
 */
export function posetIsomorphism(
  a: LabelledPoset,
  b: LabelledPoset,
  given: PosetIsomorphismOptions = {},
): VertexIsomorphism {
  const { elementLabels = 'ignore', ...options } = given;
  return hasseIsomorphism(hasse(a, elementLabels), hasse(b, elementLabels), options);
}

/** Is the map an isomorphism of posets that treats labels as the options say? @throws InputError `invalid-argument` */
export function verifyPosetIsomorphism(
  a: LabelledPoset,
  b: LabelledPoset,
  map: readonly number[],
  given: PosetIsomorphismOptions = {},
): Verification {
  const { elementLabels = 'ignore', sides = 'keep' } = given;
  return verifyDigraphIsomorphism(hasse(a, elementLabels), hasse(b, elementLabels), map, sides);
}

function hasse({ n, covers, labels }: LabelledPoset, elementLabels: 'keep' | 'ignore'): ArcLabelledDigraph {
  const arcs = covers.map(({ lower, upper, label }) => [lower, upper, label] as const);
  return elementLabels === 'keep' ? { n, arcs, colours: labels } : { n, arcs };
}
