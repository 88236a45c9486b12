export { Resolution } from './betti/Resolution.js';
export { idealToJson, type IdealJson } from './idealToJson.js';
export { idealOf } from './idealOf.js';
export { inCommonRing } from './inCommonRing.js';
export { aSquarefreeIdeal } from './anIdeal.js';
