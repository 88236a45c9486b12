import { describe, expect, it } from 'vitest';
import { SourceRange } from '../../../src/sources/internal.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { run } from '../../helpers/runCommand.js';
import { sampled } from '../../helpers/sampling.js';

/** The JSON documents, one a line. */
function lines(out: string): Record<string, unknown>[] {
  expect(out.endsWith('\n')).toBe(true);
  return out
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the sources of a line', () => {
  it.each([
    ['snort@path:1..3', ['snort@path:1', 'snort@path:2', 'snort@path:3']],
    ['snort@grid:1..2x3..4', ['snort@grid:1x3', 'snort@grid:1x4', 'snort@grid:2x3', 'snort@grid:2x4']],
    ['snort@path:2..2 + col@path:0..1', ['snort@path:2 + col@path:0', 'snort@path:2 + col@path:1']],
    ['snort@grid:2x3/..#|...', ['snort@grid:2x3/..#|...']],
    ['facets:1..3', ['facets:1..3']],
    ['a..b', ['a..b']],
    ['snort@path:3', ['snort@path:3']],
    ['snort@path:1...3', ['snort@path:1...3']],
    ['path:1..2', ['path:1', 'path:2']],
    ['grid:2x{2..3} + path:1', ['grid:2x2 + path:1', 'grid:2x3 + path:1']],
  ])('%s', (line, expected) => {
    expect([...new SourceRange(line)]).toEqual(expected);
  });

  it('refuses an empty range', () => {
    expect(() => new SourceRange('snort@path:3..1')).toThrow('3..1 is empty');
  });

  it('refuses a range that is too long', () => {
    expect(() => new SourceRange('snort@path:1..1000000000')).toThrow(
      '1000000000 sources in one line; expected at most 10000000',
    );
  });
});

