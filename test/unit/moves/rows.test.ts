import { describe, expect, it } from 'vitest';
import {
  cricketPitchOutcome,
  cricketPitchValue,
  lenresNumber,
  parseMoveGame,
  reduceLenres,
  restrictedTopplingDominoes,
  rollTheLawn,
  rollTheLawnNumber,
  shoveNumber,
  shoveNumberByOrdinalSums,
} from 'spgames/moves';
import { parseValue } from 'spgames/values';

const valueOf = (source: string): string => {
  const game = parseMoveGame(source);
  return game.solver.value(game.start).toString();
};
const endsOf = (source: string, player: 'L' | 'R'): string[] => {
  const game = parseMoveGame(source);
  return [...game.options(game.start)].flatMap((move) =>
    move.player === player ? [`${move.move!} ${move.position}`] : [],
  );
};

describe('LENRES', () => {
  /** @source Siegel 2011, Sec. 2.3.1 */
  it('has the moves of the text', () => {
    expect(endsOf('lenres@row:1,0,1,1', 'L')).toEqual(['2-3 1,0,1', '2-4 1,1,0']);
    expect(endsOf('lenres@row:1,0,1,1', 'R')).toEqual(['1-2 1,1,1']);
    expect(valueOf('lenres@row:')).toBe('0');
    expect(valueOf('lenres@row:5,-2,5')).toBe('-1/2');
    expect(valueOf('lenres@row:1,0,2,1')).toBe('{2|1/2}');
  });

  /**
   * @source Siegel 2011, Ex. 2.3.15
   * Deviation: the example has 2 + 9/64; x₂ is not lessened in it.
   */
  it('reduces the example', () => {
    const row = [...'00011000111001000011'].map(Number);
    expect(reduceLenres(row)).toEqual({ isNegated: false, zeros: [3, 2], ones: 2 });
    expect(lenresNumber(row).toString()).toBe('69/32');
    expect(valueOf(`lenres@row:${row.join(',')}`)).toBe('69/32');
    expect(lenresNumber([7, 3, 7]).toString()).toBe('-1/2');
    expect(reduceLenres([1, 1])).toEqual({ isNegated: false, zeros: [], ones: 0 });
  });

  it('has a formula for two integers only, however long the row is', () => {
    expect(() => lenresNumber([0, 1, 2])).toThrow(
      /lenresNumber: 3 different integers in the row; expected at most two/,
    );
    const long = Array.from({ length: 5000 }, (_, i) => i % 2);
    expect(lenresNumber(long).exponent).toBe(2499);
    expect(parseMoveGame(`lenres@row:${long.slice(0, 4000).join(',')}`).options).toBeDefined();
    expect(() => parseMoveGame(`lenres@row:${long.join(',')}`)).toThrow(/a row of 5000.*at most 4096 items/);
    expect(() => parseMoveGame('lenres@row:0,x')).toThrow(/found "x" at column 14; expected an integer/);
  });
});

/** @source Siegel 2011, Sec. 2.3.2 */
describe('PUSH and SHOVE', () => {
  /** @source Siegel 2011, Fig. 2.11 */
  it('have the moves of the figure', () => {
    expect(endsOf('push@row:L_RL', 'L')).toEqual(['1 __RL', '4 LRL_']);
    expect(endsOf('push@row:L_RL', 'R')).toEqual(['3 LR_L']);
    expect(endsOf('shove@row:L_RL', 'L')).toEqual(['1 __RL', '4 _RL_']);
    expect(endsOf('shove@row:L_RL', 'R')).toEqual(['3 _R_L']);
  });

  /** @source Siegel 2011, Fig. 2.12 */
  it('have the number of the example', () => {
    expect(shoveNumber('L_R_LL').toString()).toBe('39/4');
    expect(shoveNumberByOrdinalSums('L_R_LL').toString()).toBe('39/4');
    expect(valueOf('shove@row:L_R_LL')).toBe('39/4');
    expect(shoveNumber('')).toEqual(shoveNumberByOrdinalSums('___'));
    expect(valueOf('push@row:LLLR')).toBe('-105/64');
  });

  it('have formulas for long strips', () => {
    const strip = 'LR_'.repeat(1000);
    expect(shoveNumber(strip).equals(shoveNumberByOrdinalSums(strip))).toBe(true);
    expect(() => shoveNumber('LX')).toThrow(/strip is "LX"; expected a strip such as "L_R"/);
    expect(() => parseMoveGame('shove@row:LX')).toThrow(/found "LX" at column 11; expected a row of pieces L and R/);
  });
});

