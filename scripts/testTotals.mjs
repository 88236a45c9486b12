#!/usr/bin/env node
/**
 * Adds up test reports in vitest's JSON form and prints `N passed, N failed`.
 * Usage: node scripts/testTotals.mjs FAILED_STEPS REPORT...
 * A report that is not there counts as one failure, and so do a test file that could not be loaded and each failed
 * step.
 */
import { readFileSync } from 'node:fs';

const [failedSteps, ...reports] = process.argv.slice(2);
let passed = 0;
let failed = Number(failedSteps);
for (const file of reports) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    for (const { status, assertionResults } of report.testResults)
      if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) failed += 1;
  } catch (error) {
    console.error(`testTotals: no report ${file}: ${error instanceof Error ? error.message : String(error)}`);
    failed += 1;
  }
}
console.log(`${passed} passed, ${failed} failed`);
