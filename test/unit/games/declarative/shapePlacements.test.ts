import { describe, expect, it } from 'vitest';
import { grid } from 'spgames/boards';
import { orientationsOf, shapePlacements } from '../../../../src/games/declarative/shapePlacements.js';
import { LimitError } from '../../../../src/errors.js';

/** The twelve pentominoes F, I, L, N, P, T, U, V, W, X, Y, Z. */
const PENTOMINOES = [
  '.##/##./.#.',
  '#####',
  '#./#./#./##',
  '.#/.#/##/#.',
  '##/##/#.',
  '###/.#./.#.',
  '#.#/###',
  '#../#../###',
  '#../##./.##',
  '.#./###/.#.',
  '.#/##/.#/.#',
  '##./.#./.##',
].map((text) => text.split('/'));

describe('orientationsOf', () => {
  const count = (shape: readonly string[], rotate: boolean, reflect: boolean): number =>
    orientationsOf({ piece: 'p', shape, rotate, reflect }).length;

  it.each([
    [['#'], 1, 1],
    [['##'], 2, 2],
    [['##', '#.'], 4, 4],
    [['#.', '#.', '##'], 4, 8],
    [['##.', '.##'], 2, 4],
    [['#.#'], 2, 2],
    [PENTOMINOES[3]!, 4, 8],
    [['.#.', '###', '.#.'], 1, 1],
  ])('%j has %i turned and %i turned and turned over', (shape, turned, both) => {
    expect(count(shape, false, false)).toBe(1);
    expect(count(shape, true, false)).toBe(turned);
    expect(count(shape, true, true)).toBe(both);
  });

  it('of the pentominoes there are 63', () => {
    expect(PENTOMINOES.every((shape) => shape.join('').replaceAll('.', '').length === 5)).toBe(true);
    expect(PENTOMINOES.reduce((sum, shape) => sum + count(shape, true, true), 0)).toBe(63);
  });
});

describe('shapePlacements', () => {
  it('ignores empty rows and columns around a shape', () => {
    const wide = { piece: 'p', shape: ['....', '.##.', '....'] };
    expect(shapePlacements(wide, grid(1, 3), 'r')).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('leaves out squares that the board lacks, and those at the edge', () => {
    const ring = grid(3, 3, [[1, 1]]);
    const domino = { piece: 'p', shape: ['##'], rotate: true };
    expect(shapePlacements(domino, ring, 'r')).toHaveLength(8);
    expect(shapePlacements({ piece: 'p', shape: ['#.#'] }, grid(1, 4), 'r')).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(shapePlacements({ piece: 'p', shape: ['#'.repeat(5)] }, grid(3, 4), 'r')).toEqual([]);
  });

  it('counts against the limit', () => {
    const square = { piece: 'p', shape: ['#'] };
    expect(shapePlacements(square, grid(3, 3), 'r', { limit: 9 })).toHaveLength(9);
    expect(() => shapePlacements(square, grid(3, 3), 'r', { limit: 8 })).toThrow(LimitError);
  });
});
