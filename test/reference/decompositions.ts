import { deletion, facets as facetsOf, link, type Faces } from './simplicialComplex.js';

/* Shellability and its relatives by their definitions, on lists of all faces or of all facets. */

type List = readonly number[];

const subset = (a: List, b: List): boolean => a.every((v) => b.includes(v));
const meet = (a: List, b: List): number[] => a.filter((v) => b.includes(v));

/** Is the intersection of F with the complex of some facets pure of dimension dim F − 1? */
function meetsWell(F: List, earlier: readonly List[]): boolean {
  const common = facetsOf(earlier.map((G) => meet(F, G)));
  return common.every((face) => face.length === F.length - 1);
}

/** Tries all orders of the facets, by sets of facets. */
export function isShellable(facets: readonly List[]): boolean {
  const n = facets.length;
  const reachable = new Uint8Array(2 ** n);
  reachable[0] = 1;
  for (let mask = 0; mask < 2 ** n; mask++) {
    if (reachable[mask] === 0) continue;
    const earlier = facets.filter((_, i) => (mask & (1 << i)) !== 0);
    for (let i = 0; i < n; i++)
      if ((mask & (1 << i)) === 0 && meetsWell(facets[i]!, earlier)) reachable[mask | (1 << i)] = 1;
  }
  return reachable[2 ** n - 1] === 1;
}

/** A simplex, or a face σ with dim σ ≤ k, exchange at every face around it, and deletion and link decomposable. */
export function isDecomposable(faces: Faces, k: number, known: Map<string, boolean> = new Map()): boolean {
  const facets = facetsOf(faces);
  if (facets.length <= 1) return true;
  const key = JSON.stringify(facets);
  const found = known.get(key);
  if (found !== undefined) return found;
  const isFace = new Set(faces.map((face) => face.join()));
  const vertices = [...new Set(faces.flat())];
  const exchanges = (tau: List, v: number): boolean =>
    vertices.some((w) => {
      if (tau.includes(w)) return false;
      const other = [...tau.filter((u) => u !== v), w].sort((a, b) => a - b);
      return isFace.has(other.join());
    });
  const sheds = (sigma: List): boolean =>
    faces.filter((tau) => subset(sigma, tau)).every((tau) => sigma.every((v) => exchanges(tau, v)));
  const answer = faces.some(
    (sigma) =>
      sigma.length > 0 &&
      sigma.length <= k + 1 &&
      sheds(sigma) &&
      isDecomposable(deletion(faces, sigma), k, known) &&
      isDecomposable(link(faces, sigma), k, known),
  );
  known.set(key, answer);
  return answer;
}

/** Covers the first uncovered face, smaller ones first, by an interval up to some facet that is left. */
export function isPartitionable(faces: Faces): boolean {
  const bySize = [...faces].sort((a, b) => a.length - b.length);
  const covered = new Set<string>();
  const left = facetsOf(faces);
  const go = (): boolean => {
    const bottom = bySize.find((face) => !covered.has(face.join()));
    if (bottom === undefined) return left.length === 0;
    return left.slice().some((facet) => {
      const interval = bySize.filter((face) => subset(bottom, face) && subset(face, facet));
      if (!subset(bottom, facet) || interval.some((face) => covered.has(face.join()))) return false;
      const at = left.indexOf(facet);
      left.splice(at, 1);
      for (const face of interval) covered.add(face.join());
      if (go()) return true;
      for (const face of interval) covered.delete(face.join());
      left.splice(at, 0, facet);
      return false;
    });
  };
  return go();
}

/** Tries all elementary collapses, in any order. */
export function isCollapsible(faces: Faces, dead: Set<string> = new Set()): boolean {
  if (faces.length <= 2) return faces.length === 2;
  const key = faces.map((face) => face.join()).join(';');
  if (dead.has(key)) return false;
  dead.add(key);
  return faces.some((sigma) => {
    if (sigma.length === 0) return false;
    const larger = faces.filter((tau) => tau.length > sigma.length && subset(sigma, tau));
    if (larger.length !== 1 || larger[0]!.length !== sigma.length + 1) return false;
    return isCollapsible(
      faces.filter((face) => face !== sigma && face !== larger[0]),
      dead,
    );
  });
}

/**
 * A simplex, or a union of two constructible complexes of its dimension whose intersection is so, one dimension lower.
 */
export function isConstructible(facets: readonly List[], known: Map<string, boolean> = new Map()): boolean {
  if (facets.length <= 1) return true;
  const size = facets[0]!.length;
  if (facets.some((facet) => facet.length !== size)) return false;
  const key = JSON.stringify(facets);
  const found = known.get(key);
  if (found !== undefined) return found;
  let answer = false;
  for (let mask = 1; !answer && mask < 2 ** facets.length - 1; mask++) {
    const one = facets.filter((_, i) => (mask & (1 << i)) !== 0);
    const other = facets.filter((_, i) => (mask & (1 << i)) === 0);
    const common = facetsOf(one.flatMap((F) => other.map((G) => meet(F, G))));
    answer =
      common.every((face) => face.length === size - 1) &&
      [common, one, other].every((part) => isConstructible(part, known));
  }
  known.set(key, answer);
  return answer;
}
