/** The library as the package has it for pages: one file, beside the explorer. */
export * from '../src/browser/index.js';
