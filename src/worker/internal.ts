export { pack, unpacked, type Packed } from './pack.js';
