import { InputError, LimitError } from '../../errors.js';

/** The most facets times vertices of a family that is listed. */
export const MOST_INCIDENCES: number = 2 ** 28;
/** The most facets of a family that is listed one by one. */
export const MOST_LISTED_FACETS: number = 2 ** 20;

/** @throws LimitError `too-large-ground-set` */
export function requireListable(task: string, size: number, limit: number, what: string = 'vertices'): void {
  if (size > limit)
    throw new LimitError('too-large-ground-set', `${task}: ${size} ${what}; the limit is ${limit}.`, {
      details: { size, limit },
    });
}

/** @throws InputError `invalid-size` */
export function requireSizes(
  task: string,
  sizes: Readonly<Record<string, number>>,
  fits: boolean,
  expected = 'of at least 0',
): void {
  if (fits && Object.values(sizes).every((size) => Number.isInteger(size))) return;
  const found = Object.entries(sizes).map(([name, size]) => `${name} = ${size}`);
  throw new InputError('invalid-size', `${task}: ${found.join(', ')}; expected integers ${expected}.`, {
    details: sizes,
  });
}

/** The numbers from one to one before another. */
export function span(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** The binomial coefficient, or something above `most` if it is. */
export function binomial(n: number, k: number, most: number = MOST_LISTED_FACETS): number {
  if (k > n) return 0;
  let count = 1;
  for (let i = 1; i <= Math.min(k, n - k) && count <= most; i++) count = (count * (n - i + 1)) / i;
  return count;
}
