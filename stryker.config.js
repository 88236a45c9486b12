// @ts-check
/**
 * A few files, and the tests that are to find each change of them: short ones, as they run for each change, and with
 * random inputs that are the same ones each time.
 */

/**
 * @typedef {object} Group
 * @property {readonly string[]} mutate
 * @property {readonly string[]} tests
 */

/** @type {Readonly<Record<string, Group>>} */
export const GROUPS = {
  'simplest-forms': {
    mutate: ['SimplestForms', 'simplestForm', 'simplifyPart', 'PartOrder', 'strongParts', 'canonicalNumbering'].map(
      (name) => `src/loopy/${name}.ts`,
    ),
    tests: ['test/unit/loopy/simplestForm.test.ts', 'test/property/loopy/simplestForms.test.ts'],
  },
  spheres: {
    mutate: ['assembleSpheres', 'shelledPseudomanifold', 'flawOfSphere'].map(
      (name) => `src/constructions/spheres/${name}.ts`,
    ),
    tests: ['test/unit/constructions/spheres.test.ts'],
  },
  'heap-periods': {
    mutate: ['src/analysis/sums/verifyHeapPeriod.ts', 'src/analysis/sums/heapPeriodDetails.ts'],
    tests: ['test/unit/analysis/verifyHeapPeriod.test.ts'],
  },
  quotients: {
    mutate: ['src/lattice/quotients/verifyQuotient.ts', 'src/lattice/quotients/wrongLabel.ts'],
    tests: ['test/unit/lattice/verifyQuotient.test.ts'],
  },
  strategies: {
    mutate: ['verifyLatticeStrategy', 'verifyInBox', 'verifyToWeight', 'NumericalSemigroup', 'refuseOverlap'].map(
      (name) => `src/lattice/strategies/${name}.ts`,
    ),
    tests: ['test/unit/lattice/verifyLatticeStrategy.test.ts'],
  },
};

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ignorePatterns: [
    '*',
    '!src',
    '!src/**',
    '!test',
    '!test/**',
    '!tsconfig.json',
    '!package.json',
    '!vitest.mutation.config.ts',
    '!scripts',
    '!scripts/hanging.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A change that makes a search endless is found.
  timeoutMS: 4_000,
  reporters: ['progress'],
  disableTypeChecks: false,
};
