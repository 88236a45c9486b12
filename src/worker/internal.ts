export { pack, unpack, type Packed } from './pack.js';
