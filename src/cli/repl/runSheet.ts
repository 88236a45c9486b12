import type { MessagePort } from 'node:worker_threads';
import type { SheetData, SheetQuestion } from './Sheet.js';
import { SheetHost } from './SheetHost.js';

/** Evaluates what comes to this thread. */
export function runSheet(port: MessagePort, { sheet, stop }: SheetData): void {
  const host = new SheetHost();
  const signal = {
    get aborted() {
      return Atomics.load(stop, 0) !== 0;
    },
  };
  port.on('message', (question: SheetQuestion) => {
    const reply =
      'complete' in question
        ? host.complete(question.complete)
        : host.evaluate(question.evaluate, { ...sheet, signal });
    port.postMessage(reply);
  });
}
