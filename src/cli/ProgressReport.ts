import type { Progress } from '../run.js';
import type { Terminal } from './Terminal.js';

const SILENT_MS = 1000;
const LINE_EVERY_MS = 3000;
const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';

/** Shows on standard error that long work goes on: a line that turns on a terminal, elsewhere a line now and then. */
export class ProgressReport {
  /** What is at work, as the user knows it. */
  stage: string;
  readonly #terminal: Terminal;
  readonly #start: number;
  readonly #everyMs: number;
  #nextLine: number;
  #frame = 0;

  constructor(terminal: Terminal, stage: string, start: number) {
    this.stage = stage;
    this.#terminal = terminal;
    this.#start = start;
    this.#everyMs = terminal.progressEveryMs ?? LINE_EVERY_MS;
    this.#nextLine = start + this.#everyMs;
  }

  /** Called from within the work, which does not let timers run: the line turns by being drawn here. */
  show({ found }: Pick<Progress, 'found'>): void {
    this.showLine((seconds) => `${this.stage}: ${found} found, ${seconds} s`);
  }

  /** @param line what to show, from the seconds since the start */
  showLine(line: (seconds: number) => string): void {
    const now = performance.now();
    if (now - this.#start < SILENT_MS) return;
    const text = line(Math.floor((now - this.#start) / 1000));
    if (this.#terminal.status !== undefined) {
      this.#frame = (this.#frame + 1) % FRAMES.length;
      this.#terminal.status(`${FRAMES[this.#frame]!} ${text}`);
    } else if (now >= this.#nextLine) {
      this.#nextLine = now + this.#everyMs;
      this.#terminal.warn(`${text}\n`);
    }
  }

  /** Wipes the line away. */
  end(): void {
    this.#terminal.status?.(undefined);
  }
}
