import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  facePoset,
  LabelledPoset,
  posetIsomorphism,
  posetWidth,
  verifyPosetIsomorphism,
  verifyPosetWidth,
} from 'spgames/poset';
import { SimplicialComplex } from 'spgames/complex';
import { expectNotFooled } from '../../helpers/mutations.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

/** Posets on numbers, as pairs u < v of which each is a relation or not. */
const posets = fc.integer({ min: 0, max: 6 }).chain((n) => {
  const pairs = range(n).flatMap((v) => range(v).map((u): [number, number] => [u, v]));
  return fc.subarray(pairs).map((relations) => LabelledPoset.fromRelations(n, relations));
});

/** Reached upwards along covers. */
function isBelow(poset: LabelledPoset, u: number, v: number): boolean {
  return u === v || poset.covers.some(({ lower, upper }) => lower === u && isBelow(poset, upper, v));
}

const isSorted = (list: readonly number[], n: number): boolean =>
  [...list].sort((a, b) => a - b).every((v, i) => v === i) && list.length === n;

describe('certificates with one thing changed', () => {
  it('the width', () => {
    fc.assert(
      fc.property(posets, (poset) => {
        const isTrue = ({ width, antichain, chains }: ReturnType<typeof posetWidth>): boolean =>
          [...chains].every((chain) =>
            [...chain].every((y, i) => i === 0 || (chain[i - 1] !== y && isBelow(poset, chain[i - 1]!, y))),
          ) &&
          isSorted(chains.flat(), poset.n) &&
          chains.length === width &&
          antichain.length === width &&
          new Set(antichain).size === width &&
          antichain.every(
            (x) =>
              Number.isInteger(x) && x >= 0 && x < poset.n && antichain.every((y) => x === y || !isBelow(poset, x, y)),
          );
        expectNotFooled(posetWidth(poset), (claim) => verifyPosetWidth(poset, claim), isTrue, { size: 120 });
      }),
      { numRuns: runs(100) },
    );
  });

  it.each(['keep', 'swap', 'ignore'] as const)('isomorphisms, with labels: %s', (sides) => {
    const vertices = [
      { label: 'x1', side: 'L' },
      { label: 'y1', side: 'R' },
      { label: 'x2', side: 'L' },
      { label: 'y2', side: 'R' },
    ] as const;
    const a = facePoset(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
        vertices,
      ),
    ).poset;
    const b = facePoset(
      SimplicialComplex.fromFacets(
        [
          [3, 2],
          [2, 1],
          [1, 0],
        ],
        vertices,
      ),
    ).poset;
    const found = posetIsomorphism(a, b, { sides });
    if (found.isomorphic !== true) throw new Error('no isomorphism');
    const label = (text: string | undefined, swap: boolean): string => {
      if (text === undefined || sides === 'ignore') return '';
      return swap && sides === 'swap' ? { L: 'R', R: 'L' }[text]! : text;
    };
    const isTrue = (map: readonly number[]): boolean => {
      const images = a.covers.map(
        ({ lower, upper, label: text }) => `${map[lower]} ${map[upper]} ${label(text, true)}`,
      );
      const wanted = b.covers.map(({ lower, upper, label: text }) => `${lower} ${upper} ${label(text, false)}`);
      return isSorted(map, b.n) && images.sort().join(';') === wanted.sort().join(';');
    };
    expectNotFooled(found.map, (map) => verifyPosetIsomorphism(a, b, map, { sides }), isTrue, { size: Infinity });
  });

  it('subjects that are none are bad input', () => {
    const poset = LabelledPoset.fromRelations(1, []);
    for (const junk of [5, null, undefined, {}])
      for (const ask of [
        () => verifyPosetWidth(junk as never, posetWidth(poset)),
        () => verifyPosetIsomorphism(poset, junk as never, [0]),
        () => verifyPosetIsomorphism(junk as never, poset, [0]),
      ])
        expect(ask).toThrow(expect.objectContaining({ code: 'invalid-argument' }) as Error);
  });
});
