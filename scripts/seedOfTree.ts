import { execFileSync } from 'node:child_process';
import { root } from './filesUnder.js';

/**
 * The seed of all random cases of the tests: that of the last commit's files, so that a run can be repeated and each
 * change is met by other cases. `SPGAMES_SEED` says another one; without either the cases are new each time.
 *
 * @returns a whole number of at most 31 bits, in decimal, or '' for none.
 */
export function seedOfTree(): string {
  const given = process.env['SPGAMES_SEED'];
  if (given !== undefined) return given;
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return String(Number.parseInt(tree.toString().slice(0, 8), 16) >>> 1);
  } catch {
    return '';
  }
}
