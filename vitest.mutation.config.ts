import { defineConfig } from 'vitest/config';

/** The tests of a group of `stryker.config.js`, each with what it uses in one file: so they start at once. */
const config: ReturnType<typeof defineConfig> = defineConfig({
  test: { include: ['reports/tests/**/*.js'], isolate: false },
});

export default config;
