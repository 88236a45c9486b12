import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readFileText } from '../../../src/cli/readFileText.js';
import { linesOfStream } from '../../../src/cli/nodeTerminal.js';
import { saveFile } from '../../../src/cli/saveFile.js';
import { run } from '../../helpers/runCommand.js';

const folder = mkdtempSync(join(tmpdir(), 'spgames-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

describe('saveFile', () => {
  it('replaces a file, and keeps its mode', async () => {
    await saveFile(at('file'), 'first');
    chmodSync(at('file'), 0o600);
    await saveFile(at('file'), 'second');
    expect([readFileSync(at('file'), 'utf8'), statSync(at('file')).mode & 0o777]).toEqual(['second', 0o600]);
  });

  it('leaves a file its other names and its owner', async () => {
    writeFileSync(at('one'), 'old');
    linkSync(at('one'), at('other'));
    await saveFile(at('one'), 'new');
    expect([readFileSync(at('other'), 'utf8'), statSync(at('one')).ino]).toEqual(['new', statSync(at('other')).ino]);
    // Only root gives files away.
    const [user, group] = process.getuid?.() === 0 ? [65_534, 65_534] : [process.getuid!(), process.getgid!()];
    writeFileSync(at('given'), 'old');
    chownSync(at('given'), user, group);
    chmodSync(at('given'), 0o640);
    await saveFile(at('given'), 'new');
    const { uid, gid, mode } = statSync(at('given'));
    expect([uid, gid, mode & 0o777, readFileSync(at('given'), 'utf8')]).toEqual([user, group, 0o640, 'new']);
  });

  it('writes where a link leads, also to a file that is not there yet', async () => {
    writeFileSync(at('target'), 'old');
    symlinkSync('target', at('link'));
    symlinkSync('new', at('dangling'));
    for (const [link, target] of [
      ['link', 'target'],
      ['dangling', 'new'],
    ] as const) {
      await saveFile(at(link), 'text');
      expect([lstatSync(at(link)).isSymbolicLink(), readFileSync(at(target), 'utf8')]).toEqual([true, 'text']);
    }
  });

  it('is a place for pixels only where pictures are drawn', async () => {
    for (const name of ['a.png', 'A.PDF', 'board.jpeg']) {
      const { exitCode, err, saved } = await run(['export', 'snort@path:2', '--to', 'svg', '-o', name]);
      expect([exitCode, saved]).toEqual([2, {}]);
      expect(err).toContain('draw makes pictures');
    }
    const { exitCode, err, saved } = await run(['draw', 'snort@path:2', '-o', 'board.jpeg']);
    expect([exitCode, saved]).toEqual([2, {}]);
    expect(err).toContain('.svg, .tex (TikZ), .png or .pdf');
  });

  it('writes into a pipe and into a device', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    const reader = spawn('cat', [at('pipe')]);
    const read = new Promise((resolve) => reader.stdout.on('data', (data: Buffer) => resolve(data.toString())));
    await saveFile(at('pipe'), 'through');
    expect([await read, statSync(at('pipe')).isFIFO()]).toEqual(['through', true]);
    await saveFile('/dev/null', 'away');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    await expect(saveFile('/dev/full', 'text')).rejects.toMatchObject({ code: 'not-writable' });
  });

  it('waits for the reader of a pipe, and blocks nothing', async () => {
    execFileSync('mkfifo', [at('alone')]);
    const saved = saveFile(at('alone'), 'x'.repeat(200_000));
    const reader = spawn('cat', [at('alone')]);
    let size = 0;
    const end = new Promise((resolve) =>
      reader.stdout.on('data', (data: Buffer) => (size += data.length)).on('end', resolve),
    );
    await Promise.all([saved, end]);
    expect(size).toBe(200_000);
  });

  it('takes names as long as the system does, and leaves nothing behind where it fails', async () => {
    await saveFile(at('n'.repeat(250)), 'long');
    expect(readFileSync(at('n'.repeat(250)), 'utf8')).toBe('long');
    const before = readdirSync(folder);
    for (const name of ['n'.repeat(300), 'no/such/folder', 'file/inside', 'a\0b'])
      await expect(saveFile(at(name), 'text')).rejects.toMatchObject({ code: 'not-writable' });
    await expect(saveFile(folder, 'text')).rejects.toMatchObject({ code: 'not-writable' });
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('readFileText', () => {
  it('reads a file', async () => {
    const text = 'é∅'.repeat(700_000);
    writeFileSync(at('text'), text);
    expect(await readFileText(at('text'))).toBe(text);
  });

  it('reads a pipe to its end, and waits for the one who writes', async () => {
    execFileSync('mkfifo', [at('source')]);
    const read = readFileText(at('source'));
    spawn('sh', ['-c', 'printf "snort@path:3" > "$0"', at('source')]);
    expect(await read).toBe('snort@path:3');
  });

  it('refuses what is not UTF-8, and says which byte', async () => {
    for (const [bytes, at1] of [
      [[0x61, 0xff, 0x62], 2],
      [[0xe2, 0x82], 1],
      [[0xef, 0xbf, 0xbd, 0x80], 4],
    ] as const) {
      writeFileSync(at('bytes'), Buffer.from(bytes));
      await expect(readFileText(at('bytes'))).rejects.toMatchObject({
        code: 'not-text',
        message: expect.stringContaining(`byte ${at1} is`),
      });
    }
    writeFileSync(at('bytes'), '\u{FFFD}é');
    expect(await readFileText(at('bytes'))).toBe('\u{FFFD}é');
  });

  it.each([
    ['missing', 'unknown-file', /^there is no file .*missing; expected a file that exists\.$/],
    ['', 'not-readable', /cannot be read \(it is a folder\)/],
    ['a\0b', 'not-readable', /a\\u0000b has a name with NUL/],
    ['a\u001B[31m', 'unknown-file', /a\\u001b\[31m; expected/],
    ['../../dev/zero', 'too-large-file', /has more than 256 MB/],
  ])('%j is refused in words', async (name, code, message) => {
    const file = name.endsWith('zero') ? '/dev/zero' : at(name);
    await expect(readFileText(file)).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
  });
});

describe('linesOfStream', () => {
  /** The lines of bytes that come in pieces of a length, up to what is not a text. */
  async function linesOf(bytes: Uint8Array, length: number): Promise<{ lines: string[]; error?: unknown }> {
    // eslint-disable-next-line @typescript-eslint/require-await -- pieces come as from a pipe
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
    }
    const lines: string[] = [];
    try {
      for await (const line of linesOfStream(pieces())) lines.push(line);
      return { lines };
    } catch (error) {
      return { lines, error };
    }
  }

  it.each([1, 2, 3, 100])('finds the lines of pieces of %i bytes', async (length) => {
    const text = (lines: string): Promise<unknown> => linesOf(Buffer.from(lines), length);
    expect(await text('é∅\r\n\nsnort@path:3\n')).toEqual({ lines: ['é∅', '', 'snort@path:3'] });
    expect(await text('𝔸\nb')).toEqual({ lines: ['𝔸', 'b'] });
    expect(await text('')).toEqual({ lines: [] });
  });

  it.each([1, 2, 100])(
    'refuses a line that is not UTF-8 after those before it, in pieces of %i bytes',
    async (length) => {
      const bytes = Buffer.concat([Buffer.from('snort@path:1\nb '), Buffer.from([0xff]), Buffer.from('\nc\n')]);
      expect(await linesOf(bytes, length)).toEqual({
        lines: ['snort@path:1'],
        error: expect.objectContaining({
          code: 'not-text',
          message: expect.stringContaining('line 2 of standard input is not text in UTF-8: byte 3 is 0xff') as string,
        }) as Error,
      });
    },
  );
});
