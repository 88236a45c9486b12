export { bigradedDepth, type BigradedDepth, type RelativeDepth } from './bigradedDepth.js';
export { buchsbaum, buchsbaumReport, type Buchsbaum } from './buchsbaum.js';
export { answersByCharacteristic, type CharacteristicReport } from './CharacteristicReport.js';
export { cohenMacaulay, cohenMacaulayReport, type CohenMacaulay } from './cohenMacaulay.js';
export { depth, type Depth } from './depth.js';
export {
  gorenstein,
  gorensteinReport,
  gorensteinStar,
  type Gorenstein,
  type GorensteinStar,
  type NotGorenstein,
} from './gorenstein.js';
export type { LinkWitness } from './LinkWitness.js';
export {
  gameIdealsCohenMacaulay,
  reportsOfOptions,
  type OptionReport,
  type OptionReportOptions,
} from './reportsOfOptions.js';
export {
  sequentiallyCohenMacaulay,
  sequentiallyCohenMacaulayReport,
  type SequentiallyCohenMacaulay,
} from './sequentiallyCohenMacaulay.js';
export { serreCondition, serreConditionReport, type SerreCondition } from './serreCondition.js';
export type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
export { verifyBuchsbaum, verifyCohenMacaulay, verifyLinkWitness, verifySerreCondition } from './verifyLinkWitness.js';
export { verifyCohenMacaulayReport, verifySequentiallyCohenMacaulayReport } from './verifyCharacteristicReport.js';
export { verifyDepth } from './verifyDepth.js';
export { verifyGorenstein } from './verifyGorenstein.js';
export { verifySequentiallyCohenMacaulay } from './verifySequentiallyCohenMacaulay.js';
