import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../errors.js';

/** The program that shows a file, by the system. */
const PROGRAMS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** How long a program may take to fail at its start. */
const START_MS = 300;

/**
 * Shows a file in the program that the system has for such files, and does not wait for it.
 * @throws InputError `not-available` if there is none
 */
export async function openFile(name: string): Promise<void> {
  const [program, ...before] = PROGRAMS[process.platform] ?? ['xdg-open'];
  const why = await new Promise<string | undefined>((resolve) => {
    const shown = spawn(program!, [...before, name], { detached: true, stdio: 'ignore' });
    shown.on('error', ({ message }) => resolve(message));
    shown.on('exit', (status) => resolve(status === 0 ? undefined : `exit status ${status}`));
    setTimeout(() => resolve(undefined), START_MS);
    shown.unref();
  });
  if (why !== undefined)
    throw new InputError(
      'not-available',
      `${program!} cannot show ${name} (${why}); expected a program for such files. The file is written.`,
    );
}

/**
 * The name of a file that is not there yet, where the system keeps what is soon forgotten.
 * @param ending without a point
 */
export function newFile(ending: string): string {
  return join(tmpdir(), `spgames-${randomUUID().slice(0, 8)}.${ending}`);
}
