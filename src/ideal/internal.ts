export { Resolution } from './betti/Resolution.js';
export { idealToJson, type IdealJson } from './idealToJson.js';