describe('ROLL THE LAWN and CRICKET PITCH', () => {
  /**
   * @source Siegel 2011, Sec. 4.4.2
   * @source Siegel 2011, Ex. 4.4.5
   */
  it('play as in the example on the lawn', () => {
    const game = parseMoveGame('roll-the-lawn@row:7,@,1,4').after('2E 1W 1E 1W');
    expect(game.toString()).toBe('roll-the-lawn@row:7,0,@,0');
    expect(rollTheLawnNumber({ west: [7], east: [1, 4] })).toBe(0);
    expect(valueOf('roll-the-lawn@row:7,@,4,4')).toBe('1');
  });

  /**
   * @source Siegel 2011, Sec. 4.4.3.1
   * @source Siegel 2011, Ex. 4.4.7
   */
  it('play as in the example on the pitch', () => {
    const game = parseMoveGame('cricket-pitch@row:5,@,1,2,4').after('2E 1W');
    expect(game.toString()).toBe('cricket-pitch@row:5,0,@,0,4');
    expect([...game.options(game.start)]).toEqual([]);
  });

  /**
   * @source Siegel 2011, Lemma 4.4.13
   * Deviation: the example below it has {3|-2}.
   * @source Siegel 2011, Ex. 4.4.20
   * Deviation: the branch is -3/4; the canonical form at the end of the example is right.
   */
  it.each([
    ['1,1,@,1', '{1|0}'],
    ['1,1,1,1,@,1,1', '{3|-1}'],
    ['1,1,5,@,7,3,1', '{1,{1|0,{1|0}}|0,{1,{1|0,{1|0}}|0,{1|0}}}'],
    ['3,2,5,8,@,6,2,5,7', '1'],
    ['2,3,0,3,4,@,1,2,0,98', '-1/2'],
    ['1,1,3,2,@,1,4,5,6,3,1,2', '{1|-2}'],
    ['1,1,@,3,5,1,3,3,0,7,9', '{1|-2,{1|-2,{1|-2}}}'],
    ['5,@,1,2,4', '-1/2'],
    ['@', '0'],
  ])('%s is %s', (row, value) => {
    const [west = '', east = ''] = row.split('@');
    const bumps = (text: string): number[] => text.split(',').filter(Boolean).map(Number);
    const position = { west: bumps(west), east: bumps(east) };
    expect(cricketPitchValue(position).equals(parseValue(value))).toBe(true);
    expect(cricketPitchOutcome(position)).toBe(parseValue(value).outcome);
    expect(valueOf(`cricket-pitch@row:${row}`)).toBe(parseValue(value).toString());
  });

  /** @source Siegel 2011, Sec. 4.4.3.4 */
  it('have the value of the sum that is posed', () => {
    const rows = ['1,2,3,@,4,1,3', '1,1,3,2,@,1,3,1', '3,3,2,1,2,@,2,2,1', '1,2,@,3,1,2'];
    const sum = parseMoveGame(`cricket-pitch@${rows.map((row) => `row:${row}`).join(' + ')}`);
    const value = sum.solver.value(sum.start);
    expect(value.equals(parseValue('{{1v,{1v|v}|v}|{-2v,{-2v|-3v}|-3v}}'))).toBe(true);
    expect(value.outcome).toBe('R');
  });

  it('count no longest plays that are not safe integers', () => {
    const height = Number.MAX_SAFE_INTEGER;
    expect(rollTheLawn.longestPlay?.(`${height},@`)).toBe(height);
    expect(rollTheLawn.longestPlay?.(`${height},@,2`)).toBeUndefined();
    expect(valueOf(`roll-the-lawn@row:${height},@,2`)).toBe('1');
  });

  it('want one roller and bumps that are numbers', () => {
    expect(() => parseMoveGame('cricket-pitch@row:1,2')).toThrow(
      /found 0 rollers.*expected one roller @ among the bumps/,
    );
    expect(() => parseMoveGame('roll-the-lawn@row:1,@,-2')).toThrow(/found "-2".*expected the height of a bump/);
    expect(() => cricketPitchValue({ west: [-1], east: [] })).toThrow(/position\.west\[0\] is -1/);
    expect(() => rollTheLawnNumber({ west: [] } as never)).toThrow(/position\.east/);
  });
});

