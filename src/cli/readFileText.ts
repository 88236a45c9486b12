import { open } from 'node:fs/promises';
import { InputError } from '../errors.js';

/** Larger files do not fit into a text. */
const MOST_BYTES = 2 ** 28;
const PART_BYTES = 2 ** 20;

/** The text of a file. @throws InputError `unknown-file`, `not-readable` */
export async function readFileText(name: string): Promise<string> {
  const shown = JSON.stringify(name).slice(1, -1);
  if (name.includes('\0'))
    throw new InputError('not-readable', `the file ${shown} has a name with NUL; expected the name of a file.`);
  try {
    return await readText(name);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new InputError('unknown-file', `there is no file ${shown}; expected a file that exists.`, {
        details: { name },
        cause,
      });
    const reason = code === 'EISDIR' ? 'it is a folder' : code === 'EACCES' ? 'no permission' : (code ?? String(cause));
    throw new InputError('not-readable', `the file ${shown} cannot be read (${reason}); expected a readable file.`, {
      details: { name },
      cause,
    });
  }
}

/** Reads piece by piece: a device says nothing of its size. */
async function readText(name: string): Promise<string> {
  const file = await open(name);
  try {
    const parts: Uint8Array[] = [];
    for (let size = 0; ;) {
      const part = new Uint8Array(PART_BYTES);
      const { bytesRead } = await file.read(part, 0, PART_BYTES, null);
      if (bytesRead === 0) return Buffer.concat(parts).toString('utf8');
      parts.push(part.subarray(0, bytesRead));
      size += bytesRead;
      if (size > MOST_BYTES)
        throw new InputError(
          'too-large-file',
          `the file ${name} has more than ${MOST_BYTES >> 20} MB; expected a smaller one.`,
        );
    }
  } finally {
    await file.close();
  }
}
