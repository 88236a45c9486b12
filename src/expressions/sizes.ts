import type { MathJsInstance } from 'mathjs';
import { requireFewItems, requireModestArgument, requireShortRange } from './bounds.js';
import { fractionOf, listItems } from './kinds.js';
import { hasObjects } from './typeOf.js';
import { replaceWhenNamed } from './whenNamed.js';

type AnyFunction = (...given: unknown[]) => unknown;

/** The functions all of whose arguments are indices or sizes, and those where these stand behind the first. */
const SIZES = ['index', 'zeros', 'ones', 'identity', 'random', 'randomInt'];
const SIZES_BEHIND = ['resize', 'reshape', 'row', 'column', 'apply', 'mapSlices'];

/** The functions that go along a dimension, if that is given behind a list. */
export const ALONG: readonly string[] = [
  'sum',
  'prod',
  'cumsum',
  'max',
  'min',
  'mean',
  'std',
  'variance',
  'diff',
  'concat',
  'quantileSeq',
];

/**
 * Lets mathjs, which wants numbers of the machine there, take integers as indices, sizes and dimensions, which count
 * from 1; and bounds ranges, lists and arguments.
 * @param own its functions that go along a dimension, from 1, before others took their places
 */
export function takeFractionsAsSizes(math: MathJsInstance, own: Readonly<Record<string, AnyFunction>>): void {
  const { mathWithTransform } = math.expression as unknown as { mathWithTransform: Record<string, AnyFunction> };
  const wrap = (name: string, make: (inner: AnyFunction) => AnyFunction): void =>
    replaceWhenNamed(mathWithTransform, name, (inner) =>
      Object.defineProperty(make(inner as AnyFunction), 'name', { value: name }),
    );
  for (const name of SIZES)
    wrap(
      name,
      (inner) =>
        (...given) =>
          inner(...given.map(asSize)),
    );
  for (const name of SIZES_BEHIND)
    wrap(
      name,
      (inner) =>
        (first, ...sizes) =>
          inner(first, ...sizes.map(asSize)),
    );
  for (const name of ALONG)
    wrap(name, (inner) => (...given) => {
      const isAlong = given.length > 1 && itemsOf(given[0]) !== undefined && itemsOf(given.at(-1)) === undefined;
      if (!isAlong || (name !== 'mean' && hasObjects(given))) return inner(...given);
      return (own[name] ?? inner)(...given.slice(0, -1), asSize(given.at(-1)));
    });
  for (const [name, items] of ITEMS)
    wrap(name, (inner) => (...given) => {
      requireFewItems(name, items(given));
      return inner(...given);
    });
  for (const name of HYPERBOLIC)
    wrap(name, (inner) => (...given) => {
      requireModestArgument(name, given[0]);
      return inner(...given);
    });
  wrap('range', (inner) => (...given) => {
    requireShortRange(given);
    return inner(...given);
  });
}

/** The functions for which mathjs adds up a series as long as their argument is large. */
const HYPERBOLIC = ['sinh', 'cosh', 'tanh', 'sech', 'csch', 'coth'];

/** How many items a function makes of what it is given. */
const ITEMS: readonly (readonly [name: string, items: (given: readonly unknown[]) => number])[] = [
  ...['zeros', 'ones'].map((name) => [name, (given: readonly unknown[]) => product(given.map(asSize).flat())] as const),
  ['identity', (given) => product([...given.map(asSize).flat(), given[0], given[0]].slice(0, 2).map(asSize))],
  ['resize', ([, size]) => product([asSize(size)].flat())],
  ['matrixFromFunction', ([size]) => product([asSize(size)].flat())],
  ...['random', 'randomInt'].map(
    (name) =>
      [
        name,
        ([size]: readonly unknown[]) => (itemsOf(size) === undefined ? 1 : product([asSize(size)].flat())),
      ] as const,
  ),
  [
    'pickRandom',
    (given) =>
      product(
        given
          .slice(1)
          .map(asSize)
          .filter((size) => typeof size === 'number'),
      ),
  ],
  ['diag', ([list]) => (itemsOf(itemsOf(list)?.[0]) === undefined ? (itemsOf(list)?.length ?? 0) ** 2 : 0)],
  ['kron', (given) => product(given.map((list) => itemsOf(list)?.flat(Infinity).length ?? 1))],
  ['setCartesian', ([a, b]) => product([a, b].map((list) => itemsOf(list)?.length ?? 1)) * 2],
  ['setPowerset', ([list]) => 2 ** (itemsOf(list)?.flat(Infinity).length ?? 0)],
];

/** The product of sizes; of what are none, the words of mathjs are better. */
function product(sizes: readonly unknown[]): number {
  return sizes.reduce<number>((all, size) => (typeof size === 'number' ? all * size : all), 1);
}

/** An integer, or a list of integers, as numbers of the machine. */
function asSize(given: unknown): unknown {
  const items = itemsOf(given);
  if (items !== undefined) return items.map(asSize);
  const fraction = fractionOf(given);
  return fraction?.d === 1n ? Number(fraction.n) : given;
}

function itemsOf(given: unknown): readonly unknown[] | undefined {
  const isList = Array.isArray(given) || (given as { isMatrix?: boolean } | null)?.isMatrix === true;
  return isList ? listItems(given) : undefined;
}
