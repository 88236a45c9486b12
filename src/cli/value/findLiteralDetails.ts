// Loaded only where genus or remoteness are asked for: `value` starts without literal forms.
export { literalDetails as findLiteralDetails } from '../../analysis/index.js';
