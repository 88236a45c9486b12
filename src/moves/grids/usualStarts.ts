import type { UsualStart } from '../MoveRuleset.js';

/** The position with what a function says of each cell, rows and columns from 0. */
function position(rows: number, columns: number, sign: (row: number, column: number) => string): string {
  return Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => sign(r, c)).join('')).join(
    '|',
  );
}

function alternating(row: number, column: number): string {
  return (row + column) % 2 === 0 ? 'x' : 'o';
}

/**
 * AMAZONS: on 10 × 10 as everywhere; on smaller boards as M. Müller and his students solve them, such as 5 × 5 and 6 ×
 * 5: each amazon a third of the way along a side.
 */
export const amazonsStart: UsualStart = {
  words:
    'four amazons of Left below, four of Right above, each a third of the way along a side from a corner; at least 4 rows and 4 columns',
  board: 'grid:10x10',
  on(rows, columns) {
    if (rows < 4 || columns < 4) return undefined;
    const [down, along] = [Math.floor((rows - 1) / 3), Math.floor((columns - 1) / 3)];
    return position(rows, columns, (row, column) => {
      const fromEdge = [Math.min(row, rows - 1 - row), Math.min(column, columns - 1 - column)];
      const isAmazon = fromEdge.join() === `0,${along}` || fromEdge.join() === `${down},0`;
      return isAmazon ? (row < rows / 2 ? 'o' : 'x') : '.';
    });
  },
};

/** CLOBBER: a full board; 5 × 6 is that of its first tournament, Dagstuhl 2002. */
export const clobberStart: UsualStart = {
  words: 'pieces of Left and Right in turn on all cells, one of Left at the top left',
  board: 'grid:5x6',
  on: (rows, columns) => position(rows, columns, alternating),
};

/**
 * KONANE: as A. Chan and A. Tsai say in 1×n Konane, More Games of No Chance, 2002: without two in the middle, or as
 * near to it as can be.
 */
export const konaneStart: UsualStart = {
  words:
    'stones of Left and Right in turn on all cells, one of Left at the top left, except two neighbours in the middle, in a row unless there is one column only; at least 2 cells',
  board: 'grid:18x18',
  on(rows, columns) {
    if (rows * columns < 2) return undefined;
    const isTall = columns === 1;
    const [top, left] = isTall ? [middle(rows - 1), 0] : [middle(rows), middle(columns - 1)];
    const isGone = (row: number, column: number): boolean =>
      (row === top && column === left) || (row === top + Number(isTall) && column === left + Number(!isTall));
    return position(rows, columns, (row, column) => (isGone(row, column) ? '.' : alternating(row, column)));
  },
};

/** FOX AND GEESE: on the chessboard as in A. N. Siegel 2013, Sec. 4, and so on others. */
export const foxAndGeeseStart: UsualStart = {
  words:
    'the fox in the middle of the lowest row, geese on all cells of the uppermost one that have the colour of the fox’s on a chessboard; at least 2 rows and 2 columns',
  board: 'grid:8x8',
  on(rows, columns) {
    if (rows < 2 || columns < 2) return undefined;
    const fox = Math.floor(columns / 2);
    return position(rows, columns, (row, column) => {
      if (row === rows - 1 && column === fox) return 'f';
      return row === 0 && (column + fox + rows - 1) % 2 === 0 ? 'g' : '.';
    });
  },
};

/** The place in the middle of so many, of two the first. */
function middle(count: number): number {
  return Math.floor((count - 1) / 2);
}
