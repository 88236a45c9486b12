import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '../../../src/cli/repl/errorText.js';
import { hereSheet } from '../../../src/cli/repl/hereSheet.js';
import { historyFile } from '../../../src/cli/repl/historyFile.js';
import { startRepl } from '../../../src/cli/repl/startRepl.js';
import { ReplTerminal } from '../../helpers/pseudoTerminal.js';

/** What a session prints whose lines come from a pipe. */
async function piped(lines: readonly string[]): Promise<{ status: number; out: string; saved: object }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const saved: Record<string, string> = {};
  const save = (name: string, text: string): Promise<void> => {
    saved[name] = text;
    return Promise.resolve();
  };
  const done = startRepl(await hereSheet({}), { input, output, isTerminal: false, save, environment: {} });
  input.end(lines.map((line) => `${line}\n`).join(''));
  const status = await done;
  return { status, out: ((output.read() as Buffer | null) ?? '').toString(), saved };
}

describe('repl from a pipe', () => {
  it('answers line by line', async () => {
    const { status, out } = await piped([
      '1/2 + 1/4',
      'D = complex("facets:1 2, 2 3")',
      '',
      'link(D,',
      '  "2")',
      'facets(_);',
      'facets(_)',
    ]);
    expect(status).toBe(0);
    expect(out).toBe('3/4\nfacets:1 2, 2 3\nvertices:1 2 3; facets:1, 3\n["1", "3"]\n');
  });

  it('shows where an expression is wrong, and goes on', async () => {
    const { status, out } = await piped(['1 + temperature("a")', '2']);
    expect(status).toBe(2);
    expect(out).toBe(
      '  1 + temperature("a")\n      ^^^^^^^^^^^\ncolumn 5: temperature: found a text as argument 1; expected temperature(value).\n2\n',
    );
  });

  it('explains functions', async () => {
    expect((await piped(['?link'])).out).toMatch(/^link\(complex, "labels"\)\n {2}The link of a face/);
    expect((await piped(['?'])).out).toContain('Rulesets\n  antichain arcKayles');
    expect((await piped(['?tempratur'])).out).toContain('Did you mean temperature');
  });

  it('writes pictures', async () => {
    const { out, saved } = await piped(['draw(snort(path(2)), "a.svg")', 'draw(value("{1|0}"))']);
    expect(out).toBe('wrote a.svg\nwrote picture-1.svg\n');
    expect(Object.values(saved)).toEqual([expect.stringContaining('<svg'), expect.stringContaining('<svg')]);
  });
});

describe('errors in a session', () => {
  it('point into the line', () => {
    const error = { kind: 'error', message: 'wrong.', hint: 'Do.', place: { start: 5, end: 7 } } as const;
    expect(errorText(error, 'a\n  bcd\ne')).toBe('    bcd\n     ^^\nwrong. Do.'.replace('    bcd', '    bcd'));
    expect(errorText({ kind: 'error', message: 'wrong.' }, 'a')).toBe('wrong.');
  });
});

describe('the history', () => {
  it('has a file of its own', () => {
    expect(historyFile({ SPGAMES_HISTORY: '/a/b' })).toBe('/a/b');
    expect(historyFile({ SPGAMES_HISTORY: '' })).toBeUndefined();
    expect(historyFile({ XDG_STATE_HOME: '/state' })).toBe('/state/spgames/history');
    expect(historyFile({})).toMatch(/\.spgames_history$/);
  });
});

describe('repl in a terminal', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spgames-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('completes, keeps the session when a computation is ended, and remembers its lines', async () => {
    const history = join(folder, 'history');
    const terminal = new ReplTerminal({ SPGAMES_HISTORY: history });
    await terminal.wait();
    expect(await terminal.answer('D = complex("facets:ab cd")')).toBe('facets:ab cd');
    await terminal.type('tempera\t', /temperature/);
    expect(await terminal.answer('(value("{5|1}"))')).toBe('2');
    await terminal.type('link(D, "a\t', /"ab/);
    expect(await terminal.answer('")')).toBe('vertices:ab cd; facets:cd');
    expect(await terminal.answer('g(n) = n < 2 ? n : g(n - 1) + g(n - 2)')).toBe('the function g');
    await terminal.type('g(100)\r', /\n/);
    expect(await terminal.type('\u0003')).toContain('interrupted');
    expect(await terminal.answer('D')).toBe('facets:ab cd');
    // A product of mathjs itself does not hear it: its thread is ended.
    await terminal.type('det(random([900, 900]))\r', /\n/);
    expect(await terminal.type('\u0003')).toContain('interrupted');
    expect(await terminal.answer('facets(D)')).toBe('["ab cd"]');
    expect(await terminal.answer(`draw(D, "${folder}/a.svg")`)).toBe(`wrote ${folder}/a.svg`);
    expect(existsSync(join(folder, 'a.svg'))).toBe(true);
    await terminal.end();
    expect(readFileSync(history, 'utf8')).toContain('g(100)');
  });
});