/** @source Berlekamp, Conway and Guy 1982, Ch. 1 */
describe('TOADS AND FROGS', () => {
  it.each([
    ['L_R', '*'],
    ['L__R', '0'],
    ['LR_', '0'],
    ['_LR', '0'],
    ['LL_R', '{1/2|0}'],
    ['LL_RR', '*'],
    ['LLL_RR', '*'],
    ['RL', '0'],
    ['', '0'],
    ['2,1,1', '{1/2|0}'],
    ['0,0,0', '0'],
  ])('%s', (row, value) => {
    expect(valueOf(`toads-and-frogs@row:${row}`)).toBe(value);
  });

  it('are written by their cells, also if their numbers are given', () => {
    expect(String(parseMoveGame('toads-and-frogs@row:3,1,2'))).toBe('toads-and-frogs@row:LLL_RR');
    expect(() => parseMoveGame('toads-and-frogs@row:1,4096,1')).toThrow(
      /a row of 4098 at column 17; expected at most 4096 cells/,
    );
    expect(() => parseMoveGame('toads-and-frogs@row:1,2')).toThrow(/2,1,2 toads, empty cells and frogs/);
  });

  it('fall into parts between pieces that never move', () => {
    const { components } = parseMoveGame('toads-and-frogs@row:L_RLLRR_L_R').summands[0]!.ruleset;
    expect(components?.('L_RLLRR_L_R')).toEqual(['L_R', '_L_R']);
    expect(components?.('LRR')).toEqual([]);
  });
});

describe('restricted TOPPLING DOMINOES', () => {
  /** @source Siegel 2011, Sec. 2.5.1.2 */
  it('has the values of the worked example', () => {
    expect(valueOf('toppling-dominoes(W,E)@row:LLR')).toBe('1');
    expect(valueOf('toppling-dominoes(W,E)@row:RL')).toBe('*');
    expect(valueOf('toppling-dominoes(W,E)@row:LLRRL')).toBe('1/2');
  });

  /** @source Siegel 2011, Lemma 2.5.2 */
  it('has switches where Right stands to the west', () => {
    expect(valueOf('toppling-dominoes(W,E)@row:RRLLL')).toBe('{2|-1}');
  });

  /** @source Siegel 2011, Lemma 2.5.3 */
  it('has integers where Left stands to the west', () => {
    expect(valueOf('toppling-dominoes(W,E)@row:LLLLR')).toBe('3');
  });

  it('is a stalk where all fall to one side', () => {
    expect(valueOf(`toppling-dominoes(E,E)@row:${'LR'.repeat(1000)}`)).toMatch(/^\d+\/\d+$/);
    expect(valueOf('toppling-dominoes(W,W)@row:RELL')).toBe('2v*');
    expect(() => restrictedTopplingDominoes('N' as 'E', 'E')).toThrow(/left is "N"; expected "E" or "W"/);
  });
});
