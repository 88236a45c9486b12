export { continueCounting } from './continueCounting.js';
export { rulesetOfData } from './declarative/rulesetFromData.js';
