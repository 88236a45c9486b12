import { describe, expect, it } from 'vitest';
import {
  bigradedHilbertSeries,
  bigradedKPolynomial,
  hilbertFunction,
  hilbertSeries,
  kPolynomial,
  PolynomialRing,
  reducedBigradedHilbertSeries,
  reducedHilbertSeries,
  SquarefreeIdeal,
} from 'spgames/ideal';
import { vertexFromLabel } from 'spgames/complex';

const partizan = PolynomialRing.fromVertices(['x1', 'x2', 'y1'].map(vertexFromLabel));

describe('Hilbert series', () => {
  // I = (x1 y1, x2 y1): facets x1 x2 and y1.
  const ideal = SquarefreeIdeal.fromGenerators(
    [
      [0, 2],
      [1, 2],
    ],
    partizan,
  );

  it('one grading', () => {
    expect(hilbertSeries(ideal)).toEqual({ numerator: [1n, 0n, -2n, 1n], denominatorExponent: 3 });
    expect(reducedHilbertSeries(ideal)).toEqual({ numerator: [1n, 1n, -1n], denominatorExponent: 2 });
    expect(hilbertFunction(ideal, 4)).toEqual([1n, 3n, 4n, 5n, 6n]);
    expect(hilbertFunction(ideal, 0)).toEqual([1n]);
  });

  it('two gradings', () => {
    const numerator = [
      [1n, 0n],
      [0n, -2n],
      [0n, 1n],
    ];
    expect(bigradedKPolynomial(ideal)).toEqual(numerator);
    const denominatorExponents = { left: 2, right: 1 };
    expect(bigradedHilbertSeries(ideal)).toEqual({ numerator, denominatorExponents });
    expect(reducedBigradedHilbertSeries(ideal)).toEqual({ numerator, denominatorExponents });
    const point = SquarefreeIdeal.fromGenerators([[1], [2]], partizan);
    expect(reducedBigradedHilbertSeries(point)).toEqual({
      numerator: [[1n]],
      denominatorExponents: { left: 1, right: 0 },
    });
  });

  it.each([
    ['(0)', SquarefreeIdeal.zero(partizan), [1n], [1n], 3],
    ['(1)', SquarefreeIdeal.unit(partizan), [], [], 0],
    ['the variables', SquarefreeIdeal.fromGenerators([[0], [1], [2]], partizan), [1n, -3n, 3n, -1n], [1n], 0],
    ['(0) without variables', SquarefreeIdeal.zero(0), [1n], [1n], 0],
    ['(1) without variables', SquarefreeIdeal.unit(0), [], [], 0],
  ])('%s', (_name, degenerate, k, h, exponent) => {
    expect(kPolynomial(degenerate)).toEqual(k);
    expect(reducedHilbertSeries(degenerate)).toEqual({ numerator: h, denominatorExponent: exponent });
    const values = degenerate.isUnit ? [0n, 0n] : [1n, BigInt(exponent)];
    expect(hilbertFunction(degenerate, 1)).toEqual(values);
    expect(bigradedKPolynomial(degenerate).flat().length).toBe(k.length > 1 ? 6 : k.length);
    expect(reducedBigradedHilbertSeries(degenerate).numerator).toEqual(h.length === 0 ? [] : [h]);
  });

  it('is counted, not listed', () => {
    const pairs = Array.from({ length: 50 }, (_, i) => [2 * i, 2 * i + 1]);
    const matching = SquarefreeIdeal.fromGenerators(pairs, 100);
    expect(reducedHilbertSeries(matching).numerator.reduce((a, b) => a + b)).toBe(2n ** 50n);
    expect(kPolynomial(matching).filter((c) => c !== 0n)).toHaveLength(51);
    expect(matching.complex.known.facets).toBeUndefined();
  });

  it('refuses variables without side, and degrees that are none', () => {
    const impartial = SquarefreeIdeal.zero(2);
    for (const series of [bigradedKPolynomial, bigradedHilbertSeries, reducedBigradedHilbertSeries])
      expect(() => series(impartial)).toThrow(
        expect.objectContaining({ code: 'not-a-sided-variable', hint: expect.any(String) as string }),
      );
    for (const degree of [-1, 0.5, NaN])
      expect(() => hilbertFunction(impartial, degree)).toThrow(expect.objectContaining({ code: 'invalid-degree' }));
  });
});
