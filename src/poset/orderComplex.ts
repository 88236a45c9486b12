import type { LabelledPoset } from './LabelledPoset.js';
import { SimplicialComplex } from '../complex/index.js';
import { Work, type RunOptions } from '../run.js';
import { countMaximalChains, maximalChains } from './chains.js';

/**
 * The complex of the chains of a poset: vertex x is element x, with its label; facets are the maximal chains.
 * @throws LimitError; `limit` counts maximal chains
 * @throws InputError `not-distinct-labels`, `invalid-label` for labels that are not labels of vertices
 */
export function orderComplex(poset: LabelledPoset, options: RunOptions = {}): SimplicialComplex {
  const work = new Work('orderComplex', options);
  work.tick(Number(countMaximalChains(poset)));
  const facets: number[][] = [];
  for (const chain of maximalChains(poset)) {
    facets.push(chain);
    if ((facets.length & 1023) === 0) work.tick(facets.length);
  }
  return SimplicialComplex.fromFacets(
    facets,
    poset.labels.map((label) => ({ label })),
  );
}
