export { answersByCharacteristic, type CharacteristicReport } from './CharacteristicReport.js';
export { cohenMacaulay, cohenMacaulayReport, type CohenMacaulay } from './cohenMacaulay.js';
export type { LinkWitness } from './LinkWitness.js';
export type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
