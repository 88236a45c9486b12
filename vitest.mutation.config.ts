import { defineConfig } from 'vitest/config';
import { HANGING_MS } from './scripts/hanging.js';

/** The tests of a group of `stryker.config.js`, each with what it uses in one file: so they start at once. */
const config: ReturnType<typeof defineConfig> = defineConfig({
  // Counting what a test runs through makes it slower; what hangs after a change is ended by Stryker.
  test: { include: ['reports/tests/**/*.js'], isolate: false, testTimeout: HANGING_MS },
});

export default config;
