export { aLatticeGame } from './aLatticeGame.js';
export { latticeGameDocument } from './latticeGameFromJson.js';
export { latticeGameOfSpan } from './parseLatticeGame.js';
export { latticeStrategyDocument } from './strategies/latticeStrategyFromJson.js';
export { misereQuotientDocument, quotientDocument } from './quotients/quotientFromJson.js';
export { powersOf } from './quotients/LatticeQuotient.js';
export { leastPositions, inLeastOrder } from './quotients/leastPositions.js';
export { generatorFlaw, monoidFlaw, reductionFlaw } from './quotients/monoidFlaws.js';
