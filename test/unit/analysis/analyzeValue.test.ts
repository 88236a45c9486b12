import { describe, expect, it } from 'vitest';
import { Dyadic, parseValue, type Value } from 'spgames/values';
import { SimplicialComplex } from 'spgames/complex';
import { analyzeValue } from 'spgames/analysis';
import { compile, domineering, movesFromJson, snort, SPGame } from 'spgames/games';
import { grid, path } from 'spgames/boards';
import { clockOfLooks } from '../../helpers/clock.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { inFull } from '../../helpers/sampling.js';

const large = compile(snort, grid(7, 7));

describe('analyzeValue', () => {
  it('finds the value of a game, of a value, of a sum', () => {
    const game = compile(domineering, grid(2, 2));
    expect(analyzeValue(game)).toEqual({ value: parseValue('{1|-1}'), formalBirthday: 2n });
    expect(analyzeValue([game, parseValue('{2|-2}'), game])).toEqual({
      value: parseValue('{2|-2}'),
      formalBirthday: 7n,
    });
    expect(analyzeValue([])).toEqual({ value: parseValue('0'), formalBirthday: 0n });
  });

  it('lists moves by the labels of the sum, and options of values without', () => {
    const sum = SPGame.sum([compile(snort, path(1)), compile(snort, path(1))]);
    const { moves } = analyzeValue([sum, parseValue('1')], { moves: true });
    if (moves === undefined || moves === 'undecided') throw new Error('moves are asked for');
    expect(moves.L.map(({ vertex, value, isBest }) => [vertex, String(value), isBest])).toEqual([
      ['x1', '1*', true],
      ['x2', '1*', true],
      [null, '0', false],
    ]);
    expect(moves.R.map(({ vertex, incentive }) => [vertex, String(incentive)])).toEqual([
      ['y1', '*'],
      ['y2', '*'],
    ]);
  });

  it.skipIf(!inFull)('proves what it can of a sum that is cut off', () => {
    clockOfLooks(1);
    const found = analyzeValue(large, { timeoutMs: 1500 });
    expect(found).toMatchObject({ value: 'undecided', formalBirthday: 49n, mean: Dyadic.zero });
    const { bounds } = found as { bounds: { lower: Value; upper: Value } };
    expect(bounds.lower.isAtMost(bounds.upper)).toBe(true);
    const decided = analyzeValue([large, parseValue('1000')], { timeoutMs: 1500, moves: true, misere: false });
    expect(decided).toMatchObject({ value: 'undecided', outcome: 'L', moves: 'undecided' });
    expect(decided).not.toHaveProperty('mean');
    expect(decided).not.toHaveProperty('misereOutcome');
  });

  it('leaves all open where there is no time', () => {
    expect(analyzeValue([large, parseValue('1')], { timeoutMs: 0, moves: true })).toEqual({
      value: 'undecided',
      formalBirthday: 'undecided',
      moves: 'undecided',
    });
    expect(analyzeValue(large, { timeoutMs: 0, misere: true })).toMatchObject({ misereOutcome: 'undecided' });
  });

  it('does not list the options of an enormous nimber', () => {
    const { value, moves } = analyzeValue(parseValue('*100000'), { moves: true });
    expect([String(value), moves]).toEqual(['*100000', 'undecided']);
  });

  it('refuses what is not a game, and the misère outcome where rules are missing', () => {
    expect(thrownBy(() => analyzeValue(SimplicialComplex.void(1)))).toMatchObject({ code: 'not-a-game' });
    for (const sum of [parseValue('1'), [large, parseValue('1')]])
      expect(thrownBy(() => analyzeValue(sum, { misere: true }))).toMatchObject({ code: 'not-with-rules' });
    const listed = movesFromJson({
      type: 'moves',
      start: 'a',
      positions: [
        { id: 'a', left: ['b'], right: [] },
        { id: 'b', left: [], right: [] },
      ],
    });
    expect(analyzeValue(listed, { misere: true, moves: true })).toMatchObject({
      value: parseValue('1'),
      formalBirthday: 1n,
      misereOutcome: 'R',
      moves: { L: [{ vertex: 'b' }], R: [] },
    });
  });
});
