import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { requireSize } from '../../recipes/internal.js';
import { numbered } from './sidedVertices.js';

/**
 * A flag complex N(n) without sides whose value is *n, so a graph on which NODE-KAYLES has this value: the join of one
 * N(2^i) for each binary digit 1 of n. N(1) is a point, and N(2^i) the disjoint union of two cones, over N(2^i − 1) and
 * N(2^i − 2). From there the moves lead to 2^i − 1, to 2^i − 2, and to the options of N(2^i − 1) and N(2^i − 2), each
 * changed in the last digit: to all numbers below 2^i and no others.
 *
 * N(2^i) has 3^i vertices, so N(n) at most n^1.59, where `nimberComplex` has 2·(2^n − 1).
 * @param n an integer from 0 on
 * @throws InputError `invalid-integer`
 * @throws LimitError `too-large-construction`: of the pairs of vertices of N(2^i) two thirds are not faces
 * @source Huntemann 2018, Sec. 6.3
 */
export function impartialNimberComplex(n: number): SimplicialComplex {
  if (!Number.isSafeInteger(n) || n < 0)
    throw new InputError('invalid-integer', `impartialNimberComplex: ${n}; expected an integer n ≥ 0.`);
  const pairs = digitsOf(n).reduce((sum, i) => sum + (9n ** BigInt(i) - 3n ** BigInt(i)) / 3n, 0n);
  requireSize('impartialNimberComplex', { what: 'minimal illegal pairs', size: pairs });
  const conflicts: [number, number][] = [];
  const vertices = addNimber(n, 0, conflicts);
  return SimplicialComplex.independenceComplex(conflicts, numbered(new Array<undefined>(vertices).fill(undefined)));
}

/** Adds N(n) on vertices from `first` on, by its conflicts; returns the first vertex after it. */
function addNimber(n: number, first: number, conflicts: [number, number][]): number {
  let next = first;
  for (const i of digitsOf(n)) {
    const [start, power] = [next, 2 ** i];
    // An apex and what it is joined to; N(1) has one cone only, over {∅}.
    const middle = addNimber(power - 1, start + 1, conflicts);
    next = i === 0 ? middle : addNimber(power - 2, middle + 1, conflicts);
    for (let u = start; u < middle; u++) for (let v = middle; v < next; v++) conflicts.push([u, v]);
  }
  return next;
}

/** The exponents of the powers of two that add up to n, ascending. */
function digitsOf(n: number): number[] {
  return [...n.toString(2)].reverse().flatMap((digit, i) => (digit === '1' ? [i] : []));
}
