import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';

const refusal = async (...line: string[]): Promise<string> => {
  const { exitCode, err } = await run(line);
  expect(exitCode).toBe(2);
  return err;
};

describe('loopy games on the command line: value', () => {
  it('asks of the game as it stands whether it is a stopper', async () => {
    for (const sum of ['loopy:{pass|off} + loopy:off', 'loopy:on + loopy:over']) {
      const { out } = await run(['value', sum]);
      expect(out).toContain('stopper        no, alternating play can go round 2 moves for ever');
      expect(out).toContain('simplest form  a=');
    }
    expect((await run(['eval', 'outcome(loopy("{0|dud}"))'])).out).toBe('Left begins: win, Right begins: draw\n');
    expect((await run(['eval', 'outcome(loopy("dud"))'])).out).toBe('draw\n');
    expect((await run(['eval', 'loopy("-1500")'])).out).toBe('loopy:-1500\n');
  });

  it('says what there is to say of a stopper', async () => {
    expect(await run(['value', 'loopy:over + value:1/2'])).toMatchObject({
      exitCode: 0,
      out: [
        'loopy:over + value:1/2',
        '  value          1/2 + over',
        '  outcome        L, Left wins whoever begins',
        '  positions      6',
        '  stopper        yes, alternating play ends',
        '  simplest form  a={b|a}; b={c|d}; c={|}; d={c|}',
        '',
      ].join('\n'),
    });
    expect(await runJson(['value', 'loopy:over'])).toEqual({
      type: 'value',
      spgames: VERSION,
      name: 'over',
      form: null,
      outcome: 'L',
      results: { left: 'win', right: 'loss' },
      mean: null,
      temperature: null,
      leftStop: null,
      rightStop: null,
      birthday: null,
      formalBirthday: null,
      reducedCanonicalForm: null,
      atomicWeight: null,
      stopper: true,
      simplestForm: { type: 'loopy-game', spgames: VERSION, left: [[1], []], right: [[0], []] },
      onside: 'over',
      offside: 'over',
    });
  });

  it('of a game that is none, and of one that equals one', async () => {
    const { out } = await run(['value', 'loopy:tis']);
    expect(out).toContain('outcome    Left, who begins, draws; Right, who begins, loses');
    expect(out).toContain(
      'stopper    no, alternating play can go round 2 moves for ever\n  onside     1\n  offside    0',
    );
    expect(await runJson(['value', 'loopy:dud'])).toMatchObject({
      name: 'dud',
      outcome: null,
      results: { left: 'draw', right: 'draw' },
      stopper: false,
      simplestForm: null,
      onside: 'on',
      offside: 'off',
    });
    expect(await runJson(['value', 'loopy:on + loopy:over'])).toMatchObject({
      name: 'on',
      stopper: false,
      simplestForm: { left: [[0]] },
    });
    expect((await run(['value', 'loopy:dud'])).out).toContain('a draw, whoever begins');
  });

  it('of a game that equals a short one has its fields', async () => {
    const found = await runJson(['value', 'loopy:{1,off|-1} + value:1']);
    expect(found).toMatchObject({
      name: '{2|0}',
      mean: '1',
      temperature: '1',
      birthday: 3,
      formalBirthday: null,
      reducedCanonicalForm: '{2|0}',
      stopper: true,
      simplestForm: { type: 'loopy-game' },
    });
  });

  it('is undecided where sidling has no end, or no time is left', async () => {
    const carousel = 'loopy:a={0,{1|1,{*,{1*|1*,a}|*}}|0}'; // Bach’s Carousel, whose sides are not stoppers
    const { exitCode, out } = await run(['value', carousel, '--json']);
    expect([exitCode, JSON.parse(out)]).toMatchObject([
      3,
      { name: 'undecided', onside: 'undecided', results: { left: 'win' } },
    ]);
    clockOfLooks(1);
    expect(await run(['value', 'loopy:over + snort@grid:5x5', '--timeout', '0.5', '--json'])).toMatchObject({
      exitCode: 3,
    });
  });

  it('pipes', async () => {
    const { out } = await run(['value', 'loopy:over', '--json']);
    expect((await run(['value', 'over.json + value:1'], { 'over.json': out })).out).toContain('1 + over');
    const short = await run(['value', 'loopy:{0,off|0}', '--json']);
    expect((await run(['value', 'star.json'], { 'star.json': short.out })).out).toContain('value            *\n');
    const { out: tis } = await run(['value', 'loopy:tis', '--json']);
    expect((await run(['value', 'tis.json'], { 'tis.json': tis })).err).toContain('the form of a short game');
  });

  it('refuses what a loopy game does not have', async () => {
    expect(await refusal('value', 'loopy:over', '--cool', '1')).toContain('--cool of a loopy game');
    expect(await refusal('value', 'loopy:over', '--misere')).toContain('--misere of a loopy game');
    expect(await refusal('value', 'loopy:over', '--thermograph')).toContain('--thermograph of a loopy game');
    expect(await refusal('value', 'loopy:over', '--confusion-interval')).toContain(
      '--confusion-interval of a loopy game',
    );
    expect(await refusal('value', 'loopy:over', '--position', 'x1')).toContain('a position of a loopy game');
    expect(await refusal('value', 'loopy:ovr')).toContain('Did you mean over or on or off?');
    expect(await refusal('compile', 'loopy:over')).toContain('a loopy game; expected a game with rules');
  });
});

