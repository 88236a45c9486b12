import { analyze, type PosetPropertyName } from '../../analysis/door.js';
import {
  childrenPoset,
  isGamePosetName,
  leftOptionClosedAntichains,
  namedGamePoset,
  optionClosedAntichains,
  type GamePoset,
} from '../../days/door.js';
import { InputError } from '../../errors.js';
import { gamePoset } from '../../games/door.js';
import { LoopyGame, loopyGameOf } from '../../loopy/door.js';
import {
  countAntichains,
  countLinearExtensions,
  countMaximalChains,
  facePoset,
  hibiIdeal,
  hibiIdealDual,
  orderComplex,
  parsePoset,
} from '../../poset/door.js';
import { isPosetNotation } from '../../poset/internal.js';
import { asPoset } from '../../sources/door.js';
import { parseValue, Value } from '../../values/door.js';
import { define, on, type Definition } from '../Definition.js';
import {
  anythingKind,
  complexKind,
  gamePosetKind,
  integerKind,
  listKind,
  posetKind,
  positionKind,
  setsOfLabelsKind,
  textKind,
  valueKind,
  valuesKind,
} from '../kinds.js';
import type { Language } from '../Language.js';

const FACES = 'facePoset(complex("facets:1 2, 2 3"))';

/** What `analyze` knows, as functions: the name of the function, the property, what it says, an example. */
const PROPERTIES: readonly (readonly [name: string, property: PosetPropertyName, about: string, example: string])[] = [
  ['height', 'height', 'The largest number of elements of a chain of a poset.', 'height(poset("day:2"))'],
  ['posetHeight', 'height', 'The largest number of elements of a chain.', `posetHeight(${FACES})`],
  ['width', 'width', 'The largest number of elements of an antichain.', 'width(poset("oc:3"))'],
  ['posetWidth', 'width', 'The largest number of elements of an antichain.', `posetWidth(${FACES})`],
  ['isGraded', 'graded', 'Do all maximal chains between two elements have the same length?', `isGraded(${FACES})`],
  ['isLattice', 'lattice', 'Is the poset a lattice?', 'isLattice(poset("ss:2"))'],
  ['isDistributive', 'distributive', 'Is the poset a distributive lattice?', 'isDistributive(poset("day:3"))'],
  ['isModular', 'modular', 'Is the poset a modular lattice?', 'isModular(poset("oc:2"))'],
  [
    'isPlanar',
    'planar',
    'Can the Hasse diagram be drawn without crossings? It is decided only for lattices, and for posets with a least and a greatest element; otherwise null.',
    'isPlanar(poset("oc:2"))',
  ],
  ['isSelfDual', 'selfDual', 'Is there a map that reverses the order, such as negation?', 'isSelfDual(poset("day:2"))'],
  [
    'moebius',
    'moebius',
    'The Möbius number from the least element of a poset to the greatest; null where one is missing.',
    'moebius(poset("day:2"))',
  ],
  [
    'dimension',
    'dimension',
    'The least number of linear orders whose intersection is a poset.',
    'dimension(poset("day:2"))',
  ],
];

/** Posets of games, of faces and of positions, and what they are like. */
export const posetFunctions: readonly Definition[] = [
  define(
    'poset',
    'The poset with a notation, or the poset of games with a name; the faces of the complex of a source, or the positions of a game without one.',
    [
      'poset("a<b<c, a<d; e")',
      'poset("oc:3")',
      'poset([[0, 1], [0, 2]])',
      'poset("children:0,{1|*},1*")',
      'poset("facets:1 2, 2 3")',
      'poset("clobber@grid:2x2/xo|ox")',
    ],
    on([textKind], (name, language) => {
      if (isGamePosetName(name)) return namedGamePoset(name, language.run());
      return isPosetNotation(name) ? parsePoset(name) : asPoset(language.source(name), language.run());
    }),
    on([posetKind], (P) => P),
    on([setsOfLabelsKind], (pairs) => parsePoset(JSON.stringify(pairs))),
    on([complexKind], (D, language) => facePoset(D, language.run()).poset),
    on([positionKind], (G, language) => gamePoset(G, language.run())),
  ),
  define(
    'childrenPoset',
    'The children {A | B} of a set of values: the games with options in it.',
    'childrenPoset([0, value("{1|*}"), value("1*")])',
    on([valuesKind], (set, language) => childrenPoset(set, language.run())),
  ),
  define(
    'leftOptionClosedAntichains',
    'The sets of options that Left may have in the option-closed games of the next day, 𝒜ₙ, each by its maximal elements.',
    'leftOptionClosedAntichains(1)',
    on([integerKind], (day, language) => leftOptionClosedAntichains(day, language.run())),
  ),
  define(
    'optionClosedAntichains',
    'The largest sets of options, of Left and of Right, of the value of an option-closed game that is born by a day.',
    'optionClosedAntichains(value("{1|-1}"), 2)',
    on([valueKind, integerKind], (value, day, language) => {
      const { left, right } = optionClosedAntichains(value, day, language.run());
      return [left, right];
    }),
  ),
  define(
    'facePoset',
    'The faces of a complex by inclusion, the empty one included.',
    FACES,
    on([complexKind], (D, language) => facePoset(D, language.run()).poset),
  ),
  define(
    'orderComplex',
    'The complex of the chains of a poset.',
    'orderComplex(facePoset(complex("facets:1 2")))',
    on([posetKind], (P, language) => orderComplex(P, language.run())),
  ),
  define(
    'hibiIdeal',
    'The Hibi ideal of a poset: a generator for each lower set, the product of the x of its members and the y of the others.',
    'hibiIdeal(poset("day:1"))',
    on([posetKind], (P, language) => hibiIdeal(P, language.run())),
  ),
  define(
    'hibiIdealDual',
    'The Alexander dual of the Hibi ideal: generated by x_p*y_q for p ≤ q.',
    'hibiIdealDual(poset("day:1"))',
    on([posetKind], (P) => hibiIdealDual(P)),
  ),
  ...PROPERTIES.map(([name, property, about, example]) =>
    define(
      name,
      about,
      example,
      on([gamePosetKind], (P, language) => factOf(P, property, language)),
    ),
  ),
  define(
    'countAntichains',
    'How many antichains there are.',
    'countAntichains(facePoset(complex("facets:1 2")))',
    on([posetKind], (P, language) => countAntichains(P, language.run()).reduce((sum, count) => sum + count, 0n)),
  ),
  define(
    'countMaximalChains',
    'How many maximal chains there are.',
    'countMaximalChains(poset("day:3"))',
    on([posetKind], (P) => countMaximalChains(P)),
  ),
  define(
    'countLinearExtensions',
    'How many linear extensions there are.',
    'countLinearExtensions(poset("day:2"))',
    on([posetKind], (P, language) => countLinearExtensions(P, language.run())),
  ),
];

