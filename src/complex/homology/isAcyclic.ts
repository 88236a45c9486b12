import { complexOf, type ComplexSource } from '../complexOf.js';
import { takes, aNumber, oneOf, either, optional, options } from '../../arguments.js';
import type { RunOptions } from '../../run.js';
import { reducedHomology } from './reducedHomology.js';
import { reducedHomologyOver } from './reducedHomologyOver.js';

const isAcyclicTakes = /* @__PURE__ */ takes('isAcyclic', () => ({
  over: optional(either(aNumber, oneOf('Z'))),
  options,
}));

/**
 * Is all reduced homology 0? True for the void complex, false for {∅}.
 * @param over 'Z' for the integers (the default; then it is 0 over every field), or the characteristic of a field: 0 or a prime below 2^31
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @source Huntemann 2018, Def. 7.36
 */
export function isAcyclic(complex: ComplexSource, over: 'Z' | number = 'Z', options: RunOptions = {}): boolean {
  isAcyclicTakes(over, options);
  complex = complexOf(complex, 'isAcyclic');
  if (over === 'Z')
    return reducedHomology(complex, options).every(({ rank, torsion }) => rank === 0 && torsion.length === 0);
  return reducedHomologyOver(complex, over, options).every(({ rank }) => rank === 0);
}
