import { isatty } from 'node:tty';
import { InputError } from '../errors.js';
import { BAD_INPUT } from './exitCodes.js';
import { WIPE_LINE, type FromCommand, type SHARED } from './messages.js';
import type { Terminal } from './Terminal.js';
import { writeAll } from './writeAll.js';

/** The thread that watches over the command. */
export interface Supervisor {
  readonly isInterrupted: () => boolean;
  readonly interruption: Promise<void>;
  /** Sets a number that both threads see, and returns what it was. */
  readonly mark: (place: keyof typeof SHARED, value: 0 | 1) => number;
  readonly tell: (message: FromCommand) => void;
  /** Undefined where there are no more threads. */
  readonly startJob: Terminal['startJob'] | undefined;
  /** The width of the terminal that standard error is; 0 if it is none. */
  readonly columns: number;
}

/** The terminal of this process. Who stops reading our output early, as `head` does, ends the process quietly. */
export function nodeTerminal({ isInterrupted, interruption, mark, tell, startJob, columns }: Supervisor): Terminal {
  let input: Promise<string> | undefined;
  const write = (descriptor: number, data: string | Uint8Array): void => {
    mark('writing', 1);
    if (mark('statusShown', 0) === 1) writeAll(2, WIPE_LINE);
    writeAll(descriptor, data);
    mark('writing', 0);
  };
  const warn = (message: string): void => {
    try {
      write(2, message);
    } catch {
      // Nobody reads it.
    }
  };
  const print = (data: string | Uint8Array): void => {
    try {
      write(1, data);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EPIPE') warn(`spgames: the output cannot be written (${code ?? message})\n`);
      process.exit(code === 'EPIPE' ? 0 : BAD_INPUT);
    }
  };
  const status = (line: string | undefined): void => {
    if (line === undefined) return warn('');
    warn(`${WIPE_LINE}${line.slice(0, columns - 1)}`);
    mark('statusShown', 1);
  };
  const readInput = async (): Promise<string> => {
    tell('input');
    // What reads and writes files is loaded when there is one: the start is shorter without.
    const { buffer } = await import('node:stream/consumers');
    const { decodeText } = await import('./decodeText.js');
    try {
      return decodeText(await buffer(process.stdin), 'standard input');
    } catch (cause) {
      if (cause instanceof InputError) throw cause;
      const { code } = cause as NodeJS.ErrnoException;
      throw new InputError('not-readable', `standard input cannot be read (${code}); expected text.`, { cause });
    }
  };
  const lines = (): AsyncIterable<string> => {
    input = Promise.reject(
      new InputError('not-readable', 'standard input is read line by line; expected the name of a file.'),
    );
    input.catch(() => undefined);
    tell('input');
    return linesOfStream(process.stdin);
  };
  return {
    print,
    warn,
    // Standard input can be read once only, but may be named twice.
    read: async (name) =>
      name === '-' ? (input ??= readInput()) : (await import('./readFileText.js')).readFileText(name),
    save: async (name, data) => (name === '-' ? print(data) : (await import('./saveFile.js')).saveFile(name, data)),
    open: async (name) => (await import('./openFile.js')).openFile(name),
    newFile: async (ending) => (await import('./openFile.js')).newFile(ending),
    lines,
    isInteractive: () => isatty(0),
    ...(startJob !== undefined && { startJob }),
    columns: outputColumns,
    status: columns > 0 ? status : undefined,
    isInterrupted,
    interruption,
    watch: tell,
  };
}

/** What `COLUMNS` says, else the width of the terminal that standard output is; a thread knows none. */
function outputColumns(): number | undefined {
  const { COLUMNS = '' } = process.env;
  return /^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : process.stdout.columns;
}

/**
 * The lines of a text that comes in pieces; the last one may have no end.
 * @throws InputError `not-text` with the number of the line
 */
export async function* linesOfStream(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const { decodeText } = await import('./decodeText.js');
  let count = 0;
  const lineOf = (bytes: Uint8Array): string =>
    decodeText(bytes, `line ${++count} of standard input`).replace(/\r$/, '');
  // What has come of a line so far, in pieces.
  let begun: Uint8Array[] = [];
  for await (const piece of stream) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece);
    let start = 0;
    for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, start)) {
      yield lineOf(Buffer.concat([...begun, bytes.subarray(start, end)]));
      begun = [];
      start = end + 1;
    }
    begun.push(bytes.subarray(start));
  }
  const rest = Buffer.concat(begun);
  if (rest.length > 0) yield lineOf(rest);
}

const LINE_END = 0x0a;
