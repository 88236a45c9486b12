import { askBatch } from './askBatch.js';
import { askedOf, askedOfBytes, type Asked } from './asked.js';
import type { FromThread, ThreadStart, ToThread } from './messages.js';
import { SurveyFolder } from './SurveyFolder.js';

/** A thread that keeps more than so many bytes of what it learned is replaced after its batch. */
const KEPT_BYTES = 2 ** 28;

/** What a thread and its starter talk through. */
export interface SurveyPort {
  postMessage(message: FromThread): void;
  on(event: 'message', hear: (message: ToThread) => void): unknown;
}

/** Asks, in this thread, about the items of batches as it is told. */
export function answerTasks(port: SurveyPort): void {
  let begun: { readonly start: ThreadStart; readonly asked: Asked } | undefined;
  port.on('message', (message) => {
    try {
      if ('begin' in message) {
        const { survey, files } = message.begin;
        begun = {
          start: message.begin,
          asked: typeof files === 'string' ? askedOf(new SurveyFolder(files, survey)) : askedOfBytes(survey, files),
        };
        port.postMessage('ready');
        return;
      }
      const { asked, start } = begun!;
      askBatch(asked, message.task, start.bounds, {
        at: (item) => {
          start.at[0] = item === undefined ? 0 : item + 1;
        },
        atColumn: (column) => {
          start.at[1] = column;
        },
        rows: (rows, before) => port.postMessage({ rows, before }),
      });
      const { heapUsed, external } = process.memoryUsage();
      port.postMessage({ doneWith: message.task.batch, isFull: heapUsed + external > KEPT_BYTES });
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
