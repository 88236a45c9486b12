import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { SHARED, type ThreadData, type ToCommand } from './messages.js';
import { nodeTerminal, type Supervisor } from './nodeTerminal.js';
import { runCommandLine } from './runCommandLine.js';

/** Runs the command line of the process in this thread; the main thread watches over it, unless this is the main thread. */
export async function runInThread(): Promise<void> {
  const supervisor = parentPort === null ? noSupervisor() : mainThread(parentPort, workerData as ThreadData);
  process.exit(await runCommandLine(process.argv.slice(2), nodeTerminal(supervisor)));
}

function mainThread(port: MessagePort, { shared, columns }: ThreadData): Supervisor {
  const interruption = new Promise<void>((resolve) => {
    port.on('message', (message: ToCommand) => {
      if ('interrupted' in message) resolve();
      else process.stdin.destroy(Object.assign(new Error('not readable'), { code: message.inputFailed }));
    });
  });
  // Only listening is no reason to go on.
  port.unref();
  return {
    isInterrupted: () => Atomics.load(shared, SHARED.interrupted) === 1,
    interruption,
    mark: (place, value) => Atomics.exchange(shared, SHARED[place], value),
    tell: (message) => port.postMessage(message),
    columns,
  };
}

function noSupervisor(): Supervisor {
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
    columns: process.stderr.isTTY ? process.stderr.columns : 0,
  };
}