/** The elements of posets: those of posets of games are games, those of others their labels. */
export const latticeFunctions: readonly Definition[] = [
  define(
    'elements',
    'The elements of a poset: games, or labels.',
    'elements(poset("day:1"))',
    on([gamePosetKind], (P) => [...P.elements]),
  ),
  define(
    'covers',
    'The pairs [lower, upper] of a poset with nothing between them.',
    'covers(poset("day:1"))',
    on([gamePosetKind], (P, language) => {
      const pairs = P.poset(language.run()).covers;
      return pairs.map(({ lower, upper }) => [P.elements[lower], P.elements[upper]]);
    }),
  ),
  ...(['join', 'meet'] as const).map((kind) =>
    define(
      kind,
      `The ${kind} of elements of a poset: the ${kind === 'join' ? 'least one above' : 'greatest one below'} them.`,
      kind === 'join'
        ? [
            'join(poset("day:2"), 0, value("*"))',
            'join(poset("facets:1 2"), "1", "2")',
            'join(poset("day:2"), [0, value("*"), value("^")])',
          ]
        : 'meet(poset("oc:2"), 0, value("*"))',
      on([gamePosetKind, anythingKind, anythingKind], (P, a, b, language) => bound(P, kind, [a, b], language)),
      on([gamePosetKind, listKind], (P, some, language) => bound(P, kind, some, language)),
    ),
  ),
  define(
    'floor',
    'The elements of a poset that are not above an element or equal to it.',
    'floor(poset("day:1"), value("*"))',
    on([gamePosetKind, anythingKind], (P, x, language) => gamesOf(P, P.floor(elementOf(P, x, 'floor', language)))),
  ),
  define(
    'ceiling',
    'The elements of a poset that are not below an element or equal to it.',
    'ceiling(poset("day:2"), 1)',
    on([gamePosetKind, anythingKind], (P, x, language) => gamesOf(P, P.ceiling(elementOf(P, x, 'ceiling', language)))),
  ),
  define(
    'joinIrreducibles',
    'The elements that cover exactly one: in a lattice those that are not a join of others.',
    'joinIrreducibles(poset("day:2"))',
    on([gamePosetKind], (P, language) => gamesOf(P, factOf(P, 'joinIrreducibles', language) as readonly number[])),
  ),
  define(
    'meetIrreducibles',
    'The elements that exactly one element covers: in a lattice those that are not a meet of others.',
    'meetIrreducibles(poset("oc:2"))',
    on([gamePosetKind], (P, language) => gamesOf(P, factOf(P, 'meetIrreducibles', language) as readonly number[])),
  ),
];

function factOf(P: GamePoset<unknown>, property: PosetPropertyName, language: Language): unknown {
  const { [property]: fact } = analyze(P, { ...language.run(), only: [property], witnesses: false });
  return (fact as { readonly value: unknown }).value;
}

function gamesOf({ elements }: GamePoset<unknown>, numbers: readonly number[]): unknown[] {
  return numbers.map((x) => elements[x]);
}

/** @throws InputError `not-a-lattice` for elements without one */
function bound(P: GamePoset<unknown>, kind: 'join' | 'meet', some: readonly unknown[], language: Language): unknown {
  const numbers = some.map((given) => elementOf(P, given, kind, language));
  P.poset(language.run());
  const found = P[kind](...numbers);
  if (found !== undefined) return P.elements[found];
  const named = numbers.map((x) => P.labels[x]!).join(' and ') || 'no elements';
  throw new InputError('not-a-lattice', `${kind}: ${named} have no ${kind}; expected elements with one.`);
}

/** The number of an element, by the game or by its label. @throws InputError `invalid-element` */
export function elementOf(P: GamePoset<unknown>, given: unknown, name: string, language: Language): number {
  const [first] = P.elements;
  const byLabel = typeof given === 'string' ? P.labels.indexOf(given) : -1;
  if (byLabel !== -1) return byLabel;
  const asGame = (): unknown => {
    const value = typeof given === 'string' && first instanceof Value ? parseValue(given, first.store) : given;
    if (first instanceof Value) return language.valueOf(value, name);
    if (!(first instanceof LoopyGame) || value instanceof LoopyGame) return value;
    return loopyGameOf(language.valueOf(value, name), language.run());
  };
  const found = P.indexOf(asGame());
  if (found !== undefined) return found;
  throw new InputError(
    'invalid-element',
    `${name}: ${String(given)} is not an element of ${P.name}; expected one of its elements.`,
  );
}
