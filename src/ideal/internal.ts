export { Resolution } from './betti/Resolution.js';
