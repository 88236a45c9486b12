import { birthday, type Value } from '../../values/index.js';

/**
 * The values of spheres and other closed manifolds with few vertices in each facet that are born by some day: there are
 * no others of these days.
 */
const OF_MANIFOLDS: Readonly<Record<number, { readonly day: bigint; readonly values: readonly string[] }>> = {
  1: { day: 1n, values: ['1', '-1', '*'] },
  2: { day: 2n, values: ['0', '2', '-2', '1*', '-1*', '{1|-1}', '{1|*}', '{*|-1}'] },
  3: { day: 2n, values: ['1', '-1', '*'] },
  4: { day: 3n, values: ['0', '2', '-2', '1*', '-1*', '{1|-1}', '{1|*}', '{*|-1}'] },
  5: { day: 2n, values: ['0', '1', '-1', '*'] },
};

/**
 * Why there is no sphere or ball of a value with facets of a size, where that is known, as a theorem of
 * docs/constructions.md.
 */
export function whyNoSphere(value: Value, size: number, ball: boolean): string | undefined {
  if (birthday(value) > BigInt(size)) return 'its games last fewer moves than the birthday of the value';
  const [one, other] = [value, value.negative()];
  const tight = value.store.number(size - 1);
  if (size > 0 && [one, other].some((v) => tight.isAtMost(v) && v.integer !== BigInt(size)))
    return 'by Proposition M (i)';
  if (ball)
    return size === 0 || (size === 1 && value.integer === undefined) ? 'a ball of this size is a point' : undefined;
  const known = OF_MANIFOLDS[size];
  if (known === undefined || birthday(value) > known.day || known.values.includes(String(value))) return undefined;
  return 'by Proposition R';
}
