export { VERSION } from '../document.js';
