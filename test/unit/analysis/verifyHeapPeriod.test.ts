import { describe, expect, it } from 'vitest';
import { heapGameOfRuleset, type HeapPeriodClaim, heapSequence, verifyHeapPeriod } from 'spgames/analysis';
import { heapPeriodFromJson, heapPeriodToJson } from 'spgames/formats';

/** A claim with all its details. */
function claimOf(ruleset: string, options: object = {}, shown = 12): HeapPeriodClaim {
  const { of, period, largest, exceptions, terms } = heapSequence(heapGameOfRuleset(ruleset), options);
  if (period.status === 'not-found') throw new Error('no period');
  const listed = Array.from({ length: shown }, (_, heap) => terms[heap]!);
  return {
    ...period,
    ruleset,
    of,
    exceptions,
    heaps: largest,
    terms: listed.map((term) => (typeof term === 'number' ? term : String(term))),
  };
}

/** Why a claim with something changed is refused. */
function because(claim: HeapPeriodClaim, changed: object): unknown {
  const found = verifyHeapPeriod({ ...claim, ...changed });
  return found.verified ? found : found.because;
}

const kayles = claimOf('kayles');
const subtraction = claimOf('subtraction(1;2,3)', { of: 'outcomes' });
const oab = claimOf('oab(1,2)');
const observed = claimOf('oab(1,2)', { of: 'outcomes', largest: 60 });

