import { InputError } from '../../src/errors.js';
import { runCommandLine } from '../../src/cli/runCommandLine.js';
import type { Terminal } from '../../src/cli/Terminal.js';

/** What a command line did. */
export interface Outcome {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  /** The files it wrote; bytes as characters. */
  readonly saved: Readonly<Record<string, string>>;
}

/**
 * Runs a command line inside this process, on files out of a table; `-` is standard input.
 * Progress is not shown unless asked for: a slow machine would show more of it.
 * @param more what else the terminal can, or does otherwise
 */
export async function run(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
  more: Partial<Terminal> = {},
): Promise<Outcome> {
  let out = '';
  let err = '';
  const saved: Record<string, string> = {};
  const exitCode = await runCommandLine(args, {
    print: (text) => void (out += text),
    warn: (text) => void (err += text),
    read: (name) => {
      const text = files[name];
      if (text !== undefined) return Promise.resolve(text);
      return Promise.reject(new InputError('unknown-file', `there is no file ${name}; expected a file that exists.`));
    },
    save: (name, content) => {
      saved[name] = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
      return Promise.resolve();
    },
    progressEveryMs: Infinity,
    ...more,
  });
  return { exitCode, out, err, saved };
}

/** As `run`, for a command that succeeds and prints one JSON document. */
export async function runJson(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const { exitCode, out, err } = await run([...args, '--json'], files);
  if (exitCode !== 0 || err !== '') throw new Error(`exit status ${exitCode}: ${err}`);
  return JSON.parse(out) as Record<string, unknown>;
}
