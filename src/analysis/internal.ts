export { propertiesOfGame } from './rules/analyzeGame.js';
