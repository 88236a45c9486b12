import { join, SimplicialComplex } from '../../complex/index.js';
import { withNumberedLabels } from './sidedVertices.js';

/**
 * The join of complexes, whose value is the sum of theirs; the vertices stand one after the other and are
 * renumbered. Without complexes {∅}, of value 0.
 * @throws LimitError `too-much-memory`
 * @source Huntemann 2018, Thm 1.55
 */
export function sumComplex(...complexes: readonly SimplicialComplex[]): SimplicialComplex {
  const apart = complexes.map((complex, i) => complex.withLabels((label) => `${label}_${i}`));
  return withNumberedLabels(apart.reduce(join, SimplicialComplex.irrelevant([])));
}
