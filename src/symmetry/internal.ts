export {
  differenceOfArcs,
  digraphIsomorphism,
  levelsOf,
  verifyDigraphIsomorphism,
  type ArcLabelledDigraph,
} from './digraphIsomorphism.js';
export { gradingOf } from './gradingOf.js';
export { topologicalOrder } from './topologicalOrder.js';
export { whenAsked } from './whenAsked.js';
