import { describe, expect, it } from 'vitest';
import { Dyadic, ValueStore } from 'spgames/values';
import {
  dawsonsKaylesHeaps,
  findGrundyPeriod,
  findOutcomePeriod,
  findPeriod,
  findValuePeriod,
  grundyCriterion,
  grundysGame,
  grundyTerms,
  HeapTable,
  kaylesHeaps,
  nimHeaps,
  oabHeaps,
  octalGame,
  type PeriodSearch,
  subtractionGame,
  valueCriterion,
  valueTerms,
  verifyPeriod,
} from 'spgames/evaluation';
import heaps from '../../oracle/heap-games.json' with { type: 'json' };

/** What was found as something that was only seen, in as many terms as given. */
function seen<S>(found: PeriodSearch<S>, comparedTo: number): PeriodSearch<S> {
  return { ...found, status: 'observed', comparedTo } as PeriodSearch<S>;
}

describe('findPeriod', () => {
  it('finds period and saltus', () => {
    const terms = [5, 4, 3, 2, 1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];
    const found = { preperiod: 5, period: 3, saltus: 1, comparedTo: 17 };
    expect(findPeriod(terms, grundyTerms)).toEqual({ status: 'observed', ...found });
    expect(verifyPeriod(terms, found, grundyTerms)).toMatchObject({ verified: true });
    expect(verifyPeriod(terms, { ...found, preperiod: 4 }, grundyTerms)).toMatchObject({ verified: false });
    expect(verifyPeriod(terms, { ...found, comparedTo: 18 }, grundyTerms)).toMatchObject({ verified: false });
  });

  it('sees no period where there is none', () => {
    expect(findPeriod([], grundyTerms)).toEqual({ status: 'not-found', terms: 0 });
    expect(findPeriod([0, 1, 4, 9, 16, 25, 36, 49], grundyTerms)).toEqual({ status: 'not-found', terms: 8 });
    expect(findPeriod([7, 3, 1, 0, 0, 0], grundyTerms)).toMatchObject({ status: 'observed', preperiod: 3, period: 1 });
    expect(findPeriod([7, 3, 1, 5, 0, 0, 0], grundyTerms)).toMatchObject({ status: 'not-found' });
  });
});

describe('findGrundyPeriod', () => {
  it.each([
    [kaylesHeaps, heaps.kaylesPeriod],
    [dawsonsKaylesHeaps, heaps.dawsonsKaylesPeriod],
  ])('proves the period of $name', (game, { period, exceptions }) => {
    const preperiod = exceptions.at(-1)! + 1;
    const needed = 2 * preperiod + 2 * period + 2;
    const table = new HeapTable(game);
    const found = findGrundyPeriod(table, needed - 1);
    expect(found).toEqual({
      ...{ status: 'proven', preperiod, period, saltus: 0, criterion: 'octal' },
      comparedTo: needed - period,
    });
    expect(findGrundyPeriod(table, needed - 2).status).not.toBe('proven');
    const terms = table.grundyValues(2000);
    const wrong = [...terms.keys()].filter((n) => n + period < 2000 && terms[n] !== terms[n + period]);
    expect(wrong).toEqual(exceptions);
  });

  it('proves the period of subtraction games from one window', () => {
    const table = new HeapTable(subtractionGame([2, 5, 7]));
    const found = findGrundyPeriod(table, 44);
    expect(found).toMatchObject({ status: 'proven', preperiod: 0, period: 22, criterion: 'subtraction' });
    const terms = table.grundyValues(500);
    expect(verifyPeriod(terms, found, grundyTerms, grundyCriterion(table.game))).toEqual({ verified: true });
    expect(verifyPeriod(terms, seen(found, 470), grundyTerms)).toEqual({ verified: true });
    expect(verifyPeriod(terms, found, grundyTerms)).toMatchObject({
      because: 'the period is said to be proven, and no criterion is given',
    });
    // A heap may be taken as a whole only with .1 and .2, so that the first terms are different.
    expect(findGrundyPeriod(new HeapTable(octalGame('.1')), 20)).toMatchObject({ preperiod: 2, period: 1 });
    expect(findGrundyPeriod(new HeapTable(octalGame('.02')), 20)).toMatchObject({
      status: 'proven',
      preperiod: 1,
      period: 4,
    });
  });

  it('knows that heaps of NIM are their own Grundy values', () => {
    expect(findGrundyPeriod(new HeapTable(nimHeaps), 30)).toEqual({
      ...{ status: 'proven', criterion: 'nim', preperiod: 0, period: 1, saltus: 1 },
      comparedTo: 1,
    });
  });

  it('only observes what no theorem proves', () => {
    expect(findGrundyPeriod(new HeapTable({ ...nimHeaps, takesAny: false }), 30)).toEqual({
      ...{ status: 'observed', preperiod: 0, period: 1, saltus: 1 },
      comparedTo: 30,
    });
    expect(findGrundyPeriod(new HeapTable(grundysGame), 300)).toEqual({ status: 'not-found', terms: 301 });
    expect(findGrundyPeriod(new HeapTable(octalGame([])), 10)).toMatchObject({
      status: 'proven',
      preperiod: 0,
      period: 1,
    });
  });
});

describe('findValuePeriod', () => {
  it.each([2, 3, 4, 5, 6])('proves that O1%i is arithmetic-periodic', (b) => {
    const table = new HeapTable(oabHeaps(1, b), { store: new ValueStore() });
    const found = findValuePeriod(table, 40);
    expect(found).toMatchObject({ status: 'proven', preperiod: 0, period: 2 * b, saltus: Dyadic.of(b - 1) });
    const terms = table.values(150);
    expect(verifyPeriod(terms, found, valueTerms, valueCriterion(table.game, terms))).toEqual({ verified: true });
    expect(verifyPeriod(terms, seen(found, 150 - 2 * b), valueTerms)).toEqual({ verified: true });
  });

  it('waits until the numbers have the sign of the saltus', () => {
    const table = new HeapTable(octalGame('.01', '.02'), { store: new ValueStore() });
    expect(table.values(7).map(String)).toEqual(['0', '0', '1', '-1', '0', '-2', '-1', '-3']);
    const found = findValuePeriod(table, 20);
    expect(found).toMatchObject({ status: 'proven', preperiod: 1, period: 2, saltus: Dyadic.of(-1), comparedTo: 5 });
  });

  it('proves nothing that later terms refute, for all small codes', () => {
    const store = new ValueStore({ cacheBits: 16 });
    const codes = [0, 1, 2, 3, 7].flatMap((d1) => [0, 1, 3, 7].map((d2) => [0, d1, d2]));
    let proven = 0;
    for (const left of codes)
      for (const right of codes) {
        const table = new HeapTable(octalGame(left, right), { store });
        const found = findValuePeriod(table, 24);
        if (found.status !== 'proven') continue;
        proven++;
        const terms = table.values(36);
        expect(verifyPeriod(terms, seen(found, terms.length - found.period), valueTerms)).toEqual({ verified: true });
      }
    expect(proven).toBeGreaterThan(200);
  });
});

describe('findOutcomePeriod', () => {
  it('proves the period of partizan subtraction games', () => {
    const table = new HeapTable(subtractionGame([1], [2, 3]), { store: new ValueStore() });
    const found = findOutcomePeriod(table, 30);
    expect(found).toMatchObject({ status: 'proven', preperiod: 6, period: 1, criterion: 'subtraction' });
    expect(new Set(table.outcomes(100).slice(6))).toEqual(new Set(['R']));
    expect(findOutcomePeriod(new HeapTable(oabHeaps(1, 2)), 60).status).toBe('observed');
  });
});
