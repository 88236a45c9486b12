import { describe, expect, it } from 'vitest';
import { PolynomialRing } from 'spgames/ideal';
import { vertexFromLabel } from 'spgames/complex';
import { InputError } from '../../../src/errors.js';

describe('PolynomialRing', () => {
  const ring = new PolynomialRing([{ name: 'x1', side: 'L' }, { name: 'y1', side: 'R' }, { name: '7' }]);

  it('goes to vertices and back', () => {
    expect(ring.toVertices()).toEqual(['x1', 'y1', '7'].map(vertexFromLabel));
    expect(PolynomialRing.fromVertices(ring.toVertices()).equals(ring)).toBe(true);
  });

  it('has variables by player', () => {
    expect([ring.variablesOf('L'), ring.variablesOf('R'), ring.variablesOf(undefined)]).toEqual([[0], [1], [2]]);
  });

  it('may have no variable', () => {
    expect(new PolynomialRing([]).n).toBe(0);
    expect(new PolynomialRing(0).equals(new PolynomialRing([]))).toBe(true);
  });

  it('numbers variables from 1', () => {
    expect(new PolynomialRing(2).variables).toEqual([{ name: '1' }, { name: '2' }]);
  });

  it('distinguishes names, sides, order and number', () => {
    const other = (...labels: string[]) => PolynomialRing.fromVertices(labels.map(vertexFromLabel));
    expect(other('x1', 'y1').equals(other('x1', 'y1'))).toBe(true);
    expect(other('x1', 'y1').equals(other('y1', 'x1'))).toBe(false);
    expect(other('x1').equals(other('x1', 'y1'))).toBe(false);
    expect(other('x1').equals(new PolynomialRing([{ name: 'x1' }]))).toBe(false);
  });

  it('finds indices, and the nearest names of unknown ones', () => {
    expect(ring.indices(['7', 'x1'])).toEqual([2, 0]);
    expect(() => ring.indices(['x2'])).toThrow(
      expect.objectContaining({ code: 'unknown-variable', hint: expect.stringContaining('x1') as string }),
    );
    expect(() => new PolynomialRing(0).indices(['x'])).toThrow(/no variable at all/);
  });

  it('refuses names that occur twice or have spaces', () => {
    expect(() => new PolynomialRing([{ name: 'a' }, { name: 'a' }])).toThrow(InputError);
    expect(() => new PolynomialRing([{ name: 'a b' }])).toThrow(InputError);
    expect(() => new PolynomialRing(-1)).toThrow(InputError);
  });
});
