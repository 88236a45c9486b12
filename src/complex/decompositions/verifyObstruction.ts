import { hVector } from '../faceNumbers.js';
import { reducedHomology } from '../homology/reducedHomology.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { pureSkeleton } from '../skeleton.js';
import { isMSequence } from './isMSequence.js';
import type { NotShellable } from './shelling.js';

/** The reasons against a shelling that can be checked without repeating the search. */
export type CheckableObstruction = Exclude<NotShellable, { readonly because: 'exhausted' }>;

/** Checks by definitions that a reason holds for the complex, which then is not shellable. */
export function verifyObstruction(complex: SimplicialComplex, reason: CheckableObstruction): boolean {
  if (reason.because === 'h-vector') {
    const { dimension, hVector: h } = reason.witness;
    const actual = hVector(pureSkeleton(complex, dimension));
    return actual.join() === h.join() && !isMSequence(actual);
  }
  if (reason.because === 'h-triangle') {
    const { facetSize, restrictionSize, count } = reason.witness;
    return count < 0n && triangleEntry(complex, facetSize, restrictionSize) === count;
  }
  const { face } = reason.witness;
  if (!complex.isFace(face)) return false;
  const link = complex.link(face);
  if (reason.because === 'link') {
    const smallest = Math.min(...reason.witness.facets.map((f) => complex.facets.cardinality(f)));
    return !isStronglyConnected(pureSkeleton(link, smallest - face.length - 1));
  }
  if (reason.because === 'bipartite') return isBareBipartite(link);
  const { degree, rank, torsion, expectedRank } = reason.witness;
  const group = reducedHomology(link).find((one) => one.degree === degree);
  if (group?.rank !== rank || group.torsion.join() !== torsion.join()) return false;
  const promised = link.facets.cardinalities().includes(degree + 1) ? triangleEntry(link, degree + 1, degree + 1) : 0n;
  return promised === expectedRank && (torsion.length > 0 || BigInt(rank) !== expectedRank);
}

/** Entry (m, r) of the h-triangle: Σ (−1)^(r−i) C(m−i, r−i) fᵢ over the faces in facets of size m and in no larger one. */
function triangleEntry(complex: SimplicialComplex, m: number, r: number): bigint {
  const { facets, vertices } = complex;
  const [all, larger] = [m, m + 1].map((size) =>
    SimplicialComplex.fromFacets(
      facets.filter((i) => facets.cardinality(i) >= size),
      vertices,
    ).fVector(),
  );
  let entry = 0n;
  for (let i = 0; i <= r; i++) {
    let binomial = 1n;
    for (let j = 1; j <= r - i; j++) binomial = (binomial * BigInt(m - i - j + 1)) / BigInt(j);
    const f = (all![i] ?? 0n) - (larger![i] ?? 0n);
    entry += (r - i) % 2 === 0 ? binomial * f : -binomial * f;
  }
  return entry;
}

/** Do walks through facets that share all vertices but one join all facets of a pure complex? */
function isStronglyConnected(complex: SimplicialComplex): boolean {
  const lists = complex.facets.toLists();
  const reached = new Set(lists.slice(0, 1));
  for (const F of reached) for (const G of lists) if (F.filter((v) => !G.includes(v)).length === 1) reached.add(G);
  return reached.size === lists.length;
}

/** Is it the independence complex of a bipartite graph that has edges but no vertex of degree 1? */
function isBareBipartite(complex: SimplicialComplex): boolean {
  const nonfaces = complex.minimalNonfaces.toLists().filter((nonface) => nonface.length !== 1);
  if (nonfaces.length === 0 || nonfaces.some((nonface) => nonface.length !== 2)) return false;
  const side = new Map<number, boolean>();
  const colour = (v: number, to: boolean): boolean => {
    if (side.has(v)) return side.get(v) === to;
    side.set(v, to);
    return nonfaces.filter((edge) => edge.includes(v)).every(([a, b]) => colour(a === v ? b! : a!, !to));
  };
  return nonfaces.flat().every((v) => {
    const degree = nonfaces.filter((edge) => edge.includes(v)).length;
    return degree > 1 && colour(v, side.get(v) ?? true);
  });
}
