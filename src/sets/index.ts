export { countIndependentSets } from './countIndependentSets.js';
export { countSubsets } from './countSubsets.js';
export { countTransversals } from './countTransversals.js';
export { dualize, type Borders, type DualizeOptions } from './dualize.js';
export type { Grade } from './gradedCount.js';
export { SetFamily, type ElementList, type FamilyJson } from './SetFamily.js';
