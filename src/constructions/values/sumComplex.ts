import { aComplex } from '../../complex/internal.js';
import { takes, listOf } from '../../arguments.js';
import { join, SimplicialComplex } from '../../complex/index.js';
import { withNumberedLabels } from './sidedVertices.js';

const sumComplexTakes = /* @__PURE__ */ takes('sumComplex', () => ({
  complexes: listOf(aComplex),
}));

/**
 * The join of complexes, whose value is the sum of theirs; the vertices stand one after the other and are
 * renumbered. Without complexes {∅}, of value 0.
 * @throws LimitError `too-much-memory`
 * @source Huntemann 2018, Thm 1.55
 */
export function sumComplex(...complexes: readonly SimplicialComplex[]): SimplicialComplex {
  sumComplexTakes(complexes);
  const apart = complexes.map((complex, i) => complex.withLabels((label) => `${label}_${i}`));
  return withNumberedLabels(apart.reduce(join, SimplicialComplex.irrelevant([])));
}
