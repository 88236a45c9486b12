import { closeSync, openSync, readSync } from 'node:fs';
import { InputError, LimitError } from '../errors.js';
import type { FileLine, LinesFrom } from '../sources/internal.js';

const PIECE = 2 ** 16;
/** The longest line that is read. */
const LONGEST_LINE = 2 ** 26;
const NEWLINE = 10;

/**
 * The lines of a file, read piece by piece; the place of a line is the number of bytes before it.
 * @throws InputError `unknown-file`, LimitError `too-large-argument` for a line above 2²⁶ bytes, as lines are read
 */
export function linesOfFile(name: string): LinesFrom {
  return (start) => lines(name, start);
}

/** The same for what is in a file. */
export function linesOfBytes(content: Uint8Array): LinesFrom {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return function* (first) {
    for (let start = first; start < bytes.length;) {
      const found = bytes.indexOf(NEWLINE, start);
      const end = found === -1 ? bytes.length : found;
      yield { text: bytes.toString('utf8', start, end), start };
      start = end + 1;
    }
  };
}

function* lines(name: string, first: number): Generator<FileLine, void, undefined> {
  const file = opened(name);
  try {
    const piece = Buffer.alloc(PIECE);
    let rest = Buffer.alloc(0);
    let start = first;
    for (let at = first; ;) {
      const count = readSync(file, piece, 0, PIECE, at);
      if (count === 0) break;
      at += count;
      const bytes = Buffer.concat([rest, piece.subarray(0, count)]);
      let from = 0;
      for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
        yield { text: bytes.toString('utf8', from, end), start: start + from };
        from = end + 1;
      }
      rest = bytes.subarray(from);
      start += from;
      if (rest.length > LONGEST_LINE)
        throw new LimitError('too-large-argument', `file:${name}: a line above 2^26 bytes; expected shorter ones.`);
    }
    if (rest.length > 0) yield { text: rest.toString('utf8'), start };
  } finally {
    closeSync(file);
  }
}

function opened(name: string): number {
  try {
    return openSync(name, 'r');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InputError('unknown-file', `parseItems: ${name} cannot be read (${reason}); expected a file.`, {
      cause,
    });
  }
}
