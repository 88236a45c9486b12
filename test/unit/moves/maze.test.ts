import { describe, expect, it } from 'vitest';
import {
  grownMaze,
  mazeOfNumber,
  mazeOfSwitch,
  mazeValues,
  parseMaze,
  parseMoveGame,
  printMaze,
  reducedMazeValues,
  verifyMaze,
} from 'spgames/moves';
import { Dyadic, ValueStore } from 'spgames/values';

const names = (values: readonly (readonly { toString(): string }[])[]): string[][] =>
  values.map((row) => row.map(String));

describe('MAZE', () => {
  /** @source Siegel 2011, Fig. 4.7 */
  it('has the values of the figure, also where it has grown', () => {
    const maze = parseMaze('grid:3x2/walls:1.0-1.1,2.0-2.1');
    expect(names(mazeValues(maze))).toEqual([
      ['3/2', '2'],
      ['1', '1'],
      ['0', '0'],
    ]);
    expect(names(mazeValues(grownMaze(maze)))).toEqual([
      ['3/2', '2', '3'],
      ['1', '1', '2'],
      ['0', '0', '1'],
      ['-2', '-1', '0'],
    ]);
  });

  it('tells where a wall is none', () => {
    expect(() => parseMaze('grid:3x2/walls:1.0-1.2')).toThrow(
      /found "1\.0-1\.2" at column 16; expected a wall r\.c-r\.c between neighbours, rows from 0 to 2 and columns from 0 to 1/,
    );
    expect(() => parseMaze('grid:0x2')).toThrow(/expected grid:RxC/);
    expect(() => parseMaze('grid:200x200')).toThrow(/200x200 cells.*at most 10000 cells/);
    expect(() =>
      printMaze({
        rows: 1,
        columns: 2,
        walls: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      }),
    ).toThrow(/has a wall 0\.0-1\.0/);
  });

  it('has tokens in cells, in order, and moves from cell to cell', () => {
    const game = parseMoveGame('maze@grid:3x2/walls:1.0-1.1/tokens:2.1,0.1,0.1');
    expect(String(game)).toBe('maze@grid:3x2/walls:1.0-1.1/tokens:0.1,0.1,2.1');
    expect([...game.options(game.start)].map(({ move }) => move)).toEqual(['0.1-1.1', '0.1-2.1']);
    expect(String(game.after('0.1-2.1'))).toBe('maze@grid:3x2/walls:1.0-1.1/tokens:0.1,2.1,2.1');
    expect(String(parseMoveGame('maze@grid:2x2/tokens:0.0'))).toBe('maze@grid:2x2');
    expect(String(parseMoveGame('maze@grid:2x2/tokens:1.1'))).toBe('maze@grid:2x2/tokens:1.1');
    for (const tokens of ['2.0', '', '0.0,', '0-0'])
      expect(() => parseMoveGame(`maze@grid:2x2/tokens:${tokens}`)).toThrow(/a cell r\.c of a token, rows from 0 to 1/);
    expect(() => parseMoveGame(`maze@grid:2x2/tokens:${Array(1001).fill('0.0').join()}`)).toThrow(
      /at most 1000 tokens/,
    );
    expect(() => parseMaze('grid:2x2/tokens:0.0')).toThrow(/expected grid:RxC/);
  });

  it('is built with open top rows', () => {
    expect(printMaze(mazeOfNumber(Dyadic.of(-3)).maze)).toBe('grid:1x4');
    expect(printMaze(mazeOfNumber(Dyadic.of(3)).maze)).toBe('grid:4x1');
    expect(mazeOfSwitch(Dyadic.of(0), Dyadic.of(1))).toEqual(mazeOfNumber(Dyadic.of(1, 1)));
    expect(mazeOfSwitch(Dyadic.one, Dyadic.one).reducedForm).toBe('1');
  });

  it('is not built above its largest size', () => {
    expect(() => mazeOfNumber(Dyadic.of(1, 5001))).toThrow(/denominator 2\^5001.*at most 10000 cells/);
    expect(mazeOfNumber(Dyadic.of(1, 100)).maze).toMatchObject({ rows: 2, columns: 101 });
    expect(() => mazeOfNumber(Dyadic.of(10_000))).toThrow(/10001 rows/);
    expect(() => mazeOfNumber(Dyadic.of(0x15555555, 30))).toThrow(/at most 10000 cells/);
  });

  it('is verified cell by cell', () => {
    const store = new ValueStore();
    const certificate = mazeOfSwitch(Dyadic.one, Dyadic.of(-1));
    const found = verifyMaze(certificate, { store });
    expect(found).toEqual({ verified: true, value: expect.anything() as unknown });
    const wrong = verifyMaze({ ...certificate, reducedForm: '{2|-1}' });
    expect(wrong).toEqual({ verified: false, because: 'the reduced canonical form of the maze is {1|-1}, not {2|-1}' });
    expect(verifyMaze({ ...certificate, reducedForm: '{2|' })).toMatchObject({ because: '"{2|" is not a value' });
    expect(verifyMaze({ reducedForm: '1' } as never)).toMatchObject({ verified: false });
    expect(verifyMaze(JSON.parse(JSON.stringify(certificate)) as typeof certificate).verified).toBe(true);
  });

  it('evaluates large mazes to their reduced canonical forms in no time', () => {
    expect(String(reducedMazeValues(parseMaze('grid:100x100'))[0]![0])).toBe('0');
  });

  it('stops at its bounds', () => {
    expect(() => mazeValues(parseMaze('grid:3x3'), { limit: 3 })).toThrow(/more than 3 items/);
  });
});
