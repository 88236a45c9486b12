import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointedErrorText } from '../../../src/cli/repl/pointedErrorText.js';
import { hereSheet } from '../../../src/cli/repl/hereSheet.js';
import { historyFile } from '../../../src/cli/repl/historyFile.js';
import { startRepl } from '../../../src/cli/repl/startRepl.js';
import { ReplTerminal } from '../../helpers/pseudoTerminal.js';
import { inFull } from '../../helpers/sampling.js';

/** What a session prints whose lines come from a pipe. */
async function piped(
  lines: readonly string[],
  bounds: { timeoutMs?: number } = {},
): Promise<{ status: number; out: string; saved: Record<string, string | Uint8Array> }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const saved: Record<string, string | Uint8Array> = {};
  const save = (name: string, text: string | Uint8Array): Promise<void> => {
    saved[name] = text;
    return Promise.resolve();
  };
  const done = startRepl(await hereSheet({}), { input, output, isTerminal: false, save, environment: {}, ...bounds });
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
      '  1 + temperature("a")\n      ^^^^^^^^^^^\ncolumn 5: temperature: found a text as argument 1; expected temperature(value). For example temperature(snort(path(5))).\n2\n',
    );
  });

  it('shows signs of other programs where they stand, at the beginning too', async () => {
    const { status, out } = await piped(['|> 3', '2']);
    expect(status).toBe(2);
    expect(out).toMatch(/^ {2}\|> 3\n {2}\^\^\ncolumn 1: found \|>; .*\n2\n$/);
  });

  it('says what is wrong with lines that go on and end', async () => {
    const { status, out } = await piped(['1 + 1', '(2 +']);
    expect(status).toBe(2);
    expect(out).toMatch(/^2\n {2}\(2 \+\n.*\ncolumn 5: unexpected end of expression/);
  });

  it('ends when nobody reads its output any more', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const save = (): Promise<void> => Promise.resolve();
    const done = startRepl(await hereSheet({}), { input, output, isTerminal: false, save, environment: {} });
    input.write('1 + 1\n');
    output.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    expect(await done).toBe(0);
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

  it('writes pictures as their files want them, each once', async () => {
    const { out, saved, status } = await piped([
      'x = draw(path(2))',
      'x',
      'y = draw(path(2), "a.tex"); 5',
      '[x, y]',
      'draw(path(2), "a.png")',
      'draw(path(2), "a.pdf"); draw(path(1))',
      'draw(path(2), "a.gif")',
    ]);
    expect(out.split('\n')).toEqual([
      'wrote picture-1.svg',
      'the picture picture-1.svg',
      'wrote a.tex',
      '5',
      '[a picture, the picture a.tex]',
      'wrote a.png',
      'wrote a.pdf',
      'wrote picture-2.svg',
      '  draw(path(2), "a.gif")',
      '  ^^^^',
      'column 1: draw: the file "a.gif"; expected a name that ends with .svg, .tex (TikZ), .png or .pdf. For example draw(…, "a.svg").',
      '',
    ]);
    expect(status).toBe(2);
    const head = (name: string): string => Buffer.from(saved[name]!).toString('latin1', 0, 40);
    expect(head('a.tex')).toMatch(/^% /);
    expect(head('a.png')).toContain('PNG');
    expect(head('a.pdf')).toContain('%PDF');
    expect(Object.keys(saved)).toHaveLength(5);
  });

  it.skipIf(!inFull)('says when a picture is not finished in its time, and goes on', async () => {
    const { out, saved, status } = await piped(['draw(complete(90), "a.png")', '2'], { timeoutMs: 700 });
    expect(out).toBe('a.png is not finished in its time; expected a smaller picture or more time.\n2\n');
    expect([saved, status]).toEqual([{}, 2]);
  });
});

describe('errors in a session', () => {
  it('point into the line', () => {
    const error = { kind: 'error', message: 'wrong.', hint: 'Do.', place: { start: 5, end: 7 } } as const;
    expect(pointedErrorText(error, 'a\n  bcd\ne')).toBe('    bcd\n     ^^\nwrong. Do.'.replace('    bcd', '    bcd'));
    expect(pointedErrorText({ kind: 'error', message: 'wrong.' }, 'a')).toBe('wrong.');
    expect(pointedErrorText({ ...error, message: 'this is wrong' }, 'a\n  bcd\ne', 14)).toBe(
      '    bcd\n     ^^\nthis is\nwrong. Do.',
    );
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

  it.skipIf(!inFull)('completes, keeps the session when a computation is ended, and remembers its lines', async () => {
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
    expect(await terminal.answer('o = {a: 1}')).toBe('{a: 1}');
    expect(await terminal.answer('o.a = 7')).toBe('7');
    expect(await terminal.answer('y = _')).toBe('7');
    // A product of mathjs itself does not hear it: its thread is ended.
    await terminal.type('det(random([900, 900]))\r', /\n/);
    expect(await terminal.type('\u0003')).toContain('interrupted');
    expect(await terminal.answer('facets(D)')).toBe('["ab cd"]');
    expect(await terminal.answer('[o.a, y, g(5)]')).toBe('[7, 7, 5]');
    expect(await terminal.answer(`draw(D, "${folder}/a.svg")`)).toBe(`wrote ${folder}/a.svg`);
    expect(existsSync(join(folder, 'a.svg'))).toBe(true);
    await terminal.end();
    expect(readFileSync(history, 'utf8')).toContain('g(100)');
  });
});
