import { describe, expect, it } from 'vitest';
import { fromJson } from 'spgames/formats';
import {
  compareLoopyGames,
  compareStoppers,
  LoopyGame,
  loopyGameFromJson,
  loopyGameName,
  loopyGameOf,
  loopyOutcome,
  parseLoopyGame,
  simplestForm,
  stopper,
} from 'spgames/loopy';
import { FormStore, parseForm, parseValue } from 'spgames/values';

const order = (one: string, other: string): string => {
  const game = (text: string): LoopyGame =>
    text
      .split(' + ')
      .map((each) => parseLoopyGame(each))
      .reduce((sum, each) => sum.plus(each));
  return compareStoppers(game(one), game(other));
};

describe('short games in loopy ones', () => {
  it.each([
    '9'.repeat(400),
    '-1000000000000000',
    '{10000000000|-1}',
    '{pass|0,10000000000}',
    '*1000000',
    '*4096',
    '5000000*',
    '1 + 9000000',
  ])('that are too large are refused before they are made: %s', (text) => {
    expect(() => parseLoopyGame(text)).toThrow(
      expect.objectContaining({
        code: 'too-many-positions',
        message: expect.stringContaining('the limit is') as string,
      }),
    );
  });

  it('of a value, too', () => {
    expect(() => loopyGameOf(parseValue('1000000000000000'))).toThrow(
      /loopyGameOf: a number of 16 digits before the point; the limit is 4194304 positions/,
    );
    expect(() => loopyGameOf(parseValue('*1000000'))).toThrow(/the nimber \*1000000; the limit is 8388608 moves/);
    expect(loopyGameOf(parseValue('*100')).n).toBe(101);
  });
});

describe('names of CGSuite', () => {
  it.each([
    // From its tests of loopy game specifiers and of sums with numbers.
    ['{pass|*}', '^[on]'],
    ['{pass,0|0}', '^[on]*'],
    ['{*|pass}', 'v[on]'],
    ['{0|0,pass}', 'v[on]*'],
    ['{0||0|0,pass}', '^<on>'],
    ['{0,*||*|pass}', '^<on>*'],
    ['{0,pass|0||0}', 'v<on>'],
    ['{pass|*||0,*}', 'v<on>*'],
    ['5 + over', '5over'],
    ['5 + under', '5under'],
    ['5 + {pass|*}', '5^[on]'],
    ['-1/4 + downunder', '-1/4v[on]'],
    ['over - (1/4 + upon)', 'over - 1/4^[on]'],
    ['3/2 + {pass|*||0,*}', '3/2v<on>*'],
    ['{over|1/2 + under}', '{OVER|1/2under}'],
  ])('%s is read as %s', (ours, theirs) => {
    expect(loopyGameName(parseLoopyGame(theirs))).toBe(loopyGameName(parseLoopyGame(ours)));
  });

  it.each(['1/3under', '1/0on', 'on5', 'v[on', '^[2on]', '5pass'])('%s is refused', (text) => {
    expect(() => parseLoopyGame(text)).toThrow(/expected pass, the name of an equation/);
  });
});

