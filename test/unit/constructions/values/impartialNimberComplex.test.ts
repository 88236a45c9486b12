import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { graphsUpToIsomorphism } from 'spgames/boards';
import { impartialNimberComplex } from 'spgames/constructions';
import { join, SimplicialComplex } from 'spgames/complex';
import { range } from '../../../helpers/range.js';
import { inFull } from '../../../helpers/sampling.js';
import { canonicalTree, complexGame } from '../../../reference/complexGames.js';
import { tree, writtenMultiset, type Tree } from '../../../reference/values.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const evaluator = new Evaluator();
describe('impartialNimberComplex', () => {
  it('has the value *n, by two ways to evaluate', () => {
    for (const n of inFull ? [...range(34), 63] : range(20)) {
      const complex = impartialNimberComplex(n);
      expect(evaluator.grundyValue(complex)).toBe(n);
      if (n < 16) expect(evaluator.value(complex).equals(evaluator.store.nimber(n))).toBe(true);
    }
    if (inFull) expect(evaluator.grundyValue(impartialNimberComplex(127))).toBe(127);
  });

  it('by the definitions of the game and of its canonical form', () => {
    // Nim with one heap: from n to each smaller number.
    const nimber = (n: number): Tree => tree(range(n).map(nimber), range(n).map(nimber));
    for (const n of range(6)) {
      const complex = impartialNimberComplex(n);
      const game = complexGame(new Array<undefined>(complex.n).fill(undefined), (set) => complex.isFace(set));
      expect(writtenMultiset(canonicalTree(game))).toBe(writtenMultiset(nimber(n)));
    }
  });

  it.skipIf(!inFull)(
    'has a vertex for each piece of the construction, no sides, and only pairs as minimal nonfaces',
    () => {
      for (const n of range(40)) {
        const complex = impartialNimberComplex(n);
        expect(complex.n).toBe(parseInt(n.toString(2), 3));
        expect(complex.n).toBeLessThanOrEqual(n ** Math.log2(3) + 1e-9);
        expect(complex.vertices.every(({ side }) => side === undefined)).toBe(true);
        expect(complex.minimalNonfaces.cardinalities().every((size) => size === 2)).toBe(true);
        expect(complex.support.length).toBe(complex.n);
      }
      for (const i of range(7)) expect(impartialNimberComplex(2 ** i).minimalNonfaces.size).toBe((9 ** i - 3 ** i) / 3);
      expect(impartialNimberComplex(0).facets.toLists()).toEqual([[]]);
      expect(impartialNimberComplex(2).facets.toLists()).toEqual([[2], [0, 1]]);
      const [first, second] = [1, 2].map((n) => impartialNimberComplex(n).withLabels((label) => `${label}of${n}`));
      expect(impartialNimberComplex(3).facets.toLists()).toEqual(join(first!, second!).facets.toLists());
    },
  );

  it('has the fewest vertices of all graphs up to *3; for *4 some graph with seven has fewer', () => {
    const fewest = new Map<number, number>();
    for (const { edges, vertexCount } of graphsUpToIsomorphism(inFull ? 7 : 6)) {
      const value = evaluator.grundyValue(SimplicialComplex.independenceComplex(edges, vertexCount));
      fewest.set(value, Math.min(vertexCount, fewest.get(value) ?? Infinity));
    }
    expect([1, 2, 3].map((n) => fewest.get(n))).toEqual([1, 2, 3].map((n) => impartialNimberComplex(n).n));
    expect([fewest.get(4), fewest.get(5)]).toEqual([inFull ? 7 : undefined, undefined]);
  });

  it('refuses what is not a nimber or too large', () => {
    for (const n of [-1, 0.5, NaN, 2 ** 53])
      expect(thrownBy(() => impartialNimberComplex(n))).toMatchObject({ code: 'invalid-integer' });
    for (const n of [128, 2 ** 53 - 1])
      expect(thrownBy(() => impartialNimberComplex(n))).toMatchObject({ code: 'too-large-construction' });
  });
});
