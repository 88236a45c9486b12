import { describe, expect, it } from 'vitest';
import { parseMoveGame } from 'spgames/moves';
import { printValue } from 'spgames/values';

const valueOf = (source: string): string | undefined => {
  const game = parseMoveGame(source);
  return printValue(game.solver.value(game.start));
};
const names = (source: string): (string | undefined)[] => {
  const game = parseMoveGame(source);
  return [...game.options(game.start)].map(({ player, move }) => `${player}:${move}`);
};

describe('KONANE', () => {
  it.each([
    // From the tests of cgt-tools.
    ['1x4/..ox', '1'],
    ['1x4/.ox.', '*'],
    ['3x4/.ox.|o..x|....', '{1|-1}'],
    ['1x6/xo.o.o', '0'],
    ['3x3/xo.|ooo|...', '2'],
    ['1x3/xox', '0'],
  ])('evaluates %s', (board, value) => {
    expect(valueOf(`konane@grid:${board}`)).toBe(value);
  });

  it('jumps once or several times in a line', () => {
    expect(names('konane@grid:1x7/xo.o.ox')).toEqual(['L:1.1-1.3', 'L:1.1-1.5', 'L:1.7-1.5', 'L:1.7-1.3']);
    expect(parseMoveGame('konane@grid:1x7/xo.o.ox').after('1.1-1.5').toString()).toBe('konane@grid:1x7/....xox');
  });

  it('falls into parts between which no jump leads', () => {
    const { components, start } = parseMoveGame('konane@grid:3x5/xo.ox|x#o#o|.####');
    expect(components(start)).toEqual(['xo.ox']);
    expect(parseMoveGame('konane@grid:1x9/xo..o..ox').components('xo..o..ox')).toEqual(['xo..', '..ox']);
  });
});

describe('CLOBBER', () => {
  it.each([
    ['1x2/xo', '*'],
    ['1x3/xxo', '^'],
    ['1x4/xoxo', '{*,^|*,v}'],
    ['2x2/xo|ox', '*'],
    ['1x5/xo.ox', '0'],
    ['1x1/x', '0'],
  ])('evaluates %s', (board, value) => {
    expect(valueOf(`clobber@grid:${board}`)).toBe(value);
  });

  it('moves onto pieces of the other player', () => {
    expect(names('clobber@grid:2x2/xo|#x')).toEqual(['L:1.1-1.2', 'L:2.2-1.2', 'R:1.2-2.2', 'R:1.2-1.1']);
    expect(parseMoveGame('clobber@grid:2x2/xo|#x').after('2.2-1.2').toString()).toBe('clobber@grid:2x2/xx|#.');
  });
});

describe('AMAZONS', () => {
  it.each([
    ['1x2/x.', '1'],
    ['1x4/x...', '3'],
    ['2x2/x.|..', '3'],
    ['1x3/x.o', '*'],
    ['1x5/x.#.o', '0'],
    ['2x2/x#|#.', '1'],
  ])('evaluates %s', (board, value) => {
    expect(valueOf(`amazons@grid:${board}`)).toBe(value);
  });

  it('moves like a queen and shoots from where it stands, also to where it came from', () => {
    expect(names('amazons@grid:1x3/x..')).toEqual(['L:1.1-1.2/1.3', 'L:1.1-1.2/1.1', 'L:1.1-1.3/1.2', 'L:1.1-1.3/1.1']);
    expect(parseMoveGame('amazons@grid:2x2/x#|#.').after('1.1-2.2/1.1').toString()).toBe('amazons@grid:2x2/##|#x');
  });

  it('falls into regions', () => {
    expect(parseMoveGame('amazons@grid:2x5/x.#.o|..#..').components('x.#.o|..#..')).toEqual(['x.|..', '.o|..']);
    expect(valueOf('amazons@grid:2x5/x.#.o|..#..')).toBe('0');
  });
});

describe('positions on grids', () => {
  it.each([
    ['clobber@grid:2x2', /found "2x2".*the rows behind a slash/],
    ['konane@grid:2x2/xo', /found 1 rows.*expected 2 rows/],
    ['konane@grid:2x2/xo|xoo', /found "xoo".*a row of 2 cells/],
    ['amazons@grid:1x2/x*', /found "x\*".*x \(of Left\)/],
    ['amazons@grid:0x2/', /numbers of rows and columns/],
    ['amazons@row:x..', /grid:…/],
    ['clobber@grid:33x33/xo', /a grid of 1089 cells.*at most 1024/],
  ])('refuses %s', (source, message) => {
    expect(() => parseMoveGame(source)).toThrow(message);
  });
});
