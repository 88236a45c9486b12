import type { Progress } from '../run.js';
import type { Packed } from './pack.js';
import type { TaskName } from './Task.js';

/** What a thread is told to do. */
export interface Question {
  readonly id: number;
  /** The function that the user called, for errors. */
  readonly caller: string;
  readonly task: TaskName;
  readonly subject: Packed;
  readonly bounds: { readonly limit?: number; readonly timeoutMs?: number; readonly memory?: number };
  readonly wantsProgress: boolean;
  /** What else was given: properties, what to list. */
  readonly options: Packed;
}

/** What a thread says of a question: that its time runs, how far it has come, and how it ended. */
export type ThreadReply = { readonly id: number } & (
  { readonly begun: true } | { readonly progress: Progress } | { readonly answer: Packed } | { readonly error: Packed }
);
