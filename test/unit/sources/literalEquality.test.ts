import { describe, expect, it } from 'vitest';
import { describeEquality } from 'spgames/formats';
import { literalEquality, parseSource } from 'spgames/sources';

describe('literalEquality', () => {
  it('has the vertices that the isomorphism speaks of', () => {
    const { equality, vertices } = literalEquality(parseSource('snort@cycle:4'), parseSource('snort@grid:2x2'));
    expect(equality).toMatchObject({ literallyEqual: true, isomorphicComplexes: true });
    expect(describeEquality({ equal: equality.literallyEqual, level: 'tree', ...equality }, vertices)).toEqual([
      'the games are literally equal: yes',
      '  isomorphism  x1→x2 x2→x1 x3→x3 x4→x4 y1→y2 y2→y1 y3→y3 y4→y4',
    ]);
  });

  it('compares forms where there is no complex', () => {
    const found = literalEquality(parseSource('snort@path:2'), parseSource('value:{1|-1}'));
    expect(found).toEqual({
      equality: { literallyEqual: false, difference: 'Left has 2 options and 1' },
      vertices: [[], []],
    });
  });

  it('may swap or ignore the sides', () => {
    const [wide, high] = [parseSource('domineering@grid:2x3'), parseSource('domineering@grid:3x2')];
    expect(literalEquality(wide, high).equality.literallyEqual).toBe(false);
    expect(literalEquality(wide, high, { sides: 'swap' }).equality.literallyEqual).toBe(true);
  });
});
