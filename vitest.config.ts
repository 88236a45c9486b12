import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { requireCompiledEngine } from './scripts/compiledEngine.js';
import { filesUnder, root } from './scripts/filesUnder.js';
import { HANGING_MS } from './scripts/hanging.js';
import { seedOfTree } from './scripts/seedOfTree.js';
import LongestFirst from './test/helpers/LongestFirst.js';
import { LONG_FILES } from './test/helpers/longFiles.js';

requireCompiledEngine();

const src = fileURLToPath(new URL('./src/', import.meta.url));
/** The entry points that have a door, with it. */
const doors = filesUnder('src', /^door\.ts$/).map((path) => ({
  find: new RegExp(path.replace(/^src(.*)\/door\.ts$/, '^spgames$1$$')),
  replacement: `${root}${path}`,
}));
if (doors.length === 0) throw new Error('The doors of the library are missing: run `npm run doors`.');

const report = process.env['SPGAMES_TEST_REPORT'];

/** What `npm test` (mode `short`) leaves out: what asks other programs or takes long. */
const LEFT_OUT = ['test/peers/**', 'test/property/**/{large,largeBoards,mutatedConstructions}.test.ts', ...LONG_FILES];

/** The files of which `npm test` checks a sample, and those that it leaves out. */
const exhaustive = (): string[] =>
  filesUnder('test', /\.test\.ts$/).filter(
    (path) =>
      path.startsWith('test/peers/') ||
      LONG_FILES.includes(path) ||
      readFileSync(path, 'utf8').includes('helpers/sampling.js'),
  );

/** The tests of values, which run on the engine in JavaScript too. */
const usingValues = ['values', 'evaluation'].flatMap((folder) => [
  `test/unit/${folder}/**/*.test.ts`,
  `test/property/${folder}/**/*.test.ts`,
]);

const config: ReturnType<typeof defineConfig> = defineConfig(({ mode }): ViteUserConfig => ({
  resolve: {
    // The public entry points, straight from the sources: no stale build can be tested by mistake.
    alias: [
      ...doors,
      { find: /^spgames$/, replacement: `${src}index.ts` },
      { find: /^spgames\/([a-z]+)$/, replacement: `${src}$1/index.ts` },
    ],
  },
  test: {
    include: mode === 'exhaustive' ? exhaustive() : mode === 'translated' ? usingValues : ['test/**/*.test.ts'],
    setupFiles: ['test/helpers/seeded.ts', ...(mode === 'translated' ? ['test/helpers/translated.ts'] : [])],
    exclude: [
      ...['test/package/**', 'test/notebooks/**', 'test/explorer/**', 'node_modules/**'],
      ...(mode === 'short' ? LEFT_OUT : []),
    ],
    env: { SPGAMES_TESTS: mode, SPGAMES_TEST_SEED: seedOfTree() },
    maxWorkers: 2,
    // The modules of the library are loaded once for each worker: that is half of the time of small test files.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Against hanging only: no test fails for slowness.
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    reporters: [
      'default',
      './test/peers/leftOutReporter.ts',
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', { outputFile: string }]]),
    ],
  },
}));

export default config;
