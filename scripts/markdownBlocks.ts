/** The code blocks of Markdown texts, and how the tests run them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { root } from './filesUnder.js';
import { HANGING_MS } from './hanging.js';

/** A fenced block. */
export interface MarkdownBlock {
  readonly language: string;
  readonly text: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
}

/** What a block printed beside what the text says it prints. */
export interface Comparison {
  readonly printed: string;
  readonly expected: string;
}

/** The fenced blocks of a Markdown text, in order. */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  return [...markdown.matchAll(/^```([^\n`]*)\n([\s\S]*?)^```[ \t]*$/gm)].map((match) => ({
    language: match[1]!.trim(),
    text: match[2]!,
    line: markdown.slice(0, match.index).split('\n').length,
  }));
}

/** Trailing spaces and empty lines at the end do not count. */
function normalised(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

/**
 * Runs a TypeScript block against the built package, as a module of its own.
 * @param expected the text of the ```text block that follows, if one does
 * @returns what was printed beside what was expected; without expectation both are what was printed
 */
export function runTypeScriptBlock(code: string, expected: string | undefined): Comparison {
  const { code: javascript } = transformSync(code, { loader: 'ts', format: 'esm', target: 'es2022' });
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module'], {
    cwd: root,
    input: javascript,
    encoding: 'utf8',
    timeout: HANGING_MS,
  });
  if (status !== 0) throw new Error(`The block ended with status ${status}:\n${stdout}${stderr}`);
  const printed = normalised(stdout + stderr);
  return { printed, expected: expected === undefined ? printed : normalised(expected) };
}

/** A command of a shell block (after `$ `, continued by a backslash) and the output below it. */
export interface ShellCommand {
  readonly command: string;
  readonly output: string;
}

/** The commands of a shell block; none when the block shows commands without `$ `, which are not run. */
export function shellCommands(text: string): ShellCommand[] {
  const commands: { command: string; output: string }[] = [];
  let continues = false;
  for (const line of text.trimEnd().split('\n')) {
    const last = commands.at(-1);
    if (continues && last !== undefined) last.command += `\n${line}`;
    else if (line.startsWith('$ ')) commands.push({ command: line.slice(2), output: '' });
    else if (last !== undefined) last.output += `${line}\n`;
    else return [];
    continues = (continues || line.startsWith('$ ')) && line.endsWith('\\');
  }
  return commands;
}

const separator = '@@ end of command @@';
const prelude = `
spgames() { node "$SPGAMES_ROOT/dist/cli/main.js" "$@"; }
npx() { [ "$1" = spgames ] || { echo "npx $1 is not run here"; return 1; }; shift; spgames "$@"; }
end_of_command() { local status=$?; printf '\\n${separator}\\n'; return $status; }
`;

/** What commands say of their progress when they take longer than a second. */
export const PROGRESS: RegExp = /^[\w-]+: [^\n]*(?: found, \d+ s| left)\n/gm;

/** Whether a command may run in a test: what installs, builds or tests goes into a block without `$ `. */
function mayRun(command: string): boolean {
  return !/(^|[;&|]\s*)(npm|yarn|pnpm|git|sudo|apt-get|rm)\b/.test(command);
}

/**
 * Runs the commands of a shell block one after the other in one shell and one empty folder; `spgames` is the build.
 * A line `…` in the expected output stands for any lines.
 */
export function runShellBlock(commands: readonly ShellCommand[]): Comparison[] {
  const refused = commands.find(({ command }) => !mayRun(command));
  if (refused !== undefined) throw new Error(`\`${refused.command}\` is not run in tests; write it without \`$ \`.`);
  const folder = mkdtempSync(join(tmpdir(), 'spgames-docs-'));
  try {
    const script = commands.map(({ command }) => `${command}\nend_of_command\n`).join('');
    const { stdout } = spawnSync('bash', ['-c', `exec 2>&1\n${prelude}${script}`], {
      cwd: folder,
      encoding: 'utf8',
      timeout: HANGING_MS,
      env: { ...process.env, SPGAMES_ROOT: root, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const outputs = stdout.split(`\n${separator}\n`);
    return commands.map(({ output }, i) => {
      const printed = normalised((outputs[i] ?? '(not reached)').replace(PROGRESS, ''));
      const expected = normalised(output);
      return { printed, expected: matchesWithGaps(printed, expected) ? printed : expected };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a text is the pattern with each line `…` replaced by any lines. */
export function matchesWithGaps(text: string, pattern: string): boolean {
  const escaped = pattern.split(/^…$/m).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\s\\S]*?')}$`).test(text);
}
