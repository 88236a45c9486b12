export { decompositionOfAttachments } from './decompositionOfAttachments.js';
export type { Attached, Attachments, PureCertificate, PureComplexKind, PureStep } from './PureCertificate.js';
export { pureConstruction, type PureConstruction, type PureConstructionOptions } from './pureConstruction.js';
export type { PureGame, PureGameOptions } from './pureGame.js';
export type {
  AssembledSphere,
  JoinOfSpheres,
  PlacedSphere,
  ShelledSphere,
  SumOfSpheres,
} from '../spheres/AssembledSphere.js';
