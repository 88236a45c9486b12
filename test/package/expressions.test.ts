/** Expressions on the command of the packed package: its bundle is another program than the sources. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LibraryError } from 'spgames';
import { printResult, Worksheet } from 'spgames/mathjs';
import { someExpressions } from '../generators/expressions.js';
import { REFUSED_EXPRESSIONS } from '../helpers/expressionErrors.js';
import firstLines from '../oracle/first-lines.json' with { type: 'json' };
import { manifest, packAndInstall, type PackedPackage } from './packedPackage.js';

let packed: PackedPackage;
beforeAll(() => {
  packed = packAndInstall();
});
afterAll(() => {
  packed.remove();
});

/** A line of `batch eval`. */
interface Answer {
  readonly source: string;
  readonly error?: { readonly code: string; readonly message: string; readonly hint?: string };
}

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function command(args: readonly string[], input = ''): Ended {
  const program = join(packed.project, 'node_modules', manifest.name, 'dist/cli/main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: packed.project,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 28,
  });
  return { status, out: stdout, err: stderr };
}

/** Is an error one of ours, whatever its code? */
const isFault = ({ message }: { readonly message: string }): boolean => message.includes('a fault of spgames');

function batch(lines: readonly string[]): Answer[] {
  const { status, out } = command(['batch', 'eval', '--each', '5', '--memory', '1500M'], `${lines.join('\n')}\n`);
  expect([0, 2, 3]).toContain(status);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

/** The code of the error that the library answers with; undefined for a result. */
function codeInLibrary(expression: string): string | undefined {
  try {
    printResult(new Worksheet(sheet.math).evaluate(expression, { timeoutMs: 5000 }));
    return undefined;
  } catch (error) {
    return error instanceof LibraryError ? error.code : 'fault';
  }
}

/** What a session evaluates between two expressions, to tell their answers apart. */
const fence = (i: number): string => `"end of ${i}"`;

/** What the session of the command prints for each of some expressions, in order. */
function session(expressions: readonly string[]): string[] {
  const lines = expressions.flatMap((expression, i) => [expression, fence(i)]);
  const { status, out } = command(['repl', '--timeout', '5', '--memory', '1500M'], `${lines.join('\n')}\n`);
  expect([0, 2, 3]).toContain(status);
  let start = 0;
  return expressions.map((_, i) => {
    const printed = `${fence(i).slice(1, -1)}\n`;
    const end = out.indexOf(printed, start);
    expect([i, end >= 0]).toEqual([i, true]);
    const said = out.slice(start, end);
    start = end + printed.length;
    return said;
  });
}

/** What the library prints for an expression, or says of it, with the hint. */
function answerOf(worksheet: Worksheet, expression: string): string {
  try {
    return printResult(worksheet.evaluate(expression, { timeoutMs: 5000 }));
  } catch (error) {
    const { message, hint } = error as LibraryError;
    return hint === undefined ? message : `${message.replace(/[.;]?$/, '.')} ${hint}`;
  }
}

/** A text without line ends and control characters, which are shown in another way. */
const plain = (text: string): string => text.replace(/[\s\p{C}]+/gu, ' ').trim();

const sheet = new Worksheet();

/** What is said of what is cut off. */
const OUT_OF_BOUNDS = /not finished|memory/;

/** Codes for what is cut off: whether it is depends on the machine. */
const LIMITS = /^(?:too-|out-of-)/;

describe('the packed command', () => {
  it('says of each mistake what the library says', () => {
    const answers = batch(REFUSED_EXPRESSIONS.map(({ expression }) => expression));
    expect(answers.length).toBe(REFUSED_EXPRESSIONS.length);
    REFUSED_EXPRESSIONS.forEach(({ expression, code, column, says, hint }, i) => {
      const { source, error } = answers[i]!;
      expect([source, error?.code]).toEqual([expression, code]);
      expect(error!.message).toContain(`column ${column}: `);
      expect(error!.message).toContain(says);
      if (hint !== undefined) expect(error!.hint).toContain(hint);
    });
  });

  it('understands what people type first, or says how it is written', () => {
    const lines = firstLines.lines.filter((line) => !/^\s*[?#]/.test(line));
    const answers = batch(lines);
    expect(answers.length).toBe(lines.length);
    for (const { source, error } of answers)
      if (error !== undefined) expect([source, isFault(error), typeof error.hint]).toEqual([source, false, 'string']);
    const session = command(['repl'], `${firstLines.lines.join('\n')}\n`);
    expect([0, 2, 3]).toContain(session.status);
    expect(session.out + session.err).not.toMatch(/a fault of spgames/);
  });

  it('reads the texts that people have of other programs, or says what to do with them', () => {
    const names = Object.entries(firstLines.texts).map(([name, text]) => {
      const file = join(packed.project, name.replace('/', '-'));
      writeFileSync(file, text);
      return file;
    });
    const { status, out } = command(['batch', 'compile'], `${names.join('\n')}\n`);
    expect(status).toBe(2);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(answers.length).toBe(names.length);
    for (const { source, error } of answers)
      if (error !== undefined) expect([source, isFault(error), typeof error.hint]).toEqual([source, false, 'string']);
    expect(answers.filter(({ error }) => error === undefined).length).toBeGreaterThanOrEqual(10);
  });

  const expressions = someExpressions(Number(process.env['SPGAMES_EXPRESSIONS'] ?? 600));

  it('answers expressions of any kind as the library does', () => {
    const answers = batch(expressions);
    expect(answers.map(({ source }) => source)).toEqual(expressions);
    const different = answers.flatMap(({ source, error }) => {
      const code = codeInLibrary(source);
      // Only the command writes files.
      if (code === undefined && error?.code === 'not-writable') return [];
      const isLimit = [code, error?.code].some((each) => each !== undefined && LIMITS.test(each));
      return code === error?.code || isLimit ? [] : [[source, code, error?.code]];
    });
    expect(different).toEqual([]);
    expect(answers.filter(({ error }) => error !== undefined && isFault(error))).toEqual([]);
    for (const expression of expressions.filter((_, i) => i % 25 === 0))
      expect([0, 2, 3]).toContain(command(['eval', '--timeout', '5', '--', expression]).status);
  });

  it('answers them in a session as the library does in one worksheet', () => {
    const said = session(expressions);
    expect(said.length).toBe(expressions.length);
    const worksheet = new Worksheet();
    const different = expressions.flatMap((expression, i) => {
      const expected = answerOf(worksheet, expression);
      worksheet.evaluate(fence(i));
      const isLimit = [expected, said[i]!].some((text) => OUT_OF_BOUNDS.test(text));
      // In a session the mark of the line before is the last result.
      const isLast = expected.includes('In a session _ is the last result.') && said[i]!.includes(fence(i - 1));
      const isPicture = expected.startsWith('<?xml') && /^wrote |cannot be written/.test(said[i]!);
      return isLimit || isLast || isPicture || plain(said[i]!).endsWith(plain(expected))
        ? []
        : [[expression, expected, said[i]]];
    });
    expect(different).toEqual([]);
  });
});
