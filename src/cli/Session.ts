import { LimitError } from '../errors.js';
import type { RunOptions } from '../run.js';
import { type Source, parseSource } from '../sources/index.js';
import { ProgressReport } from './ProgressReport.js';
import type { Terminal } from './Terminal.js';

/** One run of a command: its files, the time it has left and the progress it shows. */
export class Session {
  readonly terminal: Terminal;
  readonly #start: number = performance.now();
  readonly #timeoutMs: number | undefined;
  readonly #progress: ProgressReport;
  readonly #shared = new Map<string, unknown>();

  /** @param timeout seconds for all that follows */
  constructor(terminal: Terminal, timeout?: number) {
    this.terminal = terminal;
    this.#timeoutMs = timeout === undefined ? undefined : timeout * 1000;
    this.#progress = new ProgressReport(terminal, this.#start);
  }

  /**
   * The options for the next step: what is left of the time.
   * @param atMostMs a bound for this step alone
   * @throws LimitError `timeout` if no time is left
   */
  run(atMostMs: number = Infinity): RunOptions {
    const left = this.#timeoutMs === undefined ? Infinity : this.#timeoutMs - (performance.now() - this.#start);
    if (left <= 0)
      throw new LimitError('timeout', `not finished after ${this.#timeoutMs! / 1000} seconds.`, {
        hint: 'Allow more time with --timeout, or choose a smaller input.',
      });
    const timeoutMs = Math.ceil(Math.min(left, atMostMs));
    return {
      onProgress: (progress) => this.#progress.show(progress),
      ...(timeoutMs !== Infinity && { timeoutMs }),
    };
  }

  /** Milliseconds for each of some steps to come, if they share what is left of the time; ∞ without a bound. */
  share(steps: number): number {
    if (this.#timeoutMs === undefined) return Infinity;
    return Math.max(1, (this.#timeoutMs - (performance.now() - this.#start)) / steps);
  }

  /** What all sources of a run share, made when it is first asked for. */
  once<T>(name: string, make: () => T): T {
    if (!this.#shared.has(name)) this.#shared.set(name, make());
    return this.#shared.get(name) as T;
  }

  /** What a source stands for; its files are read from the disk. */
  async source(text: string): Promise<Source> {
    return parseSource(text, { ...this.run(), read: this.terminal.read });
  }

  /** Ends the display of progress. */
  end(): void {
    this.#progress.end();
  }
}
