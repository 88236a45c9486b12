import { describe, expect, it } from 'vitest';
import { gridsUpTo, printBoard } from 'spgames/boards';

describe('gridsUpTo', () => {
  it('lists the grids by their numbers of squares and then of rows', () => {
    expect(gridsUpTo(4).map(printBoard)).toEqual(
      ['1x1', '1x2', '2x1', '1x3', '3x1', '1x4', '2x2', '4x1'].map((size) => `grid:${size}`),
    );
    expect(gridsUpTo(0)).toEqual([]);
  });
});
