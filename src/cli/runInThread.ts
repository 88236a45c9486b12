import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { startJob } from './batch/startJob.js';
import { SHARED, type JobData, type ThreadData, type ToCommand } from './messages.js';
import type { SheetData } from './repl/Sheet.js';
import { nodeTerminal, type Supervisor } from './nodeTerminal.js';
import { runCommandLine } from './runCommandLine.js';

/**
 * Runs the command line of the process in this thread; the main thread watches over it, unless this is the main thread.
 */
export async function runInThread(): Promise<void> {
  if (isJob(workerData)) {
    const { runJob } = await import('./batch/runJob.js');
    return runJob(parentPort!, workerData.jobOf, { ...nodeTerminal(jobOf(workerData)), warn: () => undefined });
  }
  if (typeof workerData === 'object' && workerData !== null && 'sheet' in workerData) {
    const { runSheet } = await import('./repl/runSheet.js');
    return runSheet(parentPort!, workerData as SheetData);
  }
  if (typeof workerData === 'object' && workerData !== null && 'survey' in workerData) {
    const { answerTasks } = await import('../surveys/internal.js');
    return answerTasks(parentPort!);
  }
  const supervisor = parentPort === null ? noSupervisor() : mainThread(parentPort, workerData as ThreadData);
  process.exit(await runCommandLine(process.argv.slice(2), nodeTerminal(supervisor)));
}

function isJob(data: unknown): data is JobData {
  return typeof data === 'object' && data !== null && 'jobOf' in data;
}

/** For a thread that answers lines of a batch: it hears of Ctrl-C, and prints nothing. */
function jobOf({ shared }: JobData): Supervisor {
  return { ...noSupervisor(0), isInterrupted: () => Atomics.load(shared, SHARED.interrupted) === 1 };
}

function mainThread(port: MessagePort, data: ThreadData): Supervisor {
  const { shared, columns } = data;
  const interruption = new Promise<void>((resolve) => {
    port.on('message', (message: ToCommand) => {
      if ('interrupted' in message) resolve();
      else process.stdin.destroy(Object.assign(new Error('not readable'), { code: message.inputFailed }));
    });
  });
  // Only listening is not a reason to go on.
  port.unref();
  return {
    isInterrupted: () => Atomics.load(shared, SHARED.interrupted) === 1,
    interruption,
    mark: (place, value) => Atomics.exchange(shared, SHARED[place], value),
    tell: (message) => port.postMessage(message),
    startJob: (args) => startJob(data, args),
    columns,
  };
}

/**
 * Where nobody watches over the command.
 * @param columns of the terminal that shows how far it is: to look for one takes a moment
 */
export function noSupervisor(columns: number = process.stderr.isTTY ? process.stderr.columns : 0): Supervisor {
  const marks: Partial<Record<keyof typeof SHARED, 0 | 1>> = {};
  return {
    isInterrupted: () => false,
    interruption: new Promise(() => undefined),
    mark: (place, value) => {
      const before = marks[place] ?? 0;
      marks[place] = value;
      return before;
    },
    tell: () => undefined,
    startJob: undefined,
    columns,
  };
}
