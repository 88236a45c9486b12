/** The files of the properties of complexes. */
export * from './automorphisms.js';
export * from './cohenMacaulay.js';
export * from './collapsible.js';
export * from './decomposability.js';
export * from './decompositions.js';
export * from './faceNumbers.js';
export * from './fundamentalGroup.js';
export * from './homology.js';
export * from './linearity.js';
export * from './manifolds.js';
export * from './resolution.js';
export * from './ringInvariants.js';
export * from './rings.js';
export * from './shape.js';
export * from './spheres.js';
export * from './surfaces.js';
export * from './trees.js';
export * from './triangles.js';
export * from './valueOfGame.js';

/** The names of the properties of complexes, in the order in which `analyze` reports them. */
export const COMPLEX_PROPERTY_NAMES = [
  'facetCount',
  'nonfaceCount',
  'dimension',
  'fVector',
  'hVector',
  'polynomialProfile',
  'pure',
  'unmixed',
  'flag',
  'connected',
  'shellable',
  'vertexDecomposable',
  'partitionable',
  'cohenMacaulay',
  'sequentiallyCohenMacaulay',
  'legalIdealCohenMacaulay',
  'depth',
  'projectiveDimension',
  'regularity',
  'betti',
  'homology',
  'forest',
  'grafted',
  'automorphisms',
  'gorenstein',
  'buchsbaum',
  'serre',
  'linearQuotients',
  'linearResolution',
  'pseudomanifold',
  'balanced',
  'collapsible',
  'constructible',
  'kDecomposable',
  'eulerCharacteristic',
  'automorphismGenerators',
  'moebius',
  'value',
  'outcome',
  'temperature',
  'hTriangle',
  'conePoints',
  'cohomology',
  'fundamentalGroup',
  'orientable',
  'homologySphere',
  'homologyBall',
  'manifold',
  'sphere',
  'ball',
  'surface',
  'height',
  'degree',
  'hilbertSeries',
  'minimalPrimes',
  'multigradedBetti',
  'componentwiseLinear',
] as const;
