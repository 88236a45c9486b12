import { takes, aNumber, manyOf } from '../../arguments.js';
const mexTakes = /* @__PURE__ */ takes('mex', () => ({ numbers: manyOf(aNumber) }));

/**
 * The least natural number that is not among the given ones.
 * @source Huntemann 2018, Fact 6.2
 */
export function mex(numbers: Iterable<number>): number {
  mexTakes(numbers);
  const present = new Set(numbers);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}
