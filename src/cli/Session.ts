import { LimitError } from '../errors.js';
import { machineMemory } from '../memory.js';
import { Work, type RunOptions } from '../run.js';
import {
  atPosition,
  latticeSource,
  parseLatticeSource,
  parseSource,
  type LatticeSource,
  type LatticeSourceOptions,
  type Source,
  type SourceOptions,
} from '../sources/index.js';
import { visible } from './plainText.js';
import { printJson } from './printJson.js';
import { errorLine } from './reportError.js';
import { requireMemory } from './requireMemory.js';
import { ProgressReport } from './ProgressReport.js';
import type { Terminal } from './Terminal.js';

/** The time in milliseconds of a run without a bound, so that an interruption is the end of its time. */
const FOREVER_MS = 1e12;

/** What is left of the time after an interruption, in milliseconds: enough to say what is proven so far. */
const AFTER_INTERRUPTION_MS = 300;

/** What a file needs at most to be written, in milliseconds: so much is left for it when the time is over. */
const SAVING_MS = 150;

/** Three quarters of the machine or container: the rest is for other programs. */
function defaultMemory(): number {
  return 0.75 * (machineMemory() ?? Infinity);
}

/** Reads the files that a source names. */
export type Reader = (name: string) => Promise<string>;

/** The bounds of a run, and how it prints. */
export interface SessionOptions {
  /** Seconds for all that follows. */
  readonly timeout?: number | undefined;
  /** Bytes for all that follows. */
  readonly memory?: number | undefined;
  /** The bounds are those of another run, of which this is a part: they are not looked at again. */
  readonly isPart?: boolean;
  /** What is shown is printed at once: people read it on standard output. */
  readonly streams?: boolean;
  /** A document is printed at the end: what is kept stands in its place if the run is ended from outside. */
  readonly keeps?: boolean;
}

/** One run of a command: its files, the time it has left, what it shows before all is done, and its progress. */
export class Session {
  readonly terminal: Terminal;
  /** Has the run read a file? */
  hasRead = false;
  /** All that the run does, within its time. */
  readonly work: Work;
  /** Are people shown what is known at once? */
  readonly streams: boolean;
  /** What people have been shown of the answer. */
  shown = '';
  /** What cut a part of the answer off, if that is known. */
  cutOffBy: LimitError | undefined;
  readonly #progress: ProgressReport;
  readonly #keeps: boolean;
  readonly #shared: Map<string, unknown>;

  /**
   * @param command its name, for errors and progress
   * @param whole the run that this is a part of
   * @throws InputError `invalid-option` for less memory than the process has already
   */
  constructor(
    terminal: Terminal,
    command: string,
    { timeout, memory, streams = false, keeps = false, isPart = false }: SessionOptions = {},
    whole?: Session,
  ) {
    if (memory !== undefined && !isPart) requireMemory(command, memory);
    this.terminal = terminal;
    this.streams = streams;
    this.#keeps = keeps;
    this.#shared = whole === undefined ? new Map<string, unknown>() : whole.#shared;
    this.#progress = whole === undefined ? new ProgressReport(terminal, command, performance.now()) : whole.#progress;
    const timeoutMs = timeout === undefined ? undefined : timeout * 1000;
    if (whole !== undefined) {
      this.work = new Work(command, whole.run(timeoutMs));
      return;
    }
    if (timeoutMs !== undefined) terminal.watch?.({ timeoutMs });
    const bounds = { memory: memory ?? defaultMemory() };
    const onProgress: RunOptions['onProgress'] = (progress) => this.#progress.show(progress);
    const { isInterrupted } = terminal;
    if (isInterrupted === undefined)
      this.work = new Work(command, { ...bounds, onProgress, ...(timeoutMs !== undefined && { timeoutMs }) });
    else {
      const wholeMs = timeoutMs ?? FOREVER_MS;
      this.work = new Work(command, { ...bounds, onProgress, timeoutMs: wholeMs }, clockUpTo(isInterrupted, wholeMs));
    }
  }

  /**
   * The options for the next step: what is left of the time.
   * @param atMostMs a bound for this step alone
   * @throws LimitError `too-long` if no time is left
   */
  run(atMostMs: number = Infinity): RunOptions {
    if (this.work.timeLeft === 0) this.work.tick(0);
    return this.work.part({ timeoutMs: atMostMs });
  }

