export { aConstruction, cellsCertificate, gameCertificate } from './aConstruction.js';
export { isGamma } from './Construction.js';
export { idSets } from './gamma/gammaLabels.js';
export { gammaCycle, gammaLengths, gammaPiece } from './gamma/gammaPiece.js';
export { isPureConstruction } from './pure/pureConstruction.js';
export { pureCertificate } from './pure/PureCertificate.js';
export { gammaCertificate } from './gamma/GammaCertificate.js';
export { setsAtDistances } from './gamma/setsAtDistances.js';
export { requireMethodOptions, withoutValue } from './methods/build.js';
