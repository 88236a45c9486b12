export { areValues } from './GamePoset.js';
export { gamePosetDocument } from './gamePosetFromJson.js';
