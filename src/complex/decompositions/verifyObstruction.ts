import { bigInteger, byField, fields, integer, listOf, setBelow } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { homologyByDefinition, linkByDefinition, rankInCharacteristic } from '../homology/homologyByDefinition.js';
import { coveringShape, whyNoCovering } from '../homotopy/verifyCovering.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { pureSkeleton } from '../skeleton.js';
import { faceName, isPrimeByDivision } from '../subjectOfVerification.js';
import type { NotShellable } from './shelling.js';

/** The reasons against a shelling that can be checked without repeating the search. */
export type CheckableObstruction = Exclude<NotShellable, { readonly because: 'exhausted' }>;

/**
 * Checks by definitions that a reason holds for the complex, which then is not shellable.
 * @throws InputError `invalid-argument`
 */
export function verifyObstruction(complex: SimplicialComplex, reason: CheckableObstruction): Verification {
  const because = malformed(complex, reason) ?? whyNot(complex, reason);
  return because === undefined ? VERIFIED : refuse(because);
}

function malformed({ n, facets }: SimplicialComplex, reason: CheckableObstruction): string | undefined {
  const witness = (shapes: Parameters<typeof fields>[0]): ReturnType<typeof fields> =>
    fields({ witness: fields(shapes) });
  const face = setBelow(n);
  return byField(
    'because',
    ['h-vector', witness({ dimension: integer(-1), hVector: listOf(bigInteger()) })],
    ['h-triangle', witness({ facetSize: integer(0), restrictionSize: integer(0), count: bigInteger() })],
    ['link', witness({ face, facets: setBelow(facets.size, 2) })],
    ['bipartite', witness({ face })],
    [
      'homology',
      witness({
        face,
        degree: integer(-1),
        rank: integer(0),
        torsion: listOf(bigInteger()),
        expectedRank: bigInteger(),
        characteristic: bigInteger(0n),
        dimension: integer(0),
      }),
    ],
    ['fundamental-group', witness({ face, covering: coveringShape(n) })],
  ).flaw(reason, 'reason');
}

function whyNot(complex: SimplicialComplex, reason: CheckableObstruction): string | undefined {
  switch (reason.because) {
    case 'h-vector': {
      const { dimension, hVector } = reason.witness;
      const f = pureSkeleton(complex, dimension).fVector();
      const actual = f.map((_, r) => fromFaces(f, f.length - 1, r));
      if (actual.join() !== hVector.join())
        return `the h-vector of the pure skeleton of dimension ${dimension} is (${actual.join()}), not (${hVector.join()})`;
      return mayCount(actual) ? `(${actual.join()}) is an M-sequence` : undefined;
    }
    case 'h-triangle': {
      const { facetSize, restrictionSize, count } = reason.witness;
      const actual = triangleEntry(complex, facetSize, restrictionSize);
      if (actual !== count)
        return `the h-triangle has the entry ${actual} for facets of size ${facetSize} and restriction sets of size ${restrictionSize}, not ${count}`;
      return count < 0n ? undefined : `the entry ${count} of the h-triangle is not negative`;
    }
    case 'link':
      return whyNotApart(complex, reason.witness);
    case 'bipartite': {
      const { face } = reason.witness;
      if (!complex.isFace(face)) return `${faceName(complex, face)} is not a face`;
      const flaw = whyNotBareBipartite(complex.link(face));
      return flaw === undefined ? undefined : `the link of ${faceName(complex, face)} ${flaw}`;
    }
    case 'homology':
      return whyNoSuchHomology(complex, reason.witness);
    case 'fundamental-group': {
      const { face, covering } = reason.witness;
      if (!complex.isFace(face)) return `${faceName(complex, face)} is not a face`;
      const facets = linkByDefinition(complex.facets.toLists(), face).filter(({ length }) => length >= 3);
      return whyNoCovering(complex, facets, covering);
    }
  }
}

type Witness<Because extends CheckableObstruction['because']> = Extract<
  CheckableObstruction,
  { readonly because: Because }
>['witness'];

function whyNoSuchHomology(
  complex: SimplicialComplex,
  { face, degree, rank, torsion, expectedRank, characteristic, dimension }: Witness<'homology'>,
): string | undefined {
  const name = `the link of ${faceName(complex, face)}`;
  if (!complex.isFace(face)) return `${faceName(complex, face)} is not a face`;
  const facets = linkByDefinition(complex.facets.toLists(), face);
  const groups = homologyByDefinition(facets);
  const group = groups.find((one) => one.degree === degree);
  if (group === undefined) return `${name} has no homology in degree ${degree}`;
  if (group.rank !== rank || group.torsion.join() !== torsion.join())
    return `the homology of ${name} in degree ${degree} has rank ${group.rank} and torsion (${group.torsion.join()}), not ${rank} and (${torsion.join()})`;
  const isSize = facets.some((facet) => facet.length === degree + 1);
  const link = SimplicialComplex.fromFacets(facets, complex.vertices);
  const promised = isSize ? triangleEntry(link, degree + 1, degree + 1) : 0n;
  if (promised !== expectedRank)
    return `the h-triangle of ${name} says rank ${promised} in degree ${degree}, not ${expectedRank}`;
  if (characteristic !== 0n && !isPrimeByDivision(characteristic))
    return `${characteristic} is not a characteristic; expected 0 or a prime below 2^32`;
  const over = rankInCharacteristic(groups, degree, characteristic);
  if (over !== dimension)
    return `in characteristic ${characteristic} the homology of ${name} in degree ${degree} has dimension ${over}, not ${dimension}`;
  return BigInt(dimension) !== expectedRank
    ? undefined
    : `${name} has in degree ${degree} the homology of a shellable complex`;
}