describe('loopy games on the command line', () => {
  it.each([
    ['loopy:over', 'value:1/1024', '<', 'R'],
    ['loopy:over', 'value:^', '>', 'L'],
    ['loopy:over + value:*', 'loopy:over', '=', undefined],
    ['loopy:upon', 'value:*', '||', 'N'],
    ['hackenbush@stalk:LR + loopy:on', 'loopy:on', '=', undefined],
    ['loopy:2 + over', 'value:2', '>', 'L'],
    ['loopy:dud', 'value:0', '||', undefined],
    ['loopy:{0|0}', 'snort@path:1', '=', 'P'],
  ])('compare %s %s: %s', async (first, second, order, outcome) => {
    expect(await runJson(['compare', first, second])).toMatchObject({ order, outcome: outcome ?? null });
  });

  it('compare says it in words', async () => {
    expect((await run(['compare', 'loopy:dud', 'value:0'])).out).toBe(
      'loopy:dud || value:0: incomparable\n  outcome of the difference  a draw, whoever begins\n',
    );
  });

  it('equal compares them up to equality', async () => {
    expect(await run(['equal', 'loopy:over', 'loopy:a={0|b}; b={pass|a}'])).toMatchObject({
      exitCode: 0,
      out: 'the values are equal: yes\n',
    });
    expect(await run(['equal', 'loopy:over', 'loopy:under', '--sides', 'swap'])).toMatchObject({ exitCode: 0 });
    expect(await run(['equal', 'loopy:dud', 'value:0', '--json'])).toMatchObject({
      exitCode: 1,
      out: `{"spgames":"${VERSION}","equal":false,"level":"value","difference":"the values are incomparable"}\n`,
    });
    expect(await refusal('equal', 'loopy:over', 'loopy:over', '--level', 'tree')).toContain(
      '--level tree of a loopy game; expected --level value',
    );
    expect(await refusal('equal', 'loopy:over', 'loopy:over', '--sides', 'ignore')).toContain(
      '--sides ignore of a loopy game',
    );
  });

  it('analyze says who wins', async () => {
    expect(await run(['analyze', 'loopy:tis', '--explain'])).toMatchObject({
      exitCode: 0,
      out: 'loopy:tis\n  outcome  Left, who begins, draws; Right, who begins, loses\n  stopper  no\n    cycle: 0 1\n    first: L\n',
    });
    expect(await runJson(['analyze', 'loopy:over - snort@path:2', '--only', 'outcome'])).toMatchObject({
      outcome: 'N',
      results: { left: 'win', right: 'win' },
    });
    expect(await refusal('analyze', 'loopy:on', '--only', 'pure')).toContain(
      'pure of a loopy game; expected --only outcome',
    );
  });

  it('draw and export show the graph', async () => {
    const { out } = await run(['draw', 'loopy:over']);
    expect(out).toContain('A loopy game with 2 positions and 2 moves: a → 0 (L), a → a (R).');
    expect((await run(['draw', 'loopy:over + loopy:upon', '--what', 'graph', '--to', 'tikz'])).out).toContain(
      'tikzpicture',
    );
    expect(JSON.parse((await run(['export', 'loopy:over', '--to', 'json'])).out)).toMatchObject({
      type: 'loopy-game',
      left: [[1], []],
    });
    expect((await run(['export', 'loopy:over', '--to', 'dot'])).out).toMatch(/0 -> 1 \[color=.*0 -> 0 \[color=/s);
    expect((await run(['export', 'loopy:over', '--to', 'graphml'])).out).toContain('<graphml');
    expect(await refusal('draw', 'loopy:over', '--what', 'board')).toContain(
      'draw --what graph and export --to json or dot take loopy games',
    );
    expect(await refusal('export', 'loopy:over', '--to', 'macaulay2')).toContain('a loopy game');
  });
});
