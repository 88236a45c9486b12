import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { requireCompiledEngine } from './scripts/compiledEngine.js';

requireCompiledEngine();

const src = fileURLToPath(new URL('./src/', import.meta.url));
const report = process.env['SPGAMES_TEST_REPORT'];

const config: ViteUserConfig = defineConfig({
  resolve: {
    // The public entry points, straight from the sources: no stale build can be tested by mistake.
    alias: [
      { find: /^spgames$/, replacement: `${src}index.ts` },
      { find: /^spgames\/([a-z]+)$/, replacement: `${src}$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/package/**', 'test/browser/**', 'node_modules/**'],
    maxWorkers: 2,
    testTimeout: 30_000,
    reporters: [
      'default',
      './test/peers/leftOutReporter.ts',
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
    ],
  },
});

export default config;
