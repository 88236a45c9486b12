import { either, integer, oneOf, text } from './descriptions.js';
import type { Description } from './Description.js';

/** An integer, outside ±(2^53 − 1) by its digits. */
export const count = (): Description<unknown> =>
  either((value) => typeof value === 'string', text('digits', /^-?\d+$/), integer());

/** What is found, or that it was not found in time. */
export const orOpen = (found: Description<unknown>): Description<unknown> =>
  either((value) => value === 'undecided', oneOf(['undecided']), found);
