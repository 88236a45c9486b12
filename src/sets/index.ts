export { SetFamily, type ElementList } from './SetFamily.js';
