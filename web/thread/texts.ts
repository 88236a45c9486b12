/** Objects as the texts that the page shows, and that stand in the notation of sources. */
import type { sets, SimplicialComplex } from '../library.js';

/** What stands after `facets:` or `nonfaces:` for a family of sets of vertices. */
export function setsAsText(family: sets.SetFamily, { vertices }: SimplicialComplex): string {
  const named = family.toLists().map((set) => set.map((v) => vertices[v]!.label).join(' '));
  return named.length === 1 && named[0] === '' ? '{}' : named.join(', ');
}

/** How a family of sets is counted below a picture. */
export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
