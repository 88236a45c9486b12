import { reducedHomology, SimplicialComplex } from 'spgames/complex';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomNumbers, randomSets } from '../property/generators/families.js';
import { hasPolymake, runPolymake } from './runPolymake.js';

const plane = [
  [0, 1, 4], [0, 1, 5], [0, 2, 3], [0, 2, 5], [0, 3, 4], [1, 2, 3], [1, 2, 4], [1, 3, 5], [2, 4, 5], [3, 4, 5],
]; // prettier-ignore

/** Random complexes without loops on 3 to 11 vertices; every fourth contains a projective plane, for torsion. */
function randomComplexes(count: number): SimplicialComplex[] {
  const random = randomNumbers(2018);
  return Array.from({ length: count }, (_, i) => {
    const n = 3 + Math.floor(random() * 9);
    const sets = randomSets(i, n, 3 + Math.floor(random() * 12), 0.15 + 0.45 * random());
    const points = Array.from({ length: n }, (__, v) => [v]);
    const torsion = i % 4 === 0 && n >= 6 ? plane : [];
    return SimplicialComplex.fromFacets([...points, ...torsion, ...sets.filter((set) => set.length < 5)], n);
  });
}

describe.skipIf(!hasPolymake)('homology over the integers as polymake', () => {
  const complexes = randomComplexes(400);
  let lines: string[] = [];

  beforeAll(() => {
    const calls = complexes.map(
      ({ facets }) => `show(new SimplicialComplex(FACETS => ${JSON.stringify(facets.toLists())}));`,
    );
    const show = `sub show { my ($c) = @_; print join(" | ", map {"$_"} @{$c->HOMOLOGY}), "\\n"; }`;
    lines = runPolymake(['use application "topaz";', show, ...calls].join('\n'));
  }, 120_000);

  it('on random complexes, some with torsion', () => {
    // polymake lists the degrees from 0; a group is written {(factor multiplicity) …} rank.
    const ours = complexes.map((complex) =>
      reducedHomology(complex)
        .slice(1)
        .map(({ rank, torsion }) => {
          const distinct = [...new Set(torsion)].map((t) => `(${t} ${torsion.filter((u) => u === t).length})`);
          return `{${distinct.join(' ')}} ${rank}`;
        })
        .join(' | '),
    );
    expect(ours).toEqual(lines);
    expect(lines.filter((line) => line.includes('(2 ')).length).toBeGreaterThan(10);
  });
});
