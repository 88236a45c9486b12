import { OUR_FAULT } from './exitCodes.js';
import { nodeTerminal } from './nodeTerminal.js';
import { runCommandLine } from './runCommandLine.js';
import { noSupervisor } from './runInThread.js';
import type { Terminal } from './Terminal.js';

/**
 * What is not done after so many milliseconds of computing is not a short run. A thread costs a third of them in its
 * start, and what is tried in vain is at most as much again as a run that needs the thread: bench/command.ts.
 */
const SHORT_MS = 400;

/**
 * Runs a command line on this thread if it is done in a moment and reads nothing: Ctrl-C ends it, and nothing else
 * watches over it. Nothing is written before all is done.
 * @param real where it writes in the end
 * @returns the exit status; undefined if nothing was done and the command line is to be run under supervision
 */
export async function runShortly(
  args: readonly string[],
  real: Terminal = nodeTerminal(noSupervisor(0)),
  shortMs: number = SHORT_MS,
): Promise<number | undefined> {
  const written: (() => void)[] = [];
  const start = process.cpuUsage();
  let isOver = false;
  let isSaved = false;
  const giveUp = (): never => {
    isOver = true;
    throw new Error('not short');
  };
  const terminal: Terminal = {
    print: (text) => void written.push(() => real.print(text)),
    warn: (text) => void written.push(() => real.warn(text)),
    read: giveUp,
    lines: giveUp,
    save: async (name, text) => {
      isInTime();
      // A pipe may have no reader: somebody is to watch over that.
      if (name !== '-' && (await isSpecial(name))) giveUp();
      isSaved = name !== '-';
      if (isSaved) await real.save(name, text);
      else terminal.print(text as string);
    },
    ...(real.open !== undefined && { open: real.open }),
    ...(real.newFile !== undefined && { newFile: real.newFile }),
    isInterrupted: () => isInTime() && false,
  };
  // Asking for the time that was used takes longer than for that of the day: not before so much can have been used.
  let next = performance.now() + shortMs;
  const isShort = (): boolean => {
    const now = performance.now();
    if (now < next) return true;
    const { user, system } = process.cpuUsage(start);
    const left = shortMs - (user + system) / 1000;
    next = now + left;
    return left > 0;
  };
  const isInTime = (): boolean => isSaved || (!isOver && isShort()) || giveUp();
  const status = await runCommandLine(args, terminal).catch(() => OUR_FAULT);
  if (isOver || status === OUR_FAULT) return undefined;
  for (const write of written) write();
  return status;
}

/** Is a name that of something else than a file, such as a pipe or a device? */
async function isSpecial(name: string): Promise<boolean> {
  const { stat } = await import('node:fs/promises');
  const known = await stat(name).catch(() => undefined);
  return known !== undefined && !known.isFile();
}
