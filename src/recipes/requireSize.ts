import { LimitError } from '../errors.js';

/** The most vertices, facets or pairs that are made unless the caller allows more. */
export const DEFAULT_SIZE: number = 2 ** 20;

/** A number of things that a construction needs. */
export interface NeededSize {
  readonly what: string;
  readonly size: bigint;
  /** Whether it may need more. */
  readonly orMore?: boolean;
}

/**
 * Refuses what would be too large before it is built.
 * @throws LimitError `too-large-construction`, with the size in `details`
 */
export function requireSize(
  task: string,
  { what, size, orMore = false }: NeededSize,
  limit: number | bigint = DEFAULT_SIZE,
): void {
  if (size <= limit) return;
  const digits = size.toString().length;
  const shown = digits <= 21 ? size.toString() : `a number of ${digits} digits of`;
  throw new LimitError(
    'too-large-construction',
    `${task}: needs ${orMore ? 'at least ' : ''}${shown} ${what}; the limit is ${limit}.`,
    { hint: 'Raise the limit, or choose a smaller value.', details: { what, size, orMore, limit } },
  );
}
