import type { Answerer } from './batch/inParallel.js';

/** What the command line needs of the world; the tests bring their own. */
export interface Terminal {
  /** Writes data to standard output, and returns when it is written. */
  readonly print: (text: string) => void;
  /** Writes a message to standard error. */
  readonly warn: (text: string) => void;
  /**
   * The text of a file; `-` is standard input.
   * @throws InputError `unknown-file`, `not-readable`
   */
  readonly read: (name: string) => Promise<string>;
  /**
   * Writes a whole file or nothing; `-` is standard output.
   * @throws InputError `not-writable`
   */
  readonly save: (name: string, content: string | Uint8Array) => Promise<void>;
  /**
   * Shows a file in the program that the system has for it.
   * @throws InputError `not-available`
   */
  readonly open?: (name: string) => Promise<void>;
  /** The name of a file that is not there yet. @param ending without a point */
  readonly newFile?: (ending: string) => Promise<string>;
  /** The lines of standard input, each as soon as it is there; undefined where it is read as a whole. */
  readonly lines?: () => AsyncIterable<string>;
  /** Does a person type what standard input is? */
  readonly isInteractive?: () => boolean;
  /** Somebody who answers lines of a batch beside this thread. @param args the words behind `batch` */
  readonly startJob?: (args: readonly string[]) => Answerer;
  /** Shows a line that the next one replaces, or wipes it away; undefined if standard error is not a terminal. */
  readonly status?: ((text: string | undefined) => void) | undefined;
  /** Milliseconds between two lines of progress where there is no such line; 3000 if not given. */
  readonly progressEveryMs?: number;
  /** The width of the terminal that standard output is, or that the user wishes; undefined where nothing is known. */
  readonly columns?: () => number | undefined;
  /** Has the user asked to stop (Ctrl-C)? What is known is then printed. */
  readonly isInterrupted?: () => boolean;
  /** Settled when the user asks to stop. */
  readonly interruption?: Promise<void>;
  /** Says what may end the process from outside if the work does not end by itself. */
  readonly watch?: (order: WatchOrder) => void;
}

/** What is told to the one who watches over a run. */
export interface WatchOrder {
  /** The run has so many milliseconds from now; `Infinity` when all is done but writing. */
  readonly timeoutMs?: number;
  /** What to print, as a whole, if the run is ended from outside. */
  readonly keep?: string;
}
