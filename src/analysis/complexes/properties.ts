/** Every property of complexes. */
export { automorphismGenerators, automorphisms } from './automorphisms.js';
export { cohenMacaulay, legalIdealCohenMacaulay, sequentiallyCohenMacaulay } from './cohenMacaulay.js';
export { collapsible } from './collapsible.js';
export { constructible, kDecomposable } from './decomposability.js';
export { partitionable, shellable, vertexDecomposable } from './decompositions.js';
export {
  dimension,
  eulerCharacteristic,
  facetCount,
  fVector,
  hVector,
  moebius,
  nonfaceCount,
  polynomialProfile,
} from './faceNumbers.js';
export { fundamentalGroup } from './fundamentalGroup.js';
export { cohomology, homology } from './homology.js';
export { componentwiseLinear, linearQuotients, linearResolution } from './linearity.js';
export { balanced, pseudomanifold } from './manifolds.js';
export { betti, depth, multigradedBetti, projectiveDimension, regularity } from './resolution.js';
export { degree, height, hilbertSeries, minimalPrimes } from './ringInvariants.js';
export { buchsbaum, gorenstein, serre } from './rings.js';
export { conePoints, connected, flag, pure, unmixed } from './shape.js';
export { homologyBall, homologySphere, orientable } from './spheres.js';
export { forest, grafted } from './trees.js';
export { hTriangle } from './triangles.js';
export { outcome, temperature, value } from './valueOfGame.js';
