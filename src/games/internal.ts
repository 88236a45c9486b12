export { rulesetOfData } from './declarative/rulesetFromData.js';
