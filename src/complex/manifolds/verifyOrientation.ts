import type { SimplicialComplex } from '../SimplicialComplex.js';
import type { Orientation } from './orientation.js';
import { ridges } from './ridges.js';

/**
 * Does the witness of `orientation` prove what it says? The signed facets' boundary is added up, or the signs along the
 * cycle are multiplied; that no ridge branches is taken for granted.
 */
export function verifyOrientation(complex: SimplicialComplex, claim: Orientation): boolean {
  const facets = complex.facets.toLists();
  if (!claim.orientable) {
    const next = (k: number): number => claim.cycle[(k + 1) % claim.cycle.length]!;
    return claim.cycle.reduce((product, i, k) => product * relativeSign(facets[i], facets[next(k)]), 1) === -1;
  }
  if (claim.signs.length !== facets.length) return false;
  const boundary = new Map<string, number>();
  facets.forEach((facet, i) => {
    facet.forEach((_, k) => {
      const key = facet.filter((_, j) => j !== k).join();
      boundary.set(key, (boundary.get(key) ?? 0) + (-1) ** k * claim.signs[i]!);
    });
  });
  return (
    claim.signs.every((sign) => Math.abs(sign) === 1) &&
    ridges(complex).every((ridge) => ridge.facets.length < 2 || boundary.get(ridge.ridge.join()) === 0)
  );
}

/** +1 if two neighbours with equal signs cancel on their ridge, −1 if with different ones, 0 if they are no neighbours. */
function relativeSign(first: readonly number[] | undefined, second: readonly number[] | undefined): number {
  if (first === undefined || second === undefined) return 0;
  const mine = first.filter((v) => !second.includes(v));
  const theirs = second.filter((v) => !first.includes(v));
  if (mine.length !== 1 || theirs.length !== 1) return 0;
  return -((-1) ** (first.indexOf(mine[0]!) + second.indexOf(theirs[0]!)));
}
