import { describe, expect, it } from 'vitest';
import { expandRanges } from '../../../src/cli/expandRanges.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { run } from '../../helpers/runCommand.js';

/** The JSON documents, one a line. */
function lines(out: string): Record<string, unknown>[] {
  expect(out.endsWith('\n')).toBe(true);
  return out
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('expandRanges', () => {
  it.each([
    ['snort@path:1..3', ['snort@path:1', 'snort@path:2', 'snort@path:3']],
    ['snort@grid:1..2x3..4', ['snort@grid:1x3', 'snort@grid:1x4', 'snort@grid:2x3', 'snort@grid:2x4']],
    ['snort@path:2..2 + col@path:0..1', ['snort@path:2 + col@path:0', 'snort@path:2 + col@path:1']],
    ['snort@grid:2x3/..#|...', ['snort@grid:2x3/..#|...']],
    ['facets:1..3', ['facets:1..3']],
    ['a..b', ['a..b']],
    ['snort@path:3', ['snort@path:3']],
    ['snort@path:1...3', ['snort@path:1...3']],
  ])('%s', (line, expected) => {
    expect([...expandRanges(line)]).toEqual(expected);
  });

  it('refuses an empty range', () => {
    expect(() => [...expandRanges('snort@path:3..1')]).toThrow('3..1 is empty');
  });
});

describe('batch', () => {
  const sources = '# sources\nsnort@path:1..3\n\n  facets:x1 x2, y1  \r\nideal:x1\n';

  it('prints a document for each source', async () => {
    const { exitCode, out, err } = await run(['batch', 'analyze', '--only', 'fVector,pure', 'list'], { list: sources });
    expect([exitCode, err]).toEqual([0, '']);
    expect(lines(out).map(({ source, fVector }) => [source, fVector])).toEqual([
      ['snort@path:1', [1, 2]],
      ['snort@path:2', [1, 4, 2]],
      ['snort@path:3', [1, 6, 8, 2]],
      ['facets:x1 x2, y1', [1, 3, 1]],
      ['ideal:x1', [1]],
    ]);
  });

  it('reads standard input, and takes options before and after', async () => {
    for (const rest of [[], ['-'], ['--only', 'facets', '-'], ['-', '--only', 'facets']]) {
      const { exitCode, out } = await run(['batch', 'compile', ...rest], { '-': 'snort@path:1' });
      expect(exitCode).toBe(0);
      expect(lines(out)).toMatchObject([{ source: 'snort@path:1', type: 'sp-game', facets: [[0], [1]] }]);
    }
  });

  it('goes on after bad lines and exits with 2', async () => {
    const list = 'snrt@path:1\nsnort@path:3..1\nfacets:\nsnort@path:1\n';
    const { exitCode, out, err } = await run(['batch', 'compile', 'list'], { list });
    expect([exitCode, err]).toEqual([2, '']);
    expect(lines(out)).toMatchObject([
      { source: 'snrt@path:1', error: { code: 'unknown-ruleset', hint: 'Did you mean snort?' } },
      { source: 'snort@path:3..1', error: { code: 'invalid-range' } },
      { source: 'facets:', error: { code: 'not-a-game' } },
      { source: 'snort@path:1', type: 'sp-game' },
    ]);
  });

  it('exits with 3 when something was cut off', async () => {
    clockOfLooks(10);
    const { exitCode, out } = await run(['batch', 'compile', '--timeout', '0.05', 'list'], {
      list: 'nogo@grid:5x5\nsnort@path:2',
    });
    expect(exitCode).toBe(3);
    expect(lines(out)).toMatchObject([{ error: { code: 'too-long' } }, { error: { code: 'too-long' } }]);
  });

  it('runs every command on a source', async () => {
    const made = (await run(['build', 'facets:x1', '--method', 'prop2.1', '--json'])).out;
    const files = { list: 'snort@path:2', files: 'made.json', 'made.json': made };
    for (const [args, type] of [
      [['explain', '--position', 'x1', 'list'], 'explanation'],
      [['export', '--to', 'macaulay2', 'list'], 'export'],
      [['draw', 'list'], 'drawing'],
      [['build', '--method', 'remark2.2', 'list'], 'construction'],
      [['verify', 'files'], 'verification'],
    ] as const) {
      const { exitCode, out } = await run(['batch', ...args], files);
      expect(exitCode).toBe(0);
      expect(lines(out)).toMatchObject([{ type }]);
    }
  });

  it('exits with 1 when an answer is no', async () => {
    const made = (await run(['build', 'facets:x1 x2', '--method', 'prop2.1', '--json'])).out;
    const wrong = JSON.stringify({ ...(JSON.parse(made) as object), as: 'illegal' });
    const files = { list: 'wrong.json\nmade.json', 'wrong.json': wrong, 'made.json': made };
    const { exitCode, out } = await run(['batch', 'verify', 'list'], files);
    expect(exitCode).toBe(1);
    expect(lines(out).map(({ verified }) => verified)).toEqual([false, true]);
  });

  it.each([
    [['analise', 'list'], /analise is no command for a batch; .*Did you mean analyze\?/],
    [['catalog'], /catalog is no command for a batch/],
    [['compile', 'missing'], /there is no file missing/],
    [['compile', 'list', 'list'], /too many arguments/],
    [['compile', '--nly', 'facets'], /unknown option '--nly'/],
    [['export', '--to', 'json', '-o', 'x', 'list'], /--output with many sources/],
    [['explain', 'list'], /required option '--position/],
    [[], /missing required argument 'command'/],
  ])('%j is bad input', async (args, message) => {
    const { exitCode, out, err } = await run(['batch', ...args], { list: 'snort@path:1' });
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});
