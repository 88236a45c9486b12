import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { brokenHelp } from '../../../src/cli/repl/describeHelp.js';
import { hereSheet } from '../../../src/cli/repl/hereSheet.js';
import { startRepl } from '../../../src/cli/repl/startRepl.js';

async function piped(
  lines: readonly string[],
  canSave = true,
): Promise<{ status: number; out: string; saved: Record<string, unknown> }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const saved: Record<string, unknown> = {};
  const save = (name: string, text: unknown): Promise<void> => {
    if (!canSave) return Promise.reject(new Error(`${name} cannot be written`));
    saved[name] = text;
    return Promise.resolve();
  };
  const done = startRepl(await hereSheet({}), { input, output, isTerminal: false, save, environment: {} });
  input.end(lines.map((line) => `${line}\n`).join(''));
  const status = await done;
  return { status, out: ((output.read() as Buffer | null) ?? '').toString(), saved };
}

describe('words of repl that are not expressions', () => {
  it.each(['quit', 'exit', 'quit()'])('%s ends', async (word) => {
    expect(await piped(['1 + 1', word, '3 + 3'])).toMatchObject({ status: 0, out: '2\n' });
  });

  it('help is broken between words, however narrow the terminal is', async () => {
    const { out } = await piped(['?draw']);
    for (const columns of [20, 45, 80, 200]) {
      const text = brokenHelp(out, columns);
      const long = text.split('\n').filter((line) => line.length > Math.min(80, columns));
      expect(long.filter((line) => /\S\s+\S/.test(line))).toEqual([]);
      expect(text.split(/\s+/)).toEqual(out.split(/\s+/));
    }
  });

  it('comments are nothing, help lists the functions', async () => {
    expect(await piped(['# a comment', '  # another', '1 + 1 # and one more'])).toMatchObject({
      status: 0,
      out: '2\n',
    });
    const { status, out } = await piped(['help']);
    expect([status, out.includes('temperature'), out.includes('?name explains')]).toEqual([0, true, true]);
  });

  it('.save writes what had a result, .load evaluates it', async () => {
    const { out, saved, status } = await piped(['a = 2', 'f(x) =', ' x + a', 'nonsense', '.save s.txt']);
    expect(status).toBe(2);
    expect(saved).toEqual({ 's.txt': 'a = 2\nf(x) =\n x + a\n' });
    expect(out).toContain('wrote s.txt: 2 expressions');
    const folder = mkdtempSync(join(tmpdir(), 'spgames-'));
    try {
      const file = join(folder, 's.txt');
      writeFileSync(file, `# a session\n${String(saved['s.txt'])}`);
      expect((await piped([`.load ${file}`, 'f(3)'])).out).toMatch(/\n5\n$/);
      writeFileSync(file, '1 + 1\nnonsense\n3 + 3\n');
      const stopped = await piped([`.load ${file}`]);
      expect([
        stopped.status,
        stopped.out.startsWith('2\n'),
        stopped.out.includes('the rest is not read'),
        stopped.out.split('\n').includes('6'),
      ]).toEqual([2, true, true, false]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('what cannot be written or read is said', async () => {
    expect(await piped(['1', '.save s.txt'], false)).toMatchObject({ status: 2, out: '1\ns.txt cannot be written\n' });
    expect((await piped(['.save'])).out).toContain('.save without a name');
    expect((await piped(['.load /no/such/file'])).out).toContain('there is no file');
  });
});
