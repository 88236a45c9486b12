/** Objects as the texts that the page shows, and that stand in the notation of sources. */
import type { LimitError, sets, SimplicialComplex, Value } from '../library.js';

/** More sets than these are not listed on a page. */
export const LISTED = 20_000;
/** A longer source is not put into an address. */
const LONGEST_SOURCE = 30_000;

/** A source that a page can go to; nothing where it is too long for an address. */
export function inAddress(source: string): { readonly source?: string } {
  return source.length <= LONGEST_SOURCE ? { source } : {};
}

/** What stands after `facets:` or `nonfaces:` for a family of sets of vertices. */
export function setsAsText(family: sets.SetFamily, { vertices }: SimplicialComplex): string {
  const named = family.toLists().map((set) => set.map((v) => vertices[v]!.label).join(' '));
  return named.length === 1 && named[0] === '' ? '{}' : named.join(', ');
}

/** What is known of a value whose search was cut off; empty if that is nothing. */
export function boundsAsText({ details }: LimitError): string {
  const { lower, upper } = (details['bounds'] ?? {}) as { lower?: Value; upper?: Value };
  return lower === undefined || upper === undefined ? '' : `between ${String(lower)} and ${String(upper)}`;
}