describe('LoopyGame', () => {
  it('leaves out what cannot be reached, and lists options once', () => {
    const over = new LoopyGame([[2, 2], [0], []], [[0], [], []]);
    expect([over.n, over.left, over.right]).toEqual([2, [[1], []], [[0], []]]);
    expect(String(over)).toBe('loopy:a={b|a}; b={|}');
    expect(over.options(0, 'R')).toEqual([0]);
    expect(over.at(1).n).toBe(1);
    expect(Object.isFrozen(over.left[0])).toBe(true);
  });

  it('has documents', () => {
    const over = parseLoopyGame('over');
    const json = JSON.parse(JSON.stringify(over)) as unknown;
    expect(json).toEqual({ type: 'loopy-game', spgames: '0.1.0', left: [[1], []], right: [[0], []] });
    expect(loopyGameFromJson(json)).toEqual(over);
    expect(fromJson(json)).toEqual(over);
    expect(() => loopyGameFromJson({ type: 'loopy-game', left: [[3]], right: [[]] })).toThrow(
      /the option 3; expected integers from 0 to 0/,
    );
    expect(() => loopyGameFromJson({ type: 'loopy-game', left: [], right: [] })).toThrow(/at least one position/);
  });

  it('may be large', () => {
    // A ladder on which Left goes up and Right may pass on each rung.
    const n = 60_000;
    const up = Array.from({ length: n }, (_, p) => (p + 1 < n ? [p + 1] : []));
    const ladder = new LoopyGame(
      up,
      Array.from({ length: n }, (_, p) => [p]),
    );
    expect(stopper(ladder).stopper).toBe(true);
    expect(compareStoppers(ladder, parseLoopyGame('off'))).toBe('=');
    expect(compareStoppers(ladder.negative(), parseLoopyGame('on'))).toBe('=');
    expect(loopyOutcome(ladder).outcome).toBe('R');
    const steps = new LoopyGame(
      up,
      Array.from({ length: n }, () => []),
    );
    expect(compareStoppers(steps, parseLoopyGame('10'))).toBe('>');
    expect(steps.at(n - 3).left).toEqual([[1], [2], []]);
  });

  it('refuses what is not a game', () => {
    expect(() => new LoopyGame([], [])).toThrow(/found 0 lists of Left options and 0 of Right/);
    expect(() => new LoopyGame([[]], [[], []])).toThrow(/found 1 lists of Left options and 2 of/);
    expect(() => new LoopyGame([[1]], [[]])).toThrow(/the option 1; expected integers from 0 to 0/);
    expect(() => new LoopyGame(3 as never, [])).toThrow(/new LoopyGame: found/);
  });

  it('of short games is the short game', () => {
    expect(String(loopyGameOf(parseValue('*2')))).toBe('loopy:a={b,c|b,c}; b={|}; c={b|b}');
    expect(loopyGameOf(parseForm('{0,{0|0}|}', { store: new FormStore() })).n).toBe(3);
    expect(() => loopyGameOf(parseValue('1000'), { limit: 10 })).toThrow(/more than 10 items/);
  });
});

