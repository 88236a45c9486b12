import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { compile, dawsonsKayles, kayles, nim, nodeKayles, oab, octal, snort, SPGame, subtraction } from 'spgames/games';
import {
  confusionInterval,
  cool,
  Dyadic,
  heat,
  incentives,
  parseValue,
  printGenus,
  reducedCanonicalForm,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { genusOf, heapGameOf, heapPeriod, valueDetails } from 'spgames/analysis';
import { describeValueDetails } from 'spgames/formats';
import { grundysGame, hexadecimalGame, octalGame, subtractionGame } from 'spgames/evaluation';
import { heap, path } from 'spgames/boards';
import { clockOfLooks } from '../../helpers/clock.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { inFull } from '../../helpers/sampling.js';

describe('valueDetails of a value', () => {
  it('gives known values', () => {
    const text = (value: Value | 'undecided' | null): string | null => (value === null ? null : value.toString());
    const known: [string, string, string | null][] = [
      ['0', '0', '0'],
      ['^', '0', '1'],
      ['^^*', '0', '2'],
      ['v3*2', '0', '-3'],
      ['*5', '0', '0'],
      ['tiny(2)', '0', '0'],
      ['{2|-1}', '{2|-1}', null],
      ['1^', '1', null],
      ['{2^|-1*}', '{2|-1}', null],
      ['1/2', '1/2', null],
    ];
    for (const [name, reduced, weight] of known) {
      const found = valueDetails([], parseValue(name));
      expect([name, text(found.reducedCanonicalForm), text(found.atomicWeight)]).toEqual([name, reduced, weight]);
    }
  });

  it('gives what is asked for, as the library says', () => {
    const [t, u] = [Dyadic.of(1, 1), Dyadic.of(3)];
    for (const value of valuesBornBy(2)) {
      const found = valueDetails([], value, { cool: t, heat: u, confusionInterval: true, incentives: true });
      expect(found).toMatchObject({
        cooled: cool(value, t),
        heated: heat(value, u),
        confusionInterval: confusionInterval(value),
        incentives: { L: incentives(value, 'L'), R: incentives(value, 'R') },
        reducedCanonicalForm: reducedCanonicalForm(value),
      });
    }
    expect(Object.keys(valueDetails([], parseValue('1')))).toEqual(['reducedCanonicalForm', 'atomicWeight']);
    expect(thrownBy(() => valueDetails([], parseValue('1'), { cool: Dyadic.of(-2) }))).toMatchObject({
      code: 'too-cold',
    });
    expect(valueDetails([], parseValue('{2|-2}'), { heat: Dyadic.of(-2) }).heated).toBe(parseValue('*'));
  });

  it('leaves open what there is no time for', () => {
    expect(valueDetails([], parseValue('{3|-1}'), { timeoutMs: 0, incentives: true })).toEqual({
      reducedCanonicalForm: 'undecided',
      atomicWeight: 'undecided',
      incentives: 'undecided',
    });
  });
});

describe('valueDetails', () => {
  it('Grundy values and genera of KAYLES, by Winning Ways', () => {
    const genera = ['0^120', '1^031', '2^20', '3^31', '1^031', '4^146', '3^31', '2^20', '1^13', '4^046'];
    genera.forEach((genus, n) => {
      const game = compile(kayles, path(n));
      expect([n, printGenus(genusOf([game]))]).toEqual([n, genus]);
    });
    const five = compile(kayles, path(5));
    expect(valueDetails([five], parseValue('*4'), { grundy: true })).toMatchObject({ grundy: 4 });
    expect(valueDetails([five], 'undecided', { genus: true })).toEqual({
      reducedCanonicalForm: 'undecided',
      atomicWeight: 'undecided',
      genus: { grundy: 4, misere: [1, 4, 6] },
    });
    expect(valueDetails([parseValue('^')], parseValue('^'), { grundy: true }).grundy).toBe(null);
  });

  it('genera of sums, complexes and values', () => {
    const three = compile(nodeKayles, path(5));
    expect(genusOf([three, three])).toEqual(genusOf([SPGame.sum([three, three])]));
    expect(printGenus(genusOf([SimplicialComplex.fromFacets([[0], [1]], 2)]))).toBe('1^031');
    expect(printGenus(genusOf([parseValue('*2')]))).toBe('2^20');
    const points = SimplicialComplex.fromFacets([[0]], 1);
    expect(genusOf([three, points])).toEqual(genusOf([SPGame.sum([three, compile(nodeKayles, path(1))])]));
    expect(thrownBy(() => genusOf([compile(snort, path(2))]))).toMatchObject({ code: 'not-impartial' });
    expect(thrownBy(() => genusOf([three, parseValue('*')]))).toMatchObject({ code: 'not-with-rules' });
  });

  it('everything is open where the value is, and errors are not', () => {
    const options = { cool: Dyadic.one, heat: Dyadic.one, confusionInterval: true, incentives: true, grundy: true };
    const found = valueDetails([compile(snort, path(2))], 'undecided', options);
    expect(new Set(Object.values(found))).toEqual(new Set(['undecided']));
    expect(Object.keys(found)).toHaveLength(7);
    for (const sum of [[parseValue('1')], [compile(snort, path(2))], []])
      expect(thrownBy(() => valueDetails(sum, 'undecided', { period: true }))).toMatchObject({
        code: 'not-a-heap-game',
      });
  });
});

describe('heapPeriod', () => {
  it('the proven periods of the literature', () => {
    expect(heapPeriod(octalGame('.77'))).toMatchObject({ status: 'proven', preperiod: 71, period: 12, saltus: 0 });
    expect(heapPeriod(octalGame('.07'))).toMatchObject({ status: 'proven', preperiod: 53, period: 34, saltus: 0 });
    expect(heapPeriod(subtractionGame([1, 2, 3]))).toMatchObject({ status: 'proven', preperiod: 0, period: 4 });
    expect(heapPeriod(subtractionGame([1], [2]))).toMatchObject({ status: 'proven', saltus: Dyadic.zero });
  });

  it('that of NIM', () => {
    expect(heapPeriod(compile(nim, heap(3)).summands[0]!.ruleset!.heaps!)).toMatchObject({
      status: 'proven',
      saltus: 1,
    });
  });

  it.skipIf(!inFull)('what is seen without a theorem is not called proven', () => {
    expect(heapPeriod(hexadecimalGame('.8'))).toMatchObject({ status: 'observed', period: 3, saltus: 1 });
    clockOfLooks(20);
    expect(heapPeriod(grundysGame, { timeoutMs: 10_000 }).status).toBe('not-found');
  });

  it('is that of the ruleset, on any of its boards', () => {
    for (const ruleset of [kayles, dawsonsKayles, octal('.77'), octal('.137'), oab(1, 2), octal('.7', '.07')])
      expect(heapGameOf(compile(ruleset, path(4)))).toBe(ruleset.heaps);
    const game = compile(subtraction([1, 2]), heap(4));
    expect(heapGameOf(SPGame.sum([game, game])).name).toBe('subtraction(1,2)');
    const mixed = SPGame.sum([compile(kayles, path(2)), compile(dawsonsKayles, path(2))]);
    expect(thrownBy(() => heapGameOf(mixed))).toMatchObject({ code: 'not-a-heap-game' });
  });

  it('the heaps of a ruleset have the values of its rows', () => {
    for (const ruleset of [kayles, dawsonsKayles, octal('.137')])
      for (let n = 0; n <= 7; n++) {
        const game = compile(ruleset, path(n));
        const { genus } = valueDetails([game], 'undecided', { genus: true });
        const options = [...ruleset.heaps!.moves(n, 'L')];
        expect(options.length === 0).toBe(game.legalComplex.dimension < 0);
        expect(genus).toMatchObject({ grundy: grundyOf(ruleset.heaps!, n) });
      }
  });
});

/** By the definition. */
function grundyOf(game: NonNullable<typeof kayles.heaps>, n: number): number {
  const options = new Set(
    [...game.moves(n, 'L')].map((rest) => rest.reduce((sum, part) => sum ^ grundyOf(game, part), 0)),
  );
  for (let m = 0; ; m++) if (!options.has(m)) return m;
}

describe('describeValueDetails', () => {
  it('has the rows of the command', () => {
    const value = parseValue('^^*');
    const details = valueDetails([], value, { grundy: true });
    expect(describeValueDetails(value, details)).toEqual([
      ['atomic weight', '2'],
      ['Grundy value', 'none, the value is not a nimber'],
    ]);
    expect(describeValueDetails(value, { ...details, atomicWeight: 'undecided' })[0]).toEqual([
      'atomic weight',
      'undecided',
    ]);
  });
});
