export { edgePathGroup, type EdgePathGroup, type Presentation } from './edgePathGroup.js';
export { findCovering, type Covering, type EdgePermutation, type FoundCovering } from './findCovering.js';
export { verifyCovering } from './verifyCovering.js';
