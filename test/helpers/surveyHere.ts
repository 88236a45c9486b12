import { EventEmitter } from 'node:events';
import type { RunSurveyOptions } from '../../src/surveys/index.js';
import { answerTasks, type SurveyPort } from '../../src/surveys/internal.js';

/**
 * A thread of a survey that is none: it answers in this one, from the sources. What really are threads is tested with
 * the built command.
 */
export const startHere: NonNullable<RunSurveyOptions['start']> = () => {
  const here = new EventEmitter();
  const there = new EventEmitter();
  let isEnded = false;
  const sendTo =
    (ear: EventEmitter) =>
    (message: unknown): void =>
      void setImmediate(() => {
        if (!isEnded) ear.emit('message', structuredClone(message));
      });
  const port: SurveyPort = {
    postMessage: sendTo(here),
    on: (event, hear) => there.on(event, hear),
  };
  answerTasks(port);
  const thread = {
    postMessage: sendTo(there),
    on: (event: string, hear: (what: never) => void) => {
      here.on(event, hear as (what: unknown) => void);
      return thread;
    },
    terminate: () => {
      isEnded = true;
      return Promise.resolve(0);
    },
  };
  return thread as unknown as ReturnType<NonNullable<RunSurveyOptions['start']>>;
};
