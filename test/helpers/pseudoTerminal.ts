import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../../scripts/filesUnder.js';

/** What a terminal is told to do with the cursor and the line. */
// eslint-disable-next-line no-control-regex -- terminals are steered by these
const STEERING = /\u001B\[[0-9;?]*[A-Za-z]|\r/g;

const PROMPT = /(?:^|\n)> $/;

/** A session of `spgames repl` in a real pseudo-terminal, that of `script` (util-linux). */
export class ReplTerminal {
  readonly #process: ChildProcess;
  #shown = '';
  #onData: () => void = () => undefined;

  constructor(env: Readonly<Record<string, string>> = {}) {
    const command = `stty cols 1000; exec ${process.execPath} ${root}dist/cli/main.js repl`;
    this.#process = spawn('script', ['-qfec', command, '/dev/null'], {
      env: { ...process.env, TERM: 'xterm', SPGAMES_HISTORY: '', ...env },
    });
    this.#process.stdout!.setEncoding('utf8').on('data', (text: string) => {
      this.#shown += text.replace(STEERING, '');
      this.#onData();
    });
  }

  /** All that was shown so far. */
  get shown(): string {
    return this.#shown;
  }

  /**
   * Presses keys, and waits for what is to be shown after; by default for the next prompt.
   * @returns what was shown since
   */
  async type(keys: string, until: RegExp = PROMPT): Promise<string> {
    const before = this.#shown.length;
    this.#process.stdin!.write(keys);
    return this.wait(until, before);
  }

  /** Waits for what is to be shown behind a place. */
  wait(until: RegExp = PROMPT, from: number = 0): Promise<string> {
    return new Promise((resolve) => {
      const look = (): void => {
        const shown = this.#shown.slice(from);
        if (until.test(shown)) resolve(shown);
      };
      this.#onData = look;
      look();
    });
  }

  /** A line and its answer, without the prompts. */
  async answer(line: string): Promise<string> {
    const shown = await this.type(`${line}\r`);
    return shown
      .slice(shown.indexOf('\n') + 1)
      .replace(/> $/, '')
      .trimEnd();
  }

  end(): Promise<void> {
    return new Promise((resolve) => {
      this.#process.once('close', () => resolve());
      this.#process.stdin!.write('\u0004');
    });
  }
}
