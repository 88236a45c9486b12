import { InputError } from '../errors.js';
import type { SetFamily } from '../sets/index.js';

/** What a map sends the members of a set to, ascending. */
export type ImageOf = (set: readonly number[]) => number[];

/**
 * Checks a map from one ground set to another.
 * @param thing what the elements are, in words and in the details of errors
 * @param needed the elements that need an image
 * @throws InputError `invalid-vertex`, `not-the-same-ground-set`
 */
export function requireMap(
  task: string,
  thing: 'vertex' | 'variable',
  map: readonly (number | undefined)[],
  sizes: { readonly from: number; readonly to: number },
  needed: Iterable<number>,
): ImageOf {
  if (map.length !== sizes.from)
    throw new InputError('not-the-same-ground-set', `${task}: ${map.length} images; expected ${sizes.from}.`);
  for (const v of needed) {
    const image = map[v];
    if (image === undefined || !Number.isInteger(image) || image < 0 || image >= sizes.to)
      throw new InputError(
        'invalid-vertex',
        `${task}: ${thing} ${v} goes to ${String(image)}; expected an integer w with 0 ≤ w < ${sizes.to}.`,
        { details: { [thing]: v, image, n: sizes.to } },
      );
  }
  return (set) => [...new Set(set.map((v) => map[v]!))].sort((a, b) => a - b);
}

/** Are the images of the members of one family those of the other, for a map that is injective? */
export function isOnto(from: SetFamily, to: SetFamily, imageOf: ImageOf): boolean {
  return from.size === to.size && [...from].every((set) => to.includes(imageOf(set)));
}
