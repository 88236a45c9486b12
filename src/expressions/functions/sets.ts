import { InputError } from '../../errors.js';
import { extend, on, type Definition } from '../Definition.js';
import { anythingKind, isList, allItems, listKind, listItems, manyKind, truthKind } from '../kinds.js';
import type { Language } from '../Language.js';
import { sameness } from '../sameness.js';

/** A list without repetitions, by `==`. */
function distinct(items: readonly unknown[], language: Language): unknown[] {
  const kept: unknown[] = [];
  for (const item of items) if (!includes(kept, item, language)) kept.push(item);
  return kept;
}

function includes(items: readonly unknown[], item: unknown, language: Language): boolean {
  return items.some((other) => sameness(other, item, language));
}

function without(a: readonly unknown[], b: readonly unknown[], language: Language): unknown[] {
  return a.filter((item) => !includes(b, item, language));
}

/** How often something is in a list. */
function multiplicity(item: unknown, items: readonly unknown[], language: Language): number {
  return items.filter((other) => sameness(other, item, language)).length;
}

/** As lists of items: mathjs takes lists of lists as the sets of all that is in them. */
const two = (apply: (a: unknown[], b: unknown[], language: Language) => unknown): Definition['calls'][number] =>
  on([listKind, listKind], (a, b, language) => apply(allItems(a), allItems(b), language));

/**
 * Lists along a dimension, the last one if none is named.
 * @param dimension from 0
 */
function concatenated(lists: readonly unknown[], dimension: number): unknown[] {
  const rows = lists.map(listItems);
  if (dimension === 0) return rows.flat();
  const [{ length }] = rows as [readonly unknown[]];
  if (rows.some((row) => row.length !== length))
    throw new InputError(
      'invalid-argument',
      `concat: found lists of different lengths (${rows.map((row) => row.length).join(', ')}); expected lists of one length.`,
    );
  return Array.from({ length }, (_, i) =>
    concatenated(
      rows.map((row) => row[i]),
      dimension - 1,
    ),
  );
}

function depthOf(given: unknown): number {
  return isList(given) ? 1 + depthOf(listItems(given)[0]) : 0;
}

/** Lists one behind the other. @throws InputError `invalid-argument` for lists that do not fit */
function concat(given: readonly unknown[]): unknown[] {
  const last = given.at(-1);
  const lists = isList(last) ? given : given.slice(0, -1);
  const depths = [...new Set(lists.map(depthOf))];
  const [depth = 0] = depths;
  if (depths.length !== 1 || depth === 0)
    throw new InputError(
      'invalid-argument',
      'concat: found what are not lists of one depth; expected concat([a, …], [b, …]).',
      { hint: 'An item becomes a list in brackets: concat([a], [b, c]).' },
    );
  const dimension = isList(last) ? depth : Number(last);
  if (!Number.isInteger(dimension) || dimension < 1 || dimension > depth)
    throw new InputError(
      'invalid-argument',
      `concat: found the dimension ${String(last)}; expected an integer from 1 to ${depth}.`,
    );
  return concatenated(lists, dimension - 1);
}

/**
 * Lists and sets of objects of the library: two are the same if `==` is true of them, in any order that they were first
 * met.
 */
export const setFunctions: readonly Definition[] = [
  extend(
    'concat',
    'Lists of objects one after the other; a number at the end names the dimension.',
    'concat([value("^")], [1, value("*")])',
    on([manyKind], concat),
  ),
  extend(
    'setUnion',
    'What is in one of two lists, once each.',
    'setUnion([value("1"), value("*")], [1])',
    two((a, b, language) => distinct([...a, ...b], language)),
  ),
  extend(
    'setIntersect',
    'What is in both lists, once each.',
    'setIntersect([value("1"), value("*")], [1])',
    two((a, b, language) =>
      distinct(
        a.filter((item) => includes(b, item, language)),
        language,
      ),
    ),
  ),
  extend(
    'setDifference',
    'What is in the first list and not in the second, once each.',
    'setDifference([value("1"), value("*")], [1])',
    two((a, b, language) => distinct(without(a, b, language), language)),
  ),
  extend(
    'setSymDifference',
    'What is in one list only, once each.',
    'setSymDifference([value("1"), value("*")], [1])',
    two((a, b, language) => distinct([...without(a, b, language), ...without(b, a, language)], language)),
  ),
  extend(
    'setDistinct',
    'What is in a list, once each.',
    'setDistinct([value("1"), 1, value("*")])',
    on([listKind], (a, language) => distinct(allItems(a), language)),
  ),
  extend(
    'setIsSubset',
    'Is everything in the first list in the second, at least as often?',
    'setIsSubset([value("*")], [value("1"), value("*")])',
    two((a, b, language) =>
      distinct(a, language).every((item) => multiplicity(item, a, language) <= multiplicity(item, b, language)),
    ),
  ),
  extend(
    'setMultiplicity',
    'How often something is in a list.',
    'setMultiplicity(1, [value("1"), value("*")])',
    on([anythingKind, listKind], (item, a, language) => multiplicity(item, allItems(a), language)),
  ),
  extend(
    'setSize',
    'The length of a list; with true as the second argument, the number of different elements.',
    'setSize([value("1"), 1, value("*")], true)',
    on([listKind], (a) => allItems(a).length),
    on([listKind, truthKind], (a, once, language) => (once ? distinct(allItems(a), language) : allItems(a)).length),
  ),
  extend(
    'setCartesian',
    'All pairs of what is in two lists.',
    'setCartesian([value("1")], [value("*"), 0])',
    two((a, b, language) => {
      const second = distinct(b, language);
      return distinct(a, language).flatMap((x) => second.map((y) => [x, y]));
    }),
  ),
  extend(
    'setPowerset',
    'All subsets of a list, small ones first.',
    'setPowerset([value("1"), value("*")])',
    on([listKind], (a) => powerset(allItems(a))),
  ),
];

function powerset(items: readonly unknown[]): unknown[][] {
  let parts: unknown[][] = [[]];
  for (const item of items) parts = [...parts, ...parts.map((part) => [...part, item])];
  return parts.sort((a, b) => a.length - b.length);
}
