import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from './peerPrograms.js';

/** How a program runs a script in a file. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** The name of the file. */
  readonly file: string;
  /** What comes before the cases; it prints a line `@` at its end. */
  readonly preamble: string;
}

/** A piece of a script that prints one line `@ name milliseconds result`. */
export interface Case {
  readonly name: string;
  readonly script: string;
}

/** Programs may need this long to start. */
const START_MS = 60_000;

/**
 * Runs the cases one after the other in one process. A case that does not end within the limit is left out: the process
 * is killed, and a new one goes on with the next case.
 */
export async function measureCases(
  program: Program,
  cases: readonly Case[],
  limitMs: number,
): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>();
  for (let next = 0; next < cases.length;) {
    const answered = await runUntilLate(program, cases.slice(next), limitMs, found);
    next += answered + 1;
  }
  return found;
}

/** Returns how many cases were answered before one was late; all of them when none was. */
async function runUntilLate(
  { command, args, file, preamble }: Program,
  cases: readonly Case[],
  limitMs: number,
  found: Map<string, Measured>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    writeFileSync(join(folder, file), [preamble, ...cases.map(({ script }) => script), ''].join('\n'));
    return await new Promise<number>((resolve, reject) => {
      // A group of its own, since some programs start others.
      const child = spawn(command, [...args, join(folder, file)], { detached: true, cwd: folder });
      let [answered, late, rest, errors] = [0, false, '', ''];
      const kill = (): void => {
        late = true;
        process.kill(-child.pid!, 'SIGKILL');
      };
      let timer = setTimeout(kill, START_MS);
      child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        for (const line of lines) {
          if (late || !line.startsWith('@')) continue;
          const [, name, ms, result] = /^@ (\S+) (\S+) (\S+)$/.exec(line) ?? [];
          if (name !== undefined) {
            found.set(name, { ms: Number(ms), count: result! });
            answered++;
          }
          clearTimeout(timer);
          timer = setTimeout(kill, limitMs);
        }
      });
      child.on('error', reject);
      child.on('close', (status) => {
        clearTimeout(timer);
        if (late || answered === cases.length) resolve(answered);
        else
          reject(
            new Error(`${command} ended with status ${status} at ${cases[answered]!.name}: ${errors.slice(0, 2000)}`),
          );
      });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
