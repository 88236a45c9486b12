import { describe, expect, it } from 'vitest';
import { Dyadic, parseValue, standardStore, temperature, type Value } from 'spgames/values';
import { drawThermograph } from 'spgames/pictures';
import { caption, expectDocument, layer, lines, texts } from '../../../helpers/svgParts.js';

const value = (text: string): Value => parseValue(text);

/** The corners of the two walls, Left's first. */
function walls(svg: string): number[][][] {
  return [...svg.matchAll(/<polyline class="(?:left|right)" points="([^"]+)"/g)].map((match) =>
    match[1]!.split(' ').map((corner) => corner.split(',').map(Number)),
  );
}

describe('drawThermograph', () => {
  it.each([
    ['0', ['0', '-1'], ['0']],
    ['1/2', ['0', '-1', '-1/2'], ['1/2', '1', '0']],
    ['{2|-2}', ['0', '-1', '2'], ['0', '2', '-2', '3', '-3']],
    ['tiny(2)', ['0', '-1'], ['0', '1']],
    ['{{5|2}|{-2|-3}}', ['0', '-1', '3', '3/2', '1/2'], ['1/2', '2', '-2']],
    ['{{{6|4}|{2|0}}|{{0|-2}|{-4|-6}}}', ['0', '-1', '3', '1', '2'], ['0', '2', '-2', '3', '-3', '1', '-1']],
  ])('labels the axes of %s with exact fractions', (text, temperatures, values) => {
    const svg = drawThermograph(value(text));
    expectDocument(svg);
    expect(texts(layer(svg, 'temperatures'))).toEqual(temperatures);
    expect(texts(layer(svg, 'values'))).toEqual(values);
  });

  it('puts Left’s wall on the left, oblique by 45 degrees, and the mast above where the walls meet', () => {
    const svg = drawThermograph(value('{{5|2}|{-2|-3}}'));
    const [left, right] = walls(svg) as [number[][], number[][]];
    expect([left.length, right.length]).toEqual([3, 3]);
    expect(left[0]![0]).toBe(left[1]![0]);
    expect(left[2]![0]! - left[1]![0]!).toBeCloseTo(left[1]![1]! - left[2]![1]!, 1);
    expect(left[0]![0]).toBeLessThan(right[0]![0]!);
    expect(left[2]).toEqual(right[2]);
    const [from, to] = lines(layer(svg, 'mast'))[0]!;
    expect(from).toEqual(left[2]);
    expect(to[0]).toBe(from[0]);
    expect(to[1]).toBeLessThan(from[1]);
    // One unit is the same everywhere: the walls are 4 apart at the bottom, and the mast starts 4 above it.
    expect(right[0]![0]! - left[0]![0]!).toBeCloseTo(left[0]![1]! - from[1], 1);
  });

  it('tells temperature, mean and stops below, and all turning points in words', () => {
    const svg = drawThermograph(value('{{2|-1},0|{-2|-4}}'), { title: 'Ex. 5.18' });
    expect(caption(svg)).toEqual(['temperature 7/4, mean -5/4', 'Left wall, Left stop 0', 'Right wall, Right stop -2']);
    expect(svg).toContain('<title>Ex. 5.18</title>');
    expect(svg).toContain(
      '<desc>Temperature 7/4, mean -5/4. The Left wall starts or turns at t = -1: 1, t = 1: -1, t = 3/2: -1, t = 7/4: -5/4; ' +
        'the Right wall at t = -1: -2, t = 1: -2, t = 7/4: -5/4.</desc>',
    );
  });

  it('names the walls only where there are some', () => {
    for (const [name, walls] of [
      ['0', 0],
      ['-3', 0],
      ['1/2', 2],
      ['*', 2],
      ['{2|-2}', 2],
    ] as const) {
      const svg = drawThermograph(parseValue(name));
      expect(caption(svg).filter((text) => / wall, /.test(text))).toHaveLength(walls);
      const corners = [...layer(svg, 'walls').matchAll(/points="([^"]+)"/g)].map(
        ([, points]) => new Set(points!.split(' ')).size,
      );
      expect(corners.every((different) => different > 1)).toBe(walls > 0);
    }
  });

  it('shows the part below t = 0 on its own ground', () => {
    const svg = drawThermograph(value('{2|-2}'));
    const [, y, height] = /<rect class="below-zero" x="0" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/.exec(svg)!;
    const [left] = walls(svg) as [number[][]];
    // From 2 at the meeting point, over 0, to −1 at the bottom.
    expect(Number(y) - left[1]![1]!).toBeCloseTo(2 * Number(height), 1);
  });

  it('draws switches of 200 digits, with labels cut short and exact words', () => {
    const [a, b] = [10n ** 200n + 1n, -(10n ** 199n)].map((n) => standardStore.number(n));
    const game = standardStore.fromOptions([a!], [b!]);
    const svg = drawThermograph(game);
    expectDocument(svg);
    expect(texts(layer(svg, 'values')).slice(1, 3)).toEqual(['10000000…00000001', '-1000000…00000000']);
    expect(svg).toContain(`<desc>Temperature ${temperature(game).toString()}, mean`);
    const width = Number(/<svg [^>]*width="([\d.]+)"/.exec(svg)![1]);
    expect(width).toBeLessThan(900);
  });

  it('draws very small things beside large ones', () => {
    const game = standardStore.fromOptions([standardStore.number(Dyadic.of(1, 300))], [value('-1000')]);
    expectDocument(drawThermograph(game));
    expectDocument(drawThermograph(standardStore.number(Dyadic.of(1, 300))));
  });
});
