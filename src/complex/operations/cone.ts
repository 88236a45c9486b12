import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
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

/**
 * The k-fold suspension: the join with k copies of two points. That of {∅} is the sphere of dimension k − 1, that of
 * the void complex void. The new vertices are apex1, apex2, …
 * @param k at least 0
 * @throws InputError `invalid-size`
 * @throws LimitError `too-much-memory`
 * @complexity 2^k times the facets
 * @source Munkres 1984, Sec. 8
 * @example suspension(SimplicialComplex.irrelevant([]), 2).fVector() // [1n, 4n, 4n]
 */
export function suspension(complex: ComplexSource, k: number, options: RunOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'suspension');
  if (!Number.isInteger(k) || k < 0)
    throw new InputError('invalid-size', `suspension: k = ${k}; expected an integer of at least 0.`);
  const poles = SimplicialComplex.fromFacets([[0], [1]], ['apex1', 'apex2']);
  complex.listFacets(options);
  for (let i = 0; i < k; i++) complex = join(complex, labelledApart(complex, poles));
  return complex;
}
