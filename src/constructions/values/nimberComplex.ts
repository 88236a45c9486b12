import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { requireSize } from '../../recipes/internal.js';
import { sidedVertices } from './sidedVertices.js';

/**
 * The legal complex of both players placing complete graphs on n vertices, whose value is *n: for each player a vertex
 * for each nonempty set of board vertices, in conflict when they meet.
 * @param n an integer from 0 on
 * @throws InputError `invalid-integer`
 * @throws LimitError `too-large-construction`: it has 2·(2^n − 1) vertices
 * @source Huntemann 2018, Prop. 4.32
 */
export function nimberComplex(n: number): SimplicialComplex {
  if (!Number.isSafeInteger(n) || n < 0)
    throw new InputError('invalid-integer', `nimberComplex: ${n}; expected an integer n ≥ 0.`);
  const sets = (1n << BigInt(Math.min(n, 4096))) - 1n;
  requireSize('nimberComplex', { what: 'minimal illegal pairs', size: 2n * sets * sets });
  const pieces = Number(sets);
  const conflicts: [number, number][] = [];
  for (let u = 0; u < 2 * pieces; u++)
    for (let v = u + 1; v < 2 * pieces; v++)
      if ((((u % pieces) + 1) & ((v % pieces) + 1)) !== 0) conflicts.push([u, v]);
  return SimplicialComplex.independenceComplex(conflicts, sidedVertices(pieces, pieces));
}
