/**
 * Long computations in threads beside the program, Web Workers on pages and worker threads in Node, with progress,
 * bounds and an `AbortSignal`.
 *
 * @module spgames/worker
 */
export { answerInThread } from './answerInThread.js';
export { inWorker } from './inWorker.js';
export type {
  AbortSignalWithEvents,
  AnalyzeTaskOptions,
  Answers,
  ComplexTaskOptions,
  TaskName,
  TaskOptions,
  TaskSubject,
} from './Task.js';
export type { Thread } from './startThread.js';
export { Workers, type WorkersOptions } from './Workers.js';
