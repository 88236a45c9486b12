import { InputError, ParseError } from '../errors.js';
import type { LoopyGame } from '../loopy/index.js';
import { LabelledPoset } from '../poset/index.js';
import { orOpen, count, document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { parseValue, standardStore, type StoreOptions, type Value, type ValueStore } from '../values/index.js';
import { GamePoset } from './GamePoset.js';
import { isGamePosetName, namedGamePoset } from './namedGamePoset.js';

/**
 * A poset of games that was read: of values or loopy games, or of games and positions of which only the names are
 * known.
 */
export type ReadGamePoset = GamePoset<Value | LoopyGame> | GamePoset | GamePoset<string>;

const found = (description: describe.Shape): ReturnType<typeof describe.optional<unknown>> =>
  describe.optional(orOpen(description));
const names = (): describe.Shape<string[]> => describe.listOf(describe.text, 'a list of names');
const anInteger = (): describe.Shape<number> => describe.integer(0);

const FIELDS = () => ({
  name: describe.described('As the command poset names it: day:2, or a source.', describe.text),
  size: found(count()),
  covers: describe.described('How many.', found(count())),
  ...Object.fromEntries(
    ['height', 'width', 'dimension', 'antichains', 'maximalChains', 'linearExtensions'].map((field) => [
      field,
      found(count()),
    ]),
  ),
  ...Object.fromEntries(
    ['graded', 'lattice', 'distributive', 'modular', 'selfDual'].map((field) => [field, found(describe.flag)]),
  ),
  planar: describe.described(
    'Null where it is not told: of posets that are not lattices.',
    found(describe.nullable(describe.flag)),
  ),
  ranks: describe.described(
    'How many elements have each rank; null where there are no ranks.',
    found(describe.nullable(describe.listOf(describe.integer(0), 'a list of numbers'))),
  ),
  joinIrreducibles: found(names()),
  meetIrreducibles: found(names()),
  moebius: describe.described(
    'From the least element to the greatest; null where one is missing.',
    found(describe.nullable(count())),
  ),
  games: describe.optional(
    describe.described('What the names of the elements stand for, if not for themselves.', describe.oneOf('values')),
  ),
  elements: describe.described('Their names.', found(names())),
  hasseDiagram: describe.described(
    'The covers, by the numbers of elements from 0.',
    found(
      describe.listOf(
        describe.tupleLike('a pair [lower, upper]', anInteger(), anInteger()),
        'a list of pairs [lower, upper]',
      ),
    ),
  ),
  witnesses: describe.optional(describe.fields({}, 'an object')),
});

/** A poset of games: it can be read where it has elements and covers, or a name that says all. */
export const gamePosetDocument: Document<'game-poset', ReadGamePoset, StoreOptions> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'game-poset',
    'A poset of games, of faces or of positions: what it is like, and perhaps its elements and covers.',
    FIELDS,
  ),
  (fields, data, { store = standardStore }: StoreOptions = {}) => {
    const poset = !Array.isArray(fields.elements)
      ? byName(fields.name, data, store)
      : byElements(fields as GivenPoset, data, store);
    if (typeof fields.size === 'number' && fields.size !== poset.size)
      data.field('size').refuse(`the number of elements, ${poset.size}`);
    return poset;
  },
);

/**
 * The poset of a JSON object, as `toJSON` of a `GamePoset` and the command `poset` give it: by its elements and covers,
 * or by the name of a poset of games.
 * @throws InputError `invalid-field`, and those of `LabelledPoset.fromCovers` and `namedGamePoset`
 * @example gamePosetFromJson({ type: 'game-poset', name: 'day:2' }).size // 22
 */
export function gamePosetFromJson(value: unknown, options: StoreOptions = {}): ReadGamePoset {
  return gamePosetDocument.read(DataReader.of(value, 'gamePosetFromJson'), options);
}

interface GivenPoset {
  readonly name: string;
  readonly games?: 'values';
  readonly elements: readonly string[];
  readonly hasseDiagram?: readonly (readonly [number, number])[] | 'undecided';
}

function isList<T>(found: readonly T[] | 'undecided' | undefined): found is readonly T[] {
  return Array.isArray(found);
}

function byName(name: string, data: DataReader, store: ValueStore): GamePoset<Value | LoopyGame> {
  if (isGamePosetName(name)) return namedGamePoset(name, { store });
  return data
    .field('name')
    .refuse('the name of a poset of games such as day:2, or the fields "elements" and "hasseDiagram"');
}

function byElements(
  { name, games, elements, hasseDiagram }: GivenPoset,
  data: DataReader,
  store: ValueStore,
): ReadGamePoset {
  if (!isList(hasseDiagram))
    return data.field('hasseDiagram').refuse('a list of pairs [lower, upper], as there are elements');
  hasseDiagram.forEach((pair, i) => {
    if (pair.every((x) => x < elements.length)) return;
    const given = data.field('hasseDiagram').items('a list of pairs')[i]!;
    given.items('a pair').forEach((end) => end.integer(0, elements.length - 1));
  });
  const order = LabelledPoset.fromCovers(elements, hasseDiagram);
  if (isGamePosetName(name)) return sameAs(namedGamePoset(name, { store }), order, data);
  if (games !== 'values') return new GamePoset({ name, elements, order });
  const values = elements.map((element, i) => {
    try {
      return parseValue(element, store);
    } catch (error) {
      if (!(error instanceof InputError || error instanceof ParseError)) throw error;
      return data.field('elements').items('a list of names')[i]!.refuse('the name of a value');
    }
  });
  values.forEach((value, i) => {
    if (values.indexOf(value) < i) data.field('elements').items('a list of names')[i]!.refuse('each value once');
  });
  return new GamePoset({ name, elements: values, order });
}

/** The poset with the name, whose formulas give joins and meets, if the document says nothing else. */
function sameAs(
  poset: GamePoset<Value | LoopyGame>,
  order: LabelledPoset,
  data: DataReader,
): GamePoset<Value | LoopyGame> {
  if (poset.poset().equals(order)) return poset;
  return data.field('hasseDiagram').refuse(`the elements and covers of ${poset.name}, or another name`);
}
