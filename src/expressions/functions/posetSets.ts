import type { GamePoset } from '../../days/door.js';
import { InputError } from '../../errors.js';
import {
  antichains,
  countChains,
  linearExtensions,
  maximalChains,
  mobiusFunction,
  orderIdeals,
  posetChains,
  rankFunction,
  subposet,
  type LabelledPoset,
} from '../../poset/door.js';
import { Work } from '../../run.js';
import { requireFewItems } from '../bounds.js';
import { define, on, type Definition } from '../Definition.js';
import { anythingKind, gamePosetKind, listKind, posetKind } from '../kinds.js';
import type { Language } from '../Language.js';
import { elementOf } from './posets.js';

/** What there is a list of in a poset: the name of the function, what it says, an example. */
const LISTS: readonly (readonly [
  name: string,
  sets: (P: LabelledPoset) => Iterable<readonly number[]>,
  about: string,
  example: string,
])[] = [
  ['posetChains', posetChains, 'The chains of a poset, the empty one first.', 'posetChains(poset("a<b<c"))'],
  [
    'maximalChains',
    maximalChains,
    'The chains of a poset that cannot be extended.',
    'maximalChains(poset("a<b, a<c"))',
  ],
  ['antichains', antichains, 'The antichains of a poset, the empty one first.', 'antichains(poset("a<b, a<c"))'],
  ['orderIdeals', orderIdeals, 'The lower sets of a poset, the empty one first.', 'orderIdeals(poset("a<b, a<c"))'],
  [
    'linearExtensions',
    linearExtensions,
    'The linear orders that extend the order of a poset.',
    'linearExtensions(poset("a<b, a<c"))',
  ],
];

/** Parts of posets, and lists of sets of elements. */
export const posetSetFunctions: readonly Definition[] = [
  ...LISTS.map(([name, sets, about, example]) =>
    define(
      name,
      about,
      example,
      on([gamePosetKind], (P, language) => listed(name, P, sets(P.poset(language.run())), language)),
    ),
  ),
  define(
    'countChains',
    'How many chains of 0, 1, 2, … elements there are.',
    'countChains(poset("day:2"))',
    on([posetKind], (P, language) => countChains(P, language.run())),
  ),
  define(
    'subposet',
    'The poset of some of the elements.',
    'subposet(poset("a<b<c, a<d"), ["a", "c", "d"])',
    on([gamePosetKind, listKind], (P, some, language) =>
      subposet(
        P.poset(language.run()),
        some.map((x) => elementOf(P, x, 'subposet', language)),
      ),
    ),
  ),
  define(
    'dual',
    'The poset with the order reversed.',
    'dual(poset("a<b, a<c"))',
    on([posetKind], (P) => P.dual()),
  ),
  define(
    'rankFunction',
    'The ranks of the elements, pairs [element, rank]: they grow by one along covers, from 0.',
    'rankFunction(poset("a<b<c, a<d"))',
    on([gamePosetKind], (P, language) => {
      const found = rankFunction(P.poset(language.run()));
      if (found.graded) return found.ranks.map((rank, x) => [P.elements[x], rank]);
      const walk = found.walk.map((x) => P.labels[x]!).join(', ');
      throw new InputError('not-graded', 'rankFunction: a poset that is not graded; expected one that is.', {
        hint: `No ranks go along ${walk}.`,
      });
    }),
  ),
  define(
    'moebius',
    'The Möbius number μ(a, b) of two elements of a poset.',
    'moebius(poset("a<b, a<c, b<d, c<d"), "a", "d")',
    on([gamePosetKind, anythingKind, anythingKind], (P, a, b, language) => {
      const [x, y] = [a, b].map((given) => elementOf(P, given, 'moebius', language)) as [number, number];
      return mobiusFunction(P.poset(language.run()))(x, y);
    }),
  ),
];

function listed(
  name: string,
  { elements }: GamePoset<unknown>,
  sets: Iterable<readonly number[]>,
  language: Language,
): unknown[] {
  const work = new Work(name, language.run());
  const found: unknown[] = [];
  for (const set of sets) {
    work.tick(found.length);
    requireFewItems(name, found.length + 1);
    found.push(set.map((x) => elements[x]));
  }
  return found;
}
