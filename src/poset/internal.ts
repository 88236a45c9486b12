export { gradingOf } from './grading.js';
export { topologicalOrder } from './topologicalOrder.js';
export { type LabelledDigraph, digraphIsomorphism, verifyDigraphIsomorphism } from './digraphIsomorphism.js';
