import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { parseValue } from 'spgames/values';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';
import { inFull } from '../../helpers/sampling.js';

/** The canonical forms of 0, 1, −1 and ∗ as nested arrays. */
const ZERO = [[], []];
const ONE = [[ZERO], []];
const MINUS_ONE = [[], [ZERO]];
const STAR = [[ZERO], [ZERO]];

/** The document of a command that does not succeed. */
async function documentOf(args: readonly string[], exitCode: number): Promise<Record<string, unknown>> {
  const found = await run([...args, '--json']);
  expect([found.exitCode, found.err]).toEqual([
    exitCode,
    exitCode === 3 ? expect.stringMatching(/^spgames: value: not .*\n$/) : '',
  ]);
  return JSON.parse(found.out) as Record<string, unknown>;
}

describe('value --json', () => {
  it('is the object of the contract, in its order', async () => {
    const found = await runJson(['value', 'snort@path:2']);
    expect(JSON.stringify(found)).toBe(
      JSON.stringify({
        type: 'value',
        spgames: VERSION,
        name: '{1|-1}',
        form: [[ONE], [MINUS_ONE]],
        outcome: 'N',
        mean: '0',
        temperature: '1',
        leftStop: '1',
        rightStop: '-1',
        birthday: 2,
        formalBirthday: 2,
        reducedCanonicalForm: '{1|-1}',
        atomicWeight: null,
      }),
    );
  });

  it.skipIf(!inFull)('what is derived from the value, if it is asked for', async () => {
    const hot = ['value', 'value:{3|-1}', '--cool', '1', '--heat', '1/2', '--confusion-interval', '--incentives'];
    expect(await runJson(hot)).toMatchObject({
      cooled: '{2|0}',
      heated: '{7/2|-3/2}',
      confusionInterval: {
        leftStop: '3',
        rightStop: '-1',
        measure: '4',
        includesLeftStop: true,
        includesRightStop: true,
      },
      incentives: { left: ['{4|0}'], right: ['{4|0}'] },
    });
    expect((await run(hot)).out).toMatch(
      /cooled +\{2\|0\}\n.*heated.*\n.*confused with +the numbers from -1 \(included\)/,
    );
    expect(await runJson(['value', 'octal(.77)@heap:9', '--grundy', '--genus', '--period'])).toMatchObject({
      grundy: 4,
      genus: { grundy: 4, misere: [0, 4, 6], name: '4^046' },
      period: { status: 'proven', preperiod: 71, period: 12, saltus: 0, criterion: 'octal', comparedTo: 156 },
    });
    expect((await run(['value', 'oab(1,2)@path:3', '--period'])).out).toContain(
      '4 from heap 0 on, growing by 1; proven',
    );
    expect((await run(['value', 'hexadecimal(.8)@heap:5', '--period', '--grundy'])).out).toMatch(
      /Grundy value +1\n.*seen up to \d+, not proven/,
    );
    expect((await run(['value', 'value:{2^|-1*}'])).out).toMatch(/reduced form +\{2\|-1\}/);
    expect((await run(['value', 'value:^^*', '--grundy'])).out).toMatch(
      /atomic weight +2\n.*none, the value is not a nimber/,
    );
    expect(await runJson(['value', 'value:^^*'])).toMatchObject({ reducedCanonicalForm: '0', atomicWeight: '2' });
  });

  it('heats by any number', async () => {
    expect(await runJson(['value', 'value:{3||2*|1*}', '--heat', '-3/4'])).toMatchObject({ heated: '9/4*' });
  });

  it('refuses what makes no sense', async () => {
    for (const [args, message] of [
      [['value:1', '--cool', '-2'], 'expected t ≥ -1'],
      [['value:1', '--heat', '1/3'], 'such as 3/4'],
      [['value:1', '--cool', 'x'], 'Expected an integer or a fraction'],
      [['value:1', '--period'], 'expected a game on heaps or rows'],
      [['snort@path:3', '--genus'], 'not impartial'],
    ] as const) {
      const { exitCode, err } = await run(['value', ...args]);
      expect([exitCode, err]).toEqual([2, expect.stringContaining(message)]);
    }
  });

  it.each([
    // Complexes, also without sides and with loops; ideals; {∅}.
    ['facets:{}', { name: '0', form: ZERO, outcome: 'P', birthday: 0, formalBirthday: 0, temperature: '-1' }],
    ['facets:x1 x2, x1 y1', { name: '1*', outcome: 'L', mean: '1', temperature: '0', birthday: 2 }],
    ['facets:x1 y1, y1 y2, y2 x2, x2 x3, x3 y3, x4', { name: '^', outcome: 'L', leftStop: '0', rightStop: '0' }],
    ['facets:1, 2', { name: '*', form: STAR, outcome: 'N' }],
    ['nonfaces:x1, x2 y1', { name: '*', formalBirthday: 1 }],
    ['ideal:x1*y1, x1*y2', { name: '{0|-1}', formalBirthday: 2, mean: '-1/2', temperature: '1/2' }],
    // Games, sums, partly filled boards, disjoint unions of boards.
    ['domineering@grid:2x2', { name: '{1|-1}' }],
    ['snort@path:2 + snort@path:2', { name: '0', form: ZERO, formalBirthday: 4, birthday: 0 }],
    ['snort@path:2 + path:2', { name: '0', formalBirthday: 4 }],
    ['snort@grid:1x4/x...', { name: '{2|-1}', formalBirthday: 3 }],
    ['node-kayles@path:5', { name: '*3', outcome: 'N', temperature: '0', birthday: 3, formalBirthday: 3 }],
    ['node-kayles@path:3 + arc-kayles@path:4', { name: '0', formalBirthday: 4 }],
    ['node-kayles@path:5 + domineering@grid:2x1', { name: '1*3', birthday: 4, formalBirthday: 4 }],
    // Values.
    ['value:1/2', { name: '1/2', form: [[ZERO], [ONE]], temperature: '-1/2', birthday: 2, formalBirthday: 2 }],
    ['value:{5|2||-2|-3}', { name: '{5|2||-2|-3}', mean: '1/2', temperature: '3', leftStop: '2', rightStop: '-2' }],
    ['value:{2|-2} + snort@path:3 + value:^', { name: '^', outcome: 'L' }],
  ])('%s', async (source, expected) => {
    expect(await runJson(['value', source])).toMatchObject(expected);
  });

  it('sorts the options of the form by their text', async () => {
    const { form, name } = await runJson(['value', 'value:{0,*,1/2|*2}']);
    const text = (side: 0 | 1): string[] =>
      (form as [unknown[], unknown[]])[side].map((option) => JSON.stringify(option));
    for (const side of [0, 1] as const) expect(text(side)).toEqual([...text(side)].sort());
    expect(parseValue(name as string).equals(parseValue('{0,*,1/2|*2}'))).toBe(true);
  });

  it('a switch with ends of 200 digits', async () => {
    const end = 10n ** 199n + 7n;
    const found = await runJson(['value', `value:{${end}|-${end}}`, '--thermograph']);
    expect(found).toMatchObject({
      name: `{${end}|-${end}}`,
      form: null,
      mean: '0',
      temperature: String(end),
      leftStop: String(end),
      birthday: String(end + 1n),
      walls: {
        left: [
          ['-1', String(end + 1n)],
          [String(end), '0'],
        ],
      },
    });
  });

  it('leaves out names and forms of more than 20,480 characters', async () => {
    const digits = '9'.repeat(20_480);
    expect(await runJson(['value', `value:${digits}`])).toMatchObject({ name: digits, form: null, mean: digits });
    expect(await runJson(['value', `value:${digits}9`])).toMatchObject({
      name: null,
      form: null,
      birthday: `${digits}9`,
    });
    // The form of n has 7 characters for each of 0, …, n.
    expect((await runJson(['value', 'value:2924']))['form']).not.toBeNull();
    expect((await runJson(['value', 'value:2925']))['form']).toBeNull();
  });

  it('reads values again that it wrote', async () => {
    const { out } = await run(['value', 'snort@grid:2x3', '--json']);
    expect(await runJson(['value', 'v.json + v.json'], { 'v.json': out })).toMatchObject({ name: '0' });
  });
});

