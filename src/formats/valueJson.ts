export { valueName, valueToJson, type ValueJson, type ValueJsonOptions } from '../values/internal.js';
