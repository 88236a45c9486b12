import type { ValueStore } from '../../../values/index.js';
import type { Algebra } from './Algebra.js';

/** Values by their ids in a store. */
export function valueAlgebra({ arithmetic }: ValueStore): Algebra {
  const { records } = arithmetic;
  return {
    addsComponents: true,
    leavesOutDominated: true,
    empty: 0,
    sum: (a, b) => arithmetic.sum(a, b),
    negative: (a) => arithmetic.negative(a),
    lastMoves: (balance, stars) => records.closed(records.dyadics.integer(balance), 0, stars & 1),
    oneColour: () => undefined,
    fromOptions: (left, right) => arithmetic.fromOptions(left, right),
  };
}
