import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoKernel } from '../../scripts/denoKernel.js';
import { HANGING_MS } from '../../scripts/hanging.js';
import type { Notebook } from './Notebook.js';

const CONFIGURATION = fileURLToPath(new URL('./jupyter_nbconvert_config.py', import.meta.url));

/** Runs a notebook from start to end in Jupyter, in its own folder, with a kernel that is started for it. */
export function runNotebook(path: string): Notebook {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-notebook-'));
  const kernel = denoKernel(folder);
  const env = {
    ...process.env,
    ...kernel,
    HOME: folder,
    IPYTHONDIR: folder,
    DENO_DIR: join(folder, 'deno'),
    NO_COLOR: '1',
  };
  const args = ['nbconvert', '--config', CONFIGURATION, '--to', 'notebook', '--execute', '--output-dir', folder, path];
  try {
    const { status, stderr } = spawnSync('jupyter', args, { env, encoding: 'utf8', timeout: HANGING_MS });
    if (status !== 0) throw new Error(`jupyter nbconvert ${path} ended with status ${status ?? 'unknown'}.\n${stderr}`);
    return JSON.parse(readFileSync(join(folder, basename(path)), 'utf8')) as Notebook;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
