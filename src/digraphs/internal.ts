export { digraphValuesDocument } from './counting/digraphValuesFromJson.js';
export { conflictDocument } from './conflict/conflictFromJson.js';
export { digraphDocument } from './digraphFromJson.js';
export { digraphCertificate } from './universal/DigraphCertificate.js';
export { aDigraphPlacement } from './aDigraphPlacement.js';
export { digraphOfSpan } from './parseDigraphPlacement.js';
