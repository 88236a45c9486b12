export { Picture } from './Picture.js';
export { printResult } from './printResult.js';
export { resultDocument } from './resultDocument.js';
export { createMath } from './createMath.js';
export { spgames, type SPGamesFactory } from './spgames.js';
export { Worksheet } from './Worksheet.js';
export { complete, type Completion } from './complete.js';
export { definitions, GROUPS } from './definitions.js';
export { isIncomplete } from './isIncomplete.js';
