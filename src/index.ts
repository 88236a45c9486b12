export * from './errors.js';
export type { Progress, RunOptions } from './run.js';
export * from './sets/index.js';
export * from './symmetry/index.js';
export * from './complex/index.js';
export * from './ideal/index.js';
export * from './boards/index.js';
export * from './games/index.js';
export * from './constructions/index.js';
