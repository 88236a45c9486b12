import { InputError, LimitError } from '../../errors.js';
import { subsetsOfSize } from '../../sets/internal.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { randomNumbers, requireSeed } from './randomNumbers.js';
import { binomial, MOST_LISTED_FACETS, requireListable, requireSizes, span } from './sizes.js';

/** What a random complex shall be like. */
export interface RandomComplexOptions {
  /** The probability of each face of the largest dimension, from 0 to 1; by default 1/2. */
  readonly probability?: number;
  /** Equal seeds give equal complexes: an integer from 0 to 2³² − 1, by default 1. */
  readonly seed?: number;
}

/** The most faces that are drawn. */
const MOST_FACES = 2 ** 20;
/** The most vertices that are named by the facets of all faces that are drawn. */
const MOST_VERTICES = 2 ** 26;

/**
 * A random complex on n vertices: all faces of dimension below d, and each of dimension d with a given probability.
 * @param d the dimension, at least 0
 * @throws InputError `invalid-size`, `invalid-probability`, `invalid-seed`
 * @throws LimitError `too-many-faces` above 2²⁰ sets of d + 1 vertices, or above 2²⁶ vertices in their facets
 * @complexity the number of sets of d + 1 vertices, times d²
 * @example randomComplex(6, 2, { probability: 1 }).facets.size // 20
 */
export function randomComplex(n: number, d: number, options: RandomComplexOptions = {}): SimplicialComplex {
  const { probability = 0.5, seed = 1 } = options;
  check(n, d, probability, seed);
  const random = randomNumbers(seed);
  const points = Array.from({ length: n }, (_, v) => v);
  const drawn: number[][] = [];
  const covered = new Set<string>();
  for (const face of subsetsOfSize(points, d + 1)) {
    if (random() >= probability) continue;
    drawn.push(face);
    for (const v of face) covered.add(face.filter((u) => u !== v).join(' '));
  }
  const others = [...subsetsOfSize(points, Math.min(d, n))].filter((face) => !covered.has(face.join(' ')));
  return SimplicialComplex.fromFacets([...drawn, ...others], n);
}

/**
 * A random pure complex on n vertices with exactly m facets of dimension d; all sets of m facets are equally likely.
 * @throws InputError `invalid-size` if there are not so many sets of d + 1 vertices, `invalid-seed`
 * @throws LimitError `too-large-ground-set` above 2²⁰ sets of d + 1 vertices
 * @complexity the number of sets of d + 1 vertices
 * @example randomFacets(9, 2, 7).facets.size // 7
 */
export function randomFacets(
  n: number,
  d: number,
  m: number,
  options: Pick<RandomComplexOptions, 'seed'> = {},
): SimplicialComplex {
  const { seed = 1 } = options;
  requireSizes('randomFacets', { n, d, m }, n >= 0 && d >= 0 && m >= 0);
  requireSeed('randomFacets', seed);
  let left = binomial(n, d + 1);
  requireListable('randomFacets', left, MOST_LISTED_FACETS, 'sets');
  requireSizes('randomFacets', { n, d, m }, m <= left, `with at most ${left} sets of ${d + 1} vertices`);
  const random = randomNumbers(seed);
  const facets: number[][] = [];
  // One set after the other, with the probability that it is among those that are still to be chosen.
  for (const set of subsetsOfSize(span(0, n), d + 1)) if (random() * left-- < m - facets.length) facets.push(set);
  return m === 0 ? SimplicialComplex.irrelevant(n) : SimplicialComplex.fromFacets(facets, n);
}

function check(n: number, d: number, probability: number, seed: number): void {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || n < 0 || d < 0)
    throw new InputError('invalid-size', `randomComplex: n = ${n}, d = ${d}; expected integers of at least 0.`);
  if (!(probability >= 0 && probability <= 1))
    throw new InputError('invalid-probability', `randomComplex: p = ${probability}; expected a number from 0 to 1.`);
  requireSeed('randomComplex', seed);
  for (const size of [Math.min(d, n), d + 1]) {
    const count = binomial(n, size);
    if (count > MOST_FACES)
      throw new LimitError(
        'too-many-faces',
        `randomComplex: more than ${MOST_FACES} sets of ${size} of ${n} vertices; expected fewer.`,
      );
    if (count * size ** 2 > MOST_VERTICES)
      throw new LimitError(
        'too-many-faces',
        `randomComplex: a set of ${size} of ${n} vertices; expected smaller ones.`,
      );
  }
}
