import { codeOf } from '../../helpers/codeOf.js';
import { inFull } from '../../helpers/sampling.js';
import { describe, expect, it } from 'vitest';
import { grundysGame, hexadecimalGame, parseHexadecimalCode } from 'spgames/evaluation';
import { parseSource } from 'spgames/sources';
import { FormStore, remoteness } from 'spgames/values';
import { literalForm } from 'spgames/games';
import { heapRuleset, isWythoffPair, MoveGame, parseMoveGame, wythoffGrundyValue, wythoffPair } from 'spgames/moves';

const grundyValue = (source: string): number | undefined => {
  const { solver, start } = parseMoveGame(source);
  return solver.value(start).nimber;
};
const form = (source: string, store = new FormStore()) => literalForm(parseMoveGame(source), store);

describe('WYTHOFF’S GAME', () => {
  it('has the pairs with ⌊nφ⌋ and ⌊nφ²⌋, also where fractions are of no use', () => {
    expect([0, 1, 2, 3, 4, 5].map(wythoffPair)).toEqual([
      [0, 0],
      [1, 2],
      [3, 5],
      [4, 7],
      [6, 10],
      [8, 13],
    ]);
    // F(75), F(76), F(77): consecutive Fibonacci numbers that end with an even place are a pair.
    expect(wythoffPair(2111485077978050)).toEqual([3416454622906707, 5527939700884757]);
    expect(isWythoffPair(5527939700884757, 3416454622906707)).toBe(true);
    expect(isWythoffPair(5527939700884757, 3416454622906708)).toBe(false);
    // Every number but 0 is in exactly one pair.
    const all = Array.from({ length: 300 }, (_, n) => wythoffPair(n + 1)).flat();
    expect([...all].sort((a, b) => a - b).slice(0, 480)).toEqual(Array.from({ length: 480 }, (_, i) => i + 1));
  });

  /** @source Siegel 2011, Sec. 3.6.1 */
  it('is won by the pairs, by search', () => {
    for (let a = 0; a <= 40; a++)
      for (let b = a; b <= 40; b++) expect([a, b, wythoffGrundyValue(a, b) === 0]).toEqual([a, b, isWythoffPair(a, b)]);
    expect(wythoffGrundyValue(40, 33)).toBe(wythoffGrundyValue(33, 40));
  });

  it('says who wins where the value is out of reach', () => {
    const game = parseMoveGame('wythoff@heaps:1000000,2000000');
    expect(game.solver.outcomeByTheorem!(game.start)).toBe('N');
    expect(() => game.solver.value(game.start)).toThrow(/at most 16384 tokens/);
    expect(grundyValue(`wythoff@heaps:${wythoffPair(10 ** 6).join()}`)).toBe(0);
  });

  it('refuses what are not two heaps', () => {
    expect(() => parseMoveGame('wythoff@heaps:3')).toThrow(/expected two heaps/);
    expect(() => parseMoveGame('wythoff@heaps:3,-1')).toThrow(/an integer ≥ 0/);
    expect(() => wythoffPair(0.5)).toThrow(/an integer ≥ 0/);
    expect(() => wythoffPair(2 ** 53 - 1)).toThrow(/safe integers/);
    expect(() => isWythoffPair(-1, 2)).toThrow(/an integer ≥ 0/);
    expect(() => wythoffGrundyValue(20_000, 20_001)).toThrow(/at most 16384/);
    expect(() => wythoffGrundyValue(200, 200, { limit: 100 })).toThrow(/the limit is 100/);
  });
});

