/** Objects as the texts that the page shows, and that stand in the notation of sources. */
import { complex as complexes, type SimplicialComplex } from '../library.js';
import type { sets } from '../library.js';

/** What stands after `facets:` or `nonfaces:` for a family of sets of vertices. */
export function setsAsText(family: sets.SetFamily, { vertices }: SimplicialComplex): string {
  const named = family.toLists().map((set) => set.map((v) => vertices[v]!.label).join(' '));
  return named.length === 1 && named[0] === '' ? '{}' : named.join(', ');
}

/** How a family of sets is counted below a picture. */
export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The f-vector from f₋₁ on, with spaces. */
export function fVectorText(complex: SimplicialComplex): string {
  return complex.fVector().join(' ');
}

export function hVectorText(complex: SimplicialComplex): string {
  return complexes.hVector(complex).join(' ');
}
