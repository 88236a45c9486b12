export {
  bettiNumbers,
  bigradedBettiNumbers,
  multigradedBettiNumbers,
  type BettiNumber,
  type BigradedBettiNumber,
  type MultigradedBettiNumber,
} from './bettiNumbers.js';
export { linearQuotients, verifyLinearQuotients, type LinearQuotients } from './linearQuotients.js';
export {
  componentwiseLinear,
  linearResolution,
  type BettiWitness,
  type ComponentwiseLinear,
  type LinearResolution,
} from './linearResolution.js';
export { parseBettiTable } from './parseBettiTable.js';
export { printBettiTable } from './printBettiTable.js';
export {
  projectiveDimension,
  regularity,
  resolutionInvariants,
  type ResolutionInvariants,
} from './resolutionInvariants.js';
export { verifyLinearResolution, verifyMultigradedBettiNumbers } from './verifyMultigradedBettiNumbers.js';
