export { MinHeap } from './MinHeap.kernel.js';
