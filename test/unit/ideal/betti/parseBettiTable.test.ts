import { describe, expect, it } from 'vitest';
import { parseBettiTable } from 'spgames/ideal';
import { thrownBy } from '../../../helpers/thrownBy.js';

const TABLE = '       0 1 2\ntotal: 1 3 2\n    0: 1 . .\n    1: . 3 2';
const NUMBERS = [
  [0, 0, 1n],
  [1, 2, 3n],
  [2, 3, 2n],
];

describe('parseBettiTable', () => {
  it.each([
    ['a table', TABLE],
    ['a table with signs for zero of other versions', TABLE.replaceAll('.', '-')],
    [
      'the output of a session',
      '\n            0 1 2\no3 = total: 1 3 2\n         0: 1 . .\n         1: . 3 2\n\no3 : BettiTally\n',
    ],
    ['a table with the lines of Windows', TABLE.replaceAll('\n', '\r\n')],
    ['an external string', 'new BettiTally from {(0,{0},0) => 1, (2,{3},3) => 2, (1,{2},2) => 3}'],
    [
      'two degrees',
      'o8 = new BettiTally from {(0,{0, 0},0) => 1, (1,{2, 0},2) => 1, (1,{1, 1},2) => 2, (2,{2, 1},3) => 2}',
    ],
    [
      'what peek shows',
      'o12 = BettiTally{(0, {0}, 0) => 1}\n                 (1, {2}, 2) => 3\n                 (2, {3}, 3) => 2\n',
    ],
  ])('reads %s', (_, text) => {
    expect(parseBettiTable(text)).toEqual(NUMBERS);
  });

  it('reads tables without columns, and other degrees than those from 0', () => {
    for (const text of ['', '\n', '           \no2 = total:\n\no2 : BettiTally\n', 'new BettiTally from {}'])
      expect(parseBettiTable(text)).toEqual([]);
    expect(parseBettiTable('            -1\no3 = total:  1\n         1:  1')).toEqual([[-1, 0, 1n]]);
    expect(parseBettiTable('       0\ntotal: 36893488147419103232\n    0: 36893488147419103232')).toEqual([
      [0, 0, 2n ** 65n],
    ]);
    expect(parseBettiTable('            0 1\no9 = total: 1 1\n        -1: . 1\n         0: 1 .')).toEqual([
      [0, 0, 1n],
      [1, 0, 1n],
    ]);
  });

  it.each([
    [TABLE.replace('0 1 2', '0 2 1'), 'found "2" at line 1, column 10; expected 1, the next homological degree'],
    [TABLE.replace('0 1 2', '0 x 2'), 'found "x" at line 1, column 10; expected a homological degree'],
    [TABLE.replace('1 3 2', '1 4 2'), 'found "4" at line 2, column 10; expected 3, the total of the column 1'],
    [TABLE.replace('. 3 2', '. 3'), 'found nothing at line 4, column 11; expected 3 entries in each row'],
    [TABLE.replace('. 3 2', '. 3 2 5'), 'found "5" at line 4, column 14; expected 3 entries in each row'],
    [TABLE.replace('. 3 2', '. a 2'), 'found "a" at line 4, column 10; expected a Betti number, or . for 0'],
    [TABLE.replace('    1:', '    0:'), 'found "0:" at line 4, column 5; expected every row once'],
    [TABLE.replace('    1:', '     1'), 'found "1" at line 4, column 6; expected the number of a row, such as 1:'],
    [TABLE.replace('total:', 'sum:'), 'found "sum:" at line 2, column 1; expected "total:"'],
    ['0 1 2', 'found nothing at column 6; expected a line "total:" below the degrees'],
    [
      'new BettiTally from {(0,{0},0) => 1, (1,{2},2)',
      'found "(1,{2},2)" at column 38; expected an entry such as (1,{2},2) => 3',
    ],
  ])('refuses %j', (text, message) => {
    expect(thrownBy(() => parseBettiTable(text))).toMatchObject({
      name: 'ParseError',
      code: 'invalid-betti-table',
      message: `parseBettiTable: ${message}.`,
    });
  });
});
