import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { HANGING_MS } from './scripts/hanging.js';

const report = process.env['SPGAMES_TEST_REPORT'];

/** The tests of the packed package (`npm run test:package`): slow, and they need the registry. */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    reporters: [
      'default',
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
    ],
  },
});

export default config;
