import type { MessagePort } from 'node:worker_threads';
import type { SheetAnswer, SheetData, SheetQuestion } from './Sheet.js';
import { SheetHost } from './SheetHost.js';

/** Evaluates what comes to this thread. */
export function runSheet(port: MessagePort, { sheet, stop }: SheetData): void {
  const host = new SheetHost();
  const signal = {
    get aborted() {
      return Atomics.load(stop, 0) !== 0;
    },
  };
  const answer = async (question: SheetQuestion): Promise<SheetAnswer> => {
    if ('complete' in question) return { completion: host.complete(question.complete) };
    if ('restore' in question) return { lost: host.restore(question.restore) };
    await host.readFiles(question.evaluate, { ...sheet, signal });
    const reply = host.evaluate(question.evaluate, { ...sheet, signal });
    return { reply, variables: host.changes() };
  };
  const say = (what: SheetAnswer): void => port.postMessage(what);
  port.on('message', (question: SheetQuestion) => void answer(question).then(say));
  say({ ready: true });
}
