/**
 * Square-free monomial ideals and their four ways to complexes: Hilbert series, Betti numbers with their degrees, depth
 * and regularity, Cohen–Macaulay and related properties in every characteristic.
 *
 * @module spgames/ideal
 */
export { facetComplex, facetIdeal, stanleyReisnerComplex, stanleyReisnerIdeal } from './correspondences.js';
export { DualityDiagram } from './DualityDiagram.js';
export {
  bigradedHilbertSeries,
  bigradedKPolynomial,
  hilbertFunction,
  hilbertSeries,
  kPolynomial,
  reducedBigradedHilbertSeries,
  reducedHilbertSeries,
  type BigradedHilbertSeries,
  type HilbertSeries,
} from './hilbertSeries.js';
export type { FieldChoice, FieldOptions } from './FieldOptions.js';
export type { IdealSource } from './idealOf.js';
export { PolynomialRing, type RingJson, type Variable } from './PolynomialRing.js';
export { SquarefreeIdeal } from './SquarefreeIdeal.js';
export * from './betti/index.js';
export * from './cohenMacaulay/index.js';
export { checkIdealHomomorphism, findIdealHomomorphism, type IdealHomomorphismCheck } from './idealHomomorphism.js';
