import { automorphisms } from './automorphismProperty.js';
import { cohenMacaulayProperties } from './cohenMacaulayProperties.js';
import { countProperties } from './countProperties.js';
import { decompositionProperties } from './decompositionProperties.js';
import { shapeProperties, treeProperties } from './facetProperties.js';
import { homology } from './homologyProperty.js';
import type { Property } from './Property.js';
import { resolutionProperties } from './resolutionProperties.js';
import { valueProperties } from './valueProperties.js';

/** The properties by name, in the order of the report. */
export const PROPERTIES: Readonly<Record<string, Property>> = {
  ...countProperties,
  ...shapeProperties,
  ...decompositionProperties,
  ...cohenMacaulayProperties,
  ...resolutionProperties,
  homology,
  ...treeProperties,
  automorphisms,
  ...valueProperties,
};
