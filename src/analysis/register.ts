import { automorphismGenerators, automorphisms } from './automorphisms.js';
import { cohenMacaulay, legalIdealCohenMacaulay, sequentiallyCohenMacaulay } from './cohenMacaulay.js';
import { collapsible } from './collapsible.js';
import { constructible, kDecomposable } from './decomposability.js';
import { partitionable, shellable, vertexDecomposable } from './decompositions.js';
import {
  dimension,
  eulerCharacteristic,
  facetCount,
  fVector,
  hVector,
  moebius,
  nonfaceCount,
  polynomialProfile,
} from './faceNumbers.js';
import { fundamentalGroup } from './fundamentalGroup.js';
import { cohomology, homology } from './homology.js';
import { componentwiseLinear, linearQuotients, linearResolution } from './linearity.js';
import { balanced, pseudomanifold } from './manifolds.js';
import type { OpenFact, Property, PropertyDescription } from './Property.js';
import { betti, depth, multigradedBetti, projectiveDimension, regularity } from './resolution.js';
import { degree, height, hilbertSeries, minimalPrimes } from './ringInvariants.js';
import { buchsbaum, gorenstein, serre } from './rings.js';
import { conePoints, connected, flag, pure, unmixed } from './shape.js';
import { homologyBall, homologySphere, orientable } from './spheres.js';
import { forest, grafted } from './trees.js';
import { hTriangle } from './triangles.js';
import { outcome, temperature, value } from './valueOfGame.js';

/** All properties by name, in the order in which `analyze` reports them. */
export const register: Register = {
  facetCount,
  nonfaceCount,
  dimension,
  fVector,
  hVector,
  polynomialProfile,
  pure,
  unmixed,
  flag,
  connected,
  shellable,
  vertexDecomposable,
  partitionable,
  cohenMacaulay,
  sequentiallyCohenMacaulay,
  legalIdealCohenMacaulay,
  depth,
  projectiveDimension,
  regularity,
  betti,
  homology,
  forest,
  grafted,
  automorphisms,
  gorenstein,
  buchsbaum,
  serre,
  linearQuotients,
  linearResolution,
  pseudomanifold,
  balanced,
  collapsible,
  constructible,
  kDecomposable,
  eulerCharacteristic,
  automorphismGenerators,
  moebius,
  value,
  outcome,
  temperature,
  hTriangle,
  conePoints,
  cohomology,
  fundamentalGroup,
  orientable,
  homologySphere,
  homologyBall,
  height,
  degree,
  hilbertSeries,
  minimalPrimes,
  multigradedBetti,
  componentwiseLinear,
};

/** What kind of facts the properties are. */
export interface Register {
  readonly facetCount: typeof facetCount;
  readonly nonfaceCount: typeof nonfaceCount;
  readonly dimension: typeof dimension;
  readonly fVector: typeof fVector;
  readonly hVector: typeof hVector;
  readonly polynomialProfile: typeof polynomialProfile;
  readonly pure: typeof pure;
  readonly unmixed: typeof unmixed;
  readonly flag: typeof flag;
  readonly connected: typeof connected;
  readonly shellable: typeof shellable;
  readonly vertexDecomposable: typeof vertexDecomposable;
  readonly partitionable: typeof partitionable;
  readonly cohenMacaulay: typeof cohenMacaulay;
  readonly sequentiallyCohenMacaulay: typeof sequentiallyCohenMacaulay;
  readonly legalIdealCohenMacaulay: typeof legalIdealCohenMacaulay;
  readonly depth: typeof depth;
  readonly projectiveDimension: typeof projectiveDimension;
  readonly regularity: typeof regularity;
  readonly betti: typeof betti;
  readonly homology: typeof homology;
  readonly forest: typeof forest;
  readonly grafted: typeof grafted;
  readonly automorphisms: typeof automorphisms;
  readonly gorenstein: typeof gorenstein;
  readonly buchsbaum: typeof buchsbaum;
  readonly serre: typeof serre;
  readonly linearQuotients: typeof linearQuotients;
  readonly linearResolution: typeof linearResolution;
  readonly pseudomanifold: typeof pseudomanifold;
  readonly balanced: typeof balanced;
  readonly collapsible: typeof collapsible;
  readonly constructible: typeof constructible;
  readonly kDecomposable: typeof kDecomposable;
  readonly eulerCharacteristic: typeof eulerCharacteristic;
  readonly automorphismGenerators: typeof automorphismGenerators;
  readonly moebius: typeof moebius;
  readonly value: typeof value;
  readonly outcome: typeof outcome;
  readonly temperature: typeof temperature;
  readonly hTriangle: typeof hTriangle;
  readonly conePoints: typeof conePoints;
  readonly cohomology: typeof cohomology;
  readonly fundamentalGroup: typeof fundamentalGroup;
  readonly orientable: typeof orientable;
  readonly homologySphere: typeof homologySphere;
  readonly homologyBall: typeof homologyBall;
  readonly height: typeof height;
  readonly degree: typeof degree;
  readonly hilbertSeries: typeof hilbertSeries;
  readonly minimalPrimes: typeof minimalPrimes;
  readonly multigradedBetti: typeof multigradedBetti;
  readonly componentwiseLinear: typeof componentwiseLinear;
}

/** The name of a property. */
export type PropertyName = keyof Register;

/** What `analyze` says of a property. */
export type FactOf<Name extends PropertyName> = Register[Name] extends Property<infer F> ? F | OpenFact : never;

/** What the properties are, by name, in the order in which `analyze` reports them. */
export const properties: Readonly<Record<PropertyName, PropertyDescription>> = register;
