import { describe, expect, it } from 'vitest';
import { Dyadic } from 'spgames/values';
import { dawsonsKaylesHeaps, grundysGame, kaylesHeaps, oabHeaps, octalGame, subtractionGame } from 'spgames/evaluation';
import { heapGameOf, heapGameOfRuleset, type HeapPeriodClaim, heapSequence, verifyHeapPeriod } from 'spgames/analysis';
import { heapPeriodFromJson, heapPeriodToJson } from 'spgames/formats';
import { parseMoveGame } from 'spgames/moves';
import heaps from '../../oracle/heap-games.json' with { type: 'json' };

const claimOf = (ruleset: string, options = {}): HeapPeriodClaim => {
  const { of, period } = heapSequence(heapGameOfRuleset(ruleset), options);
  if (period.status === 'not-found') throw new Error('no period');
  return { ...period, ruleset, of };
};

describe('heapSequence', () => {
  it('lists long heaps, with preperiod, period and exceptions', () => {
    const long = heapSequence(kaylesHeaps, { largest: 1_000_000 });
    expect(long.period).toMatchObject({ status: 'proven', preperiod: 71, period: 12, saltus: 0 });
    expect(long.terms[1_000_000]).toBe(1);
    expect(long.exceptions).toEqual(heaps.kaylesPeriod.exceptions);
    const dawson = heapSequence(dawsonsKaylesHeaps, { largest: 1_000_000 });
    expect(dawson.period).toMatchObject({ status: 'proven', preperiod: 53, period: 34 });
    expect(dawson.exceptions).toEqual(heaps.dawsonsKaylesPeriod.exceptions);
  });

  it('looks at more and more heaps until a period is proven', () => {
    expect(heapSequence(kaylesHeaps)).toMatchObject({ of: 'grundy', largest: 256 });
    expect(heapSequence(oabHeaps(1, 3)).period).toMatchObject({ status: 'proven', period: 6, saltus: Dyadic.of(2) });
    expect(heapSequence(grundysGame, { largest: 50 })).toMatchObject({
      period: { status: 'not-found' },
      exceptions: [],
    });
    expect(heapSequence(octalGame('.07'), { of: 'outcomes', largest: 60 }).terms[0]).toBe('P');
  });

  it('refuses what it cannot list', () => {
    expect(() => heapSequence(subtractionGame([1], [2]), { of: 'grundy' })).toThrow(/expected an impartial game/);
    expect(() => heapSequence(kaylesHeaps, { of: 'nimbers' as never })).toThrow(/grundy/);
    expect(() => heapSequence(kaylesHeaps, { largest: -1 })).toThrow(/from 0 to 2\^24/);
    expect(() => heapSequence(grundysGame, { largest: 1e6, timeoutMs: 5 })).toThrow(/not finished/);
    expect(() => heapGameOfRuleset('snort')).toThrow(/one game on heaps/);
    expect(() => heapGameOfRuleset('wythoff')).toThrow(/one game on heaps/);
    expect(() => heapGameOfRuleset('kaylez')).toThrow(/kayles/);
  });

  it('knows the game on heaps of positions, too', () => {
    expect(heapGameOf(parseMoveGame('grundy@heap:9')).name).toBe('grundys-game');
    expect(heapGameOf(parseMoveGame('octal(.6)@heap:9 + heap:4')).name).toBe('octal(.6)');
    expect(() => heapGameOf(parseMoveGame('wythoff@heaps:1,2'))).toThrow(/wythoff; expected one game on heaps/);
    expect(() => heapGameOf(parseMoveGame('octal(.6|.7)@heap:9').negative())).toThrow(/expected one game on heaps/);
  });
});

describe('verifyHeapPeriod', () => {
  it('evaluates the heaps anew', () => {
    const claims = [
      claimOf('kayles'),
      claimOf('oab(1,2)'),
      claimOf('subtraction(1,4;2,3)', { of: 'outcomes' }),
      claimOf('subtraction(2,3)', { of: 'outcomes' }),
      claimOf('hexadecimal(.33F)'),
      claimOf('nim', { largest: 30 }),
      claimOf('oab(1,2)', { of: 'outcomes', largest: 60 }),
    ];
    for (const claim of claims) {
      expect(verifyHeapPeriod(claim)).toMatchObject({ verified: true });
      expect(heapPeriodFromJson(heapPeriodToJson(claim))).toEqual(claim);
    }
  });

  it('does not believe what is not so', () => {
    const claim = claimOf('kayles');
    const because = (wrong: object): unknown => {
      const found = verifyHeapPeriod({ ...claim, ...wrong });
      return found.verified ? 'verified' : found.because;
    };
    expect(because({ preperiod: 70 })).toBe('the terms 70 and 82 do not match');
    expect(because({ ruleset: 'dawsons-kayles' })).toMatch(/do not match/);
    expect(because({ ruleset: 'oab(1,2)' })).toMatch(/is partizan/);
    expect(because({ ruleset: 'grundy', preperiod: 0, period: 1, comparedTo: 1 })).toMatch(/no criterion is given/);
    expect(because({ criterion: 'hexadecimal' })).toMatch(/not by octal/);
    expect(because({ comparedTo: 155 })).toMatch(/asks for terms up to 156/);
    expect(because({ comparedTo: 30_000 })).toMatch(/at most 20000 are evaluated/);
    expect(() => because({ ruleset: 'snort' })).toThrow(/one game on heaps/);
  });

  it('reads documents that are claims only', () => {
    const { saltus, ...document } = heapPeriodToJson(claimOf('kayles'));
    expect(() => heapPeriodFromJson({ ...document, saltus: 'x' })).toThrow(/an integer such as/);
    expect(() => heapPeriodFromJson({ ...document, saltus: '1/2' })).toThrow(/an integer such as/);
    expect(() => heapPeriodFromJson(document)).toThrow(/saltus/);
    expect(() => heapPeriodFromJson({ ...document, saltus, status: 'not-found' })).toThrow(/status/);
    expect(() => heapPeriodFromJson({ ...document, saltus, criterion: undefined })).toThrow(/name of a theorem/);
  });
});
