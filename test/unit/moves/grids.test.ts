import { describe, expect, it } from 'vitest';
import { moveCatalogue, parseMoveGame } from 'spgames/moves';
import { parseSource } from 'spgames/sources';
import { printValue } from 'spgames/values';
import { TextSpan } from '../../../src/text/internal.js';
import { thrownBy } from '../../helpers/thrownBy.js';

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
    ['konane@grid:1x1', /found "1x1".*the rows behind a slash.*at least 2 cells/],
    ['amazons@grid:3x4', /found "3x4".*at least 4 rows and 4 columns/],
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

describe('usual starts', () => {
  it.each([
    [
      'amazons',
      'grid:10x10/...o..o...|..........|..........|o........o|..........|..........|x........x|..........|..........|...x..x...',
    ],
    // As M. Müller’s page on 6 × 5 has it.
    ['amazons@grid:5x6', 'grid:5x6/.o..o.|o....o|......|x....x|.x..x.'],
    ['amazons@grid:4x4', 'grid:4x4/.oo.|o..o|x..x|.xx.'],
    ['clobber@grid:2x3', 'grid:2x3/xox|oxo'],
    ['clobber@grid:1x1', 'grid:1x1/x'],
    ['konane@grid:4x4', 'grid:4x4/xoxo|o..x|xoxo|oxox'],
    ['konane@grid:3x3', 'grid:3x3/xox|..o|xox'],
    ['konane@grid:5x1', 'grid:5x1/x|.|.|o|x'],
    ['konane@grid:1x2', 'grid:1x2/..'],
    ['fox-and-geese', 'grid:8x8/.g.g.g.g|........|........|........|........|........|........|....f...'],
    ['fox-and-geese@grid:3x5', 'grid:3x5/g.g.g|.....|..f..'],
    ['fox-and-geese@grid:2x2', 'grid:2x2/g.|.f'],
  ])('%s begins as expected', (source, position) => {
    expect(String(parseMoveGame(source))).toBe(`${source.split('@')[0]!}@${position}`);
  });

  it('begin with a position of the ruleset on every board, with moves on larger ones', () => {
    for (const { name, variants } of moveCatalogue) {
      const { usualStart, read, print } = variants['']! ?? {};
      if (usualStart === undefined) continue;
      expect(usualStart.on(...(usualStart.board.match(/\d+/g)!.map(Number) as [number, number]))).toBeDefined();
      for (let rows = 1; rows <= 6; rows++)
        for (let columns = 1; columns <= 6; columns++) {
          const start = usualStart.on(rows, columns);
          if (start === undefined) continue;
          expect(read(TextSpan.of(print(start), name))).toBe(start);
          const moves = [...parseMoveGame(`${name}@grid:${rows}x${columns}`).options(start)];
          if (rows > 3 && columns > 3) expect(moves.length).toBeGreaterThan(0);
        }
    }
  });

  it('without one a ruleset alone is refused with an example', () => {
    const message = /found "hackenbush".*expected a position: HACKENBUSH has no usual start/;
    expect(() => parseMoveGame('hackenbush')).toThrow(message);
    expect(() => parseSource('toads-and-frogs')).toThrow(/TOADS AND FROGS has no usual start/);
    expect((thrownBy(() => parseSource('octal(.6)')) as { hint?: unknown }).hint).toBe('For example octal(.6)@heap:9.');
  });
});
