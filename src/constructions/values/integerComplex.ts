import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { negativeComplex } from '../../games/internal.js';
import { requireSize } from '../../recipes/internal.js';
import { sidedVertices } from './sidedVertices.js';

/** What is wanted of a complex beside its value. */
export interface IntegerComplexOptions {
  /** By default the least possible one, |n| − 1. */
  readonly dimension?: number;
}

/**
 * A complex of a given dimension whose value is the integer n. The dimensions |n| − 1 (a simplex, the default), |n| + 1
 * and above are possible, no others.
 * @throws InputError `invalid-dimension`; `invalid-integer`
 * @throws LimitError `too-large-construction`
 * @source Huntemann 2018, Prop. 4.21
 * @source Huntemann 2018, Prop. 4.23
 * @source Huntemann 2018, Prop. 4.24
 * @source Huntemann 2018, Prop. 4.25
 */
export function integerComplex(n: number, given: IntegerComplexOptions = {}): SimplicialComplex {
  const { dimension = Math.abs(n) - 1 } = given;
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(dimension))
    throw new InputError('invalid-integer', `integerComplex: ${n} in dimension ${dimension}; expected integers.`);
  const size = Math.abs(n);
  if (dimension < size - 1 || dimension === size)
    throw new InputError(
      'invalid-dimension',
      `integerComplex: the value ${n} in dimension ${dimension}; expected dimension ${size - 1}, or at least ${size + 1}.`,
      {
        hint:
          dimension === size
            ? 'By Huntemann 2018, Prop. 4.23 no game with a complex of dimension n has the value n or −n.'
            : 'A game with a complex of dimension k has at most k + 1 moves, so it is born by day k + 1.',
        details: { n, dimension },
      },
    );
  if (n < 0) return negativeComplex(integerComplex(-n, { dimension }));
  requireSize('integerComplex', { what: 'vertices', size: BigInt(dimension) + 2n });
  if (dimension === n - 1) return SimplicialComplex.simplex(sidedVertices(n, 0));
  if (dimension === n + 1) return SimplicialComplex.simplex(sidedVertices(n + 1, 1));
  const points = dimension + 1;
  requireSize('integerComplex', { what: 'facets', size: binomial(points, n + 1) + 1n });
  const facets = [
    Array.from({ length: points }, (_, v) => v),
    ...Array.from(SimplicialComplex.simplex(points).faces(n), (face) => [...face, points]),
  ];
  return SimplicialComplex.fromFacets(facets, sidedVertices(points, 1));
}

function binomial(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * BigInt(n - i + 1)) / BigInt(i);
  return result;
}
