import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { chmod, chown, lstat, open, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { InputError } from '../errors.js';

/** What was expected instead of an error of the system. */
const EXPECTED: Readonly<Record<string, string>> = {
  ENOSPC: 'a disk with space left',
  EDQUOT: 'a disk on which your share is not used up',
};

/** Milliseconds between two looks at a pipe. */
const LOOK_MS = 10;

/**
 * Writes a whole file or nothing: a draft beside the file takes its place, with its owner and mode, so that nobody sees
 * half a file. What is not a regular file, as a device or a pipe, is written to, and so is a file that has several
 * names (hard links) or whose owner the draft cannot have; of a link the file that it leads to is written.
 * @throws InputError `not-writable`
 */
export async function saveFile(name: string, content: string | Uint8Array): Promise<void> {
  try {
    const known = await ifThere(stat(name));
    if (known === undefined) await replace(await newTarget(name), content);
    else if (known.isFile()) await overwrite(await realpath(name), content, known);
    else if (known.isFIFO()) await writeToPipe(name, Buffer.from(content));
    else await writeFile(name, content, { flag: 'a' });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const shown = JSON.stringify(name).slice(1, -1);
    throw new InputError(
      'not-writable',
      `the file ${shown} cannot be written (${code ?? String(cause)}); expected ${EXPECTED[code ?? ''] ?? 'a name in a folder that exists and may be written to'}.`,
      { details: { name }, cause },
    );
  }
}

/** Waits for a reader and writes, in both without blocking a thread, which would hold up the end of the process. */
async function writeToPipe(name: string, bytes: Uint8Array): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_NONBLOCK;
  const pipe = await patiently('ENXIO', () => open(name, flags));
  try {
    for (let at = 0; at < bytes.length;) at += (await patiently('EAGAIN', () => pipe.write(bytes, at))).bytesWritten;
  } finally {
    await pipe.close();
  }
}

/** Tries again until the system has another answer. */
async function patiently<T>(code: string, attempt: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== code) throw error;
      await wait(LOOK_MS);
    }
}

async function overwrite(target: string, content: string | Uint8Array, known: Stats): Promise<void> {
  if (known.nlink > 1) return writeFile(target, content);
  try {
    await replace(target, content, known);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' || syscall !== 'chown') throw error;
    await writeFile(target, content);
  }
}

/** @param known the file in whose place the draft comes: its owner and mode stay */
async function replace(target: string, content: string | Uint8Array, known?: Stats): Promise<void> {
  // The draft has a short name: that of the file may be as long as the system allows.
  const draft = join(dirname(target), `.spgames-${randomUUID().slice(0, 8)}.tmp`);
  try {
    await writeFile(draft, content, { flag: 'wx' });
    if (known !== undefined) {
      await chown(draft, known.uid, known.gid);
      await chmod(draft, known.mode);
    }
    await rename(draft, target);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw cause;
  }
}

/** Where a file that is not there yet will be: a link may lead to it. */
async function newTarget(name: string): Promise<string> {
  const known = await ifThere(lstat(name));
  return known?.isSymbolicLink() === true ? newTarget(resolve(dirname(name), await readlink(name))) : name;
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
