import { aFunction, anObject, listOf, oneOf, optional, text } from '../arguments.js';
import { byFlaw, byField, fields, integer, shown, type Shape } from '../shape.js';

const NAMES = ['name', 'words', 'basicPositions', 'clauses', 'boardOf', 'data', 'heaps'];

/** An object of a shape without fields of other names. */
function only(names: readonly string[], shape: Shape): Shape {
  return byFlaw((value, place) => {
    const flaw = shape.flaw(value, place);
    if (flaw !== undefined) return flaw;
    const extra = Object.keys(value as object).find((name) => !names.includes(name));
    return extra === undefined ? undefined : `${place} has a field ${extra}; expected only ${names.join(', ')}`;
  });
}

const CLAUSE: Shape = byField(
  'on',
  ['piece', only(['on', 'words', 'forbids'], fields({ words: text, forbids: aFunction }))],
  [
    'pair',
    only(
      ['on', 'words', 'forbids', 'within'],
      fields({ words: text, forbids: aFunction, within: optional(integer(0)) }),
    ),
  ],
  [
    'count',
    only(['on', 'words', 'most', 'side'], fields({ words: text, most: integer(0), side: oneOf('L', 'R', undefined) })),
  ],
  [
    'position',
    only(
      ['on', 'words', 'forbids', 'monotone', 'list'],
      fields({ words: text, forbids: aFunction, monotone: oneOf(true, undefined), list: optional(aFunction) }),
    ),
  ],
  [
    'listed',
    only(
      ['on', 'words', 'legal', 'forbidden'],
      fields({ words: text, legal: optional(listOf(listOf(anObject))), forbidden: optional(listOf(listOf(anObject))) }),
    ),
  ],
);

/** A ruleset in code. */
export const aRuleset: Shape = byFlaw((value, place) =>
  typeof value === 'object' && value !== null
    ? RULESET.flaw(value, place)
    : `${place} is ${shown(value)}; expected a ruleset, such as snort or findRuleset("snort")`,
);

const RULESET: Shape = only(
  NAMES,
  fields({
    name: text,
    words: text,
    basicPositions: aFunction,
    clauses: listOf(CLAUSE),
    boardOf: optional(aFunction),
    data: optional(anObject),
    heaps: optional(anObject),
  }),
);
