import { constants } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { InputError } from '../errors.js';
import { decodeText } from './decodeText.js';

/** Larger files do not fit into a text. */
const MOST_BYTES = 2 ** 28;
const PART_BYTES = 2 ** 20;

/** The text of a file. @throws InputError `unknown-file`, `not-readable`, `not-text` */
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
  const known = await stat(name);
  const file = await open(name, known.isFIFO() ? constants.O_RDONLY | constants.O_NONBLOCK : 'r');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of known.isFIFO() ? piecesOfPipe(file) : piecesOf(file)) {
    parts.push(part);
    size += part.length;
    if (size > MOST_BYTES)
      throw new InputError(
        'too-large-file',
        `the file ${name} has more than ${MOST_BYTES >> 20} MB; expected a smaller one.`,
      );
  }
  return decodeText(Buffer.concat(parts), `the file ${JSON.stringify(name).slice(1, -1)}`);
}

async function* piecesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const part = new Uint8Array(PART_BYTES);
      const { bytesRead } = await file.read(part, 0, PART_BYTES, null);
      if (bytesRead === 0) return;
      yield part.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/**
 * What comes through a pipe, which may be nothing for ever: no thread is blocked, which would hold up the end of the
 * process.
 */
async function* piecesOfPipe(file: FileHandle): AsyncGenerator<Uint8Array> {
  const { Socket } = await import('node:net');
  try {
    yield* new Socket({ fd: file.fd, readable: true, writable: false }) as AsyncIterable<Uint8Array>;
  } finally {
    await file.close().catch(() => undefined);
  }
}
