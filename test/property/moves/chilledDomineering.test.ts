import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoveGame } from 'spgames/moves';
import { isInfinitesimal, parseValue, standardStore, type Value } from 'spgames/values';
import { runs } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

type Squares = ReadonlySet<string>;

const grids = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc
      .array(fc.constantFrom('.', '.', '#'), { minLength: rows * columns, maxLength: rows * columns })
      .map((cells) => Array.from({ length: rows }, (_, r) => cells.slice(r * columns, (r + 1) * columns).join(''))),
  );
const notationOf = (rows: readonly string[]): string =>
  `chilled-domineering@grid:${rows.length}x${rows[0]!.length}/${rows.join('|')}`;
const squaresOf = (rows: readonly string[]): Squares =>
  new Set(rows.flatMap((row, r) => [...row].flatMap((sign, c) => (sign === '.' ? [`${r},${c}`] : []))));

/** The squares that can be walked to. */
function groupOf(squares: Squares, from: string): Set<string> {
  const group = new Set([from]);
  for (const square of group) {
    const [r, c] = square.split(',').map(Number) as [number, number];
    for (const next of [`${r + 1},${c}`, `${r - 1},${c}`, `${r},${c + 1}`, `${r},${c - 1}`])
      if (squares.has(next)) group.add(next);
  }
  return group;
}

/** What a player may cover, by the rules in words. */
function covers(squares: Squares, player: 'L' | 'R'): string[][] {
  const partner = (square: string): string => {
    const [r, c] = square.split(',').map(Number) as [number, number];
    return player === 'L' ? `${r + 1},${c}` : `${r},${c + 1}`;
  };
  const fits = (square: string): boolean => squares.has(partner(square));
  return [...squares].flatMap((square) => {
    if (fits(square)) return [[square, partner(square)]];
    return [...groupOf(squares, square)].some(fits) ? [] : [[square]];
  });
}

const known = new Map<string, Value>();
function slowValue(squares: Squares): Value {
  const key = [...squares].sort().join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const options = (player: 'L' | 'R'): Value[] =>
    covers(squares, player).map((cells) => slowValue(new Set([...squares].filter((each) => !cells.includes(each)))));
  const value = standardStore.fromOptions(options('L'), options('R'));
  known.set(key, value);
  return value;
}

describe('CHILLED DOMINEERING', () => {
  /**
   * @source Huntemann 2018, Sec. 1.1.2
   * @source Kao, Wu and Shan 2012
   */
  it('has the value that the rules in words give, and it is infinitesimal', () => {
    fc.assert(
      fc.property(grids, (rows) => {
        const game = parseMoveGame(notationOf(rows));
        const value = game.solver.value(game.start, { store: standardStore });
        expect(value).toBe(slowValue(squaresOf(rows)));
        expect(isInfinitesimal(value)).toBe(true);
        const moves = [...game.options(game.start)];
        for (const player of ['L', 'R'] as const)
          expect(moves.filter((move) => move.player === player)).toHaveLength(covers(squaresOf(rows), player).length);
      }),
      { numRuns: runs(150) },
    );
  });

  it('on rows and columns, and with the players exchanged on the transposed grid', () => {
    const valueOf = (board: string): string => {
      const game = parseMoveGame(`chilled-domineering@${board}`);
      return game.solver.value(game.start, { store: standardStore }).toString();
    };
    expect(['grid:1x1', 'grid:1x2', 'grid:2x1'].map(valueOf)).toEqual(['*', 'v', '^']);
    for (const [rows, columns] of [
      [1, 4],
      [2, 3],
      [3, 3],
    ])
      expect(
        parseValue(valueOf(`grid:${rows}x${columns}`))
          .negative()
          .toString(),
      ).toBe(valueOf(`grid:${columns}x${rows}`));
  });

  it('refuses pieces, and rows of other lengths', () => {
    for (const text of ['grid:1x2/x.', 'grid:2x2/..', 'path:3'])
      expect(thrownBy(() => parseMoveGame(`chilled-domineering@${text}`))).toMatchObject({ code: 'not-a-position' });
  });
});
