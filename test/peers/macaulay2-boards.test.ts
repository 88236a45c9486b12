import { boardSeries, gameOfArtinianIdeal, parseLatticeGame, printMacaulay2Board } from 'spgames/lattice';
import { describe, expect, it } from 'vitest';
import { run } from '../helpers/runCommand.js';
import { askMacaulay2, hasMacaulay2 } from './runMacaulay2.js';

const BOARDS = [
  gameOfArtinianIdeal([
    [2, 0],
    [1, 1],
    [0, 3],
  ]),
  gameOfArtinianIdeal([
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 4],
    [1, 1, 0],
    [0, 1, 2],
  ]),
  parseLatticeGame('moves 1,0 0,1; defeated 0,0'),
  parseLatticeGame('moves 1,0 0,1'),
];

describe.skipIf(!hasMacaulay2)('Macaulay2 on boards of lattice games', () => {
  it('finds as many defeated points, and as many positions of each degree', () => {
    const answers = askMacaulay2(
      BOARDS.map((each) => printMacaulay2Board(each)),
      {
        degree: 'degree(S^1/J)',
        positions: 'apply(6, k -> numgens source basis(k, module ideal J))',
      },
    );
    for (const [i, board] of BOARDS.entries()) {
      const counts = Array<number>(6).fill(0);
      for (const { exponent, coefficient } of boardSeries(board).upToWeight(5))
        counts[exponent.reduce((sum, entry) => sum + entry, 0)]! += Number(coefficient.numerator);
      expect(answers[i]!.degree).toBe(String(board.defeated.length));
      expect(answers[i]!.positions).toBe(`{${counts.join(', ')}}`);
    }
  });

  it('runs the scripts of the command, of boards and of quotients, over any field', async () => {
    const quotient = (await run(['quotient', 'octal(.77)', '--misere', '--heaps', '5', '--json'])).out;
    const scripts: string[] = [];
    for (const char of ['0', '2', '101'])
      for (const source of [String(BOARDS[1]), '-'])
        scripts.push((await run(['export', source, '--to', 'macaulay2', '--char', char], { '-': quotient })).out);
    const answers = askMacaulay2(scripts, { char: 'char S' });
    expect(answers.map(({ char }) => char)).toEqual(['0', '0', '2', '2', '101', '101']);
  });
});
