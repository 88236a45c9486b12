import { beforeEach, describe, expect, it } from 'vitest';
import type { Terminal } from '../../../src/cli/Terminal.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { run } from '../../helpers/runCommand.js';

/** A user who asks to stop after so many looks. */
function impatient(looks: number): Partial<Terminal> {
  let left = looks;
  return { isInterrupted: () => --left < 0 };
}

/** What is printed, piece by piece. */
function pieces(): { readonly printed: string[]; readonly terminal: Partial<Terminal> } {
  const printed: string[] = [];
  return { printed, terminal: { print: (text) => void printed.push(text) } };
}

describe('a command that the user stops', () => {
  beforeEach(() => clockOfLooks(3));

  it('analyze says what it knows: the rest is undecided', async () => {
    const args = ['analyze', 'snort@grid:4x4', '--only', 'facetCount,fVector,sequentiallyCohenMacaulay,depth'];
    const { exitCode, out, err } = await run(args, {}, impatient(200));
    expect([exitCode, err]).toEqual([130, expect.stringContaining('spgames: interrupted\n')]);
    expect(out.split('\n').map((line) => line.trim().split(/\s+/)[0])).toEqual([
      'snort@grid:4x4',
      'facetCount',
      'fVector',
      'sequentiallyCohenMacaulay',
      'depth',
      '',
    ]);
    expect(out).toMatch(/fVector +1 32 432 /);
    expect(out).toMatch(/sequentiallyCohenMacaulay +undecided\n {2}depth +undecided\n$/);
    const document = await run([...args, '--json'], {}, impatient(200));
    expect(document.exitCode).toBe(130);
    expect(JSON.parse(document.out)).toMatchObject({ sequentiallyCohenMacaulay: 'undecided', depth: 'undecided' });
  });

  it('value says what is proven', async () => {
    const { exitCode, out } = await run(['value', 'domineering@grid:6x6'], {}, impatient(500));
    expect(exitCode).toBe(130);
    expect(out).toMatch(/value +undecided, from -18 to 18\n/);
  });

  it('compile shows the basic positions, and what is known besides', async () => {
    const { exitCode, out, err } = await run(['compile', 'snort@grid:6x6'], {}, impatient(700));
    expect([exitCode, err]).toEqual([130, 'spgames: interrupted\n']);
    expect(out).toContain('\n  x1   Left   vertex  on 1\n');
    expect(out).toContain('Maximal legal positions: facets of the legal complex: undecided\n');
    expect(out).toContain('Minimal illegal positions: facets of the illegal complex (156)\n');
    expect(out).not.toContain('Legal ideal');
    expect(out).toContain('Illegal ideal');
  });

  it('compile says at once that facets do not fit', async () => {
    const { exitCode, out, err } = await run(['compile', 'snort@grid:10x10']);
    expect([exitCode, err]).toEqual([
      3,
      expect.stringMatching(/^spgames: compile: .*: at least 2\^\d+ sets, more than fit .*\n$/),
    ]);
    expect(out).toContain('Maximal legal positions: facets of the legal complex: undecided\n');
    expect(out).toContain('Minimal illegal positions: facets of the illegal complex (460)\n');
  });

  it('is told so where nothing is known', async () => {
    const { exitCode, out, err } = await run(['export', 'nogo@grid:5x5', '--to', 'json'], {}, impatient(3));
    expect([exitCode, out, err]).toEqual([130, '', 'spgames: interrupted\n']);
  });

  it('ends where it waits for its input', async () => {
    const read = (): Promise<string> => new Promise(() => undefined);
    const terminal = { read, isInterrupted: () => true, interruption: Promise.resolve() };
    expect(await run(['value', '-', '--json'], {}, terminal)).toMatchObject({ exitCode: 130 });
  });
});

describe('a command on the way', () => {
  it('analyze prints each property when it is known', async () => {
    const { printed, terminal } = pieces();
    await run(['analyze', 'snort@path:3', '--only', 'pure,fVector,betti'], {}, terminal);
    expect(printed.map((text) => text.split('\n')[0])).toEqual([
      'snort@path:3',
      '  fVector  1 6 8 2',
      '  pure     no',
      '  betti',
      '',
    ]);
    const document = pieces();
    await run(['analyze', 'snort@path:3', '--json'], {}, document.terminal);
    expect(document.printed).toHaveLength(1);
  });

  it('writes a file as a whole', async () => {
    const { printed, terminal } = pieces();
    const { saved } = await run(['export', 'snort@path:3', '--to', 'latex', '-o', 'a.tex'], {}, terminal);
    expect([printed, Object.keys(saved)]).toEqual([[], ['a.tex']]);
  });

  it('gives what is kept in case it has to be ended from outside', async () => {
    const kept: unknown[] = [];
    const watch: Terminal['watch'] = ({ keep }) => void (keep !== undefined && kept.push(JSON.parse(keep)));
    const { out } = await run(['analyze', 'snort@path:3', '--only', 'pure,fVector', '--json'], {}, { watch });
    expect(kept).toMatchObject([
      { fVector: 'undecided', pure: 'undecided' },
      { fVector: [1, 6, 8, 2], pure: 'undecided' },
      JSON.parse(out),
    ]);
  });

  it('bounds the time in which its file is written', async () => {
    const save = (): Promise<void> => new Promise(() => undefined);
    const { exitCode, out, err } = await run(
      ['value', 'snort@path:2', '--timeout', '0.01', '-o', 'pipe'],
      {},
      { save },
    );
    expect([exitCode, out, err]).toEqual([3, '', expect.stringMatching(/^spgames: value: not finished .*\n$/)]);
  });

  it('bounds the time in which its input comes', async () => {
    const read = (): Promise<string> => new Promise(() => undefined);
    for (const [command, ...rest] of [['compile'], ['verify'], ['explain', '--position', 'x1']] as const) {
      const { exitCode, out, err } = await run([command, '-', ...rest, '--timeout', '0.01'], {}, { read });
      expect([exitCode, out]).toEqual([3, '']);
      expect(err).toMatch(/^spgames: \w+: not finished .*\n$/);
    }
  });
});
