import { linesOfScript } from './linesOfScript.js';
import { peer } from './peers.js';

/** Is polymake there? Tests that need it are skipped otherwise. */
export const hasPolymake: boolean = peer('polymake') !== undefined;

/**
 * What `polymake --script` prints for a script, line by line. Starting takes seconds: put many cases into one script.
 * @throws Error with what polymake wrote to standard error when the script fails
 */
export function runPolymake(script: string): string[] {
  return linesOfScript(peer('polymake')!, 'script.pl', script);
}
