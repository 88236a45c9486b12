export { MinHeap } from './MinHeap.kernel.js';
export { residue } from './primes.kernel.js';
