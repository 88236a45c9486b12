import { complexOf, type ComplexSource } from '../complexOf.js';
import { takes, options } from '../../arguments.js';
import type { RunOptions } from '../../run.js';
import type { HomologyGroup } from './HomologyGroup.js';
import { reducedHomology } from './reducedHomology.js';

const reducedCohomologyTakes = /* @__PURE__ */ takes('reducedCohomology', () => ({ options }));

/**
 * The reduced cohomology over the integers in all degrees −1 … dim: the ranks of homology, and the torsion of homology
 * one degree below.
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @source Munkres 1984, Sec. 53
 */
export function reducedCohomology(complex: ComplexSource, options: RunOptions = {}): HomologyGroup[] {
  reducedCohomologyTakes(options);
  complex = complexOf(complex, 'reducedCohomology');
  const groups = reducedHomology(complex, options);
  return groups.map(({ degree, rank }, i) => ({ degree, rank, torsion: groups[i - 1]?.torsion ?? [] }));
}