describe('verifyHeapPeriod, of what is said beside the period', () => {
  it('takes what is so', () => {
    for (const claim of [kayles, subtraction, oab]) {
      expect(verifyHeapPeriod(claim)).toEqual({ verified: true, least: true });
      expect(heapPeriodFromJson(heapPeriodToJson(claim))).toEqual(claim);
    }
    expect(observed.status).toBe('observed');
    expect(verifyHeapPeriod(observed)).toEqual({ verified: true, least: 'undecided' });
    const { exceptions: _, heaps: __, terms: ___, ...bare } = kayles;
    expect(verifyHeapPeriod(bare)).toEqual({ verified: true, least: true });
  });

  it('looks at every term, also behind the heaps that the proof takes', () => {
    expect(because(kayles, { terms: [0, 1, 2, 3, 1, 4, 3, 3] })).toBe('the term of the heap 7 is 2, not 3');
    expect(because(kayles, { terms: ['0', 1] })).toBe('the term of the heap 0 is 0, not 0');
    const long = [
      ...(heapSequence(heapGameOfRuleset('kayles'), { largest: 400 }).terms as ArrayLike<number> as number[]),
    ];
    expect(because(kayles, { terms: long, heaps: 400 })).toEqual({ verified: true, least: true });
    expect(because(kayles, { terms: long.with(400, 9), heaps: 400 })).toMatch(
      /^the term of the heap 400 is \d, not 9$/,
    );
    expect(because(oab, { terms: ['0', '1', '{1|0}', '2'] })).toBe('the term of the heap 3 is {2|1}, not 2');
    expect(because(oab, { terms: ['0', '1', '1/2 + +-1/2'] })).toEqual({ verified: true, least: true });
    expect(because(oab, { terms: [0] })).toBe('the term of the heap 0 is 0, not 0');
    expect(because(oab, { terms: ['{'] })).toBe('the term of the heap 0 is 0, not {');
    const values = Array.from({ length: 61 }, (_, n) =>
      String(heapSequence(heapGameOfRuleset('oab(1,2)'), { largest: 60 }).terms[n]),
    );
    expect(because(oab, { terms: values, heaps: 60 })).toEqual({ verified: true, least: true });
    expect(because(oab, { terms: values.with(60, '0'), heaps: 60 })).toMatch(/^the term of the heap 60 is 15, not 0$/);
    const outcomes = [...'PLNRPNRRRRRRRRRRRRRRRRRRRR'];
    expect(because(subtraction, { terms: outcomes })).toEqual({ verified: true, least: true });
    expect(because(subtraction, { terms: outcomes.with(25, 'N') })).toBe('the term of the heap 25 is R, not N');
    expect(because(observed, { terms: observed.terms!.with(3, 'P') })).toMatch(
      /^the term of the heap 3 is [LNR], not P$/,
    );
  });

  it('takes terms behind what the proof takes where no largest heap is named, also with a saltus', () => {
    const nim = {
      ruleset: 'nim',
      of: 'grundy',
      status: 'proven',
      criterion: 'nim',
      preperiod: 0,
      period: 1,
      saltus: 1,
      comparedTo: 1,
    } as const;
    expect(because(nim, { terms: [0, 1, 2, 3, 4] })).toEqual({ verified: true, least: true });
    expect(because(nim, { terms: [0, 1, 2, 3, 3] })).toBe('the term of the heap 4 is 4, not 3');
    expect(verifyHeapPeriod({ ...nim, terms: [0, 2] })).toMatchObject({ witness: { term: 1 } });
    expect(verifyHeapPeriod({ ...kayles, exceptions: [3] })).toMatchObject({ witness: { term: 0 } });
    // Heaps are split: outcomes are those of the values.
    const outcomes = claimOf('kayles', { of: 'outcomes', largest: 40 }, 3);
    expect(outcomes.terms).toEqual(['P', 'N', 'N']);
    expect(because(outcomes, {})).toEqual({ verified: true, least: 'undecided' });
    expect(because(outcomes, { terms: ['P', 'N', 'N', 'P'] })).toBe('the term of the heap 3 is N, not P');
    const two = {
      ...outcomes,
      ruleset: 'octal(.77)',
      preperiod: 4,
      comparedTo: 5,
      exceptions: [0],
      heaps: 5,
      terms: undefined,
    };
    expect(because(two as never, {})).toEqual({ verified: true, least: 'undecided' });
  });

  it('refuses what is not a period, and what it does not evaluate', () => {
    expect(because(kayles, { period: 11 })).toMatch(/./);
    expect(verifyHeapPeriod({ ...kayles, period: 11 }).verified).toBe(false);
    expect(because(oab, { of: 'grundy' })).toMatch(/is partizan and has no Grundy values$/);
    expect(because(kayles, { comparedTo: 19_995 })).toBe('it speaks of heaps up to 20007; at most 20000 are evaluated');
    const message = (text: string): RegExp => new RegExp(`^verifyHeapPeriod: .*${text}`);
    expect(() => verifyHeapPeriod(kayles, { limit: 1 })).toThrow(message(''));
    expect(() => verifyHeapPeriod(5 as never)).toThrow(message('5'));
    for (const field of ['ruleset', 'of', 'preperiod', 'period', 'comparedTo'])
      expect(() => verifyHeapPeriod({ ...kayles, [field]: null })).toThrow(message(field));
  });

  it('looks at every exception', () => {
    expect(because(kayles, { exceptions: [] })).toBe('the heap 0 is not the exception 1 of the list');
    expect(because(kayles, { exceptions: kayles.exceptions!.slice(1) })).toBe(
      'the heap 0 is not the exception 1 of the list',
    );
    expect(because(kayles, { exceptions: kayles.exceptions!.slice(0, -1) })).toBe(
      'the heap 70 is not the exception 16 of the list',
    );
    expect(because(kayles, { exceptions: [...kayles.exceptions!, 71] })).toBe(
      'the heap 71 is listed as an exception, and is none',
    );
    expect(because(kayles, { exceptions: kayles.exceptions!.toReversed() })).toMatch(/is not the exception 1/);
    expect(because(oab, { exceptions: [0] })).toBe('the heap 0 is listed as an exception, and is none');
  });

  it('looks at the largest heap', () => {
    expect(because(kayles, { heaps: 166, terms: [] })).toBe(
      'the largest heap that was looked at is said to be 166; the period takes those up to 167',
    );
    expect(because(kayles, { heaps: 167 })).toEqual({ verified: true, least: true });
    expect(because(kayles, { heaps: 1e6 })).toEqual({ verified: true, least: true });
    expect(because(observed, { heaps: 61 })).toBe(
      'the largest heap that was looked at is said to be 61; the period takes those up to 60',
    );
    expect(because(observed, { heaps: 59 })).toMatch(/is said to be 59/);
    expect(because(observed, { heaps: undefined, terms: Array<string>(62).fill('P') })).toBe(
      '62 terms are listed of the heaps from 0 to 60',
    );
    expect(because(kayles, { heaps: 167, terms: Array<number>(169).fill(0) })).toBe(
      '169 terms are listed of the heaps from 0 to 167',
    );
  });

  it('refuses junk', () => {
    expect(because(kayles, { terms: 5 })).toBe('claim.terms is 5; expected a list');
    expect(because(kayles, { terms: [null] })).toBe('claim.terms[0] is null; expected a term');
    expect(because(kayles, { exceptions: [-1] })).toMatch(/claim.exceptions\[0\] is -1/);
    expect(because(kayles, { exceptions: {} })).toMatch(/claim.exceptions is \{\}; expected a list/);
    expect(because(kayles, { heaps: -1 })).toMatch(/claim.heaps is -1/);
    expect(because(kayles, { heaps: null })).toMatch(/claim.heaps is null/);
  });

  it('tells the least period from its multiples', () => {
    const { exceptions: _, heaps: __, terms: ___, ...bare } = kayles;
    expect(because(bare as HeapPeriodClaim, { period: 24, comparedTo: 168 })).toEqual({ verified: true, least: false });
    expect(because(bare as HeapPeriodClaim, { period: 36, comparedTo: 180 })).toEqual({ verified: true, least: false });
    expect(because(bare as HeapPeriodClaim, { preperiod: 80, comparedTo: 174 })).toEqual({
      verified: true,
      least: true,
    });
    const nim = { ruleset: 'nim', of: 'grundy', status: 'proven', criterion: 'nim', preperiod: 0 } as const;
    const of = (period: number): unknown => verifyHeapPeriod({ ...nim, period, saltus: period, comparedTo: period });
    expect([of(1), of(2), of(3)]).toEqual([true, false, false].map((least) => ({ verified: true, least })));
    // 0 1 0 1 …, and 0 0 1 1 …: periods with the divisors 1, 2 and 3.
    const grundy = (ruleset: string, longest: number, period: number): unknown => {
      const preperiod = 0;
      const comparedTo = Math.max(period, longest + 1);
      const found = verifyHeapPeriod({
        ruleset,
        of: 'grundy',
        status: 'proven',
        criterion: 'subtraction',
        preperiod,
        period,
        saltus: 0,
        comparedTo,
      });
      return found.verified ? found.least : found.because;
    };
    expect([2, 4, 6].map((period) => grundy('subtraction(1)', 1, period))).toEqual([true, false, false]);
    expect([4, 8, 12].map((period) => grundy('subtraction(2)', 2, period))).toEqual([true, false, false]);
    expect([3, 6].map((period) => grundy('subtraction(1,2)', 2, period))).toEqual([true, false]);
  });
});

describe('heapPeriodFromJson', () => {
  it('refuses a theorem for what is only seen', () => {
    const json = heapPeriodToJson(observed);
    expect(() => heapPeriodFromJson({ ...json, criterion: 'octal' })).toThrow(
      /criterion is "octal"; expected no theorem/,
    );
    expect(() => heapPeriodFromJson({ ...json, terms: [null] })).toThrow(/terms\[0\] is null/);
    expect(() => heapPeriodFromJson({ ...json, terms: [1.5] })).toThrow(/terms\[0\] is 1.5/);
    expect(() => heapPeriodFromJson({ ...json, exceptions: [0.5] })).toThrow(/exceptions\[0\]/);
    expect(() => heapPeriodFromJson({ ...json, heaps: 'x' })).toThrow(/heaps is "x"/);
  });
});
