import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The nonempty lines that `command --script FILE` (or with other flags) prints for a script in a file of the given
 * name.
 * @throws Error with what the program wrote to standard error when the script fails
 */
export function linesOfScript(
  command: string,
  name: string,
  script: string,
  flags: readonly string[] = ['--script'],
): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-peer-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, script);
    const output = execFileSync(command, [...flags, file], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return output.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
