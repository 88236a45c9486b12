/**
 * Games from complexes by the theorems of the literature, each with a certificate that `verifyConstruction` checks from
 * scratch: cycles and Γ-boards, small pieces, and games with a given value, on complexes or on digraphs.
 *
 * @module spgames/constructions
 */
export {
  type Certificate,
  type Construction,
  type ConstructionVerification,
  type ListedConstruction,
  type Method,
  type MisplacedPosition,
  type VerifiedConstruction,
} from './Construction.js';
export { cyclesConstruction } from './cyclesConstruction.js';
export { digraphConstruction, type DigraphConstruction } from './digraphConstruction.js';
export { gammaBoard, gammaBoardSize, type GammaBoard, type GammaPlan, type LabelledEdge } from './gamma/gammaBoard.js';
export type { GammaCertificate, GammaConstruction, GammaMethod, IdSet } from './gamma/GammaCertificate.js';
export { gammaConstruction, type GammaOptions } from './gamma/gammaConstruction.js';
export { gammaLabels, type EdgeLabelOptions, type Labelling } from './gamma/gammaLabels.js';
export { type GammaLengths } from './gamma/gammaPiece.js';
export { independenceConstruction, invariantConstruction, invariantGame } from './gamma/invariantConstruction.js';
export { gameOfConstruction } from './gameOfConstruction.js';
export type { NoOverlapOptions } from './small/findNoOverlapGame.js';
export * from './methods/index.js';
export { noOverlapConstruction } from './small/noOverlapConstruction.js';
export { smallConstruction } from './small/smallConstruction.js';
export {
  SmallGameSearch,
  type SmallBoardsOptions,
  type SmallGameOptions,
  type SmallListing,
} from './small/SmallGameSearch.js';
export { smallGames, type SmallGame } from './small/smallGames.js';
export { skeletonConstruction } from './skeletonConstruction.js';
export * from './pure/index.js';
export { verifyConstruction } from './verifyConstruction.js';
export * from './values/index.js';
