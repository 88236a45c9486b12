export {
  differenceOfArcs,
  digraphIsomorphism,
  levelsOf,
  verifyDigraphIsomorphism,
  type ArcLabelledDigraph,
} from './digraphIsomorphism.js';
export { gradingOf } from './gradingOf.js';
export { IntegerStack } from './IntegerStack.js';
export { stronglyConnectedParts, type ArcLists } from './stronglyConnectedParts.js';
export { topologicalOrder } from './topologicalOrder.js';
export { whenAsked } from './whenAsked.js';
