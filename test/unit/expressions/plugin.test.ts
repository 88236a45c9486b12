import { all, create } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { spgames } from 'spgames/mathjs';

describe('the plug-in', () => {
  const math = create(all!);
  math.import(spgames, { override: true });
  const evaluate = (expression: string): unknown => math.evaluate(expression) as unknown;

  it('leaves the numbers of mathjs as they are', () => {
    expect(evaluate('1/3')).toBe(1 / 3);
    expect(evaluate('mean(1, 2)')).toBe(1.5);
    expect(String(evaluate('complex(1, 2)'))).toBe('1 + 2i');
    expect(evaluate('hex(255)')).toBe('0xff');
    expect(evaluate('fVector(complex("facets:1 2"))')).toEqual([1, 2, 1].map((n) => math.fraction(n)));
  });

  it('makes at once what extends functions of mathjs, and all else when it is named', () => {
    const known = create(all!);
    for (const [name, { meta }] of Object.entries(spgames)) expect([name, meta.lazy]).toEqual([name, !(name in known)]);
  });

  it('has dyadic fractions where the library has them', () => {
    expect(evaluate('temperature(snort(path(4)))')).toEqual(math.fraction(3, 2));
    expect(String(evaluate('value(0.75) + value("^")'))).toBe('3/4^');
    expect(evaluate('snort(path(5)) < 3')).toBe(true);
    expect(String(evaluate('simplify(kPolynomial(ideal("x*y")))'))).toBe('1 - t ^ 2');
    expect(String(evaluate('help(link)'))).toContain('link(complex, "labels")');
  });
});