/** Entry r of an h-vector of length m + 1: Σ (−1)^(r−i) C(m−i, r−i) fᵢ₋₁. */
function fromFaces(f: readonly bigint[], m: number, r: number): bigint {
  let entry = 0n;
  for (let i = 0; i <= r; i++) {
    const term = binomial(BigInt(m - i), r - i) * (f[i] ?? 0n);
    entry += (r - i) % 2 === 0 ? term : -term;
  }
  return entry;
}

function binomial(n: bigint, k: number): bigint {
  let result = 1n;
  for (let j = 1; j <= k; j++) result = (result * (n - BigInt(j) + 1n)) / BigInt(j);
  return result;
}

/** Entry (m, r) of the h-triangle, from the faces in facets of size m and in no larger one. */
function triangleEntry(complex: SimplicialComplex, m: number, r: number): bigint {
  if (r > m || m > complex.n) return 0n;
  const { facets, vertices } = complex;
  const [all, larger] = [m, m + 1].map((size) =>
    SimplicialComplex.fromFacets(
      facets.filter((i) => facets.cardinality(i) >= size),
      vertices,
    ).fVector(),
  );
  const row = Array.from({ length: m + 1 }, (_, i) => (all![i] ?? 0n) - (larger![i] ?? 0n));
  return fromFaces(row, m, r);
}

/** Is there a multicomplex with so many monomials of each degree? Macaulay's bound, degree by degree. */
function mayCount(h: readonly bigint[]): boolean {
  return h.every((count, i) => {
    if (i === 0) return count === 1n;
    if (count < 0n) return false;
    if (i === 1) return true;
    // The count before is C(n_d, d) + C(n_(d−1), d−1) + …, taken greedily, d the degree before.
    let rest = h[i - 1]!;
    let bound = 0n;
    for (let d = i - 1; d > 0 && rest > 0n; d--) {
      let n = BigInt(d);
      // In degree 1 the whole rest is one binomial coefficient.
      if (d === 1) n = rest;
      else while (binomial(n + 1n, d) <= rest) n++;
      rest -= binomial(n, d);
      bound += binomial(n + 1n, d + 1);
    }
    return count <= bound;
  });
}

/** Do the facets around a face fall apart between the two, by ridges, those smaller than the smaller one left out? */
function whyNotApart(complex: SimplicialComplex, { face, facets }: Witness<'link'>): string | undefined {
  const lists = complex.facets.toLists();
  const [F, G] = facets.map((i) => lists[i]!) as [number[], number[]];
  const least = Math.min(F.length, G.length);
  const around = lists.filter((list) => list.length >= least && face.every((v) => list.includes(v)));
  const outside = [F, G].find((list) => !around.includes(list));
  if (outside !== undefined)
    return `${faceName(complex, face)} does not lie in the facet ${faceName(complex, outside)}`;
  const reached = new Set([F]);
  for (const A of reached)
    for (const B of around) if (A.filter((v) => B.includes(v)).length >= least - 1) reached.add(B);
  return reached.has(G)
    ? `facets around ${faceName(complex, face)} lead from ${faceName(complex, F)} to ${faceName(complex, G)} by ridges`
    : undefined;
}

/** Is it the independence complex of a bipartite graph that has edges but no vertex of degree 1? */
function whyNotBareBipartite(complex: SimplicialComplex): string | undefined {
  const edges = complex.minimalNonfaces.toLists().filter((nonface) => nonface.length !== 1);
  const large = edges.find((nonface) => nonface.length !== 2);
  if (large !== undefined) return `has the minimal nonface ${faceName(complex, large)}; expected a graph`;
  if (edges.length === 0) return 'has no edges among its nonfaces';
  const side = new Map<number, boolean>();
  for (const start of edges.flat()) {
    if (side.has(start)) continue;
    side.set(start, true);
    const queue = [start];
    for (const u of queue) {
      const neighbours = edges.filter((edge) => edge.includes(u)).map(([a, b]) => (a === u ? b! : a!));
      if (neighbours.length === 1) return `has a graph of nonfaces with one edge at ${faceName(complex, [u])}`;
      for (const v of neighbours)
        if (!side.has(v)) {
          side.set(v, !side.get(u)!);
          queue.push(v);
        } else if (side.get(v) === side.get(u))
          return `has a graph of nonfaces with an odd cycle through ${faceName(complex, [u, v])}`;
    }
  }
  return undefined;
}
