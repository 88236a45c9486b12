import { orOpen, document, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { DataReader } from '../../text/internal.js';
import { latticeGameDocument } from '../latticeGameFromJson.js';
import { isMisereGame, NOTHING, type QuotientGeneratorJson, type SourcedQuotient } from './quotientJson.js';

const generator = /* @__PURE__ */ describe.lazily(() =>
  describe.fields(
    {
      heap: describe.optional(
        describe.described('The size of the heap that the coordinate counts.', describe.integer(1)),
      ),
      name: describe.optional(describe.described('What the coordinate counts, if that is not a heap.', describe.text)),
      coordinate: describe.described('Null for a heap without moves.', describe.nullable(describe.integer(0))),
      element: describe.integer(0),
      index: describe.described('From this power on the powers of the element repeat.', describe.integer(0)),
      period: describe.described('After so many.', describe.integer(1)),
    },
    'a generator, such as {"coordinate":0,"element":1,"index":0,"period":2}',
  ),
);

const documentOf = <Type extends 'quotient' | 'misere-quotient'>(
  type: Type,
  words: string,
): Document<Type, SourcedQuotient> =>
  describe.also(
    document(type, words, () => ({
      source: describe.optional(describe.described('The game, in the notation of sources.', describe.text)),
      order: describe.described('The number of elements.', orOpen(describe.integer(1))),
      pPortion: describe.described(
        'The elements of the P-positions; the identity is 0.',
        describe.listOf(describe.integer(0), 'a list of elements'),
      ),
      generators: describe.listOf(generator, 'a list of generators'),
      products: describe.described(
        'For each element its products with the generators, by their coordinates.',
        describe.listOf(
          describe.listOf(describe.integer(0), 'a list of elements'),
          'for each element a list of products',
        ),
      ),
      game: latticeGameDocument,
      complete: describe.described('Is the quotient known? Else its order is undecided.', describe.flag),
      atLeast: describe.optional(
        describe.described('Of one that is not known: so many elements it has at least.', describe.integer(1)),
      ),
    })),
    ({ source, order, pPortion, generators, products, game, complete, atLeast }, data): SourcedQuotient => {
      if (complete && atLeast !== undefined)
        data.field('atLeast').refuse('no bound together with the order of a complete quotient');
      if (!complete) data.field('complete').refuse('another quotient, a complete one: true');
      if (typeof order !== 'number') return data.field('order').refuse('another order, the number of elements');
      if (type === 'misere-quotient' && !isMisereGame(game.defeated))
        data
          .field('game')
          .field('defeated')
          .refuse('another list, of the origin alone, as the quotient is a misère one');
      const byCoordinate = generators.filter(({ coordinate }) => coordinate !== null);
      const sorted = [...byCoordinate].sort((a, b) => a.coordinate! - b.coordinate!);
      if (sorted.length !== game.dimension || sorted.some(({ coordinate }, i) => coordinate !== i))
        data.field('generators').refuse(`every coordinate from 0 to ${game.dimension - 1} once`);
      const areHeaps = generators.length > 0 && generators.every(({ heap }, i) => heap === i + 1);
      if (!areHeaps && generators.some(({ heap, coordinate }) => heap !== undefined || coordinate === null))
        data.field('generators').refuse('every heap from 1 on, in order, or coordinates alone');
      requireNothing(generators, data.field('generators'));
      const names = sorted.map(({ name }) => name);
      const isNamed = names.some((name) => name !== undefined);
      if (isNamed && (areHeaps || names.includes(undefined)))
        data.field('generators').refuse(areHeaps ? 'heaps without names' : 'a name of every coordinate, or of none');
      return {
        game,
        order,
        products,
        pPortion,
        generators: sorted.map(({ element, index, period }) => ({ element, index, period })),
        misere: type === 'misere-quotient',
        ...(source !== undefined && { source }),
        ...(areHeaps && { heaps: generators.map(({ coordinate }) => coordinate) }),
        ...(isNamed && { names: names as string[] }),
      };
    },
  );

/** A heap without moves is the identity. */
function requireNothing(generators: readonly QuotientGeneratorJson[], data: DataReader): void {
  for (const [i, { coordinate, ...found }] of generators.entries()) {
    if (coordinate !== null) continue;
    for (const name of ['element', 'index', 'period'] as const)
      if (found[name] !== NOTHING[name])
        data.items('a list')[i]!.field(name).refuse(`${NOTHING[name]}, as a heap without moves is the identity`);
  }
}

const COMMON =
  'for each of its elements, numbered from the identity 0 on, the products with the generators, which are the coordinates of the game; and which elements are those of P-positions. Two positions are the same element if and only if with any third added they are both P-positions or both not: spgames verify proves it.';

/** A quotient of a lattice game. */
export const quotientDocument: Document<'quotient', SourcedQuotient> = /* @__PURE__ */ documentOf(
  'quotient',
  `The quotient of the positions of a lattice game on the orthant: ${COMMON}`,
);

/** A quotient in which the origin is defeated. */
export const misereQuotientDocument: Document<'misere-quotient', SourcedQuotient> = /* @__PURE__ */ documentOf(
  'misere-quotient',
  `The misère quotient of an impartial game, as the quotient of a lattice game in which the origin is defeated: ${COMMON}`,
);

/**
 * The quotient of a JSON object of the type `quotient` or `misere-quotient`; whether it is the quotient of its game is
 * for `verifyQuotient` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function quotientFromJson(value: unknown): SourcedQuotient {
  const data = DataReader.of(value, 'quotientFromJson');
  const isMisere = (value as { readonly type?: unknown } | null)?.type === 'misere-quotient';
  return (isMisere ? misereQuotientDocument : quotientDocument).read(data);
}
