import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';

const main = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'spgames-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the built program (else: npm run build). */
function spgames(args: readonly string[], input: string = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the built program', () => {
  it('is a program that tells its version', () => {
    expect(execFileSync(main, ['--version'], { encoding: 'utf8' })).toBe(`${VERSION}\n`);
  });

  it('answers once, however long it takes', () => {
    for (const source of ['snort@path:2', 'nogo@path:9']) {
      const { status, stdout, stderr } = spgames(['value', source, '--json']);
      expect([status, stderr, stdout.match(/"type":"value"/g)]).toEqual([0, '', ['"type":"value"']]);
    }
  });

  it('writes whole files and reads them again', () => {
    expect(spgames(['build', 'facets:x1 x2, x2 y1', '--method', 'prop2.1', '-o', 'made.json'])).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    expect(readdirSync(folder)).toEqual(['made.json']);
    const wrong = { ...(JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as object), as: 'illegal' };
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify(wrong));
    const { status, stdout } = spgames(['batch', 'verify'], 'made.json\nwrong.json\n');
    expect(status).toBe(1);
    expect(stdout.match(/"verified":(true|false)/g)).toEqual(['"verified":true', '"verified":false']);
  });

  it('reads standard input', () => {
    const { status, stdout } = spgames(
      ['analyze', 'facets:x1, y1 + -', '--only', 'fVector', '--json'],
      'facets:x1, y1',
    );
    expect([status, JSON.parse(stdout)]).toEqual([0, { spgames: VERSION, type: 'analysis', fVector: [1, 4, 4] }]);
  });

  it('says in one line what is wrong', () => {
    const list = ['missing.json', '.', 'domineering@cycle:4'];
    const { status, stdout, stderr } = spgames(['batch', 'compile'], list.join('\n'));
    expect([status, stderr]).toEqual([2, 'spgames: batch: 3 of 3 lines could not be answered: see their errors.\n']);
    expect(stdout.match(/"code":"[^"]*"/g)).toEqual([
      '"code":"unknown-file"',
      '"code":"not-readable"',
      '"code":"not-a-suitable-board"',
    ]);
    const unwritten = spgames(['draw', 'snort@path:2', '-o', 'no/such/folder.svg']);
    expect([unwritten.status, unwritten.stdout]).toEqual([2, '']);
    expect(unwritten.stderr).toMatch(
      /^spgames: the file no\/such\/folder\.svg cannot be written \(ENOENT\); [^\n]*\n$/,
    );
  });

  it('ends quietly when nobody reads its output', () => {
    const command = `"${process.execPath}" "${main}" compile col@grid:3x4 --json | head -c 9`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['{"type":"', '']);
  });
});

describe('the built program, stopped from outside', () => {
  /** Runs it, and sends a signal when it has printed or said something. */
  async function interrupted(
    args: readonly string[],
    until: string,
    untilSaid = 'nothing that is said',
  ): Promise<[number | null, string, string]> {
    const child = spawn(process.execPath, [main, ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      if (out.includes(until) && !child.killed) child.kill('SIGINT');
    });
    child.stderr.on('data', (data: Buffer) => {
      err += data.toString();
      if (err.includes(untilSaid) && !child.killed) child.kill('SIGINT');
    });
    const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return [status, out, err];
  }

  it('says what it knows after Ctrl-C, with 130', async () => {
    const [status, out, err] = await interrupted(['analyze', 'snort@grid:4x4', '--only', 'fVector,betti'], 'fVector');
    expect([status, err]).toEqual([130, 'spgames: interrupted\n']);
    expect(out).toMatch(/^snort@grid:4x4\n {2}fVector {2}1 32 432 .*\n {2}betti {4}undecided\n$/);
  });

  it('leaves a play at Ctrl-C, also while it waits for a move, with what was played', async () => {
    const [status, out, err] = await interrupted(
      ['play', 'snort@path:5', '--json'],
      'nothing that is printed',
      'Left> ',
    );
    expect([status, JSON.parse(out)]).toEqual([
      130,
      expect.objectContaining({ moves: [], winner: null, end: 'interrupted' }),
    ]);
    expect(err).toMatch(/Left> The play is interrupted: nobody has won\.\n$/);
  });

  it('does not wait for its input longer than it may', async () => {
    const child = spawn(process.execPath, [main, 'value', '-', '--timeout', '0.2']);
    let err = '';
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
    expect([status, err]).toEqual([3, expect.stringMatching(/^spgames: value: not finished .*\n$/)]);
  });

  it('answers a batch line by line, by several threads in order, and stops with its reader', async () => {
    const child = spawn(process.execPath, [
      main,
      'batch',
      'value',
      '--jobs',
      '2',
      '--format',
      'tsv',
      '--columns',
      'name',
    ]);
    let out = '';
    const answered = (last: string): Promise<void> =>
      new Promise((resolve) => {
        child.stdout.on('data', (data: Buffer) => {
          out += data.toString();
          if (out.endsWith(last)) resolve();
        });
      });
    child.stdin.write('snort@path:1..3\n');
    await answered('snort@path:3\t{2|-2}\n');
    child.stdin.end('snort@path:2');
    await new Promise((resolve) => child.on('close', resolve));
    expect(out.split('\n').map((line) => line.split('\t')[0])).toEqual([
      'source',
      'snort@path:1',
      'snort@path:2',
      'snort@path:3',
      'snort@path:2',
      '',
    ]);
    const endless = `echo 'snort@path:1..9999999' | "${process.execPath}" "${main}" batch analyze --only dimension | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', endless], { encoding: 'utf8' });
    expect([stdout.split('\n').length, stderr]).toEqual([2, '']);
  });
});
