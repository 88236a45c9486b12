export { type Certificate, type Construction, type Method } from './Construction.js';
export { cyclesConstruction } from './cyclesConstruction.js';
export { skeletonConstruction } from './skeletonConstruction.js';
export { verifyConstruction, type Verification } from './verifyConstruction.js';
