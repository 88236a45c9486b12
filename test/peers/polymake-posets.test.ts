import { countAntichains, countLinearExtensions, facePoset, type LabelledPoset } from 'spgames/poset';
import { describe, expect, it } from 'vitest';
import { inFull, sampled } from '../helpers/sampling.js';
import { hasPolymake, runPolymake } from './runPolymake.js';
import { sampleComplexes } from './sampleComplexes.js';
import { pairsOf, samplePosets } from './samplePosets.js';

const SCRIPT = `
use application 'polytope';
sub order_polytope {
  my ($n, $rows) = @_;
  my $p = new Polytope<Rational>(INEQUALITIES => $rows);
  print "@ ", join(" ", $p->VOLUME * fac($n), $p->N_VERTICES, $p->N_FACETS), "\\n";
}
sub face_lattice {
  my ($facets) = @_;
  my $h = (new topaz::SimplicialComplex(FACETS => $facets))->HASSE_DIAGRAM;
  print "@ ", join(" ", $h->N_NODES, $h->ADJACENCY->edges), "\\n";
}
`;

/**
 * The points with coordinates from 0 to 1 that grow with the order: x ≥ 0 below, x ≤ 1 above, and x_b ≥ x_a for covers.
 */
function inequalities(poset: LabelledPoset): number[][] {
  const row = (constant: number, entries: Readonly<Record<number, number>>): number[] => [
    constant,
    ...Array.from({ length: poset.n }, (_, x) => entries[x] ?? 0),
  ];
  return [
    ...poset.minimalElements.map((x) => row(0, { [x]: 1 })),
    ...poset.maximalElements.map((x) => row(1, { [x]: -1 })),
    ...pairsOf(poset).map(([a, b]) => row(0, { [a]: -1, [b]: 1 })),
  ];
}

function ask(calls: readonly string[]): number[][] {
  const lines = runPolymake(`${SCRIPT}\n${calls.join('\n')}\n`).filter((line) => line.startsWith('@ '));
  expect(lines).toHaveLength(calls.length);
  return lines.map((line) => line.slice(2).split(' ').map(Number));
}

describe.skipIf(!hasPolymake)('polymake on posets', () => {
  it('finds as many linear extensions by the volume of the order polytope, order ideals by its vertices, covers by its facets', () => {
    const posets = samplePosets(inFull ? 400 : 40).filter(({ n }) => n > 0 && n < 7);
    const answers = ask(posets.map((poset) => `order_polytope(${poset.n}, ${JSON.stringify(inequalities(poset))});`));
    answers.forEach((answer, i) => {
      const poset = posets[i]!;
      const ideals = countAntichains(poset).reduce((sum, count) => sum + count, 0n);
      const facets = poset.covers.length + poset.minimalElements.length + poset.maximalElements.length;
      expect(answer, JSON.stringify(poset)).toEqual([Number(countLinearExtensions(poset)), Number(ideals), facets]);
    });
  });

  it('finds the same face posets, with a top', () => {
    const complexes = sampled(sampleComplexes(), 40).filter(({ dimension }) => dimension >= 0);
    const answers = ask(complexes.map((complex) => `face_lattice(${JSON.stringify(complex.facets.toLists())});`));
    answers.forEach(([nodes, edges], i) => {
      const { poset } = facePoset(complexes[i]!);
      expect(nodes).toBe(poset.n + 1);
      expect(edges).toBe(poset.covers.length + poset.maximalElements.length);
    });
  });
});
