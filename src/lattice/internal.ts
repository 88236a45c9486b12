export { aLatticeGame } from './aLatticeGame.js';
export { latticeGameDocument } from './latticeGameFromJson.js';
export { latticeGameOfSpan } from './parseLatticeGame.js';
export { latticeStrategyDocument } from './strategies/latticeStrategyFromJson.js';
export { misereQuotientDocument, quotientDocument } from './quotients/quotientFromJson.js';
