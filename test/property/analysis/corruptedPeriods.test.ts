import { describe, expect, it } from 'vitest';
import { HeapTable } from 'spgames/evaluation';
import { heapGameOfRuleset, type HeapPeriodClaim, heapSequence, verifyHeapPeriod } from 'spgames/analysis';
import { heapPeriodFromJson, heapPeriodToJson } from 'spgames/formats';
import { type Outcome, parseValue, type Value } from 'spgames/values';
import { LibraryError } from '../../../src/errors.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { mutateDocument } from '../../helpers/mutateDocument.js';
import { runs } from '../../helpers/sampling.js';

const ASKED: readonly (readonly [ruleset: string, options: object])[] = [
  ['kayles', {}],
  ['subtraction(1,2,3)', {}],
  ['subtraction(1;2,3)', { of: 'outcomes' }],
  ['oab(1,2)', {}],
  ['oab(1,2)', { of: 'outcomes', largest: 60 }],
  ['nim', { largest: 30 }],
];

const KEYS = [
  'ruleset',
  'of',
  'status',
  'preperiod',
  'period',
  'saltus',
  'criterion',
  'comparedTo',
  'exceptions',
  'heaps',
  'terms',
];

function documentOf(ruleset: string, options: object): Record<string, unknown> {
  const { of, period, largest, exceptions, terms } = heapSequence(heapGameOfRuleset(ruleset), options);
  if (period.status === 'not-found') throw new Error('no period');
  const listed = Array.from({ length: 20 }, (_, heap) => terms[heap]!);
  const claim = {
    ...period,
    ruleset,
    of,
    exceptions,
    heaps: largest,
    terms: listed.map((term) => (typeof term === 'number' ? term : String(term))),
  };
  return JSON.parse(JSON.stringify(heapPeriodToJson(claim))) as Record<string, unknown>;
}

/** The terms of a game as the table gives them, in the form that the document has them in. */
function termsOf(ruleset: string, of: string, count: number): readonly unknown[] {
  const table = new HeapTable(heapGameOfRuleset(ruleset));
  if (of === 'grundy') return Array.from(table.grundyValues(count));
  return of === 'values' ? table.values(count) : table.outcomes(count);
}

const EXPECTED: Readonly<Record<string, string>> = {
  kayles: 'octal',
  'octal(.77)': 'octal',
  nim: 'nim',
  'oab(1,2)': 'octal',
};

/** Is all that a document says true of the first terms, by the words of the format? */
function isTrue(json: Readonly<Record<string, unknown>>): boolean {
  const { ruleset, of, status, preperiod, period, saltus, criterion, comparedTo, exceptions, heaps, terms } =
    json as unknown as HeapPeriodClaim & { readonly criterion?: string };
  const last = comparedTo + period - 1;
  const known = termsOf(ruleset, of, Math.max(2 * last, (terms ?? []).length) + 60);
  const isShifted = (n: number): boolean => {
    const [earlier, later] = [known[n], known[n + period]];
    if (of === 'grundy') return (later as number) - (earlier as number) === Number(saltus);
    if (of === 'outcomes') return Number(saltus) === 0 && (earlier as Outcome) === later;
    return (earlier as Value).plus(parseValue(String(saltus))) === later;
  };
  const end = status === 'proven' ? known.length - period : comparedTo;
  for (let n = preperiod; n < end; n++) if (!isShifted(n)) return false;
  if (status === 'proven' ? criterion !== (EXPECTED[ruleset] ?? 'subtraction') : criterion !== undefined) return false;
  if (heaps !== undefined && (status === 'proven' ? heaps < last : heaps !== last)) return false;
  if (terms !== undefined && terms.length > (heaps ?? Infinity) + 1) return false;
  const wrong = Array.from({ length: preperiod }, (_, n) => n).filter((n) => !isShifted(n));
  if (exceptions !== undefined && exceptions.join() !== wrong.join()) return false;
  return (terms ?? []).every((term, n) =>
    of === 'values' ? parseValue(String(term)) === known[n] : term === known[n],
  );
}

describe('documents of periods with one or two random changes', () => {
  it.each(ASKED)('of %s, %j', (ruleset, options) => {
    const right = documentOf(ruleset, options);
    expect(isTrue(right)).toBe(true);
    expect(verifyHeapPeriod(heapPeriodFromJson(right)).verified).toBe(true);
    const random = randomIntegers(ruleset.length + JSON.stringify(options).length);
    let refused = 0;
    for (let i = 0; i < runs(1200, 300); i++) {
      let changed: unknown = structuredClone(right);
      for (let times = 1 + random(2); times > 0; times--) changed = mutateDocument(changed, random, KEYS);
      try {
        if (verifyHeapPeriod(heapPeriodFromJson(changed)).verified)
          expect([changed, isTrue(changed as Record<string, unknown>)]).toEqual([changed, true]);
        else refused++;
      } catch (error) {
        if (!(error instanceof LibraryError)) throw error;
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(10);
  });
});
