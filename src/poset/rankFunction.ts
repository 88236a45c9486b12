import type { LabelledPoset } from './LabelledPoset.js';
import type { Grading } from '../symmetry/index.js';
import { gradingOf } from '../symmetry/internal.js';

/**
 * Ranks that grow by one along every cover, from 0 in each connected component; or why there are none. Maximal chains
 * of a graded poset need not be of one length.
 * @complexity linear in the covers
 * @source Huntemann 2018, Sec. 3.1.1
 */
export function rankFunction(poset: LabelledPoset): Grading {
  return gradingOf(
    poset.n,
    poset.covers.map(({ lower, upper }) => [lower, upper]),
  );
}
