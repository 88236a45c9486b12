import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { join, labelledApart } from '../joinsAndUnions.js';
import { SimplicialComplex } from '../SimplicialComplex.js';

/** The label of a new vertex. */
export interface ApexOptions {
  /** By default `apex`, or `apex'` and so on where that is taken. */
  readonly apex?: string;
}

/**
 * The cone {F, F ∪ {apex}}: the join with a point. That over {∅} is a point, that over the void complex void.
 * @throws InputError `not-distinct-labels` for an apex whose label is taken, `invalid-label`
 * @throws LimitError `too-much-memory`
 * @source Munkres 1984, Sec. 8
 * @example cone(SimplicialComplex.fromFacets([['a'], ['b']])).fVector() // [1n, 3n, 2n]
 */
export function cone(complex: ComplexSource, { apex }: ApexOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'cone');
  const point = SimplicialComplex.fromFacets([[0]], [apex ?? 'apex']);
  return join(complex, apex === undefined ? labelledApart(complex, point) : point);
}

/** The most facets that are listed. */
const MOST_FACETS = 2 ** 24;

/**
 * The k-fold suspension: the join with k copies of two points. That of {∅} is the sphere of dimension k − 1, that of
 * the void complex void. The new vertices are apex1, apex2, …
 * @param k at least 0
 * @throws InputError `invalid-size`
 * @throws LimitError `too-many-items` above 2²⁴ facets; `limit` counts facets, where these are known
 * @complexity linear in k where the minimal nonfaces are known, else 2^k times the facets
 * @source Munkres 1984, Sec. 8
 * @example suspension(SimplicialComplex.irrelevant([]), 2).fVector() // [1n, 4n, 4n]
 */
export function suspension(complex: ComplexSource, k: number, options: RunOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'suspension');
  if (!Number.isInteger(k) || k < 0)
    throw new InputError('invalid-size', `suspension: k = ${k}; expected an integer of at least 0.`);
  const { facets, nonfaces } = complex.known;
  const ends = ['apex1', 'apex2'];
  const poles =
    nonfaces === undefined
      ? SimplicialComplex.fromFacets([[0], [1]], ends)
      : SimplicialComplex.fromNonfaces([[0, 1]], ends);
  if (nonfaces === undefined) {
    const size = facets!.size * 2 ** k;
    if (size > MOST_FACETS)
      throw new LimitError('too-many-items', `suspension: ${size} facets; at most ${MOST_FACETS} are listed.`);
    new Work('suspension', options).tick(size);
  }
  for (let i = 0; i < k; i++) complex = join(complex, labelledApart(complex, poles));
  return complex;
}
