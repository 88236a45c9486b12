import { describe, expect, it } from 'vitest';
import { Rational, RationalSeries } from 'spgames/lattice';
import { codeOf } from '../../helpers/codeOf.js';

const series = (
  ...terms: ConstructorParameters<typeof RationalSeries>[1] extends Iterable<infer T> ? T[] : never
): RationalSeries => new RationalSeries(2, terms);

describe('rational generating functions', () => {
  it('are written as sums of fractions', () => {
    expect(series().toString()).toBe('0');
    expect(series({ exponent: [0, 0] }).toString()).toBe('1');
    expect(series({ exponent: [1, 0], coefficient: -1 }, { exponent: [0, 2], coefficient: 3 }).toString()).toBe(
      '-a + 3*b^2',
    );
    const half = Rational.of(-1, 2);
    expect(
      series({
        exponent: [-1, 2],
        coefficient: half,
        generators: [
          [1, 0],
          [0, 1],
          [1, 0],
        ],
      }).toString(),
    ).toBe('-(1/2)*a^(-1)*b^2/((1 - a)^2*(1 - b))');
    const many = new RationalSeries(27, [{ exponent: Array.from({ length: 27 }, (_, i) => (i === 26 ? 1 : 0)) }]);
    expect(many.toString()).toBe('x27');
  });

  it('have rational coefficients', () => {
    const f = series({
      coefficient: Rational.of(1, 3),
      exponent: [0, 0],
      generators: [
        [1, 1],
        [1, 1],
      ],
    });
    expect(f.coefficient([3, 3]).toString()).toBe('4/3');
    expect(f.scaled(3).coefficient([2, 2]).toString()).toBe('3');
    expect(f.minus(f).isWrittenZero).toBe(true);
    expect(JSON.stringify(Rational.of(6n, -4n))).toBe('"-3/2"');
    expect(Rational.of(1, 3).plus(Rational.of(2, 3)).isInteger).toBe(true);
  });

  it('of several directions have one in common, or are refused', () => {
    const [f, g] = [
      series({ exponent: [0, 0], generators: [[1, -2]] }),
      series({ exponent: [0, 0], generators: [[-1, 3]] }),
    ];
    expect(f.plus(g).coefficient([0, 0]).toString()).toBe('2');
    expect(
      codeOf(() =>
        series({
          exponent: [0, 0],
          generators: [
            [1, -1],
            [-1, 1],
          ],
        }),
      ),
    ).toBe('not-positive');
    expect(codeOf(() => f.plus(series({ exponent: [0, 0], generators: [[-1, 2]] })))).toBe('not-positive');
    expect(codeOf(() => new RationalSeries(1, [{ exponent: [0], generators: [[1]] }], { weights: [-1] }))).toBe(
      'not-positive',
    );
    expect(codeOf(() => f.substitute([[2], [1]]))).toBe('not-positive');
    expect(codeOf(() => f.plus(new RationalSeries(1, [])))).toBe('invalid-argument');
    expect(f.equals(new RationalSeries(1, []))).toBe(false);
    expect(codeOf(() => Rational.of(1, 0))).toBe('not-a-number');
  });

  it('count within bounds', () => {
    const f = new RationalSeries(1, [{ exponent: [0], generators: [[1], [2], [3]] }]);
    expect(f.coefficient([6]).toString()).toBe('7');
    expect(codeOf(() => f.coefficient([1000], { limit: 10 }))).toBe('too-many-items');
    expect(codeOf(() => f.upToWeight(1000, { limit: 10 }))).toBe('too-many-items');
    expect(codeOf(() => f.upToWeight(2 ** 40))).toBe('too-many-weights');
  });
});
