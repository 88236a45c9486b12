import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SquarefreeIdeal } from 'spgames/ideal';
import { bettiComponents } from '../../../src/ideal/betti/bettiComponents.js';
import { type VisitBetti, visitByNerves, visitByRestrictions } from '../../../src/ideal/betti/visitMultidegrees.js';
import { WordSymmetries } from '../../../src/ideal/betti/WordSymmetries.js';
import { Work } from '../../../src/run.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

/** Ideals that a permutation of the variables keeps, with its images of a few sets as generators. */
const symmetricIdeals = fc.integer({ min: 3, max: 8 }).chain((n) => {
  const all = range(n);
  const sets = fc.array(fc.shuffledSubarray(all, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  return fc.tuple(fc.shuffledSubarray(all, { minLength: n }), sets).map(([permutation, given]) => {
    const images = given.map((set) => [set]);
    for (const orbit of images) for (let k = 0; k < n; k++) orbit.push(orbit.at(-1)!.map((v) => permutation[v]!));
    return SquarefreeIdeal.fromGenerators(images.flat(), n);
  });
});

function listed(visitAll: (visit: VisitBetti) => void): string[] {
  const found: string[] = [];
  visitAll((classes, length, i, rank) => found.push(`${i}:${classes.subarray(0, length).join()}:${rank}`));
  return found.sort();
}

describe('Betti numbers of symmetric ideals', () => {
  it('are the same with and without symmetries, and by nerves', () => {
    fc.assert(
      fc.property(symmetricIdeals, fc.constantFrom(0, 2, 3), (ideal, p) => {
        for (const component of bettiComponents(ideal.generators)) {
          if (component.generators.length === 1) continue;
          const work = new Work('test');
          const byNerves = listed((visit) => {
            visitByNerves(component, p, work, visit);
          });
          for (const few of [0, Infinity])
            expect(
              listed((visit) => {
                visitByRestrictions(component, p, work, visit, few);
              }),
            ).toEqual(byNerves);
        }
      }),
      { numRuns: runs(400) },
    );
  });

  it('use the least of the images of a set', () => {
    const permutation = fc.integer({ min: 1, max: 30 }).chain((m) => fc.shuffledSubarray(range(m), { minLength: m }));
    fc.assert(
      fc.property(fc.array(permutation, { maxLength: 3 }), fc.nat({ max: 2 ** 30 - 1 }), (given, bits) => {
        const m = given[0]?.length ?? 30;
        const permutations = given.filter((each) => each.length === m);
        const W = bits % 2 ** m;
        const images = permutations.map((map) =>
          map.reduce((image, u, v) => ((W & (1 << v)) === 0 ? image : image | (1 << u)), 0),
        );
        expect(new WordSymmetries(m, permutations).least(W)).toBe(Math.min(W, ...images));
      }),
      { numRuns: runs(500) },
    );
  });
});
