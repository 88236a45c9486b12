import { describe, expect, it } from 'vitest';
import { namedComplex, partition, SimplicialComplex, verifyPartition } from 'spgames/complex';
import { clockOfLooks } from '../../../helpers/clock.js';

const complexOf = (facets: number[][], n: number): SimplicialComplex => SimplicialComplex.fromFacets(facets, n);

describe('partition', () => {
  it('of degenerate complexes', () => {
    expect(partition(SimplicialComplex.void(1))).toMatchObject({ partitionable: true, intervals: [] });
    expect(partition(SimplicialComplex.irrelevant(1))).toMatchObject({ intervals: [{ restriction: [], facet: 0 }] });
    expect(partition(SimplicialComplex.simplex(40))).toMatchObject({ intervals: [{ restriction: [], facet: 0 }] });
  });

  it.each(['real-projective-plane', 'dunce-hat', 'rudin-ball', 'ziegler-ball'])(
    'finds one of the %s, which is not shellable',
    (name) => {
      const complex = namedComplex(name);
      const found = partition(complex);
      expect(found).toMatchObject({ partitionable: true, by: 'search' });
      expect(found.partitionable === true && verifyPartition(complex, found.intervals)).toMatchObject({
        verified: true,
      });
    },
  );

  it('takes that of a shelling', () => {
    expect(partition(namedComplex('bjorner-example'))).toMatchObject({ partitionable: true, by: 'shelling' });
  });

  it('finds one of a complex that is not connected', () => {
    const complex = complexOf(
      [
        [0, 1],
        [1, 2],
        [0, 2],
        [3, 4],
      ],
      5,
    );
    const found = partition(complex);
    expect(found.partitionable === true && verifyPartition(complex, found.intervals)).toMatchObject({ verified: true });
  });

  it('knows why there is none', () => {
    expect(
      partition(
        complexOf(
          [
            [0, 1, 2],
            [2, 3, 4],
          ],
          5,
        ),
      ),
    ).toMatchObject({
      partitionable: false,
      because: 'h-vector',
      witness: { hVector: [1n, 2n, -1n, 0n] },
    });
    expect(
      partition(
        complexOf(
          [
            [0, 1, 2],
            [3, 4],
          ],
          5,
        ),
      ),
    ).toMatchObject({ partitionable: false, because: 'exhausted' });
  });

  it('does not call the non-partitionable Cohen–Macaulay complex partitionable', () => {
    clockOfLooks(10);
    expect(partition(namedComplex('nonpartitionable'), { timeoutMs: 300 }).partitionable).not.toBe(true);
  });

  it('stops at the limit', () => {
    expect(partition(namedComplex('grunbaum-ball'), { limit: 50 }).partitionable).toBe('undecided');
  });
});

describe('verifyPartition', () => {
  const complex = complexOf(
    [
      [0, 1],
      [1, 2],
    ],
    3,
  );
  const first = { restriction: [], facet: 0 };

  it.each([
    ['right', [first, { restriction: [2], facet: 1 }], true],
    ['an overlap', [first, { restriction: [], facet: 1 }], false],
    ['a face left out', [first, { restriction: [1, 2], facet: 1 }], false],
    ['a restriction outside its facet', [first, { restriction: [0], facet: 1 }], false],
    ['a facet left out', [first], false],
    ['a facet twice', [first, { restriction: [1], facet: 0 }], false],
    ['a facet that is none', [first, { restriction: [], facet: 2 }], false],
  ])('%s', (_, intervals, holds) => {
    expect(verifyPartition(complex, intervals).verified).toBe(holds);
  });
});
