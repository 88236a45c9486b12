export { printJson } from '../formats/index.js';
