import { optional as mayBe, aFlag, listOf } from '../arguments.js';
import type { SumsQuotient } from '../analysis/index.js';
import { document, orOpen, type Document } from '../document.js';
import { LimitError } from '../errors.js';
import { VERSION } from '../json.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { FormStore, parseForm, printForm, type Form, type Outcome } from '../values/index.js';
import { aForm } from '../values/internal.js';

/** The quotient of the sums of games with what they are in the notation of sources. */
export interface SourcedSumsQuotient extends SumsQuotient {
  readonly source?: string;
}

/** The quotient of the sums of the followers of some games as a JSON object, by which it can be verified. */
export interface SumsQuotientJson {
  readonly type: 'sums-quotient';
  readonly spgames: string;
  /** As on the command line. */
  readonly source?: string;
  readonly misere: boolean;
  /** As they are written. */
  readonly games: readonly string[];
  readonly order: number;
  readonly outcomes: readonly Outcome[];
  readonly generators: readonly {
    readonly form: string;
    readonly element: number;
    readonly index: number;
    readonly period: number;
  }[];
  readonly products: readonly (readonly number[])[];
  readonly complete: true;
}

/**
 * The JSON object of the quotient of the sums of games.
 * @throws LimitError `too-large-argument` for a game whose text is too long
 * @example const found = sumsQuotient([parseForm('*')]);
 * found.finite === true && sumsQuotientToJson(found.quotient).outcomes // ['P', 'N']
 */
export function sumsQuotientToJson(quotient: SourcedSumsQuotient): SumsQuotientJson {
  const shape = describe.fields({
    games: listOf(aForm),
    letters: listOf(aForm),
    misere: aFlag,
    source: mayBe(describe.text),
  });
  describe.requireShape('sumsQuotientToJson', shape, quotient, 'quotient');
  const { games, letters, misere, products, outcomes, generators, source } = quotient;
  return {
    type: 'sums-quotient',
    spgames: VERSION,
    ...(source !== undefined && { source }),
    misere,
    games: games.map(written),
    order: products.length,
    outcomes,
    generators: generators.map(({ element, index, period }, i) => ({
      form: written(letters[i]!),
      element,
      index,
      period,
    })),
    products,
    complete: true,
  };
}

function written(form: Form): string {
  const text = printForm(form);
  if (text !== undefined) return text;
  throw new LimitError('too-large-argument', 'sumsQuotientToJson: a game that is too large to be written.');
}

const element = /* @__PURE__ */ describe.integer(0);
const aLiteralGame: describe.Shape<string> = /* @__PURE__ */ describe.textLike('a literal game such as {0,1|3}');

/** The quotient of the sums of games. */
export const sumsQuotientDocument: Document<'sums-quotient', SourcedSumsQuotient> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'sums-quotient',
    'The quotient of the sums of all followers of some literal games, in normal play or misère play: for each of its elements, numbered from the empty sum 0 on, the outcome and the products with the followers. Two sums are the same element if and only if with any third added they have the same outcome: spgames verify proves it.',
    () => ({
      source: describe.optional(describe.described('The games, as on the command line.', describe.text)),
      misere: describe.described('Does whoever makes the last move lose?', describe.flag),
      games: describe.listOf(aLiteralGame, 'a list of literal games'),
      order: describe.described(
        'The number of elements.',
        describe.eitherBy((value) => value === 'infinite', describe.oneOf('infinite'), orOpen(describe.integer(1))),
      ),
      outcomes: describe.listOf(describe.oneOf('L', 'R', 'N', 'P'), 'for each element an outcome'),
      generators: describe.listOf(
        describe.fields({
          form: aLiteralGame,
          element,
          index: describe.described('From this power on the powers of the element repeat.', element),
          period: describe.described('After so many.', describe.integer(1)),
        }),
        'the followers other than 0',
      ),
      products: describe.described(
        'For each element its products with the followers, in the order of generators.',
        describe.listOf(describe.listOf(element, 'a list of elements'), 'for each element a list of products'),
      ),
      complete: describe.described('Is the quotient finite and known?', describe.flag),
      atLeast: describe.optional(
        describe.described('Of one that is not known: so many elements it has at least.', describe.integer(1)),
      ),
      because: describe.optional(describe.described('Why it is infinite.', describe.text)),
    }),
  ),
  ({ source, misere, games, order, outcomes, generators, products, complete }, data): SourcedSumsQuotient => {
    if (!complete) data.field('complete').refuse('another quotient, a complete one: true');
    if (order !== products.length) data.field('order').refuse(`the number of elements, ${products.length}`);
    const store = new FormStore();
    const read = (text: string): Form => parseForm(text, { store });
    return {
      games: games.map(read),
      misere,
      letters: generators.map(({ form }) => read(form)),
      generators: generators.map(({ element: e, index, period }) => ({ element: e, index, period })),
      products,
      outcomes,
      ...(source !== undefined && { source }),
    };
  },
);

/**
 * The quotient of the sums of games of a JSON object; it is not verified.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, ParseError for what is not a literal game
 */
export function sumsQuotientFromJson(value: unknown): SourcedSumsQuotient {
  return sumsQuotientDocument.read(DataReader.of(value, 'sumsQuotientFromJson'));
}
