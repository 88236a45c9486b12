import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dualize, SetFamily } from 'spgames/sets';
import { LimitError } from '../../../src/errors.js';
import type { RunOptions } from '../../../src/run.js';
import { runs } from '../../helpers/sampling.js';
import { bits, borders, elements } from '../../reference/games.js';

/** What the oracle knows: the legal sets are those that contain none of these, or those inside one of these. */
interface Oracle {
  readonly n: number;
  readonly sets: readonly number[];
  readonly closed: 'avoids' | 'inside';
}

function isLegalFor({ sets, closed }: Oracle): (set: number) => boolean {
  return closed === 'avoids'
    ? (set) => sets.every((other) => (other & ~set) !== 0)
    : (set) => sets.some((other) => (set & ~other) === 0);
}

const oracles: fc.Arbitrary<Oracle> = fc.integer({ min: 0, max: 10 }).chain((n) => {
  const all = 2 ** n - 1;
  const some = fc.oneof(
    fc.array(fc.integer({ min: 0, max: all }), { maxLength: 12 }),
    // Many sets of three elements, so that the borders are longer than one pass.
    fc.array(fc.subarray(elements(all), { minLength: Math.min(n, 3), maxLength: Math.min(n, 3) }).map(bits), {
      maxLength: 100,
    }),
  );
  return fc.record({ n: fc.constant(n), sets: some, closed: fc.constantFrom('avoids', 'inside') });
});

/** Borders by the oracle, and the sets it was asked about. */
function ask(
  n: number,
  isLegal: (set: readonly number[]) => boolean,
  known?: readonly number[][],
  options?: RunOptions,
) {
  const asked: (readonly number[])[] = [];
  const found = dualize(
    n,
    (set) => {
      asked.push([...set]);
      return isLegal(set);
    },
    { ...options, known },
  );
  return {
    maximalLegal: found.maximalLegal.toLists(),
    minimalIllegal: found.minimalIllegal.toLists(),
    asked,
  };
}

describe('dualize', () => {
  it('finds both borders, known illegal sets or not, with few questions', () => {
    fc.assert(
      fc.property(oracles, fc.infiniteStream(fc.nat()), (oracle, stream) => {
        const { n } = oracle;
        const isLegal = isLegalFor(oracle);
        const legal = Array.from({ length: 2 ** n }, (_, set) => isLegal(set));
        const expected = borders(legal, n);
        // Any illegal sets may be known, minimal or not, some twice.
        const illegal = Array.from(legal.keys()).filter((set) => !legal[set]!);
        const some =
          illegal.length === 0
            ? []
            : Array.from({ length: stream.next().value % 6 }, () =>
                elements(illegal[stream.next().value % illegal.length]!),
              );
        for (const known of [undefined, [], some, expected.minimalIllegal]) {
          const { maximalLegal, minimalIllegal, asked } = ask(n, (set) => isLegal(bits(set)), known);
          expect({ maximalLegal, minimalIllegal }).toEqual(expected);
          expect(asked.every((set) => set.every((v, i) => v < n && (i === 0 || set[i - 1]! < v)))).toBe(true);
          const forKnown = (known ?? []).reduce((sum, set) => sum + set.length, 0);
          const bound = 1 + n + forKnown + maximalLegal.length + minimalIllegal.length * (n + 1);
          expect(asked.length).toBeLessThanOrEqual(bound);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('with all minimal illegal sets known it asks for the maximal legal ones only', () => {
    const triples = elements(2 ** 10 - 1).flatMap((a) =>
      elements(2 ** a - 1).flatMap((b) => elements(2 ** b - 1).map((c) => [c, b, a])),
    );
    const { maximalLegal, asked } = ask(10, (set) => set.length < 3, triples);
    expect(maximalLegal).toHaveLength(45);
    // The empty set, single elements, each pair inside each triple, and each pair once as a maximal legal set.
    expect(asked).toHaveLength(1 + 10 + 3 * 120 + 45);
  });

  it.each([
    [32, 2],
    [33, 3],
    [36, 3],
    [65, 2],
  ])('on %i elements in %i blocks, of which one element each is legal', (n, blocks) => {
    const blockOf = (v: number): number => v % blocks;
    const isLegal = (set: readonly number[]): boolean => new Set(set.map(blockOf)).size === set.length;
    const { maximalLegal, minimalIllegal, asked } = ask(n, isLegal);
    const sizes = Array.from({ length: blocks }, (_, b) => Math.floor((n - 1 - b) / blocks) + 1);
    expect(maximalLegal).toHaveLength(sizes.reduce((product, size) => product * size, 1));
    expect(minimalIllegal).toHaveLength(sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0));
    expect(maximalLegal.every((set) => set.length === blocks && isLegal(set))).toBe(true);
    expect(minimalIllegal.every((set) => set.length === 2 && !isLegal(set))).toBe(true);
    expect(SetFamily.fromLists(maximalLegal, n).distinct().size).toBe(maximalLegal.length);
    expect(asked.length).toBeLessThanOrEqual(1 + maximalLegal.length + minimalIllegal.length * (n + 1));
  });

  it('an oracle that allows nothing, or everything', () => {
    expect(ask(3, () => false)).toEqual({ maximalLegal: [], minimalIllegal: [[]], asked: [[]] });
    expect(ask(0, () => false)).toMatchObject({ maximalLegal: [], minimalIllegal: [[]] });
    expect(ask(3, () => true)).toMatchObject({ maximalLegal: [[0, 1, 2]], minimalIllegal: [] });
    expect(ask(0, () => true)).toMatchObject({ maximalLegal: [[]], minimalIllegal: [] });
  });

  it('the limit counts the sets of both borders', () => {
    fc.assert(
      fc.property(oracles, (oracle) => {
        const isLegal = isLegalFor(oracle);
        const { n } = oracle;
        fc.pre(isLegal(0));
        const { maximalLegal, minimalIllegal } = ask(n, (set) => isLegal(bits(set)));
        const limit = maximalLegal.length + minimalIllegal.length;
        expect(ask(n, (set) => isLegal(bits(set)), [], { limit })).toMatchObject({ maximalLegal, minimalIllegal });
        expect(() => ask(n, (set) => isLegal(bits(set)), [], { limit: limit - 1 })).toThrow(LimitError);
      }),
    );
  });

  it('the time is limited, too', () => {
    expect(() => ask(20, (set) => set.length < 3, [], { timeoutMs: 0 })).toThrow(LimitError);
  });
});
