import { createRequire } from 'node:module';
import type ora from 'ora';
import type { Ora } from 'ora';
import type { Progress } from '../run.js';
import type { Terminal } from './Terminal.js';

const SILENT_MS = 1000;
const LINE_EVERY_MS = 3000;

/** Shows on standard error that long work goes on: a spinner on a terminal, elsewhere a line now and then. */
export class ProgressReport {
  readonly #terminal: Terminal;
  readonly #start: number;
  #nextLine: number;
  #spinner: Ora | undefined;

  constructor(terminal: Terminal, start: number) {
    this.#terminal = terminal;
    this.#start = start;
    this.#nextLine = start + LINE_EVERY_MS;
  }

  /** Called from within the work, which does not let timers run: the spinner turns by being drawn here. */
  show({ task, found }: Progress): void {
    const now = performance.now();
    if (now - this.#start < SILENT_MS) return;
    const text = `${task}: ${found} found, ${Math.floor((now - this.#start) / 1000)} s`;
    if (this.#terminal.spinnerStream !== undefined) {
      this.#spinner ??= newSpinner(this.#terminal.spinnerStream);
      this.#spinner.text = text;
      this.#spinner.render();
    } else if (now >= this.#nextLine) {
      this.#nextLine = now + LINE_EVERY_MS;
      this.#terminal.warn(`${text}\n`);
    }
  }

  /** Wipes the spinner away. */
  end(): void {
    this.#spinner?.clear();
    this.#spinner = undefined;
  }
}

/** Loaded only when work lasts long. Without hiding the cursor no signal is caught, so that Ctrl+C ends busy work too. */
function newSpinner(stream: NodeJS.WriteStream): Ora {
  const loaded = createRequire(import.meta.url)('ora') as { readonly default: typeof ora };
  return loaded.default({ stream, isEnabled: true, discardStdin: false, hideCursor: false });
}