describe('batch', () => {
  it.each([
    ['--where', 'temprature>=1'],
    ['--top', '2 temprature'],
    ['--columns', 'name,temprature'],
  ])('says that no answer has a field: %s %s', async (option, text) => {
    const { exitCode, err } = await run(['batch', 'value', option, text, 'snort@path:1..3']);
    expect(exitCode).toBe(2);
    expect(err).toContain('no answer has the field "temprature"; expected one of source, type, ');
    expect(err).toContain('Did you mean temperature?');
  });

  it('says nothing of fields inside what is not known', async () => {
    const wanted = ['--where', 'cohenMacaulay.0=true', '--only', 'cohenMacaulay'];
    const { exitCode, err } = await run(['batch', 'analyze', ...wanted, 'facets:{1..2}']);
    expect([exitCode, err]).toEqual([0, '']);
  });

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
    expect([exitCode, err]).toEqual([2, 'spgames: batch: 3 of 4 lines could not be answered: see their errors.\n']);
    expect(lines(out)).toMatchObject([
      { source: 'snrt@path:1', error: { code: 'unknown-ruleset', hint: 'Did you mean snort?' } },
      { source: 'snort@path:3..1', error: { code: 'invalid-range' } },
      { source: 'facets:', error: { code: 'not-a-game' } },
      { source: 'snort@path:1', type: 'sp-game' },
    ]);
  });

  it('ends when the time is up, with 3 and the reason', async () => {
    clockOfLooks(10);
    const { exitCode, out, err } = await run(['batch', 'compile', '--timeout', '0.5', 'list'], {
      list: 'nogo@grid:5x5\nsnort@path:1..9999999',
    });
    expect(exitCode).toBe(3);
    expect(lines(out)).toMatchObject([{ error: { code: 'too-long' } }]);
    expect(err).toMatch(/^spgames: batch: not finished after 500 ms.* 1 lines are answered\..*\n$/);
  });

  it('gives up a line after its time, and goes on', async () => {
    clockOfLooks(10);
    const list = 'nogo@grid:5x5\nsnort@path:2';
    const { exitCode, out, err } = await run(['batch', 'compile', '--each', '0.5', 'list'], { list });
    expect([exitCode, err]).toEqual([3, expect.stringContaining('some lines are undecided')]);
    expect(lines(out)).toMatchObject([{ error: { code: 'too-long' } }, { source: 'snort@path:2', type: 'sp-game' }]);
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
    [['analise', 'list'], /"analise" is not a command for a batch; .*Did you mean analyze\?/],
    [['catalog'], /"catalog" is not a command for a batch/],
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

/** Standard input that comes line by line; what was printed before each line is remembered. */
function slowInput(all: readonly string[]) {
  const printed: string[] = [];
  const before: number[] = [];
  async function* input(): AsyncGenerator<string> {
    for (const line of all) {
      await Promise.resolve();
      before.push(printed.length);
      yield line;
    }
  }
  return { printed, before, terminal: { lines: input, print: (text: string) => void printed.push(text) } };
}

describe('batch as a partner', () => {
  it('answers each line before it asks for the next', async () => {
    const { printed, before, terminal } = slowInput([
      'snort@path:1',
      '',
      'snort@path:2..3',
      'nothing@here',
      'ideal:x1',
    ]);
    expect((await run(['batch', 'analyze', '--only', 'pure'], {}, terminal)).exitCode).toBe(2);
    expect(before).toEqual([0, 1, 1, 3, 4]);
    expect(printed).toHaveLength(5);
  });

  it('stops when the user does, and prints what it knows', async () => {
    let looks = 0;
    const { exitCode, out } = await run(
      ['batch', 'value', 'list'],
      { list: 'snort@path:1..9999999' },
      { isInterrupted: () => ++looks > 200 },
    );
    expect(exitCode).toBe(130);
    expect(lines(out).length).toBeLessThan(200);
  });

  it('prints no line that the user has cut off', async () => {
    const list = 'snort@path:1..4';
    const whole = (await run(['batch', 'value', 'list'], { list })).out;
    const ends = new Set<number>();
    for (const most of sampled([10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300], 6)) {
      let looks = 0;
      const { exitCode, out } = await run(
        ['batch', 'value', 'list'],
        { list },
        { isInterrupted: () => ++looks > most },
      );
      // It may have ended before.
      expect([exitCode, exitCode === 0 ? out : '']).toEqual(exitCode === 0 ? [0, whole] : [130, '']);
      expect([whole.startsWith(out), /^$|\n$/.test(out)]).toEqual([true, true]);
      ends.add(out.length);
    }
    expect(ends.size).toBeGreaterThan(1);
  });

  it('stops while it waits', async () => {
    const endless = {
      lines: (): AsyncIterable<string> => never(),
      interruption: Promise.resolve(),
      isInterrupted: () => true,
    };
    expect((await run(['batch', 'value'], {}, endless)).exitCode).toBe(130);
  });

  async function* never(): AsyncGenerator<string> {
    await new Promise(() => undefined);
    yield '';
  }

  it('shows how far it is', async () => {
    clockOfLooks(200);
    const statuses: (string | undefined)[] = [];
    const list = 'snort@path:1..9';
    await run(['batch', 'analyze', '--only', 'pure', 'list'], { list }, { status: (text) => void statuses.push(text) });
    expect(statuses.join('\n')).toMatch(/batch: 8 of 9 lines, [\d.]+ a second, \d+ s left/);
  });
});

describe('what batch prints', () => {
  const files = { list: 'snort@path:1..5\nfacets:\n' };
  const columns = ['--columns', 'name,temperature,error'];

  it('tables', async () => {
    const text = async (...args: string[]) => (await run(['batch', 'value', ...args, 'list'], files)).out.split('\n');
    const head = [
      'source,name,temperature,error',
      'snort@path:1,*,0,',
      'snort@path:2,{1|-1},1,',
      'snort@path:3,{2|-2},2,',
    ];
    const csv = await text('--format', 'csv', ...columns);
    expect(csv.slice(0, 4)).toEqual(head);
    expect(csv[5]).toBe('snort@path:5,"{1,{3|0}|-1,{0|-3}}",1,');
    expect(csv[6]).toMatch(/^facets:,,,.*void complex/);
    expect((await text('--format', 'tsv', ...columns))[3]).toBe('snort@path:3\t{2|-2}\t2\t');
    const markdown = await text('--format', 'markdown', '--columns', 'outcome');
    expect(markdown.slice(0, 3)).toEqual([
      '| source       | outcome |',
      '| ------------ | ------- |',
      '| snort@path:1 | N       |',
    ]);
    const latex = await text('--format', 'latex', '--columns', 'name');
    expect(latex.slice(0, 3)).toEqual([
      '\\begin{tabular}{ll}',
      '\\hline',
      expect.stringMatching(/^source +& name +\\\\$/),
    ]);
    expect(latex).toContainEqual(expect.stringMatching(/^snort@path:2 +& \$\\\{1 \\mid -1\\\}\$ +\\\\$/));
    expect((await text('--format', 'csv'))[0]).toMatch(/^source,name,outcome,mean,temperature,.*,error$/);
  });

  it('values in LaTeX as formulas, in whichever style they are', async () => {
    const of = async (...args: string[]): Promise<string[]> => {
      const lines = ['value:^*', 'value:{2|-2}', 'value:{1|0}', 'loopy:over'].join('\n');
      const { out } = await run(['batch', 'value', '--format', 'latex', '--columns', 'name,mean', ...args], {
        '-': lines,
      });
      return out
        .split('\n')
        .slice(4, 8)
        .map((line) => line.replace(/ +/g, ' '));
    };
    const plain = [
      'value:\\textasciicircum{}* & ${\\uparrow}{\\ast}$ & 0 \\\\',
      'value:\\{2\\textbar{}-2\\} & $\\{2 \\mid -2\\}$ & 0 \\\\',
      'value:\\{1\\textbar{}0\\} & $\\{1 \\mid 0\\}$ & $\\frac{1}{2}$ \\\\',
      'loopy:over & over & \\\\',
    ];
    for (const style of ['ascii', 'unicode', 'cgsuite', 'latex']) expect(await of('--style', style)).toEqual(plain);
    expect((await of('--switches', '--style', 'latex'))[1]).toContain('& ${\\pm}2$ &');
  });

  it('the columns that are chosen, the source first and once, in every format', async () => {
    const lines = async (...args: string[]) => (await run(['batch', 'value', ...args, 'list'], files)).out.split('\n');
    const asked = ['--columns', 'name,source,temperature,name'];
    expect((await lines('--format', 'csv', ...asked))[0]).toBe('source,name,temperature');
    expect((await lines('--format', 'tsv', ...asked))[0]).toBe('source\tname\ttemperature');
    const ndjson = await lines(...asked);
    expect(ndjson[1]).toBe('{"source":"snort@path:2","name":"{1|-1}","temperature":"1"}');
    expect(JSON.parse(ndjson[5]!)).toEqual({
      source: 'facets:',
      error: expect.objectContaining({ code: 'not-a-game' }),
    });
    const { out } = await run(['batch', 'analyze', '--columns', 'cohenMacaulay.0', '-'], { '-': 'facets:1 2\n' });
    expect(JSON.parse(out)).toEqual({ source: 'facets:1 2', 'cohenMacaulay.0': true });
    const open = await run(['batch', 'value', '--columns', 'name', '--each', '0.0001', '-'], {
      '-': 'snort@grid:5x5\n',
    });
    expect(JSON.parse(open.out)).toEqual({ source: 'snort@grid:5x5', name: 'undecided' });
  });

  describe('two-dimensional tables', () => {
    const batch = async (line: string, ...args: string[]) => run(['batch', 'value', 'list', ...args], { list: line });

    it('for a line with two ranges', async () => {
      const line = 'domineering@grid:{1..2}x{2,3}';
      const rows = [
        ['domineering@grid:{1..2}x{2,3}', '2', '3'],
        ['1', '-1', '-1'],
        ['2', '{1|-1}', '{2|-1/2}'],
      ];
      const tsv = rows.map((row) => `${row.join('\t')}\n`).join('');
      expect((await batch(line, '--format', 'tsv')).out).toBe(tsv);
      expect((await run(['batch', 'value', line, '--format', 'tsv'])).out).toBe(tsv);
      expect((await batch(line, '--format', 'csv')).out).toBe(
        '"domineering@grid:{1..2}x{2,3}",2,3\n1,-1,-1\n2,{1|-1},{2|-1/2}\n',
      );
      expect((await batch(line, '--format', 'markdown')).out).toContain(
        '| 2                             | {1\\|-1} | {2\\|-1/2} |\n',
      );
      expect((await batch(line, '--format', 'latex')).out).toMatch(
        /\n1 +& \$-1\$ +& \$-1\$ \\\\\n2 +& \$\\\{1 \\mid -1\\\}\$/,
      );
      expect((await batch(line, '--format', 'csv', '--columns', 'temperature')).out).toContain('\n2,1,5/4\n');
    });

    it('and lists for all others', async () => {
      for (const [line, ...args] of [
        ['snort@path:1..2'],
        ['snort@grid:1..2x1..2 + path:1..2'],
        ['snort@grid:1..2x1..2', '--columns', 'name,mean'],
      ])
        expect((await batch(line!, '--format', 'csv', ...args)).out).toMatch(/^source,name,/);
      expect(
        (await batch('snort@grid:1..2x1..2', '--format', 'csv', '--where', 'temperature>=0', '--columns', 'name')).out,
      ).toMatch(/^source,name/);
      expect((await batch('snort@grid:1..2x1..2')).out).toMatch(/^\{"source"/);
    });

    it('one after the other, also beside lists, with an empty line between', async () => {
      const lines = 'col@grid:1..1x1..2\nsnort@path:2\nsnort@grid:1..1x1..2\n';
      const { out } = await batch(lines, '--format', 'csv', '--columns', 'outcome');
      expect(out).toBe(
        'col@grid:1..1x1..2,1,2\n1,N,P\n\nsource,outcome\nsnort@path:2,N\n\nsnort@grid:1..1x1..2,1,2\n1,N,N\n',
      );
      const markdown = (await batch(lines, '--format', 'markdown', '--columns', 'outcome')).out.split('\n\n');
      expect(markdown.map((table) => table.split('\n')[0]!.split(' ')[1])).toEqual([
        'col@grid:1..1x1..2',
        'snort@grid:1..1x1..2',
        'source',
      ]);
    });

    it('with empty cells, and the errors on standard error', async () => {
      const { out, err, exitCode } = await batch('snort@cycle:{2..3} + path:{0..1}', '--format', 'csv');
      expect([exitCode, out]).toEqual([2, 'snort@cycle:{2..3} + path:{0..1},0,1\n2,,\n3,{2|-2},{2*|-2*}\n']);
      expect(err).toMatch(/^spgames: snort@cycle:2 \+ path:0: .*\nspgames: snort@cycle:2 \+ path:1: .*\n$/);
    });

    it('escapes what Markdown reads', async () => {
      expect((await batch('snort@path:1', '--format', 'markdown', '--columns', 'name')).out).toContain('| \\*');
    });
  });

  it('errors on standard error where the table has no column for them', async () => {
    const told = async (...args: string[]) => (await run(['batch', 'value', ...args, 'list'], files)).err;
    expect(await told('--format', 'csv', '--columns', 'name')).toMatch(/^spgames: facets:: .*void complex.*\n$/);
    for (const args of [['--format', 'csv', ...columns], ['--format', 'tsv'], []])
      expect(await told(...args)).toBe('spgames: batch: 1 of 6 lines could not be answered: see their errors.\n');
  });

  it('only some answers; errors always', async () => {
    const sources = async (...args: string[]) =>
      lines((await run(['batch', 'value', ...args, 'list'], files)).out).map(({ source }) => source);
    expect(await sources('--where', 'temperature>=3/2')).toEqual(['snort@path:3', 'snort@path:4', 'facets:']);
    expect(await sources('--where', 'name={2|-2}')).toEqual(['snort@path:3', 'facets:']);
    expect(await sources('--top', '2', 'temperature')).toEqual(['facets:', 'snort@path:3', 'snort@path:4']);
    expect(await sources('--top', '1 birthday', '--where', 'temperature<2')).toEqual(['facets:', 'snort@path:5']);
  });

  it('boards of one ruleset, and graphs as graph6', async () => {
    const list = 'path:2..3\n>>graph6<<Bw\nDhc\ng6:A_\n';
    const { out } = await run(['batch', 'analyze', '--only', 'fVector', '--on', 'snort', 'list'], { list });
    expect(lines(out).map(({ source, fVector }) => [source, fVector])).toEqual([
      ['snort@path:2', [1, 4, 2]],
      ['snort@path:3', [1, 6, 8, 2]],
      ['snort@g6:Bw', [1, 6, 6, 2]],
      ['snort@g6:Dhc', [1, 10, 30, 30, 10, 2]],
      ['snort@g6:A_', [1, 4, 2]],
    ]);
  });

  it.each([
    [['--where', 'temperature'], /--where has "temperature"; expected a field/],
    [['--where', 'name>{2|-2}'], /--where has/],
    [['--top', 'temperature'], /--top temperature; expected a number and a field/],
    [['--jobs', '0'], /number from 1 to 999/],
    [['--format', 'xml'], /Allowed choices are ndjson, csv, tsv, markdown, latex/],
  ])('%j is bad input', async (args, message) => {
    const { exitCode, out, err } = await run(['batch', 'value', ...args, 'list'], files);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it('takes families up to isomorphism in its lines', async () => {
    const sources = async (args: readonly string[], text: string): Promise<unknown[]> => {
      const { out, exitCode } = await run(['batch', ...args, 'boards.txt'], { 'boards.txt': text });
      expect(exitCode).toBe(0);
      return lines(out).map(({ source }) => source);
    };
    const on = ['value', '--on', 'snort'];
    expect(await sources(on, 'graphs:1..3 connected\npath:1..2\nA_\n')).toEqual([
      ...['empty:1', 'path:2', 'cycle:3', 'path:3', 'path:1', 'path:2', 'g6:A_'].map((board) => `snort@${board}`),
    ]);
    expect(await sources(['value', '--on', 'domineering'], 'polyominoes:3')).toEqual([
      'domineering@grid:2x2/..|.#',
      'domineering@grid:1x3',
    ]);
    expect(await sources(['value'], 'coloured-digraphs:1')).toEqual(['digraph:R', 'digraph:L']);
    expect(await sources(['analyze', '--only', 'fVector'], 'complexes:2')).toEqual(['facets:1, 2', 'facets:1 2']);
    const { out, exitCode } = await run(['batch', ...on, 'graphs:3..2']);
    expect(exitCode).toBe(2);
    expect(lines(out)).toMatchObject([{ source: 'snort@graphs:3..2', error: { code: 'invalid-range' } }]);
    const wrong = await run(['batch', 'analyze', '--only', 'fVector', 'complexes:1..9']);
    expect(lines(wrong.out)).toMatchObject([{ error: { code: 'too-large-argument' } }]);
  });
});
