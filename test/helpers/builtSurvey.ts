import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/filesUnder.js';

const BUILT_COMMAND: string = `${root}dist/cli/main.js`;

/** How a command ended. */
export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `spgames survey`, as it is built, to its end. */
export function survey(...args: readonly string[]): Ended {
  return surveyOf(BUILT_COMMAND, args);
}

/** The same of a command that lies elsewhere. */
export function surveyOf(command: string, args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'survey', ...args], { encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

/** A run in a process group of its own. */
export function begun(path: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [BUILT_COMMAND, 'survey', 'run', path, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits until some batches are there. */
export async function batchesOf(path: string, least: number): Promise<void> {
  while (readdirSync(join(path, 'batches')).filter((name) => name.endsWith('.parquet')).length < least) await wait(5);
}
