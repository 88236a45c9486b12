import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { InputError } from '../errors.js';
import { BAD_INPUT } from './reportError.js';
import type { Terminal } from './Terminal.js';

/** The terminal of this process. Who stops reading our output early, as `head` does, ends the process quietly. */
export function nodeTerminal(): Terminal {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`spgames: the output cannot be written (${error.code ?? error.message})\n`);
    process.exit(BAD_INPUT);
  });
  let input: Promise<string> | undefined;
  return {
    print: (data) => void process.stdout.write(data),
    warn: (message) => void process.stderr.write(message),
    // Standard input can be read once only, but may be named twice.
    read: (name) => (name === '-' ? (input ??= text(process.stdin)) : read(name)),
    save,
    // Some terminals give their width as 0, for which ora would clear endlessly many lines.
    spinnerStream: process.stderr.isTTY && process.stderr.columns > 0 ? process.stderr : undefined,
  };
}

async function read(name: string): Promise<string> {
  try {
    return await readFile(name, 'utf8');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'ENOENT')
      throw new InputError('unknown-file', `there is no file ${name}; expected a file that exists.`, {
        details: { name },
        cause,
      });
    const reason = code === 'EISDIR' ? 'it is a folder' : code === 'EACCES' ? 'no permission' : String(cause);
    throw new InputError('not-readable', `the file ${name} cannot be read (${reason}); expected a readable file.`, {
      details: { name },
      cause,
    });
  }
}

/** Writes beside the file and renames, so that nobody sees half a file. */
async function save(name: string, content: string): Promise<void> {
  const draft = join(dirname(name), `.${basename(name)}.${process.pid}.tmp`);
  try {
    await writeFile(draft, content);
    await rename(draft, name);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    const { code } = cause as NodeJS.ErrnoException;
    throw new InputError(
      'not-writable',
      `the file ${name} cannot be written (${code ?? String(cause)}); expected a name in a folder that exists and may be written to.`,
      { details: { name }, cause },
    );
  }
}