describe('CHOMP and DIVISORS', () => {
  it('has the Grundy values of rectangles', () => {
    const rows = [
      [0, 1, 2, 3, 4],
      [1, 2, 4, 5, 7],
      [2, 4, 5, 9, 11],
      [3, 5, 9, 6, 13],
    ];
    expect(rows.map((row, i) => row.map((_, j) => grundyValue(`chomp@grid:${i + 1}x${j + 1}`)))).toEqual(rows);
  });

  it.each([
    ['2x2', ['1.1']],
    ['3x3', ['2.2']],
    ['3x4', ['2.2']],
    ['3x5', ['1.2']],
    ['4x4', ['3.3']],
    ['4x5', ['2.3']],
    ['1x5', ['1.4']],
    ['1x1', []],
  ])('knows the winning moves on %s', (size, winning) => {
    const game = parseMoveGame(`chomp@grid:${size}`);
    const wins = [...game.options(game.start)].filter(({ position }) => game.solver.value(position).outcome === 'P');
    expect(wins.map(({ move }) => move)).toEqual(winning);
  });

  /** @source Siegel 2013, Ex. 4.2 */
  it('is literally DIVISORS on the numbers 2^a 3^b', () => {
    const store = new FormStore();
    for (const [m, n] of [
      [1, 1],
      [2, 2],
      [2, 4],
      [3, 3],
      [4, 3],
    ])
      expect(form(`divisors@number:${2 ** (m! - 1) * 3 ** (n! - 1)}`, store)).toBe(form(`chomp@grid:${m}x${n}`, store));
  });

  it('writes positions as they are read', () => {
    expect(parseMoveGame('chomp@grid:3x4').after('2.1 1.3').toString()).toBe('chomp@grid:3x4/###.|#...|....');
    expect(parseMoveGame('divisors@number:12').after('4').toString()).toBe('divisors@number:6');
    expect(parseMoveGame('divisors@number:12').after('6').toString()).toBe('divisors@numbers:1,2,3,4');
  });

  it.each([
    ['chomp@grid:0x3', /numbers of rows and columns/],
    ['chomp@grid:3', /numbers of rows and columns/],
    ['chomp@grid:100x100', /at most 4096 squares/],
    ['chomp@grid:2x2/..', /expected 2 rows/],
    ['chomp@grid:2x2/.#|..', /first those that are gone/],
    ['chomp@grid:2x2/..|#.', /at least the 2 squares/],
    ['chomp@grid:1x2/##', /the square at the bottom right/],
    ['divisors@number:0', /an integer ≥ 1/],
    ['divisors@number:2,3', /one number/],
    ['divisors@numbers:2,3', /the number 1/],
    ['divisors@numbers:1,4', /contains 2, a divisor of 4/],
    ['divisors@number:1000000000001', /at most 1000000000000/],
  ])('refuses %s', (source, message) => {
    expect(() => parseMoveGame(source)).toThrow(message);
  });
});

describe('NIMANIA', () => {
  it('takes as long as the source says', () => {
    const moves = ['heaps:1', 'heaps:2', 'heaps:3', 'heaps:3 turn:2'].map((heaps) =>
      remoteness(form(`nimania@${heaps}`)),
    );
    expect(moves).toEqual([1, 3, 13, 36]);
  });

  it('is played as in the source', () => {
    const game = parseMoveGame('nimania@heaps:3');
    const plays = ['3', '3 2', '3 2 1', '3 2 1 1', '3 2 1 1 1', '3 2 1 1 1 2'];
    expect(plays.map((moves) => game.after(moves).start)).toEqual([
      '2^2;2',
      '2,1^3;3',
      '2,1^2;4',
      '2,1;5',
      '2;6',
      '1^7;7',
    ]);
    expect(game.after('3 2').toString()).toBe('nimania@heaps:2,1^3 turn:3');
  });

  it('knows who wins where the play is out of reach', () => {
    for (const [source, outcome] of [
      ['heaps:4', 'N'],
      ['heaps:9,9 turn:2', 'P'],
      ['heaps:2,1 turn:2', 'N'],
    ]) {
      const { solver, start } = parseMoveGame(`nimania@${source}`);
      expect(solver.outcomeByTheorem!(start)).toBe(outcome);
    }
    expect(grundyValue('nimania@heaps:9,9 turn:2')).toBe(0);
  });

  it.each([
    ['nimania@heaps:3 turn:0', /at least 1/],
    ['nimania@heaps:2^3^4', /as in 2\^3/],
    ['nimania@heaps:1001', /at most 1000/],
    ['nimania@heaps:2^', /an integer/],
  ])('refuses %s', (source, message) => {
    expect(() => parseMoveGame(source)).toThrow(message);
  });
});

describe('numbers that would be rounded, or take long', () => {
  it.each([
    ['nimania@heaps:1^1000000000000,1', /at most 1000000000000 heaps/],
    ['nimania@heaps:1 turn:1000000001', /a turn of at most 1000000000/],
    ['divisors@numbers:1,1000000007', /a number of at most 100000000/],
  ])('are refused: %s', (source, words) => {
    expect(() => parseMoveGame(source)).toThrow(words);
  });
});

