/**
 * Opens one of the notebooks in Jupyter, with the Deno kernel for this session only: `npm run notebook -- NAME`;
 * without a name, the folder.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findCommand } from '../test/peers/peers.js';
import { denoKernel } from './denoKernel.js';
import { filesUnder, root } from './filesUnder.js';

const FOLDER = 'examples/notebooks';
const names = filesUnder(FOLDER, /\.ipynb$/).map((path) => basename(path, '.ipynb'));

/** The first of the programs that show notebooks which is installed, with its arguments. */
function findProgram(): readonly string[] | undefined {
  const programs: readonly (readonly string[])[] = [['jupyter-lab'], ['jupyter-notebook']];
  return programs.find(([command]) => findCommand(command!) !== undefined);
}

function fail(message: string): void {
  console.error(`notebook: ${message}`);
  process.exitCode = 2;
}

function open(path: string, [command]: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-jupyter-'));
  const env = { ...process.env, ...denoKernel(folder) };
  const asRoot = process.getuid?.() === 0 ? ['--allow-root'] : [];
  // Ctrl-C is for Jupyter, which asks first.
  process.on('SIGINT', () => undefined);
  spawn(command!, [path, ...asRoot], { cwd: root + FOLDER, env, stdio: 'inherit' }).on('exit', (status) => {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = status ?? 1;
  });
}

const name = process.argv[2];
const program = findProgram();
if (name !== undefined && !names.includes(name))
  fail(`no notebook is called ${name}; expected one of ${names.join(', ')}.`);
else if (!existsSync(`${root}dist/door.js`)) fail('the library is not built; run npm run build first.');
else if (program === undefined)
  fail(
    'found neither jupyter-lab nor jupyter-notebook along PATH. Install one of them: apt-get install jupyter-notebook, ' +
      'pip install jupyterlab, or conda install jupyterlab.',
  );
else open(name === undefined ? '.' : `${name}.ipynb`, program);
