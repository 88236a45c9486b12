import { isatty } from 'node:tty';
import { Worker } from 'node:worker_threads';
import { SHARED, WIPE_LINE, type FromCommand, type ThreadData, type ToCommand } from './messages.js';
import { CUT_OFF, INTERRUPTED, OUR_FAULT } from './exitCodes.js';
import { writeAll } from './writeAll.js';

/** A run that is asked to stop gets so many milliseconds to say what it knows. */
const GRACE_MS = 900;

/**
 * The process of a run whose time is over ends so many milliseconds later; its start is a part of them, but not of
 * these.
 */
const OVERTIME_MS = 400;
const LEAST_OVERTIME_MS = 250;

/** On a busy machine all takes longer: as much as the start did. */
function overtime(startMs: number): number {
  return Math.max(LEAST_OVERTIME_MS, OVERTIME_MS - startMs, startMs);
}

/** Signals that come so soon after each other are one. */
const SAME_INTERRUPT_MS = 100;

/** Ending a thread takes no longer, unless it is inside the operating system. */
const ENDING_MS = 300;

/**
 * Runs the command in a thread of its own and watches over it: this thread is idle, so it hears Ctrl-C and the end of
 * the time while the command computes. The command is asked to stop first, and ended if it does not.
 * @param program the module that runs the command when it is not on the main thread
 */
export function superviseCommand(program: URL): void {
  const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED).length));
  const columns = isatty(2) ? process.stderr.columns : 0;
  const workerData: ThreadData = { shared, columns, program: program.href };
  const worker = new Worker(program, { argv: process.argv.slice(2), stdin: true, workerData });
  let kept = '';
  let timer: NodeJS.Timeout | undefined;
  let interruptedAt: number | undefined;
  const tell = (message: ToCommand): void => worker.postMessage(message);
  const isWriting = (): boolean => Atomics.load(shared, SHARED.writing) === 1;

  const end = async (status: number, message: string): Promise<void> => {
    worker.removeAllListeners();
    const say = (): void => {
      wipe(shared);
      writeQuietly(1, kept);
      writeQuietly(2, `spgames: ${message}\n`);
    };
    if (status === INTERRUPTED)
      setTimeout(() => {
        say();
        endBySignal();
      }, ENDING_MS);
    await worker.terminate();
    say();
    process.exit(status);
  };
  const endIfLate = (timeoutMs: number, waitMs: number): void => {
    const message = `not finished after ${timeoutMs / 1000} s; expected a smaller input or more time`;
    timer = setTimeout(
      () => (isWriting() ? endIfLate(timeoutMs, GRACE_MS) : void end(CUT_OFF, `${process.argv[2]!}: ${message}`)),
      waitMs,
    );
  };

  worker.on('message', (message: FromCommand) => {
    if (message === 'input') {
      process.stdin.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => tell({ inputFailed: code }));
      process.stdin.pipe(worker.stdin!);
      return;
    }
    if (message.keep !== undefined) kept = message.keep;
    if (message.timeoutMs === undefined) return;
    clearTimeout(timer);
    if (message.timeoutMs < 2 ** 31) endIfLate(message.timeoutMs, message.timeoutMs + overtime(performance.now()));
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    wipe(shared);
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      writeQuietly(1, kept);
      writeQuietly(2, 'spgames: the input is too large for the memory; expected a smaller one.\n');
      process.exit(CUT_OFF);
    }
    writeQuietly(
      2,
      `spgames: this is a fault of spgames (${error.message}). Please report it with the command line.\n`,
    );
    process.exit(OUR_FAULT);
  });
  worker.on('exit', (status) => process.exit(status));
  process.on('SIGINT', () => {
    Atomics.store(shared, SHARED.interrupted, 1);
    tell({ interrupted: true });
    // A terminal and a wrapper such as npx may both pass on the same Ctrl-C.
    const isAgain = interruptedAt !== undefined && performance.now() - interruptedAt > SAME_INTERRUPT_MS;
    if (isAgain) void end(INTERRUPTED, 'interrupted');
    else if (interruptedAt === undefined) setTimeout(() => void end(INTERRUPTED, 'interrupted'), GRACE_MS);
    interruptedAt ??= performance.now();
  });
}

/** As if nobody had listened to Ctrl-C: for a command that is inside the operating system. */
function endBySignal(): void {
  process.removeAllListeners('SIGINT');
  process.kill(process.pid, 'SIGINT');
}

function wipe(shared: Int32Array): void {
  if (Atomics.exchange(shared, SHARED.statusShown, 0) === 1) writeQuietly(2, WIPE_LINE);
}

/** Writes for those who still read. */
function writeQuietly(descriptor: number, text: string): void {
  try {
    writeAll(descriptor, text);
  } catch {
    // Nobody reads it.
  }
}
