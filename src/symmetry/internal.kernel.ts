export { isLeastCode, STRIDE } from './families/leastCode.kernel.js';
