import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { HANGING_MS, SHOWN_MS } from './scripts/hanging.js';

const report = process.env['SPGAMES_TEST_REPORT'];

/** The journeys through the explorer in a real browser (`npm run test:explorer`): they need the built package. */
const config: ReturnType<typeof defineConfig> = defineConfig(({ mode }): ViteUserConfig => ({
  test: {
    env: { SPGAMES_TESTS: mode },
    include: ['test/explorer/**/*.test.ts'],
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    expect: { poll: { timeout: SHOWN_MS } },
    reporters: [
      'default',
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
    ],
  },
}));

export default config;
