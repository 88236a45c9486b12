export {
  bettiNumbers,
  bigradedBettiNumbers,
  multigradedBettiNumbers,
  type BettiNumber,
  type BigradedBettiNumber,
  type MultigradedBettiNumber,
} from './bettiNumbers.js';
export { printBettiTable } from './printBettiTable.js';
export { resolutionInvariants, type ResolutionInvariants } from './resolutionInvariants.js';
