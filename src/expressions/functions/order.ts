import { InputError } from '../../errors.js';
import { sourceOf } from '../../sources/internal.js';
import { mean, type Value } from '../../values/door.js';
import { define, extend, on, type Call, type Definition } from '../Definition.js';
import {
  callableKind,
  digraphKind,
  fractionOf,
  gameKind,
  allItems,
  listKind,
  literalKind,
  loopyGameKind,
  manyKind,
  positionKind,
  textKind,
  valueKind,
} from '../kinds.js';
import type { Language } from '../Language.js';
import { negativeOf } from '../objectOfSource.js';
import type { ObjectKind } from '../objects.js';
import { extreme, linearExtension, ordered } from '../order.js';
import { printResult } from '../printResult.js';

/** The best of some items: in a list, or one after the other. */
const best = (isBetter: '<' | '>'): Call[] => {
  const find = (items: readonly unknown[], language: Language, name: string): unknown =>
    items[extreme(ordered(items, name, language), isBetter, name, language)];
  return [
    on([listKind], (items, language, name) => find(allItems(items), language, name)),
    on([manyKind], (items, language, name) => find(items, language, name)),
  ];
};

/** Items in the order that extends that of games. */
function sorted(items: readonly unknown[], direction: string, language: Language, name: string): unknown[] {
  if (direction !== 'asc' && direction !== 'desc')
    throw new InputError('invalid-argument', `${name}: found ${JSON.stringify(direction)}; expected "asc" or "desc".`);
  const order = linearExtension(ordered(items, name, language), language, (v: Value) => [
    mean(v),
    v.leftStop,
    v.rightStop,
  ]);
  return (direction === 'asc' ? order : order.reverse()).map((i) => items[i]);
}

/** What a comparison may say, as -1, 0 or 1. */
const SAID: ReadonlyMap<unknown, -1 | 0 | 1> = new Map([
  ['<', -1],
  ['=', 0],
  ['>', 1],
]);

/** Items in the order that a function finds, which answers as `compareValues` or with numbers. */
function sortedBy(items: readonly unknown[], compare: (a: unknown, b: unknown) => unknown): unknown[] {
  return [...items].sort((a, b) => {
    const said = compare(a, b);
    const number = SAID.get(said) ?? Number(fractionOf(said)?.n);
    if (!Number.isNaN(number)) return number;
    throw new InputError(
      'not-comparable',
      `sort: the function says ${printResult(said)} of two items; expected "<", "=", ">" or a number.`,
    );
  });
}

/** On which side of 0 something stands. @throws InputError `not-comparable` if it is confused with 0 */
function signOf(item: unknown, language: Language, name: string): -1 | 0 | 1 {
  const order = ordered([item, 0], name, language).compare(0, 1);
  if (order !== '||') return order === '=' ? 0 : order === '<' ? -1 : 1;
  throw new InputError(
    'not-comparable',
    `${name}: found ${printResult(item, language.run())}, which is confused with 0; expected what is positive, negative or 0.`,
    {
      hint: 'compareValues(G, 0) is || for it; mean(G) is a number.',
    },
  );
}

/** A function of what has a sign. */
const signed = <T>(apply: (item: unknown, sign: -1 | 0 | 1, language: Language) => T): Call[] =>
  [valueKind, gameKind, digraphKind, positionKind, loopyGameKind, literalKind].map((kind) =>
    on([kind], (item, language: Language, name: string) => apply(item, signOf(item, language, name), language)),
  );

/** What numbers have an order for, in the partial order of games. */
export const orderFunctions: readonly Definition[] = [
  extend(
    'max',
    'The greatest of some values or games, if one is at least all others; otherwise two that cannot be compared are named.',
    'max(value("^"), value("v"), 1/2)',
    ...best('>'),
  ),
  extend(
    'min',
    'The least of some values or games, if one is at most all others; otherwise two that cannot be compared are named.',
    'min([value("^"), value("v*")])',
    ...best('<'),
  ),
  extend(
    'sort',
    'Values or games in a fixed order that extends theirs: by mean, Left stop and Right stop; where these agree, the lesser first, and otherwise the one with the earlier birthday.',
    'sort([value("*"), value("^"), value("v")])',
    on([listKind], (items, language, name) => sorted(items, 'asc', language, name)),
    on([listKind, callableKind], (items, compare) => sortedBy(items, compare)),
    on([listKind, textKind], (items, direction, language, name) => sorted(items, direction, language, name)),
  ),
  define(
    'abs',
    'The value or game itself, or its negative where that is greater; an error if it is confused with 0.',
    'abs(value("v"))',
    ...signed((item, sign, language) =>
      sign < 0 ? negativeOf(sourceOf(item)!.kind as ObjectKind, item, language) : item,
    ),
  ),
  define(
    'sign',
    '1, 0 or -1 for a value or game that is positive, 0 or negative; an error if it is confused with 0.',
    'sign(value("v"))',
    ...signed((_, sign) => sign),
  ),
];
