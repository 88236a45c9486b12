export { valueName } from './valueJson.js';
