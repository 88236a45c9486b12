import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { readdirSync } from 'node:fs';
import { root } from './filesUnder.js';

/**
 * Installs the Deno kernel of Jupyter into an empty folder, not for the user: who has the variables that are returned
 * in the environment finds it there.
 */
export function denoKernel(folder: string): Readonly<Record<string, string>> {
  const deno = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'deno.cmd' : 'deno');
  // Deno asks for the place where programs keep data: on Linux, macOS and Windows.
  const env = { ...process.env, XDG_DATA_HOME: folder, HOME: folder, APPDATA: folder, DENO_NO_UPDATE_CHECK: '1' };
  const { status, stderr } = spawnSync(deno, ['jupyter', '--install'], {
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const kernel = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    /kernels[\\/]deno[\\/]kernel\.json$/.test(path),
  );
  if (status !== 0 || kernel === undefined)
    throw new Error(`deno jupyter --install ended with status ${status ?? 'unknown'}.\n${stderr}`);
  return { JUPYTER_PATH: dirname(dirname(dirname(join(folder, kernel)))), DENO_NO_UPDATE_CHECK: '1' };
}
