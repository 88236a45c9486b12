/**
 * Families of finite sets, packed into words: minimal and maximal members, minimal transversals, counts without lists,
 * and dualisation with an oracle. Everything else stands on these; a complex, an ideal and the rules of a game are such
 * families.
 *
 * @module spgames/sets
 */
export { countIndependentSets } from './countIndependentSets.js';
export { countSubsets } from './countSubsets.js';
export { countTransversals } from './countTransversals.js';
export { dualize, type Borders, type DualizeOptions } from './dualize.js';
export type { Grade } from './gradedCount.js';
export { SetFamily, type ElementList, type FamilyJson } from './SetFamily.js';
