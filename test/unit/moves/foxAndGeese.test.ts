import { beforeAll, describe, expect, it } from 'vitest';
import {
  compareStoppers,
  loopyGameName,
  loopyGameOfMoves,
  loopyOutcome,
  parseLoopyGame,
  type LoopyGame,
} from 'spgames/loopy';
import { parseMoveGame } from 'spgames/moves';
import { inFull } from '../../helpers/sampling.js';

const gameOf = (rows: string): LoopyGame =>
  loopyGameOfMoves(parseMoveGame(`fox-and-geese@grid:${rows.split('|').length}x${rows.indexOf('|')}/${rows}`));

describe('FOX AND GEESE', () => {
  it('moves geese down and the fox anywhere', () => {
    const game = parseMoveGame('fox-and-geese@grid:3x3/.g.|...|.f.');
    expect([...game.options(game.start)]).toEqual([
      { player: 'L', position: '...|g..|.f.', move: '1.2-2.1' },
      { player: 'L', position: '...|..g|.f.', move: '1.2-2.3' },
      { player: 'R', position: '.g.|f..|...', move: '3.2-2.1' },
      { player: 'R', position: '.g.|..f|...', move: '3.2-2.3' },
    ]);
    expect(String(game.after('1.2-2.1 3.2-2.3'))).toBe('fox-and-geese@grid:3x3/...|g.f|...');
  });

  it.each([
    ['3x3/g.g|...|...', /found 0 foxes at column \d+; expected one fox, f/],
    ['2x2/ff|gg', /found 2 foxes/],
    ['2x2/fx|gg', /found "fx" at column \d+; expected a row of 2 cells g \(a goose\), f \(the fox\)/],
    ['1x2', /expected the rows behind a slash.*at least 2 rows and 2 columns/],
    ['40x40/f', /at most 1024 cells/],
  ])('refuses grid:%s', (board, message) => {
    expect(() => parseMoveGame(`fox-and-geese@grid:${board}`)).toThrow(message);
  });

  it('is loopy: it has no short value', () => {
    const game = parseMoveGame('fox-and-geese@grid:3x3/...|...|.f.');
    expect(() => game.solver.value(game.start)).toThrow(/play returns to the position/);
    expect(loopyGameName(loopyGameOfMoves(game))).toBe('off');
  });

  it('adds up, and short games by their moves are loopy games', () => {
    const trapped = 'fox-and-geese@grid:3x4/f#.g|##..|##..';
    expect(loopyGameName(loopyGameOfMoves(parseMoveGame(trapped)))).toBe('2');
    const free = parseMoveGame(`${trapped} + grid:1x1/f`);
    expect(loopyGameName(loopyGameOfMoves(free))).toBe('2');
    for (const short of ['clobber@grid:2x3/xox|oxo', 'clobber@grid:1x4/xoxx', 'toppling-dominoes@row:LR + row:ELR']) {
      const game = parseMoveGame(short);
      expect(loopyGameName(loopyGameOfMoves(game))).toBe(String(game.solver.value(game.start)));
      expect(loopyGameName(loopyGameOfMoves(game.negative()))).toBe(String(game.solver.value(game.start).negative()));
    }
    expect(() => loopyGameOfMoves(parseMoveGame(trapped), { limit: 2 })).toThrow(/more than 2 items/);
  });

  it.each([
    ['.g.g|....|....|f...', 'over'],
    ['.g.g|....|....|....|f...', 'off'],
    ['g.g.g|.....|..f..', '1 + over'],
    ['.g.g.g|......|......|......|f.....', 'off'],
    ['.g.g.g|......|......|......|......|..f...', '*'],
  ])('%s is %s', (rows, name) => {
    expect(loopyGameName(gameOf(rows))).toBe(name);
  });

  it('with the geese on a row above the fox: with room for the fox to escape it is less', () => {
    const board = '.g.g.g.g|........|........|f.......';
    expect(loopyGameName(gameOf(board))).toBe('4');
    expect(loopyGameName(gameOf(`........|........|${board}`))).toBe('{4*|7/2}');
  });

  /** @source Siegel 2013, Sec. 4 */
  describe('on the chessboard', () => {
    let chess: LoopyGame;
    beforeAll(() => {
      chess = gameOf('.g.g.g.g|........|........|........|........|........|........|....f...');
    });

    it.runIf(inFull)('is won by the geese, also with two passes for the fox', () => {
      expect(chess.n).toBe(966_123);
      expect(loopyOutcome(chess)).toEqual({ left: 'win', right: 'loss', outcome: 'L' });
      expect(compareStoppers(chess, parseLoopyGame('2'))).toBe('>');
    });

    it.runIf(inFull)('is less than 2 + 2⁻ⁿ, and 2 + over', () => {
      for (const n of ['0', '1']) expect(compareStoppers(chess, parseLoopyGame(n))).toBe('>');
      for (const n of ['3', '5/2', '17/8', '65/32']) expect(compareStoppers(chess, parseLoopyGame(n))).toBe('<');
      expect(compareStoppers(chess, parseLoopyGame('2').plus(parseLoopyGame('over')))).toBe('=');
    });

    it.runIf(inFull)('is 2 + over with a row more, too', () => {
      const longer = gameOf(`g.g.g.g.|${'........|'.repeat(7)}....f...`);
      expect(longer.n).toBe(1_831_613);
      expect(compareStoppers(longer, parseLoopyGame('2').plus(parseLoopyGame('over')))).toBe('=');
    });

    it.runIf(inFull)('has the simplest form of 2 + over', () => {
      expect(loopyGameName(chess)).toBe('2 + over');
    });
  });
});
