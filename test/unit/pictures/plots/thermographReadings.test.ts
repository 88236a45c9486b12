import { describe, expect, it } from 'vitest';
import { drawThermograph, thermographReadings } from 'spgames/pictures';
import { cool, Dyadic, parseValue, temperature, thermograph } from 'spgames/values';
import { layer, lines } from '../../../helpers/svgParts.js';

describe('thermographReadings', () => {
  it.each(['0', '1/2', '^', '{2|-2}', '{{5|2}|{-2|-3}}', '{1000000|-1000000}', 'tiny(2)', '{5/4|1/8||-3}'])(
    'has the stops of %s cooled, from the bottom to the top',
    (text) => {
      const value = parseValue(text);
      const readings = thermographReadings(value);
      expect(readings[0]!.temperature).toEqual(Dyadic.of(-1));
      for (const [i, { temperature: t, walls, isMast, x, y }] of readings.entries()) {
        const cooled = cool(value, t);
        expect([walls.L, walls.R].map(String)).toEqual([cooled.leftStop, cooled.rightStop].map(String));
        expect(isMast).toBe(temperature(value).isAtMost(t));
        if (i > 0) expect(readings[i - 1]!.temperature.compare(t)).toBe(-1);
        if (i > 0) expect(readings[i - 1]!.y).toBeGreaterThan(y);
        if (isMast) expect(x.L).toBe(x.R);
      }
      expect(readings.length).toBeGreaterThan(64);
      expect(readings.length).toBeLessThan(140);
    },
  );

  it('has each turning point, where the picture has it', () => {
    const graph = thermograph(parseValue('{{5|2}|{-2|-3}}'));
    const readings = thermographReadings(graph);
    for (const [t] of [...graph.leftWall.breakpoints, ...graph.rightWall.breakpoints])
      expect(readings.some((reading) => reading.temperature.equals(t))).toBe(true);
    const mast = readings.find(({ isMast }) => isMast)!;
    const [from] = lines(layer(drawThermograph(graph), 'mast'))[0]!;
    expect(mast.x.L).toBeCloseTo(from[0], 1);
    expect(mast.y).toBeCloseTo(from[1], 1);
    expect(readings.at(-1)!.y).toBe(0);
  });
});
