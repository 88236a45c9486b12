import { describe, expect, it } from 'vitest';
import { bounds } from '../../../src/surveys/conjectures/bounds/bounds.js';
import { InputError, LimitError } from '../../../src/errors.js';

const texts = (rows: Parameters<typeof bounds>[0], ...names: string[]): string[] =>
  bounds(rows, names).inequalities.map(({ text }) => text);

describe('bounds', () => {
  it('are solved for the first column, with the smallest integers', () => {
    expect(
      texts(
        [
          [0, 0],
          [3, 2],
          [0, 2],
        ],
        't',
        'd',
      ),
    ).toEqual(['2*t <= 3*d', 't >= 0', 'd <= 2']);
    expect(
      texts(
        [
          ['1/2', 1],
          ['3/2', 2],
          ['5/2', 3],
        ],
        't',
        'd',
      ),
    ).toEqual(['2*t = 2*d - 1', 'd <= 3', 'd >= 1']);
    expect(
      texts(
        [
          [-4, 1],
          [-8, 2],
        ],
        't',
        'd',
      ),
    ).toEqual(['t = -4*d', 'd <= 2', 'd >= 1']);
    expect(texts([[7, 7]], 't', 'd')).toEqual(['d = 7', 't = 7']);
    expect(texts([[5], [2], [3]], 't')).toEqual(['t <= 5', 't >= 2']);
  });

  it('leave out points where something is unknown, and take equal ones once', () => {
    const rows = [
      [1, 1],
      [null, 9],
      ['2/2', 1n],
      [2, 3],
    ];
    expect(bounds(rows, ['t', 'd'])).toEqual({
      inequalities: [
        { text: '2*t = d + 1', tight: [0, 3] },
        { text: 'd <= 3', tight: [3] },
        { text: 'd >= 1', tight: [0] },
      ],
      broken: [],
      points: 2,
    });
    expect(bounds([[null]], ['t'])).toEqual({ inequalities: [], broken: [], points: 0 });
  });

  it('refuse what is not exact, and too much', () => {
    expect(() => bounds([[1.5]], ['t'])).toThrow(InputError);
    expect(() => bounds([['1/0']], ['t'])).toThrow('"1/0"');
    expect(() => bounds([[1, 2]], ['t'])).toThrow('point 0 has 2 coordinates, not 1');
    expect(() => bounds([[1]], [])).toThrow('0 columns');
    expect(() => bounds([[1], [2]], ['t'], { orders: [1] })).toThrow('1 orders for 2 points');
    const circle = Array.from({ length: 60 }, (_, i) => [i * i, i]);
    expect(() => bounds(circle, ['t', 'd'], { limit: 20 })).toThrow(LimitError);
  });
});
