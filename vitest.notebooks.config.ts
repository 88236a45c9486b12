import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { HANGING_MS } from './scripts/hanging.js';

const report = process.env['SPGAMES_TEST_REPORT'];

/**
 * The notebooks in Jupyter (`npm run test:notebooks`): they need the built package, Jupyter, Macaulay2 and the
 * registry.
 */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/notebooks/**/*.test.ts'],
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    reporters: [
      'default',
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
    ],
  },
});

export default config;
