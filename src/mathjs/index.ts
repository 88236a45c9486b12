export { createMath, printResult, resultDocument, spgames, Worksheet } from '../expressions/internal.js';
