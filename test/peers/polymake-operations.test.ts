import fc from 'fast-check';
import {
  ball,
  barycentricSubdivision,
  complexIsomorphism,
  cone,
  connectedSum,
  edgeContraction,
  manifold,
  namedComplex,
  product,
  prune,
  removeFaces,
  shelling,
  SimplicialComplex,
  simplify,
  sphere,
  surface,
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

describe.skipIf(!hasPolymake)('polymake on manifolds', () => {
  it('finds the same manifolds, spheres, balls and surfaces', () => {
    const known = ['torus', 'klein-bottle', 'real-projective-plane', 'poincare-sphere', 'rudin-ball'] as const;
    const spheres = Array.from({ length: 12 }, (_, i) => contracted(i));
    const named = known.map((name) => namedComplex(name));
    const all = [...sample(100, 6, 3), ...named, ...spheres, ...spheres.map((D) => removeFaces(D, [D.facets.list(0)]))]
      .filter(({ dimension }) => dimension > 0)
      .map((D) => SimplicialComplex.fromFacets(prune(D).facets, prune(D).n));
    // What it does not say, as it asks for a pseudomanifold first, is a question mark.
    const yes = `sub yes { my ($c, $p) = @_; my $x = eval { $c->$p }; return defined $x ? ($x ? 1 : 0) : "?"; }`;
    const asked = (D: SimplicialComplex): string[] => [
      'MANIFOLD',
      'SPHERE',
      'BALL',
      ...(D.dimension === 2 ? ['SURFACE'] : []),
    ];
    const lines = all.map(
      (D) =>
        `{ my $c = new SimplicialComplex(FACETS => ${text(D)}); print join(" ", ${asked(D)
          .map((name) => `yes($c, "${name}")`)
          .join(', ')}), "\\n"; }`,
    );
    const printed = runPolymake([`use application 'topaz';`, yes, ...lines].join('\n'));
    for (const [i, D] of all.entries()) {
      const ours = [
        manifold(D).manifold,
        sphere(D).sphere,
        ball(D).ball,
        ...(D.dimension === 2 ? [surface(D).surface] : []),
      ];
      const theirs = printed[i]!.split(' ');
      // Ours is open only on a ball without a shelling.
      if (ours.includes('undecided')) expect(shelling(D).shellable).toBe(false);
      expect([
        text(D),
        ours.map((yes, k) => (theirs[k] === '?' || yes === 'undecided' ? theirs[k] : Number(yes))).join(' '),
      ]).toEqual([text(D), printed[i]]);
    }
  });

  it('makes spheres as small by bistellar flips', () => {
    const all = Array.from({ length: 12 }, (_, i) => barycentricSubdivision(contracted(i)).complex).filter(
      ({ dimension }) => dimension < 3,
    );
    const lines = all.map((D) => `bistellar_simplification(new SimplicialComplex(FACETS => ${text(D)}))`);
    const printed = runPolymake(script(lines));
    for (const [i, D] of all.entries()) expect([i, isIsomorphic(printed[i]!, simplify(D).complex)]).toEqual([i, true]);
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
