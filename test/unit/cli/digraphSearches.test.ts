import { describe, expect, it } from 'vitest';
import { DigraphValues, digraphValuesFromJson } from 'spgames/digraphs';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';
import { inFull } from '../../helpers/sampling.js';

const linesOf = async (...args: readonly string[]): Promise<string[]> => {
  const { exitCode, out, err } = await run(['digraphs', ...args]);
  expect([exitCode, err]).toEqual([0, '']);
  return out.split('\n').slice(0, -1);
};

describe('digraphs', () => {
  it('lists them, all, of a family or of a value, one a line', async () => {
    expect(await linesOf('list', '2', '--family', 'tournament')).toEqual([
      'digraph:RR 0>1',
      'digraph:LR 0>1',
      'digraph:LR 1>0',
      'digraph:LL 0>1',
    ]);
    expect(await linesOf('list', '3')).toHaveLength(104);
    expect(await linesOf('list', '4')).toHaveLength(3044);
    expect(await linesOf('list', '0')).toEqual(['digraph:']);
    expect(await linesOf('list', '3', '--value', '^*')).toEqual(['digraph:LLR 0>1 0-2 2>1']);
    expect(await linesOf('list', '3', '--value', '^')).toEqual([]);
    const document = await runJson(['digraphs', 'list', '3', '--value', '^*']);
    expect(document).toMatchObject({
      type: 'digraphs',
      n: 3,
      value: '^*',
      count: 1,
      digraphs: ['digraph:LLR 0>1 0-2 2>1'],
    });
  });

  it('counts values by vertices and birthdays, and lists them', async () => {
    expect(await linesOf('values', '3', '--all')).toEqual([
      '22 values of digraphs with at most 3 vertices',
      '  vertices  values  birthday 0  1  2  3',
      '  0         1       1',
      '  1         2                   2',
      '  2         5                   1  4',
      '  3         14                     6  8',
      '  0  0       digraph:',
      '  1  1       digraph:L',
      '  1  -1      digraph:R',
      ...[
        '*       digraph:LR 0-1',
        '2       digraph:LL',
        '-2      digraph:RR',
        '1/2     digraph:LR 0>1',
        '-1/2    digraph:LR 1>0',
      ].map((line) => `  2  ${line}`),
      ...(await linesOf('values', '3', '--all')).slice(-14),
    ]);
    expect((await linesOf('values', '4', '--family', 'transitive'))[0]).toBe(
      '31 values of transitive digraphs with at most 4 vertices',
    );
    expect(await runJson(['digraphs', 'values', '2'])).toEqual(
      JSON.parse(JSON.stringify(new DigraphValues(2).advance())),
    );
  });

  it('pairs degrees and temperatures', async () => {
    expect(await linesOf('temperatures', '3')).toEqual([
      '22 values of digraphs with at most 3 vertices',
      'largest number of neighbours of a vertex, and temperatures',
      '  0  -1',
      '  1  -1 -1/2 0',
      '  2  -1 -1/2 -1/4 0 1/2',
      'largest out-degree, and temperatures',
      '  0  -1',
      '  1  -1 -1/2 0',
      '  2  -1 -1/2 -1/4 0 1/2',
    ]);
  });

  it('finds the orders of nimbers', async () => {
    expect(await linesOf('nimbers', '2')).toEqual([
      '0: 0 vertices; the empty digraph',
      '  digraph:',
      '*: 2 vertices; 1 is not enough: the only candidate does not have this value',
      '  digraph:LR 0-1',
      '*2: 4 vertices; 3 are not enough: none of 4 candidates has this value',
      '  digraph:LLRR 0>1 0-2 0-3 1-3 3>2',
      '  digraph:LLRR 0>1 0>2 0-3 1-2 3>1 3>2',
    ]);
  });

  it('keeps what is found in a file, and goes on from there', async () => {
    const values = new DigraphValues(4);
    expect(() => values.advance({ limit: 40 })).toThrow();
    const begun = JSON.stringify(values);
    const { exitCode, out, saved } = await run(['digraphs', 'values', '4', '--state', 's.json'], { 's.json': begun });
    expect([exitCode, out.split('\n')[0]]).toEqual([0, '77 values of digraphs with at most 4 vertices']);
    expect(digraphValuesFromJson(JSON.parse(saved['s.json']!)).isComplete).toBe(true);
    const fresh = await run(['digraphs', 'values', '2', '--state', 't.json']);
    expect(JSON.parse(fresh.saved['t.json']!)).toMatchObject({ type: 'digraph-values', n: 2, next: null, count: 8 });
    // What is complete is not written again.
    const again = await run(['digraphs', 'temperatures', '2', '--state', 't.json'], fresh.saved);
    expect([again.exitCode, again.saved]).toEqual([0, {}]);
  });

  it.runIf(inFull)('says how far it is when the time is over, with exit status 3, and keeps it', async () => {
    clockOfLooks(1);
    const { exitCode, out, err, saved } = await run([
      'digraphs',
      'values',
      '6',
      '--state',
      's.json',
      '--timeout',
      '0.02',
    ]);
    expect([exitCode, out]).toEqual([
      3,
      expect.stringMatching(
        /values so far, of digraphs with at most 6 vertices: all with fewer than \d, some with \d\n/,
      ),
    ]);
    expect(err).toContain('digraphs: not finished after 20 ms');
    const kept = digraphValuesFromJson(JSON.parse(saved['s.json']!));
    expect([kept.n, kept.isComplete]).toEqual([6, false]);
    const list = await run(['digraphs', 'list', '6', '--timeout', '0.02', '--json']);
    expect([list.exitCode, (JSON.parse(list.out) as { count: unknown }).count]).toEqual([3, 'undecided']);
  });

  it.each([
    [['foo', '3'], 'digraphs: "foo"; expected list, values, temperatures, nimbers.'],
    [['list', 'x'], 'Expected a number such as 5.'],
    [['list', '3', '--state', 's'], 'digraphs: --state with list; expected it with values or temperatures.'],
    [['values', '3', '--value', '0'], 'digraphs: --value with values; expected it with list.'],
    [['temperatures', '3', '--all'], 'digraphs: --all with temperatures; expected it with values.'],
    [
      ['values', '3', '--state', 'other.json'],
      'digraphs: the file other.json is about digraphs of the family all with at most 2 vertices; expected all and 3.',
    ],
    [['values', '3', '--state', 'bad.json'], 'bad.json'],
    [['list', '3', '--value', '{'], 'parseValue'],
    [['values', '9'], '9 vertices; expected at most 8'],
    [['nimbers', '5'], 'nimberOrders: *5; expected at most *4.'],
    [['list', '3', '--family', 'planar'], 'planar'],
  ])('refuses %j', async (args, message) => {
    const files = { 'other.json': JSON.stringify(new DigraphValues(2).advance()), 'bad.json': '{"type":' };
    const { exitCode, out, err } = await run(['digraphs', ...args], files);
    expect([out, err]).toEqual(['', expect.stringContaining(message)]);
    expect([2, 3]).toContain(exitCode);
  });
});
