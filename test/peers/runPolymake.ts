import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peer } from './peers.js';

/** Is polymake there? Tests that need it are skipped otherwise. */
export const hasPolymake: boolean = peer('polymake') !== undefined;

/**
 * What `polymake --script` prints for a script, line by line. Starting takes seconds: put many cases into one script.
 * @throws Error with what polymake wrote to standard error when the script fails
 */
export function runPolymake(script: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-polymake-'));
  try {
    const file = join(folder, 'script.pl');
    writeFileSync(file, script);
    const output = execFileSync(peer('polymake')!, ['--script', file], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return output.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
