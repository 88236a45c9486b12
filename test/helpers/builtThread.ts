import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { root } from '../../scripts/filesUnder.js';

/** `spgames/worker` bundled from the sources, so that threads, which do not go through vitest, can run it. */
export interface BuiltThread {
  /** The folder: in `worker` the modules `index.js` and `thread.js`, as in the package. */
  readonly folder: string;
  /** Starts a thread. */
  readonly start: () => Worker;
}

let built: Promise<BuiltThread> | undefined;

/** The bundle, made once for the test files of a process and removed when that ends. */
export function builtThread(): Promise<BuiltThread> {
  return (built ??= buildThread());
}

async function buildThread(): Promise<BuiltThread> {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-thread-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    entryPoints: ['index', 'thread'].map((name) => `${root}src/worker/${name}.ts`),
    outdir: join(folder, 'worker'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return { folder, start: () => new Worker(join(folder, 'worker', 'thread.js'), { execArgv: [] }) };
}
