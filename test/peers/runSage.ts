import { linesOfScript } from './linesOfScript.js';
import { peer } from './peers.js';

/** Is Sage there? Tests that need it are skipped otherwise: it is large, and installed for benchmarks only. */
export const hasSage: boolean = peer('sage') !== undefined;

/**
 * What Sage prints for a script, line by line. Starting takes seconds: put many cases into one script.
 * @throws Error with what Sage wrote to standard error when the script fails
 */
export function runSage(script: string): string[] {
  return linesOfScript(peer('sage')!, 'script.sage', script, []);
}
