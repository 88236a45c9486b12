export { OrderedPartition } from './OrderedPartition.kernel.js';
export { Trace } from './Trace.kernel.js';