describe('parseLoopyGame', () => {
  it.each([
    ['over={0|pass}', 'loopy:a={b|a}; b={|}'],
    ['loopy:{0|pass}', 'loopy:a={b|a}; b={|}'],
    ['OVER', 'loopy:a={b|a}; b={|}'],
    ['a={0||0|off}', 'loopy:a={b|c}; b={|}; c={b|d}; d={|d}'],
    ['x={y|}; y={|x};', 'loopy:a={b|}; b={|a}'],
    ['{1|*,on}', 'loopy:a={b|c,d}; b={e|}; c={e|e}; d={d|}; e={|}'],
    ['{0,{pass|}|v}', 'loopy:a={b,c|d}; b={|}; c={c|}; d={e|b}; e={b|b}'],
    ['3/4', 'loopy:a={b|c}; b={d|c}; c={d|}; d={|}'],
    ['+-over', 'loopy:a={b|c}; b={d|b}; c={c|e}; d={|}; e={|}'],
    ['miny(on)', 'loopy:a={b|c}; b={d|c}; c={|}; d={d|}'],
  ])('reads %s', (text, equations) => {
    expect(String(parseLoopyGame(text))).toBe(equations);
  });

  it.each([
    ['', /found nothing at column 1; expected pass, the name of an equation/],
    ['a={0|', /found "{0\|" at column 3; expected options in braces/],
    ['a=3', /found "3" at column 3; expected options in braces/],
    ['a={0|zz}', /found "zz" at column 6; expected pass, the name of an equation/],
    ['a={0|1|2}', /expected two lists of options with \| between them/],
    ['pass', /expected pass inside braces/],
    ['1 & 0', /found "1 & 0"/],
    ['on + ', /found nothing at column 5; expected a game after the sign/],
    ['101.upon', /found "101" at column 1; expected a factor up to 100/],
    ['a={a + 1|}', /found "a" at column 4; expected short games, names of the literature/],
    ['a={a|}; a={|a}', /found "a" at column 9; expected a name for which there is no equation before/],
    ['v={0|v}', /found "v" at column 1; expected another name/],
    ['+-^', /found "\^" at column 3; expected a number, a name of the literature.* after ±/],
    ['+-1^ + over', /found "1\^" at column 3; expected a number/],
    ['over +-1', /found "over \+-1" at column 1/],
    ['+--1 + over', /found nothing at column 3/],
    ['+-() + over', /found nothing at column 4/],
    ['a={0|+-a}', /found "a" at column 8; expected a number/],
    ['a={0|+-(a)}', /found "a" at column 9; expected short games, names of the literature/],
    ['tiny(over,1)', /found "over,1" at column 6/],
    [`${'('.repeat(600)}over${')'.repeat(600)}`, /parentheses in parentheses, 500 deep/],
    [`${'+-('.repeat(20)}over${')'.repeat(20)}`, /more than 65536 positions after ±/],
    ['a={0|a}; b', /found "b" at column 10; expected an equation/],
    [`a=${'{'.repeat(600)}|${'}'.repeat(600)}`, /expected|deep/],
  ])('refuses %s', (text, message) => {
    expect(() => parseLoopyGame(text)).toThrow(message);
  });

  it.each([
    ['ovr', 'Did you mean over or on or off?'],
    ['over +-1', 'Write over + -1 with a blank for over − 1, and over + +-1 for over ± 1.'],
    ['1 & 0', 'A game is not read from its onside and offside, but from equations, such as a={pass|pass}.'],
    ['a{0|a}', 'An equation has a sign: a={0|a}.'],
    ['q', expect.stringContaining('Names of the literature are on, off,')],
  ])('hints at what %s may mean', (text, hint) => {
    let found: unknown;
    try {
      parseLoopyGame(text);
    } catch (error) {
      found = error;
    }
    expect(found).toMatchObject({ hint });
  });

  it.each([
    ['+-over', '{over|under}'],
    ['±over', '{over|under}'],
    ['+-1 + over', '{1 + over|-1 + over}'],
    ['over + +-1', '{1 + over|-1 + over}'],
    ['over - +-1', '{1 + over|-1 + over}'],
    ['-1 + over', '{-1|pass}'],
    ['over − 1', '{-1|pass}'],
    ['+-{0|pass}', '{over|under}'],
    ['+-(over)', '{over|under}'],
    ['+-(^)', '{^|v}'],
    ['+-(upon*,*)', '{upon*,*|downunder*,*}'],
    ['+-{upon*,*}', '{upon*,*|downunder*,*}'],
    ['+-(1 + over)', '{1 + over|under - 1}'],
    ['+-tiny(on)', '{tiny(on)|miny(on)}'],
    ['+-tiny(upon)', '{tiny(upon)|miny(upon)}'],
    ['{+-over|off}', '{{over|under}|off}'],
    ['2.+-1 + over', 'over'],
    ['over + -_1', 'over'],
    ['tiny(over)', '{0||0|under}'],
    ['miny(over)', '{over|0||0}'],
    ['tiny(on)', '{0||0|off}'],
    ['miny(on)', '{on|0||0}'],
    ['Miny(on)', '{on|0||0}'],
    ['tiny(off)', '{0||0|on}'],
    ['miny(off)', '{off|0||0}'],
    ['miny(under)', '{under|0||0}'],
    ['tiny(2 + over)', '{0||0|-2 + under}'],
    ['tiny(over) - miny(on)', 'tiny(over) + tiny(on)'],
  ])('reads %s as %s', (text, expected) => {
    expect(compareLoopyGames(parseLoopyGame(text), parseLoopyGame(expected))).toBe('=');
  });

  it('refuses numbers with too many followers before it writes them out', () => {
    for (const digits of [8, 30, 400])
      expect(() => parseLoopyGame('9'.repeat(digits))).toThrow(/the limit is \d+ positions/);
    expect(() => loopyGameOf(parseValue('-1000000000'))).toThrow(/the limit is \d+ positions/);
  });

  it('reads long chains of equations', () => {
    const chain = Array.from({ length: 20_000 }, (_, i) => `x${i}={x${(i + 1) % 20_000}|}`).join(';');
    expect(parseLoopyGame(chain).n).toBe(20_000);
  });
});