describe('value', () => {
  it('is written for people', async () => {
    const { exitCode, out } = await run(['value', 'snort@path:4']);
    expect(exitCode).toBe(0);
    expect(out).toBe(
      [
        'snort@path:4',
        '  value            {2|1||-1|-2}',
        '  outcome          N, the player who begins wins',
        '  Left stop        1',
        '  Right stop       -1',
        '  mean             0',
        '  temperature      3/2',
        '  birthday         4',
        '  formal birthday  4',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['ascii', '{3^^*|-3^^*}', '{3^^*|-3^^*}'],
    ['unicode', '{3⇑*|-3⇑*}', '{3⇑*|-3⇑*}'],
    ['cgsuite', '{3+^^+*|-3+^^+*}', '{3+^^+*|-3+^^+*}'],
    [
      'latex',
      '\\{3{\\Uparrow}{\\ast} \\mid -3{\\Uparrow}{\\ast}\\}',
      '\\{3{\\Uparrow}{\\ast} \\mid -3{\\Uparrow}{\\ast}\\}',
    ],
  ])('names in the style %s', async (style, name) => {
    const source = 'value:{3|-3} + value:^^*';
    expect(await runJson(['value', source, '--style', style])).toMatchObject({ name });
    expect((await run(['value', source, '--style', style])).out).toContain(`value            ${name}\n`);
  });

  it('switches on request', async () => {
    expect(await runJson(['value', 'snort@path:4', '--switches'])).toMatchObject({ name: '+-{2|1}' });
  });

  it('shortens long names unless told otherwise', async () => {
    const digits = '9'.repeat(1001);
    expect((await run(['value', `value:${digits}`])).out).toContain('more than 1000 characters (--all shows them)\n');
    expect((await run(['value', `value:${digits}`, '--all'])).out).toContain(`value            ${digits}\n`);
    expect((await run(['value', `value:${'9'.repeat(20_481)}`, '--all'])).out).toContain(
      'more than 20,480 characters\n',
    );
  });

  it('the outcome under misère play, of sums as a whole', async () => {
    expect(await runJson(['value', 'facets:1', '--misere'])).toMatchObject({ outcome: 'N', misereOutcome: 'P' });
    expect(await runJson(['value', 'facets:1, 2 + facets:1, 2', '--misere'])).toMatchObject({
      outcome: 'P',
      misereOutcome: 'N',
    });
    expect((await run(['value', 'facets:x1', '--misere'])).out).toContain(
      'misère outcome   R, Right wins whoever begins\n',
    );
    expect('misereOutcome' in (await runJson(['value', 'facets:1']))).toBe(false);
    for (const source of ['value:1', 'value:1 + facets:1']) {
      const { exitCode, err } = await run(['value', source, '--misere']);
      expect([exitCode, err]).toEqual([2, expect.stringContaining('--misere with a value; expected a game')]);
    }
  });

  it('the thermograph as text and as walls', async () => {
    expect(await runJson(['value', 'snort@path:4', '--thermograph'])).toMatchObject({
      walls: {
        left: [
          ['-1', '1'],
          ['1/2', '1'],
          ['3/2', '0'],
        ],
        right: [
          ['-1', '-1'],
          ['1/2', '-1'],
          ['3/2', '0'],
        ],
      },
    });
    const { out } = await run(['value', 'snort@path:4', '--thermograph']);
    expect(out).toMatch(/formal birthday {2}4\n\n[\s\S]*3\/2 \| +\|\n[\s\S]*temperature 3\/2, mean 0/);
  });
});

describe('value --moves', () => {
  it('lists what the moves of both players lead to', async () => {
    const move = (vertex: string, value: string, incentive: string, temperature: string, best: boolean) => ({
      vertex,
      value,
      incentive,
      temperature,
      wins: best,
      best,
      dominated: !best,
      reversible: false,
    });
    expect((await runJson(['value', 'snort@path:3', '--moves']))['moves']).toEqual({
      left: [
        move('x1', '{1|0}', '{3|2||-1|-2}', '1/2', false),
        move('x2', '2', '{4|0}', '-1', true),
        move('x3', '{1|0}', '{3|2||-1|-2}', '1/2', false),
      ],
      right: [
        move('y1', '{0|-1}', '{3|2||-1|-2}', '1/2', false),
        move('y2', '-2', '{4|0}', '-1', true),
        move('y3', '{0|-1}', '{3|2||-1|-2}', '1/2', false),
      ],
    });
  });

  it('of a sum name the vertices as compile does, and the best ones are those of the sum', async () => {
    const { moves } = await runJson(['value', 'value:{5|-5} + facets:x1, y1 + facets:x1, 2', '--moves']);
    const { left, right } = moves as Record<
      'left' | 'right',
      { vertex: string | null; value: string; best: boolean }[]
    >;
    expect(left.map(({ vertex, value, best }) => [vertex, value, best])).toEqual([
      ['x1', '{5*|-5*}', false],
      ['x2', '{5*|-5*}', false],
      ['2', '{5*|-5*}', false],
      [null, '5', true],
    ]);
    expect(right.filter(({ best }) => best)).toMatchObject([{ vertex: null, value: '-5' }]);
  });

  it('says which moves are dominated and which are reversible, and through what', async () => {
    const { moves } = await runJson(['value', 'facets:x1, x2 y1', '--moves']);
    expect(moves).toMatchObject({
      left: [
        { vertex: 'x1', best: true, dominated: false, reversible: false },
        { vertex: 'x2', best: false, dominated: true, reversible: true },
      ],
      right: [{ vertex: 'y1', best: true, dominated: false, reversible: false }],
    });
    const { out } = await run(['value', 'facets:x1, x2 y1', '--moves']);
    expect(out).toMatch(/\n {2}x2 +-1 +-3\/2 +-1 +dominated +through 0\n/);
    // The best move of a game of value 0 is not an option of the canonical form.
    const { out: zero } = await run(['value', 'facets:x1 y1', '--moves']);
    expect(zero).toMatch(/best +through 0/);
  });

  it('in words', async () => {
    const { out } = await run(['value', 'facets:x1', '--moves']);
    expect(out).toContain(
      '\nMoves of Left\n  move  value  incentive  temperature  wins  order  reversible\n  x1    0      -1         -1           wins  best\n\nMoves of Right: none\n',
    );
  });
});

describe('value of a game by its moves', () => {
  const files = {
    'weak.json':
      '{"type":"moves","start":"a","positions":[{"id":"a","left":["b"],"right":["c"]},{"id":"b","right":["c"]},{"id":"c"}]}',
  };

  it('need not be a strong placement game', async () => {
    expect(await runJson(['value', 'weak.json', '--moves', '--misere'], files)).toMatchObject({
      name: '-1/2',
      formalBirthday: 2,
      misereOutcome: 'L',
      moves: {
        left: [{ vertex: 'b', value: '-1', incentive: '-1/2', temperature: '-1', best: true, reversible: false }],
        right: [{ vertex: 'c', value: '0', incentive: '-1/2', temperature: '-1', best: true }],
      },
    });
    expect((await run(['equal', 'weak.json', 'value:-1/2', '--level', 'value'], files)).exitCode).toBe(0);
  });
});

describe('value within limits', () => {
  it.runIf(inFull)('keeps what is proven (exit status 3)', async () => {
    clockOfLooks(1);
    expect(
      await documentOf(['value', 'snort@grid:9x9', '--timeout', '1.5', '--moves', '--misere', '--thermograph'], 3),
    ).toMatchObject({
      type: 'value',
      name: 'undecided',
      form: 'undecided',
      outcome: 'undecided',
      mean: '0', // SNORT is its own negative
      temperature: 'undecided',
      birthday: 'undecided',
      misereOutcome: 'undecided',
      moves: 'undecided',
      walls: 'undecided',
      formalBirthday: 81,
      bounds: { lower: '-81', upper: '81' },
    });
    const { exitCode, out } = await run(['value', 'snort@grid:9x9', '--timeout', '1.5']);
    expect(exitCode).toBe(3);
    expect(out).toContain('  value            undecided, from -81 to 81\n  outcome          undecided\n');
    expect(out).toContain('  mean             0, the value is its own negative\n');
  });

  it('the outcome where the bounds decide it', async () => {
    clockOfLooks(1);
    expect(await documentOf(['value', 'snort@grid:9x9 + value:82', '--timeout', '1.5'], 3)).toMatchObject({
      name: 'undecided',
      outcome: 'L',
      mean: 'undecided',
      formalBirthday: 163,
      bounds: { lower: '1', upper: '163' },
    });
  });

  it('everything is open before the game is there', async () => {
    clockOfLooks(10);
    expect(await documentOf(['value', 'nogo@grid:6x6', '--timeout', '0.01'], 3)).toMatchObject({
      name: 'undecided',
      formalBirthday: 'undecided',
    });
  });

  it.each([
    [['value', 'facets:'], 'void'],
    [['value', 'facets:x1, y1 + facets:'], 'void'],
    [['value', 'value:{1|'], 'column 10'],
    [['value', 'digraph:LR 0>2'], 'column 12'],
    [['value', 'snort@path:2', '--style', 'roman'], 'roman'],
    [['value', 'snrt@path:2'], 'snort'],
  ])('%j is bad input', async (args, message) => {
    const { exitCode, out, err } = await run([...args, '--json']);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(/^spgames: [^\n]*\n$/);
    expect(err).toContain(message);
  });
});

describe('batch value', () => {
  it('temperatures of SNORT on paths', async () => {
    const { exitCode, out } = await run(['batch', 'value', '-'], { '-': 'snort@path:2..12\n' });
    expect(exitCode).toBe(0);
    const found = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(found.map(({ source }) => source)).toEqual(Array.from({ length: 11 }, (_, i) => `snort@path:${i + 2}`));
    expect(found.map(({ temperature }) => temperature).join(' ')).toBe('1 2 3/2 1 0 1 2 2 3/2 3/2 1');
  });

  it('goes on after a bad line', async () => {
    const { exitCode, out } = await run(['batch', 'value', '-'], { '-': 'facets:\nvalue:{1|2}\n' });
    expect(exitCode).toBe(2);
    expect(out).toMatch(
      /^\{"source":"facets:","error":\{"code":"not-a-game".*\n\{"source":"value:\{1\|2\}".*"name":"3\/2".*\n$/,
    );
  });
});

describe('draw --what thermograph', () => {
  it('draws the thermograph of a game, and of a value by default', async () => {
    const { exitCode, out } = await run(['draw', 'snort@path:4', '--what', 'thermograph']);
    expect([exitCode, out]).toEqual([0, expect.stringContaining('<title>snort@path:4</title>')]);
    expect(out).toContain('temperature 3/2');
    const drawn = await run(['draw', 'value:{2|-2}']);
    expect(drawn.out).toBe((await run(['draw', 'value:{2|-2}', '--what', 'thermograph'])).out);
    expect((await run(['draw', 'snort@path:4', '--what', 'thermograph', '--illegal'])).exitCode).toBe(2);
    expect((await run(['draw', 'snort@grid:9x9', '--what', 'thermograph', '--timeout', '0.2'])).exitCode).toBe(3);
  });
});
