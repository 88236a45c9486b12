export type { ControlledPart } from '../../recipes/internal.js';
export type { DigraphCertificate, DigraphStep, GadgetStep, PlayedStep } from './DigraphCertificate.js';
export { digraphGadget, largeGadgetSize, type DigraphGadgetOptions } from './digraphGadget.js';
export {
  digraphWithValue,
  digraphWithValueOrder,
  type DigraphWithValue,
  type DigraphWithValueOptions,
} from './digraphWithValue.js';
export { signExpansion } from './signExpansion.js';
export {
  verifyDigraphWithValue,
  type DigraphVerification,
  type DigraphVerificationOptions,
  type VerifiedDigraph,
} from './verifyDigraphWithValue.js';
export {
  smallDigraphWithValue,
  smallDigraphsBornBy,
  type SmallDigraph,
  type ValueWithDigraph,
} from './smallDigraphs.js';
export { findSmallDigraph, type FindSmallDigraphOptions, type FoundDigraph } from './findSmallDigraph.js';
