import { LimitError } from '../errors.js';

/** @throws LimitError `too-long` for what was cut off: an expression has a result, or none */
export function decided(found: unknown, name: string): unknown {
  if (found !== 'undecided') return found;
  throw new LimitError('too-long', `${name}: not decided within the time and the limits.`, {
    hint: 'Allow more time, or choose a smaller input.',
  });
}
