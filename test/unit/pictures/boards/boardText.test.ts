import { describe, expect, it } from 'vitest';
import { boardText } from 'spgames/pictures';
import { complete, cycle, empty, grid, heaps, parseBoard, path, star } from 'spgames/boards';
import { codeOf } from '../../../helpers/codeOf.js';

const numbered = (v: number): string => String(v);

describe('boardText', () => {
  it('writes grids in rows, hexagonal ones aslant, missing cells blank', () => {
    expect(boardText(grid(2, 3), numbered)).toBe('0 1 2\n3 4 5');
    expect(boardText(parseBoard('grid:2x3/.#.|...'), (v) => `x${v}`)).toBe('x0    x1\nx2 x3 x4');
    expect(boardText(parseBoard('hex:2x2'), numbered)).toBe('0 1\n 2 3');
    expect(boardText(parseBoard('hex:2x2'), (v) => `[${v}]`)).toBe('[0] [1]\n  [2] [3]');
  });

  it('writes paths and cycles in the order in which they are walked', () => {
    expect(boardText(path(3), numbered)).toBe('0 - 1 - 2');
    expect(boardText(parseBoard('edges:2-0,0-1'), numbered)).toBe('1 - 0 - 2');
    expect(boardText(cycle(4), numbered)).toBe('0 - 1 - 2 - 3 - (0)');
    expect(boardText(path(4).disjointUnion(path(2)), numbered)).toBe('0 - 1 - 2 - 3\n4 - 5');
  });

  it('writes heaps in braces, vertices without neighbours side by side', () => {
    expect(boardText(heaps([4, 1]), numbered)).toBe('{ 0 1 2 3 }\n4');
    expect(boardText(complete(3), numbered)).toBe('0 - 1 - 2 - (0)');
    expect(boardText(empty(3), numbered)).toBe('0   1   2');
    expect(boardText(empty(0), numbered)).toBe('');
  });

  it('writes the neighbours of each vertex of other graphs', () => {
    expect(boardText(star(3), (v) => `v${v}`)).toBe('v0 : v1 v2 v3\nv1 : v0\nv2 : v0\nv3 : v0');
  });

  it('breaks long lines', () => {
    expect(boardText(path(5), numbered, { width: 9 })).toBe('0 - 1 - 2\n- 3 - 4');
    for (const line of boardText(path(100), numbered).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('refuses what is too large, and what is not a board', () => {
    expect(codeOf(() => boardText(empty(2001), numbered))).toBe('too-large-picture');
    expect(codeOf(() => boardText(3 as never, numbered))).toBe('invalid-argument');
  });
});
