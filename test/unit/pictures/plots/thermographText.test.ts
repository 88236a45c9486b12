import { describe, expect, it } from 'vitest';
import { parseValue, standardStore } from 'spgames/values';
import { thermographText } from 'spgames/pictures';

const drawn = (text: string): string => thermographText(parseValue(text));

describe('thermographText', () => {
  it('draws walls and mast, Left on the left, with labels where something happens', () => {
    expect(drawn('{{5|2}|{-2|-3}}')).toBe(`\
    |       |
    |       |
    |       |
  3 |       |
    |     /   \\
    |   /       \\
3/2 | /           \\
    | |             \\
1/2 | |               \\
  0 | |               |
    | |               |
 -1 | |               |
    +------------------
      2    1/2       -2

temperature 3, mean 1/2, Left stop 2, Right stop -2
`);
  });

  it('draws numbers', () => {
    expect(drawn('-1/2')).toBe(`\
     |         |
     |         |
     |         |
     |         |
   0 |         |
     |         |
     |         |
     |         |
-1/2 |         |
     |       /   \\
     |     /       \\
     |   /           \\
  -1 | /               \\
     +------------------
       0     -1/2     -1

temperature -1/2, mean -1/2, Left stop -1/2, Right stop -1/2
`);
    expect(drawn('7').split('\n')[0]).toBe('   | |');
  });

  it.each(['0', '*', '^', 'tiny(2)', '{2|-2}', '{99|-100}', '11/32', '{1000000||1|0}', '{40|30||20|10|||-20}'])(
    'fits %s into 24 lines of 80 columns',
    (text) => {
      const lines = drawn(text).split('\n').slice(0, -3);
      expect(lines.length).toBeGreaterThan(10);
      expect(lines.length).toBeLessThanOrEqual(24);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(lines.every((line) => line === line.trimEnd())).toBe(true);
    },
  );

  it('cuts enormous labels short', () => {
    const [a, b] = [standardStore.number(10n ** 200n), standardStore.number(0)];
    const text = thermographText(standardStore.fromOptions([a], [b]));
    expect(text).toContain('Left stop 10000000…00000000, Right stop 0');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});
