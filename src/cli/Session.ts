import { machineMemory } from '../memory.js';
import { Work, type RunOptions } from '../run.js';
import { type Source, atPosition, parseSource } from '../sources/index.js';
import type { CommonOptions } from './commonOptions.js';
import { ProgressReport } from './ProgressReport.js';
import type { Terminal } from './Terminal.js';

/** Three quarters of the machine or container: the rest is for other programs. */
function defaultMemory(): number {
  return 0.75 * (machineMemory() ?? Infinity);
}

/** One run of a command: its files, the time it has left and the progress it shows. */
export class Session {
  readonly terminal: Terminal;
  /** All that the run does, within its time. */
  readonly work: Work;
  readonly #progress: ProgressReport;
  readonly #shared = new Map<string, unknown>();

  /**
   * @param command its name, for errors
   * @param bounds seconds and bytes for all that follows
   */
  constructor(terminal: Terminal, command: string, bounds: Pick<CommonOptions, 'timeout' | 'memory'> = {}) {
    const { timeout, memory = defaultMemory() } = bounds;
    this.terminal = terminal;
    this.#progress = new ProgressReport(terminal, performance.now());
    this.work = new Work(command, {
      onProgress: (progress) => this.#progress.show(progress),
      ...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
      memory,
    });
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

  /** Milliseconds for each of some steps to come, if they share what is left of the time; ∞ without a bound. */
  share(steps: number): number {
    return Math.max(1, this.work.timeLeft / steps);
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
  async source(text: string, position?: string): Promise<Source> {
    const source = await parseSource(text, { ...this.run(), read: this.terminal.read });
    return position === undefined ? source : atPosition(source, position, this.run());
  }

  /** Ends the display of progress. */
  end(): void {
    this.#progress.end();
  }
}