  /** What all sources of a run share, made when it is first asked for. */
  once<T>(name: string, make: () => T): T {
    if (!this.#shared.has(name)) this.#shared.set(name, make());
    return this.#shared.get(name) as T;
  }

  /**
   * What a source stands for; its files are read from the disk.
   * @param position the pieces that were placed in it, by their labels
   */
  async source(text: string, position?: string, read?: Reader): Promise<Source> {
    const source = await parseSource(text, { ...this.run(), ...this.reading(read) });
    return position === undefined ? source : atPosition(source, position, this.run());
  }

  /**
   * The lattice game of a source, or of the heaps of a ruleset that stands alone, as in `octal(.77)`.
   * @param position where it is looked at
   */
  async latticeSource(
    text: string,
    { position, ...options }: LatticeSourceOptions & { readonly position?: string } = {},
    read?: Reader,
  ): Promise<LatticeSource> {
    const own = { ...options, ...this.run() };
    if (position !== undefined) return latticeSource(await this.source(text, position, read), own);
    return parseLatticeSource(text, { ...own, ...this.reading(read) });
  }

  /** How sources are read: their files, and a line on standard error for what is read as something else. */
  reading(
    read: Reader = (name) => this.read(name),
  ): Required<Pick<SourceOptions, 'onReadAs'>> & { readonly read: Reader } {
    return {
      read,
      onReadAs: (notation) =>
        this.terminal.warn(`read as ${notation}
`),
    };
  }

  /** The text of a file, within the time. @throws LimitError `too-long` */
  async read(name: string): Promise<string> {
    this.hasRead = true;
    return this.within(this.terminal.read(name));
  }

  /**
   * Writes a file, within the time: whoever reads a pipe may never come.
   * @throws InputError `not-writable`, LimitError `too-long`
   */
  async save(name: string, content: string | Uint8Array): Promise<void> {
    const { timeLeft } = this.work;
    // What is known when the user asks to stop is written, too.
    await this.#before(this.terminal.save(name, content), Math.max(timeLeft, SAVING_MS));
  }

  /** What others bring, if they do within the time and before the user asks to stop. @throws LimitError `too-long` */
  async within<T>(promise: Promise<T>): Promise<T> {
    return this.#before(promise, this.work.timeLeft, this.terminal.interruption);
  }

  async #before<T>(promise: Promise<T>, milliseconds: number, interruption?: Promise<void>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<'late'>((resolve) => {
      if (milliseconds < 2 ** 31) timer = setTimeout(() => resolve('late'), milliseconds + 1);
    });
    const stopped = interruption?.then(() => 'late' as const);
    try {
      const first = await Promise.race([promise.then((value) => ({ value })), tooLate, ...(stopped ? [stopped] : [])]);
      if (first !== 'late') return first.value;
    } finally {
      clearTimeout(timer);
    }
    this.work.tick(0);
    throw new LimitError('too-long', `${this.work.task}: not finished in time.`);
  }

  /** As `within`, for what ends when it is told to. @throws LimitError `too-long` */
  async stoppable<T>(start: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    try {
      return await this.within(start(stop.signal));
    } finally {
      stop.abort();
    }
  }

  /**
   * A part of the run with a time of its own.
   * @param timeout seconds
   * @throws LimitError `too-long` if no time is left
   */
  part(command: string, timeout: number | undefined): Session {
    return new Session(this.terminal, command, { timeout }, this);
  }

  /**
   * What is found within the bounds; undefined if they cut it off, and `cutOffBy` is what did. Errors of any other kind
   * pass.
   */
  inTime<T>(compute: () => Promise<T>): Promise<T | undefined>;
  inTime<T>(compute: () => T): T | undefined;
  inTime<T>(compute: () => T | Promise<T>): T | undefined | Promise<T | undefined> {
    try {
      const found = compute();
      return found instanceof Promise ? found.catch((error: unknown) => this.#cutOff(error)) : found;
    } catch (error) {
      return this.#cutOff(error);
    }
  }

  /** The source of a text, or undefined if it is not read in time. @param position where it is looked at */
  async sourceInTime(text: string, position?: string): Promise<Source | undefined> {
    return this.inTime(() => this.source(text, position));
  }

  #cutOff(error: unknown): undefined {
    if (!(error instanceof LimitError)) throw error;
    this.cutOffBy = error;
    return undefined;
  }

  /** Has the user asked to stop? */
  get isInterrupted(): boolean {
    return this.terminal.isInterrupted?.() === true;
  }

  /** Why something is undecided, if that is known. */
  get cause(): LimitError | undefined {
    return this.cutOffBy ?? this.work.outOfMemory;
  }

  /** Shows how far the run has come. @param line from the seconds since its start */
  progress(line: (seconds: number) => string): void {
    this.#progress.showLine(line);
  }

  /** Says on standard error why something is undecided. */
  warnOfOpen(reason: string = this.cause?.message ?? 'not decided within the time and the limits.'): void {
    const { task } = this.work;
    const message = reason.startsWith(`${task}:`) ? reason : `${task}: ${reason}`;
    const hint = this.cause?.hint;
    this.terminal.warn(
      errorLine(this.isInterrupted ? { message: 'interrupted' } : { message, ...(hint !== undefined && { hint }) }),
    );
  }

  /** Says what is at work, as the user knows it: progress names it. */
  stage(name: string): void {
    this.#progress.stage = name;
  }

  /** Shows people the next piece of the text of the answer as soon as it is known. */
  show(text: string): void {
    if (!this.streams) return;
    this.shown += visible(text);
    this.terminal.print(visible(text));
  }

  /** Keeps the document to be printed if the run has to be ended from outside. */
  keep(document: () => object): void {
    if (this.#keeps) this.terminal.watch?.({ keep: `${printJson(document())}\n` });
  }

  /** Ends the display of progress, and the watch over the time. */
  end(): void {
    this.#progress.end();
    this.terminal.watch?.({ timeoutMs: Infinity });
  }
}

/** A clock that jumps, when the user asks to stop, almost to the end of the time. */
function clockUpTo(isInterrupted: () => boolean, wholeMs: number): () => number {
  const end = performance.now() + wholeMs - AFTER_INTERRUPTION_MS;
  let skipped: number | undefined;
  return () => {
    const now = performance.now();
    if (!isInterrupted()) return now;
    skipped ??= Math.max(0, end - now);
    return now + skipped;
  };
}
