import { listOf, fields, bigInteger, oneOf } from '../../shape.js';
import { integerCeiling, integerFloor, type Value } from '../../values/index.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';

/** What the parity law of whiskered complexes says of a value. */
export type WhiskeredParity =
  /** Only complexes with facets of an even or odd size can have the value; whether one has, the law does not say. */
  | { readonly excluded: false; readonly size: 'even' | 'odd'; readonly integers: IntegersAround }
  /** No whiskered complex has the value: these integers have not the parities that one size asks for. */
  | { readonly excluded: true; readonly integers: IntegersAround };

/** ⌊v⌋, ⌈v⌉, ⌊v + ∗⌋ and ⌈v + ∗⌉: the greatest integers that are at most, and the least that are at least the value. */
export type IntegersAround = readonly [bigint, bigint, bigint, bigint];

/**
 * The parity law: if a whiskered complex with Left and Right vertices and facets of n vertices has the value v, then
 * ⌊v⌋ and ⌈v⌉ are even iff n is, and ⌊v + ∗⌋ and ⌈v + ∗⌉ iff n is not (Theorem P in docs/constructions.md). So no
 * number but integers, and no infinitesimal but 0 and ∗, is the value of a whiskered complex.
 * @complexity four comparisons with integers
 * @example whiskeredParity(parseValue('^')) // { excluded: true, integers: [0n, 1n, -1n, 1n] }
 */
export function whiskeredParity(value: Value): WhiskeredParity {
  const withStar = value.plus(value.store.nimber(1));
  const integers: IntegersAround = [
    integerFloor(value),
    integerCeiling(value),
    integerFloor(withStar),
    integerCeiling(withStar),
  ];
  const size = sizeOf(integers);
  return size === undefined ? { excluded: true, integers } : { excluded: false, size, integers };
}

function sizeOf([floor, ceiling, ...withStar]: IntegersAround): 'even' | 'odd' | undefined {
  const parity = floor & 1n;
  if ((ceiling & 1n) !== parity || withStar.some((each) => (each & 1n) === parity)) return undefined;
  return parity === 0n ? 'even' : 'odd';
}

const claimShape = fields({ excluded: oneOf(true, false), integers: listOf(bigInteger(), 'a list', { length: 4 }) });

/**
 * Are the integers those around the value, and do they say what is claimed? The value is compared with them and with
 * the next ones.
 * @throws InputError `invalid-argument`
 */
export function verifyWhiskeredParity(value: Value, claim: WhiskeredParity): Verification {
  const flaw = claimShape.flaw(claim, 'the claim');
  if (flaw !== undefined) return refuse(flaw);
  const { store } = value;
  const withStar = value.plus(store.nimber(1));
  const [floor, ceiling, floorWithStar, ceilingWithStar] = claim.integers;
  for (const [n, v, name] of [
    [floor, value, 'the value'],
    [floorWithStar, withStar, 'the value and *'],
  ] as const)
    if (!store.number(n).isAtMost(v) || store.number(n + 1n).isAtMost(v))
      return refuse(`${n} is not the greatest integer that is at most ${name}`);
  for (const [n, v, name] of [
    [ceiling, value, 'the value'],
    [ceilingWithStar, withStar, 'the value and *'],
  ] as const)
    if (!v.isAtMost(store.number(n)) || v.isAtMost(store.number(n - 1n)))
      return refuse(`${n} is not the least integer that is at least ${name}`);
  const remainders = claim.integers.map((each) => ((each % 2n) + 2n) % 2n).join('');
  if (claim.excluded)
    return remainders === '0011' || remainders === '1100'
      ? refuse('the integers have the parities of a whiskered complex')
      : VERIFIED;
  const expected = claim.size === 'even' ? '0011' : '1100';
  return remainders === expected
    ? VERIFIED
    : refuse(`the integers have not the parities of the size ${String(claim.size)}`);
}
