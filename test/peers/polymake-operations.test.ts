import fc from 'fast-check';
import {
  barycentricSubdivision,
  complexIsomorphism,
  cone,
  connectedSum,
  edgeContraction,
  product,
  prune,
  SimplicialComplex,
  suspension,
} from 'spgames/complex';
import { describe, expect, it } from 'vitest';
import { build, complexes } from '../generators/complexes.js';
import { hasPolymake, runPolymake } from './runPolymake.js';

/** Complexes with a vertex, without loops, on the vertices 1, 2, …: polymake has no others. */
function sample(count: number, maxN: number, seed: number): SimplicialComplex[] {
  const wanted = complexes({ maxN })
    .map((known) => prune(build(known)))
    .filter(({ n }) => n > 0)
    .map((complex) => SimplicialComplex.fromFacets(complex.facets, complex.n));
  return fc.sample(wanted, { numRuns: count, seed });
}

const CASES = 300;
const text = (complex: SimplicialComplex): string => JSON.stringify(complex.facets.toLists());

/** What each line of polymake is compared with. */
function cases(): { line: string; made: SimplicialComplex }[] {
  const [first, second] = [sample(CASES, 6, 1), sample(CASES, 4, 2)];
  return first.flatMap((D, i) => {
    const E = second[i]!;
    const [d, e] = [D, E].map((complex) => `new SimplicialComplex(FACETS => ${text(complex)})`);
    const found = [
      { line: `cone(${d}, 1)`, made: cone(D) },
      { line: `suspension(${d}, 2)`, made: suspension(D, 2) },
      { line: `simplicial_product(${d}, ${e})`, made: product(D, E) },
    ];
    if (D.dimension > 2 || !D.isPure()) return found;
    return [...found, { line: `barycentric_subdivision(${d})`, made: barycentricSubdivision(D).complex }];
  });
}

/** A sphere, from the boundary of a cross-polytope by contracting an edge now and then. */
function contracted(i: number): SimplicialComplex {
  const sphere = suspension(SimplicialComplex.irrelevant([]), (i % 3) + 2);
  const [u, v] = sphere.edges[i % sphere.edges.length]!;
  return i % 2 === 0 ? sphere : edgeContraction(sphere, u, v);
}

describe.skipIf(!hasPolymake)('polymake on complexes from complexes', () => {
  it('makes isomorphic cones, suspensions, products and subdivisions', () => {
    const all = cases();
    const printed = runPolymake(script(all.map(({ line }) => line)));
    expect(printed).toHaveLength(all.length);
    for (const [i, { line, made }] of all.entries())
      expect([line, isIsomorphic(printed[i]!, made)]).toEqual([line, true]);
  });

  it('makes connected sums of spheres with the same numbers of faces', () => {
    const all = Array.from({ length: 30 }, (_, i) => [contracted(i), contracted(i + 6)] as const);
    const lines = all.map(
      ([D, E]) => `connected_sum(${[D, E].map((each) => `new SimplicialComplex(FACETS => ${text(each)})`).join(', ')})`,
    );
    const printed = runPolymake(script(lines));
    for (const [i, [D, E]] of all.entries())
      expect(SimplicialComplex.fromFacets(JSON.parse(printed[i]!) as number[][]).fVector()).toEqual(
        connectedSum(D, E).fVector(),
      );
  });
});

function isIsomorphic(facets: string, made: SimplicialComplex): boolean {
  const theirs = SimplicialComplex.fromFacets(JSON.parse(facets) as number[][]);
  return complexIsomorphism(prune(theirs), prune(made), { sides: 'ignore' }).isomorphic === true;
}

/** A line of facets for each complex. */
function script(lines: readonly string[]): string {
  const shown = `sub show { my $x = $_[0]; print "[", join(",", map { "[".join(",",@$_)."]" } @{$x->FACETS}), "]\\n"; }`;
  return [`use application 'topaz';`, shown, ...lines.map((line) => `show(${line});`)].join('\n');
}
