import { smithFactors } from '../../linear/smithNormalForm.js';
import { Ticker, type RunOptions } from '../../run.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { tabulateFaces } from './FaceTable.js';
import type { HomologyGroup } from './HomologyGroup.js';
import { morseComplex, type MorseComplex } from './MorseComplex.js';
import { strongCollapse } from './strongCollapse.js';

/**
 * The reduced simplicial homology over the integers, exactly: the groups of all degrees −1 … dim. None for the void
 * complex; {∅} has ℤ in degree −1.
 * @throws LimitError; `limit` counts the faces listed, after reductions
 * @complexity after strong collapses and an acyclic matching: linear in the boundaries of the faces left, then sparse
 * elimination of the critical faces; memory about 24 + 8s bytes for a face with s vertices
 * @source Munkres 1984, Sec. 11
 */
export function reducedHomology(complex: SimplicialComplex, options: RunOptions = {}): HomologyGroup[] {
  const ticker = new Ticker('reducedHomology', options);
  const { limit: _, ...bounds } = options; // it counts faces, not facets
  const facets = complex.listFacets(bounds);
  if (facets.size === 0) return [];
  const degrees = facets.cardinality(facets.size - 1) + 1;
  const morse = morseComplex(tabulateFaces(strongCollapse(facets).facets, ticker), ticker);
  const found = homologyOfMorse(morse, ticker);
  return Array.from({ length: degrees }, (_, s) => found[s] ?? { degree: s - 1, rank: 0, torsion: [] });
}

/** The homology of a small chain complex over the integers, from degree −1. */
export function homologyOfMorse({ critical, boundaries }: MorseComplex, ticker: Ticker): HomologyGroup[] {
  const groups: HomologyGroup[] = [];
  let above = 0; // the rank of the boundary from the level above
  let torsion: readonly bigint[] = [];
  let skip: Uint8Array | undefined;
  for (let s = critical.length - 1; s >= 0; s--) {
    const { pivots, pivotRows, factors } = smithFactors(boundaries[s]!, ticker, { skip });
    const rank = pivots + factors.length;
    groups.unshift({ degree: s - 1, rank: critical[s]!.length - rank - above, torsion });
    above = rank;
    torsion = factors.filter((factor) => factor > 1n);
    // A pivot row of this boundary is, up to the pivot column's boundary, a combination of other columns of the next.
    skip = new Uint8Array(boundaries[s]!.rows);
    for (const row of pivotRows) skip[row] = 1;
  }
  return groups;
}
