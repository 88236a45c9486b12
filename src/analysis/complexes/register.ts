import * as all from './properties.js';

/** The properties of complexes by name. */
export type ComplexRegister = typeof all;

/** The order in which `analyze` reports them. */
const ORDER = [
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
  'height',
  'degree',
  'hilbertSeries',
  'minimalPrimes',
  'multigradedBetti',
  'componentwiseLinear',
] as const satisfies readonly (keyof ComplexRegister)[];

/** What the properties are, by name, in the order in which `analyze` reports them. */
export const properties: ComplexRegister = Object.fromEntries(
  ORDER.map((name) => [name, all[name]]),
) as unknown as ComplexRegister;

/** The name of a property of complexes. */
export type ComplexPropertyName = keyof ComplexRegister;
