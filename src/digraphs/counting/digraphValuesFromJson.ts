import { LibraryError } from '../../errors.js';
import { document, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { DataReader } from '../../text/internal.js';
import { standardStore, type StoreOptions } from '../../values/index.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import { digraphValue } from '../digraphValue.js';
import { parseDigraphPlacement } from '../parseDigraphPlacement.js';
import { requireStore } from '../../values/internal.js';
import { digraphFamilies, type DigraphFamily } from './digraphFamilies.js';
import { DigraphValues, MOST_LISTED_VERTICES, type SearchPlace } from './DigraphValues.js';

/** What is read of a document. */
interface DigraphValuesData {
  readonly n: number;
  readonly family: DigraphFamily;
  readonly next: SearchPlace | null;
  readonly values: readonly {
    readonly digraph: DigraphPlacement;
    readonly degrees: readonly number[];
    readonly outDegrees: readonly number[];
  }[];
}

const digraphValuesParts: Document<'digraph-values', DigraphValuesData> = /* @__PURE__ */ document(
  'digraph-values',
  'The values of the digraph placement games of a family with at most n vertices, as far as they are found, each with a digraph of it.',
  () => ({
    n: describe.integer(0, MOST_LISTED_VERTICES),
    family: describe.oneOf(...digraphFamilies),
    next: describe.described(
      'Where the search goes on: among digraphs with so many vertices, so many of them Left’s, after so many digraphs with two vertices fewer from which they come. Null once all values are found.',
      describe.nullable(
        describe.fields(
          {
            vertices: describe.integer(1, MOST_LISTED_VERTICES),
            left: describe.integer(1, MOST_LISTED_VERTICES),
            done: describe.integer(0),
          },
          '{"vertices", "left", "done"}',
        ),
      ),
    ),
    count: describe.optional(describe.described('How many values are listed.', describe.integer(0))),
    values: describe.listOf(
      describe.fields(
        {
          name: describe.optional(
            describe.described(
              'What follows from the digraph need not be there. Null if it has more than 20,480 characters.',
              describe.nullable(describe.text),
            ),
          ),
          order: describe.optional(describe.integer(0)),
          birthday: describe.optional(describe.integer(0)),
          temperature: describe.optional(describe.text),
          digraph,
          degrees: degrees('The maximal degrees of digraphs of this value.'),
          outDegrees: degrees('The maximal out-degrees of digraphs of this value.'),
        },
        '{"digraph", "degrees", "outDegrees"}',
      ),
      'a list of values',
    ),
  }),
);

const degrees = (words: string): describe.Shape<number[]> =>
  describe.described(words, describe.listOf(describe.integer(0, MOST_LISTED_VERTICES - 1), 'a list of degrees'));

const digraph: describe.Shape<DigraphPlacement> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.textLike('a digraph such as "LLR 0>1 1-2"', /^[LR]*( \d+[>-]\d+)*$/),
  (text, data) => {
    try {
      return parseDigraphPlacement(text);
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      return data.refuse('a digraph with two different vertices below their number in each arc, and each arc once');
    }
  },
);

/** Values of digraphs, and how far the search for them has come. */
export const digraphValuesDocument: Document<'digraph-values', DigraphValues, StoreOptions> =
  /* @__PURE__ */ describe.also(
    digraphValuesParts,
    ({ n, family, next, values }, data, { store = standardStore }: StoreOptions = {}) => {
      if (next !== null && (next.vertices > n || next.left > next.vertices || 2 * next.left < next.vertices))
        data.field('next').refuse(`every place with vertices ≤ ${n} and vertices/2 ≤ left ≤ vertices`);
      const items = data.field('values').items('a list of values');
      for (const [i, { digraph: game }] of values.entries())
        if (game.n > n) items[i]!.field('digraph').refuse(`a digraph with at most ${n} vertices`);
      return DigraphValues.continued(
        n,
        { family, store },
        next ?? undefined,
        values.map((one) => {
          const record = { digraph: one.digraph, degrees: maskOf(one.degrees), outDegrees: maskOf(one.outDegrees) };
          return [digraphValue(one.digraph, { store }), record] as const;
        }),
      );
    },
  );

/**
 * The values of a JSON object, from which the search can continue: what `toJSON` of a `DigraphValues` gives. The values
 * are those of the digraphs that are listed, evaluated again.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function digraphValuesFromJson(value: unknown, given: StoreOptions = {}): DigraphValues {
  const { store = standardStore } = given;
  requireStore('digraphValuesFromJson', store);
  return digraphValuesDocument.read(DataReader.of(value, 'digraphValuesFromJson'), { store });
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}
