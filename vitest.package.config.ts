import { defineConfig, type ViteUserConfig } from 'vitest/config';

const report = process.env['SPGAMES_TEST_REPORT'];

/** The tests of the packed package (`npm run test:package`): slow, and they need the registry. */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    reporters: [
      'default',
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
    ],
  },
});

export default config;
