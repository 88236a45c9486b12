export { gameWithValue, type GameWithValue, type GameWithValueOptions } from './gameWithValue.js';
export { graftToZero, type GraftToZeroOptions } from './graftToZero.js';
export { impartialNimberComplex } from './impartialNimberComplex.js';
export { integerComplex, type IntegerComplexOptions } from './integerComplex.js';
export { negativeComplex } from '../../games/internal.js';
export { nimberComplex } from './nimberComplex.js';
export { numberComplex, unitFractionComplex } from './numberComplex.js';
export type { ValueForm } from './planGame.js';
export { simplexReplies, verifySimplexReplies, type SimplexReplies } from './simplexReplies.js';
export { smallComplexWithValue, type SmallComplex } from './smallComplexWithValue.js';
export { sumComplex } from './sumComplex.js';
export { switchComplex } from './switchComplex.js';
export { tinyComplex } from './tinyComplex.js';
export type { ControlledPart } from '../../recipes/internal.js';
export {
  readValueCertificate,
  type OptionsStep,
  type SimplexStep,
  type ValueCertificate,
  type ValueStep,
} from './ValueCertificate.js';
export { valueConstruction, type ValueConstruction, type ValueConstructionOptions } from './valueConstruction.js';
export {
  verifyGameWithValue,
  type ValueVerification,
  type ValueVerificationOptions,
  type VerifiedValue,
} from './verifyGameWithValue.js';
export {
  verifyWhiskeredParity,
  whiskeredParity,
  type IntegersAround,
  type WhiskeredParity,
} from './whiskeredParity.js';
