import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LinearConditions } from '../../../src/lattice/automata/LinearConditions.js';
import { Work } from '../../../src/run.js';
import { runs } from '../../helpers/sampling.js';

const dimension = 2;
const vector = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: dimension, maxLength: dimension });
const given = fc.record({
  signs: fc.array(fc.boolean(), { minLength: dimension, maxLength: dimension }),
  halfSpaces: fc.array(fc.record({ normal: vector, least: fc.integer({ min: -9, max: 20 }) }), { maxLength: 3 }),
  residues: fc.array(fc.record({ normal: vector, at: vector, modulus: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 2,
  }),
});
const REACH = 12;

describe('linear conditions', () => {
  it('have the cases that occur at points', () => {
    fc.assert(
      fc.property(given, ({ signs, halfSpaces, residues }) => {
        const linear = new LinearConditions(dimension, 'test');
        const conditions = [
          ...halfSpaces.map(({ normal, least }) => [linear.atLeast(normal.map(BigInt), BigInt(least))]),
          ...residues.map(({ normal, at, modulus }) =>
            linear.congruent(normal.map(BigInt), at.map(BigInt), BigInt(modulus)),
          ),
        ];
        const dot = (p: readonly number[], q: readonly number[]): number => p.reduce((sum, x, i) => sum + x * q[i]!, 0);
        const truth = (point: readonly number[]): string =>
          [
            ...halfSpaces.map(({ normal, least }) => dot(normal, point) >= least),
            ...residues.map(({ normal, at, modulus }) => (dot(normal, point) - dot(normal, at)) % modulus === 0),
          ].join();
        const cases = new Set<string>();
        linear.forEach(signs, new Work('test'), (found) => {
          const point = found.point();
          expect(point.every((x, i) => x >= 0 || signs[i])).toBe(true);
          expect(conditions.map(found.fulfils).join()).toBe(truth(point));
          cases.add(truth(point));
          return true;
        });
        for (let x = signs[0] ? -REACH : 0; x <= REACH; x++)
          for (let y = signs[1] ? -REACH : 0; y <= REACH; y++) expect(cases).toContain(truth([x, y]));
      }),
      { numRuns: runs(150) },
    );
  });
});