describe('positions with many moves', () => {
  it.runIf(inFull)('are not listed above 2^22', () => {
    const wythoff = parseMoveGame('wythoff@heaps:16777216,16777216');
    expect(codeOf(() => wythoff.solver.misereOutcome(wythoff.start))).toBe('too-many-moves');
  });

  it('are looked at within their time', () => {
    const wythoff = parseMoveGame('wythoff@heaps:16777216,16777216');
    expect(wythoff.solver.formalBirthday(wythoff.start)).toBe(2 ** 25);
    const split = parseMoveGame('hexadecimal(.8)@heap:1000000');
    expect(codeOf(() => split.solver.misereOutcome(split.start, { timeoutMs: 50 }))).toBe('too-long');
  });
});

describe('games on heaps', () => {
  it('is a ruleset for every such game', () => {
    const ruleset = heapRuleset(grundysGame);
    const game = new MoveGame([{ ruleset, position: '5,9' }]);
    expect(game.toString()).toBe('grundys-game@heaps:5,9');
    expect([...game.options('4')].map(({ move, position }) => [move, position])).toEqual([['4>1+3', '1,3']]);
    expect(parseMoveGame('grundy@heaps:0,9').toString()).toBe('grundy@heap:9');
    expect(parseMoveGame('grundy@heaps:').toString()).toBe('grundy@heaps:');
    expect(grundyValue('grundy@heap:1000')).toBe(parseMoveGame('grundy@heap:1000').solver.value('1000').nimber);
  });

  it('has octal codes that are not placement games, and hexadecimal ones', () => {
    const kinds = [
      'octal(.6)@heap:9',
      'octal(4.7)@heap:9',
      'octal(.77)@heap:9',
      'octal(.7|.07)@heap:4',
      'octal(.6|.7)@heap:4',
      'hexadecimal(.8F)@heap:9',
    ];
    expect(kinds.map((source) => parseSource(source).kind)).toEqual([
      'rules',
      'rules',
      'game',
      'game',
      'rules',
      'rules',
    ]);
    expect(parseMoveGame('octal(.77)@heap:9').solver.value('9').nimber).toBe(4);
    expect(parseMoveGame('hexadecimal(.8f)@heaps:3,9').toString()).toBe('hexadecimal(.8F)@heaps:3,9');
    expect(
      [...parseMoveGame('octal(.6|.7)@heap:4').options('4')].map(({ player, move }) => `${player}${move}`),
    ).toEqual(['L4>3', 'L4>1+2', 'R4>3', 'R4>1+2']);
    expect(() => parseMoveGame('octal(.9)@heap:9')).toThrow(
      /the argument of octal is ".9"; expected one code such as .6/,
    );
    expect(() => parseMoveGame('hexadecimal@heap:9')).toThrow(/missing/);
    expect(() => parseMoveGame('hexadecimal(1.8)@heap:9')).toThrow(/one code such as .8F/);
    expect(() => parseSource('octal(.9)@heap:9')).toThrow(/the argument of octal is ".9"/);
    expect(() => hexadecimalGame([1, 8])).toThrow(/the digit 0 being 0, 4, 8 or 12/);
    expect(() => hexadecimalGame([0, 16])).toThrow(/digits from 0 to 15/);
    expect(() => parseHexadecimalCode('.G')).toThrow(/digits from 0 to F/);
  });

  it('adds up outcomes that theorems tell', () => {
    const outcome = (source: string): string | undefined => {
      const { solver, start } = parseMoveGame(source);
      return solver.outcomeByTheorem!(start);
    };
    expect(outcome('wythoff@heaps:3,5 + heaps:1,1')).toBe('N');
    expect(outcome('wythoff@heaps:3,5 + heaps:1,2')).toBe('P');
    expect(outcome('wythoff@heaps:1,1 + heaps:1,1')).toBe(undefined);
    expect(outcome('grundy@heap:3')).toBe(undefined);
  });

  it.each([
    ['grundy@heap:3,4', /the size of one heap/],
    ['grundy@heap:x', /an integer/],
    ['grundy@row:3', /heap:… or heaps:…/],
    ['grundy@heap:16777217', /at most 16777216/],
    [`grundy@heaps:${new Array(4097).fill(1).join()}`, /at most 4096 heaps/],
  ])('refuses %.30s', (source, message) => {
    expect(() => parseMoveGame(source)).toThrow(message);
  });
});
