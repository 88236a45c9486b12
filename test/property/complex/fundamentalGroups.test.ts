import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  constructibility,
  findCovering,
  reducedHomology,
  shelling,
  SimplicialComplex,
  verifyCovering,
  verifyObstruction,
  vertexDecomposition,
} from 'spgames/complex';
import { CosetSearch } from '../../../src/complex/homotopy/CosetSearch.js';
import { simplifyPresentation } from '../../../src/complex/homotopy/simplifyPresentation.js';
import { findFundamentalGroupObstruction } from '../../../src/complex/decompositions/findFundamentalGroupObstruction.js';
import { findTopologicalObstruction } from '../../../src/complex/decompositions/topologicalObstruction.js';
import { Work } from '../../../src/run.js';
import { often, runs } from '../../helpers/sampling.js';
import * as decompositions from '../../reference/decompositions.js';
import { closure } from '../../reference/simplicialComplex.js';
import { permutations } from '../../reference/symmetry.js';

/** Complexes with some triangles and edges on at most 7 vertices. */
const surfaces = fc
  .integer({ min: 4, max: 7 })
  .chain((n) => {
    const set = (size: number) => fc.shuffledSubarray([...Array(n).keys()], { minLength: size, maxLength: size });
    return fc.tuple(
      fc.constant(n),
      fc.array(set(3), { minLength: 1, maxLength: 7 }),
      fc.array(set(2), { maxLength: 2 }),
    );
  })
  .map(([n, triangles, edges]) => SimplicialComplex.fromFacets([...triangles, ...edges], n));

/** Groups by few generators and short relators. */
const presentations = fc.integer({ min: 1, max: 2 }).chain((generators) => {
  const letter = fc.tuple(fc.integer({ min: 1, max: generators }), fc.constantFrom(1, -1)).map(([g, sign]) => g * sign);
  const relators = fc.array(fc.array(letter, { minLength: 1, maxLength: 6 }), { maxLength: 3 });
  return relators.map((words) => ({ generators, relators: words }));
});

/** Do the images of the generators fulfil the relators, and move every point to every other? */
function isTransitiveAction(images: readonly (readonly number[])[], relators: readonly (readonly number[])[]): boolean {
  const points = [...images[0]!.keys()];
  const act = (word: readonly number[], point: number): number =>
    word.reduce((at, letter) => (letter > 0 ? images[letter - 1]![at]! : images[-letter - 1]!.indexOf(at)), point);
  const orbit = new Set([0]);
  for (const at of orbit) for (const image of images) orbit.add(image[at]!);
  return orbit.size === points.length && relators.every((word) => points.every((point) => act(word, point) === point));
}

describe('fundamental groups', () => {
  it('actions on few points are found exactly where all permutations tried give one', () => {
    fc.assert(
      fc.property(presentations, fc.integer({ min: 2, max: 4 }), ({ generators, relators }, most) => {
        const found = new CosetSearch({ generators, relators }, most, new Work('test')).run();
        if (found !== undefined) expect(isTransitiveAction(found, relators)).toBe(true);
        const exists = Array.from({ length: most - 1 }, (_, i) => [...permutations(i + 2)]).some((all) =>
          all.some((p) =>
            generators === 1
              ? isTransitiveAction([p], relators)
              : all.some((q) => isTransitiveAction([p, q], relators)),
          ),
        );
        expect(found !== undefined).toBe(exists);
      }),
      { numRuns: runs(300) },
    );
  });

  it('simpler presentations have the same actions', () => {
    fc.assert(
      fc.property(presentations, ({ generators, relators }) => {
        const work = new Work('test');
        const simpler = simplifyPresentation({ generators, relators }, work);
        const least = (group: { generators: number; relators: readonly (readonly number[])[] }): number | undefined =>
          [2, 3, 4].find((points) => group.generators > 0 && new CosetSearch(group, points, work).run() !== undefined);
        expect(least(simpler)).toBe(least({ generators, relators }));
        expect(simpler.kept.length + simpler.eliminated.length).toBe(generators);
      }),
      { numRuns: runs(300) },
    );
  });

  it('agree with homology, and coverings are coverings', () => {
    fc.assert(
      fc.property(surfaces, (complex) => {
        fc.pre(complex.isConnected());
        const found = findCovering(complex);
        const { rank, torsion } = reducedHomology(complex).find(({ degree }) => degree === 1)!;
        if (rank > 0 || torsion.length > 0) expect(found.simplyConnected).toBe(false);
        if (found.simplyConnected === false)
          expect(verifyCovering(complex, found.covering)).toMatchObject({ verified: true });
      }),
      { numRuns: runs(300) },
    );
  });

  it('that are not trivial are met in no shellable complex', () => {
    const seen = { obstructed: 0 };
    fc.assert(
      fc.property(surfaces, (complex) => {
        const work = new Work('test');
        const reasons = [findFundamentalGroupObstruction(complex, work), findTopologicalObstruction(complex, work)];
        const facets = complex.facets.toLists();
        for (const reason of reasons) {
          if (reason === undefined) continue;
          seen.obstructed++;
          expect(verifyObstruction(complex, reason)).toMatchObject({ verified: true });
          expect(decompositions.isShellable(facets)).toBe(false);
        }
        if (reasons[0] !== undefined && complex.isPure()) expect(decompositions.isConstructible(facets)).toBe(false);
      }),
      { numRuns: runs(300) },
    );
    expect(seen.obstructed).toBeGreaterThan(often(30));
  });

  it('reasons of decisions are true', () => {
    fc.assert(
      fc.property(surfaces, (complex) => {
        const facets = complex.facets.toLists();
        const shelled = shelling(complex);
        expect(shelled.shellable).toBe(decompositions.isShellable(facets));
        if (shelled.shellable === false && shelled.because !== 'exhausted')
          expect(verifyObstruction(complex, shelled)).toMatchObject({ verified: true });
        const decomposed = vertexDecomposition(complex);
        expect(decomposed.vertexDecomposable).toBe(decompositions.isDecomposable(closure(facets), 0));
        if (decomposed.vertexDecomposable !== false || decomposed.because === 'exhausted') return;
        if (decomposed.reason.because !== 'exhausted')
          expect(verifyObstruction(complex, decomposed.reason)).toMatchObject({ verified: true });
        expect(constructibility(complex).constructible).not.toBe('undecided');
      }),
      { numRuns: runs(200) },
    );
  });
});
