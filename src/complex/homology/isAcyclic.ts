import { complexOf, type ComplexSource } from '../complexOf.js';
import { takes, options as anOptions } from '../../arguments.js';
import type { RunOptions } from '../../run.js';
import { reducedHomology } from './reducedHomology.js';
import { reducedHomologyOver } from './reducedHomologyOver.js';

const isAcyclicTakes = /* @__PURE__ */ takes('isAcyclic', () => ({ options: anOptions }));

/** Bounds, and the coefficients. */
export interface AcyclicOptions extends RunOptions {
  /**
   * 'Z' for the integers (the default; then it is 0 over every field), or the characteristic of a field: 0 or a prime
   * below 2^31.
   */
  readonly over?: 'Z' | number;
}

/**
 * Is all reduced homology 0? True for the void complex, false for {∅}.
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @source Huntemann 2018, Def. 7.36
 */
export function isAcyclic(complex: ComplexSource, options: AcyclicOptions = {}): boolean {
  isAcyclicTakes(options);
  complex = complexOf(complex, 'isAcyclic');
  const { over = 'Z', ...run } = options;
  if (over === 'Z')
    return reducedHomology(complex, run).every(({ rank, torsion }) => rank === 0 && torsion.length === 0);
  return reducedHomologyOver(complex, over, run).every(({ rank }) => rank === 0);
}
