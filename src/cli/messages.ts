/** What the thread of the command and the one that watches over it tell each other. */
import type { LineAnswer } from './batch/answerLine.js';
import type { WatchOrder } from './Terminal.js';

/** What the thread of the command is told at its start. */
export interface ThreadData {
  /** Numbers that both threads see, by their places. */
  readonly shared: Int32Array;
  /** The width of the terminal that standard error is; 0 if it is none. */
  readonly columns: number;
  /** The module that the thread began with. */
  readonly program: string;
}

/** What a thread is told that answers lines of a batch. */
export interface JobData extends ThreadData {
  /** The words behind `batch`. */
  readonly jobOf: readonly string[];
}

/** From a thread that answers lines of a batch: it begins with the one it was given, or has its answer. */
export type FromJob = 'begun' | LineAnswer;

/** The places of the shared numbers. */
export const SHARED = {
  /** 1 when the user has asked to stop. */
  interrupted: 0,
  /** 1 while a line stands on the terminal that has to be wiped away. */
  statusShown: 1,
  /** 1 while output is being written. */
  writing: 2,
} as const;

/** From the thread of the command: how to watch over it, or that it wants standard input. */
export type FromCommand = WatchOrder | 'input';

/** To the thread of the command: the user asks to stop, or standard input cannot be read. */
export type ToCommand = { readonly interrupted: true } | { readonly inputFailed: string };

/** Wipes away the line that the cursor is in. */
export const WIPE_LINE = '\r\u001B[2K';
