import { execFileSync } from 'node:child_process';
import { linesOfScript } from './linesOfScript.js';
import { peer } from './peers.js';

/** Is Macaulay2 there? Tests that need it are skipped otherwise. */
export const hasMacaulay2: boolean = peer('M2') !== undefined;

/**
 * What `M2 --script` prints for a script, line by line. Starting takes about a second: put many cases into one script.
 * @throws Error with what Macaulay2 wrote to standard error when the script fails
 */
export function runMacaulay2(script: string): string[] {
  return linesOfScript(peer('M2')!, 'script.m2', script);
}

/** What Macaulay2 shows, line by line, when a user types a script: inputs and outputs with their labels. */
export function sessionOfMacaulay2(script: string): string[] {
  const output = execFileSync(peer('M2')!, ['-q', '--no-readline'], { input: script, encoding: 'utf8', stdio: 'pipe' });
  return output.split('\n');
}

/**
 * For each script, what Macaulay2 prints for some expressions once it has run the script; all in one process.
 * @param scripts each defines what the expressions use; a name that a script does not define keeps its last value
 * @param expressions in the language of Macaulay2, by name; printed by `toString` unless they are strings already
 */
export function askMacaulay2<Name extends string>(
  scripts: readonly string[],
  expressions: Readonly<Record<Name, string>>,
): Record<Name, string>[] {
  const names = Object.keys(expressions) as Name[];
  const print = names.map((name) => `print toString (${expressions[name]})`).join('\n');
  const lines = runMacaulay2(scripts.map((script) => `${script}${print}\n`).join('\n'));
  if (lines.length !== scripts.length * names.length)
    throw new Error(`M2 printed ${lines.length} lines; expected ${scripts.length} times ${names.length}`);
  return scripts.map(
    (_script, i) =>
      Object.fromEntries(names.map((name, j) => [name, lines[i * names.length + j]!])) as Record<Name, string>,
  );
}