describe('the games of the literature', () => {
  it('absorb what Table 3.2 says', () => {
    for (const g of ['1', '2', '*', '^', '{3|-5}', 'upon']) expect(order(`on + ${g}`, 'on')).toBe('=');
    for (const g of ['*', '^', 'v', '^2', 'tiny(2)', 'over', '*3']) expect(order(`over + ${g}`, 'over')).toBe('=');
    for (const g of ['1', '2', '1/64']) expect(order(`over + ${g}`, 'over')).toBe('>');
    expect(order('upon + *', 'upon*')).toBe('=');
    for (const g of ['tiny(1)', 'tiny(2)', 'tiny(over)']) expect(order(`tiny(over) + ${g}`, 'tiny(over)')).toBe('=');
    expect(order('tiny(on) + tiny(on)', 'tiny(on)')).toBe('=');
    for (const g of ['^', '^2', '*', '^*', '1/64']) expect(order(`tiny(over) + ${g}`, 'tiny(over)')).not.toBe('=');
    for (const g of ['^', '*', '1', 'tiny(1)', 'tiny(100)']) expect(order(`tiny(on) + ${g}`, 'tiny(on)')).not.toBe('=');
  });

  it('absorb loopy games, too, by their sides', () => {
    const sum = (one: string, other: string): string =>
      compareLoopyGames(parseLoopyGame(one).plus(parseLoopyGame(other)), parseLoopyGame(one));
    for (const g of ['on', 'over', 'under', 'upon', 'downunder', 'tiny(over)', 'tis'])
      expect([g, sum('on', g)]).toEqual([g, '=']);
    for (const g of ['over', 'upon', 'downunder', 'upon*', 'tiny(over)', 'miny(on)', 'tiny(on)'])
      expect([g, sum('over', g)]).toEqual([g, '=']);
    expect(sum('over', 'on')).toBe('>');
    expect(sum('over', 'under')).not.toBe('=');
    for (const g of ['on', 'off', 'over', 'tis', '1']) expect([g, sum('dud', g)]).toEqual([g, '=']);
    expect(sum('on', 'off')).not.toBe('=');
  });

  it('are ordered', () => {
    for (const n of ['1/2', '1/1024']) expect(order('over', n)).toBe('<');
    for (const g of ['^', '^5', '*', 'upon']) expect(order('over', g)).toBe('>');
    expect(order('on', '1000')).toBe('>');
    expect(order('off', 'on')).toBe('<');
    expect(order('upon', '0')).toBe('>');
    expect(order('upon', '*')).toBe('||');
    expect(order('upon*', '0')).toBe('||');
    expect(order('tiny(on)', 'tiny(100)')).toBe('<');
  });

  it('are won or drawn', () => {
    expect(loopyOutcome(parseLoopyGame('on'))).toEqual({ left: 'win', right: 'loss', outcome: 'L' });
    expect(loopyOutcome(parseLoopyGame('over')).outcome).toBe('L');
    expect(loopyOutcome(parseLoopyGame('upon*')).outcome).toBe('N');
    expect(loopyOutcome(parseLoopyGame('dud'))).toEqual({ left: 'draw', right: 'draw', outcome: undefined });
    expect(loopyOutcome(parseLoopyGame('tis'))).toEqual({ left: 'draw', right: 'loss', outcome: undefined });
  });

  it('are stoppers but for dud, tis and tisn', () => {
    for (const name of ['on', 'over', 'under', 'upon', 'downunder', 'upon*', 'tiny(on)', 'miny(over)'])
      expect(stopper(parseLoopyGame(name))).toEqual({ stopper: true });
    expect(stopper(parseLoopyGame('dud'))).toEqual({ stopper: false, cycle: [0, 0], first: 'L' });
    expect(stopper(parseLoopyGame('tis'))).toMatchObject({ stopper: false });
    expect(() => order('dud', '0')).toThrow(/through the positions 0, 0 again and again; expected a stopper/);
    expect(() => simplestForm(parseLoopyGame('on').plus(parseLoopyGame('off')))).toThrow(/expected a stopper/);
  });

  it('have simplest forms', () => {
    const form = (text: string): string => String(simplestForm(parseLoopyGame(text)));
    expect(form('{1,on|0,*}')).toBe(form('{on|0,*}'));
    expect(form('upon*')).toBe(form('{pass,0|0}'));
    expect(form('a={b|0}; b={a|0}')).toBe(form('under'));
  });

  it('have simplest forms in parts where simplifying breaks a part up', () => {
    const form = (text: string): string => String(simplestForm(parseLoopyGame(text)));
    const simplest =
      'loopy:a={b|c}; b={|}; c={b,d|b,e}; d={f|b}; e={b|g}; f={b|h}; g={i|b}; h={b|j}; i={c|b}; j={b,d|b}';
    expect(
      form(
        'a={b|c}; b={|}; c={b,d|b,e}; d={f|g}; e={b|h}; f={g|i}; g={|}; h={j|k}; i={g|l}; j={c|b}; k={|}; l={d,g|g}',
      ),
    ).toBe(simplest);
    expect(form('a={0|c}; c={0,d|0,e}; d={f|0}; e={0|h}; f={0|i}; h={j|0}; i={0|l}; j={c|0}; l={d,0|0}')).toBe(
      simplest,
    );
    expect(form('a={0|c}; c={0|d}; d={0,e|0}; e={a|0}')).toBe('loopy:a={b|c}; b={|}; c={b|d}; d={b,e|b}; e={a|b}');
    expect(form('a={|b}; b={|c}; c={0|e,f}; e={g|0}; f={|c}; g={i|0}; i={0|c,0}')).toBe(form('-1'));
    expect(form('a={b|}; b={c|d}; c={a|e}; d={|}; e={a|f}; f={a,b|g}; g={|e}')).toBe(form('0'));
  });
});
