import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyTable } from '../../../src/evaluation/complexes/tables/KeyTable.kernel.js';
import { runs } from '../../helpers/sampling.js';

describe('KeyTable', () => {
  const keys = fc.array(fc.tuple(fc.constantFrom(0, 1, -1, -(2 ** 31), 7, 8, 9), fc.nat({ max: 40 })), {
    maxLength: 300,
  });

  it('is a map', () => {
    fc.assert(
      fc.property(keys, (entries) => {
        const table = new KeyTable();
        const model = new Map<string, number>();
        entries.forEach(([a, b], i) => {
          const words = Int32Array.of(a, b);
          const known = model.get(`${a},${b}`);
          let entry = table.find(words, 2);
          expect(entry === -1 ? undefined : table.valueOf(entry)).toBe(known);
          if (entry === -1) {
            const expected = table.bytesWith(2);
            entry = table.add(words, 2);
            expect(table.valueOf(entry)).toBe(-1);
            expect(table.bytes).toBe(expected);
          }
          table.set(entry, i);
          model.set(`${a},${b}`, i);
        });
        expect(table.size).toBe(model.size);
      }),
      { numRuns: runs(200) },
    );
  });

  it('can be cleared', () => {
    const table = new KeyTable();
    for (let i = 0; i < 10_000; i++) {
      expect(table.find(Int32Array.of(i), 1)).toBe(-1);
      table.add(Int32Array.of(i), 1);
    }
    expect(table.size).toBe(10_000);
    table.clear();
    expect(table.size).toBe(0);
    expect(table.find(Int32Array.of(5), 1)).toBe(-1);
  });
});
