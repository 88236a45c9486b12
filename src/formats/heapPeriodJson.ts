import { aNumber, anObject, either, text } from '../arguments.js';
import type { HeapPeriodClaim } from '../analysis/index.js';
import { LibraryError } from '../errors.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { Dyadic } from '../values/index.js';
import { VERSION } from '../json.js';

/** The period of the heaps of a ruleset as a JSON object: with the ruleset it can be verified. */
export interface HeapPeriodJson {
  readonly type: 'heap-period';
  readonly spgames: string;
  /** In the notation of sources. */
  readonly ruleset: string;
  readonly of: HeapPeriodClaim['of'];
  readonly status: 'proven' | 'observed';
  readonly preperiod: number;
  readonly period: number;
  /** A number in lowest terms; 0 where the terms repeat. */
  readonly saltus: string;
  /** The theorem that proves it. */
  readonly criterion?: string;
  /** The terms of the heaps n with preperiod ≤ n < this are those of n + period, less the saltus. */
  readonly comparedTo: number;
  /** The heaps before the preperiod whose terms are not those of the period. */
  readonly exceptions?: readonly number[];
  /** The largest heap that was looked at. */
  readonly heaps?: number;
  /** The first terms, from the empty heap on. */
  readonly terms?: readonly (number | string)[];
}

/**
 * The JSON object of the period of a ruleset.
 * @example heapPeriodToJson({ ruleset: 'kayles', of: 'grundy', status: 'observed', preperiod: 71, period: 12, saltus: 0, comparedTo: 156 }).type // 'heap-period'
 */
export function heapPeriodToJson(claim: HeapPeriodClaim): HeapPeriodJson {
  describe.requireShape(
    'heapPeriodToJson',
    describe.fields({ ruleset: text, of: text, saltus: either(aNumber, anObject) }),
    claim,
    'claim',
  );
  const { ruleset, of, status, preperiod, period, saltus, comparedTo, exceptions, heaps, terms } = claim;
  return {
    type: 'heap-period',
    spgames: VERSION,
    ruleset,
    of,
    status,
    preperiod,
    period,
    saltus: saltus.toString(),
    ...(claim.status === 'proven' && { criterion: claim.criterion }),
    comparedTo,
    ...(exceptions !== undefined && { exceptions }),
    ...(heaps !== undefined && { heaps }),
    ...(terms !== undefined && { terms }),
  };
}

const term: describe.Shape<number | string> = /* @__PURE__ */ describe.eitherBy(
  (value) => typeof value === 'number',
  /* @__PURE__ */ describe.integer(0),
  /* @__PURE__ */ describe.textLike('a Grundy value, the name of a value or the letter of an outcome'),
);

/** The period of the heaps of a ruleset. */
export const heapPeriodDocument: Document<'heap-period', HeapPeriodClaim> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'heap-period',
    'The period of the Grundy values, values or outcomes of the heaps of a game: those of n + period are those of n with the saltus added, for all n from the preperiod on. It is proven by the heaps below comparedTo + period, which spgames verify evaluates again, with the exceptions and the terms.',
    () => ({
      ruleset: describe.textLike('the name of a ruleset on heaps, perhaps with arguments'),
      of: describe.oneOf('grundy', 'values', 'outcomes'),
      status: describe.oneOf('proven', 'observed'),
      preperiod: describe.integer(0),
      period: describe.integer(1),
      saltus: describe.textLike('a number in lowest terms, such as "0" or "3/4"'),
      criterion: describe.optional(describe.textLike('the name of a theorem')),
      comparedTo: describe.integer(0),
      exceptions: describe.optional(
        describe.described(
          'The heaps before the preperiod whose terms are not those of the period.',
          describe.listOf(describe.integer(0), 'a list of heaps'),
        ),
      ),
      heaps: describe.optional(
        describe.described(
          'The largest heap that was looked at: comparedTo + period − 1, or of a proven period perhaps a larger one.',
          describe.integer(0),
        ),
      ),
      terms: describe.optional(
        describe.described(
          'The first terms, from the empty heap on: numbers, names of values, or letters of outcomes.',
          describe.listOf(term, 'a list of terms'),
        ),
      ),
    }),
  ),
  (
    { ruleset, of, status, preperiod, period, saltus, criterion, comparedTo, exceptions, heaps, terms },
    data,
  ): HeapPeriodClaim => {
    if (status === 'proven' && criterion === undefined) data.field('criterion').refuse('the name of a theorem');
    if (status === 'observed' && criterion !== undefined)
      data.field('criterion').refuse('no theorem of a period that is only observed');
    const number = dyadicOf(saltus);
    if (number === undefined || (of !== 'values' && !number.isInteger))
      return data.field('saltus').refuse(`another saltus, ${of === 'values' ? 'a number' : 'an integer'} such as "0"`);
    const common = {
      ruleset,
      of,
      status,
      preperiod,
      period,
      comparedTo,
      ...(status === 'proven' && { criterion }),
      ...(exceptions !== undefined && { exceptions }),
      ...(heaps !== undefined && { heaps }),
      ...(terms !== undefined && { terms }),
    };
    return { ...common, saltus: of === 'values' ? number : Number(number.toString()) } as HeapPeriodClaim;
  },
  {
    if: { properties: { status: { const: 'proven' } } },
    then: { required: ['criterion'] },
    else: { properties: { criterion: false } },
  },
);

/** Longer ones are mistakes. */
const LONGEST_NUMBER = 100;

function dyadicOf(text: string): Dyadic | undefined {
  if (text.length > LONGEST_NUMBER) return undefined;
  try {
    return Dyadic.parse(text);
  } catch (error) {
    if (error instanceof LibraryError) return undefined;
    throw error;
  }
}

/**
 * The period of a JSON object; it is not verified.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function heapPeriodFromJson(value: unknown): HeapPeriodClaim {
  return heapPeriodDocument.read(DataReader.of(value, 'heapPeriodFromJson'));
}
