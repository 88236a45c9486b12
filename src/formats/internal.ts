export { complexDocument } from './complexJson.js';
export { loopyResults } from './valueFromJson.js';
export { valueName } from './valueJson.js';
export { monomialsIn, variablesIn } from './monomials.js';
export { readMacaulay2, type Macaulay2Object } from './macaulay2/readMacaulay2.js';
export { monomialsOf } from './macaulay2/Macaulay2Value.js';
export { renamingsIn } from './renamings.js';
export { READ_DOCUMENTS } from './fromJson.js';
export { SCRIPT_FORMATS } from './scripts.js';
