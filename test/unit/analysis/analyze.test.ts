import { describe, expect, expectTypeOf, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { Value } from 'spgames/values';
import { analyze, properties, type PropertyName } from 'spgames/analysis';
import { col, compile, SPGame } from 'spgames/games';
import { complete, cycle, path } from 'spgames/boards';
import { namedComplex, SimplicialComplex } from 'spgames/complex';
import { clockOfLooks } from '../../helpers/clock.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const names = Object.keys(properties) as PropertyName[];
const projectivePlane = namedComplex('real-projective-plane');

describe('analyze', () => {
  it('finds all properties in the order of the register, or some of them', () => {
    expect(Object.keys(analyze(SimplicialComplex.fromFacets([[0, 1], [2]], 3)))).toEqual(names);
    const found = analyze(projectivePlane, { only: ['regularity', 'pure', 'pure'] });
    expect(Object.keys(found)).toEqual(['pure', 'regularity']);
    expect(analyze(projectivePlane, { only: [] })).toEqual({});
  });

  it('has the types of the properties', () => {
    const found = analyze(compile(col, complete(3)), { only: ['fVector', 'value', 'shellable'] });
    expectTypeOf(found).not.toHaveProperty('pure');
    expectTypeOf(found.fVector.value).toEqualTypeOf<readonly bigint[] | 'undecided'>();
    expectTypeOf(found.value.value).toEqualTypeOf<Value | null | 'undecided'>();
    expect(found.value.value).toBeInstanceOf(Value);
    if (found.shellable.witness?.shellable !== true) throw new Error('COL on a triangle is shellable');
    expectTypeOf(found.shellable.witness.restrictionSets).toEqualTypeOf<readonly (readonly number[])[]>();
    expect(found.shellable.witness.order).toHaveLength(6);
  });

  it('gives facts with witnesses, by numbers of vertices and of facets', () => {
    const complex = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [2, 3, 4],
      ],
      6,
    );
    const found = analyze(complex, { only: ['pure', 'unmixed', 'flag', 'connected', 'forest', 'grafted'] });
    expect(found).toEqual({
      pure: { value: false, witness: { facets: [0, 1] } },
      unmixed: { value: true },
      flag: { value: true },
      connected: {
        value: false,
        witness: {
          components: [
            [0, 1],
            [2, 3, 4],
          ],
        },
      },
      forest: { value: true, witness: { forest: true, order: expect.any(Array) as unknown } },
      grafted: { value: true, witness: { grafted: true, leaves: [0, 1], base: [] } },
    });
    expect(analyze(complex, { only: ['pure', 'connected'], witnesses: false })).toEqual({
      pure: { value: false },
      connected: { value: false },
    });
  });

  it('takes the characteristic that is asked for', () => {
    const only = ['depth', 'projectiveDimension', 'regularity', 'cohenMacaulay'] as const;
    expect(analyze(projectivePlane, { only })).toMatchObject({
      depth: { value: 3 },
      projectiveDimension: { value: 3, witness: { i: 3, rank: 1 } },
      regularity: { value: 2 },
      cohenMacaulay: { value: { '0': true, '2': false, '3': true } },
    });
    expect(analyze(projectivePlane, { only, characteristic: 2 })).toMatchObject({
      depth: { value: 2, witness: { face: [], degree: 1, rank: 1 } },
      projectiveDimension: { value: 4, witness: { i: 4, multidegree: [0, 1, 2, 3, 4, 5], rank: 1 } },
      regularity: { value: 3 },
      cohenMacaulay: { value: { '0': true, '2': false, '3': true } },
    });
    expect(thrownBy(() => analyze(projectivePlane, { characteristic: 4 }))).toMatchObject({
      name: 'InputError',
      message: 'analyze: p is 4; expected a prime below 2^31.',
    });
  });

  it('analyzes games by their legal complexes, and ideals', () => {
    const game = compile(col, cycle(4));
    const all = analyze(game, { witnesses: false });
    expect(analyze(game.legalComplex, { witnesses: false })).toEqual(all);
    expect(analyze(game.illegalIdeal, { witnesses: false })).toEqual(all);
    const sum = SPGame.sum([game, compile(col, path(2))]);
    expect(analyze(sum, { only: ['facetCount', 'outcome'] })).toMatchObject({
      facetCount: { value: 2n * (all.facetCount.value as bigint) },
      outcome: { value: 'P' },
    });
  });

  it('of the void complex', () => {
    const found = analyze(SimplicialComplex.void(2));
    const of = (...some: PropertyName[]): unknown[] => some.map((name) => found[name].value);
    expect(of('dimension', 'depth', 'projectiveDimension', 'regularity')).toEqual([
      -Infinity,
      Infinity,
      -Infinity,
      -Infinity,
    ]);
    expect(of('value', 'outcome', 'temperature', 'betti')).toEqual([null, null, null, []]);
    expect(of('facetCount', 'nonfaceCount', 'fVector')).toEqual([0n, 1, []]);
  });

  it('shares the time: what is not decided reads undecided, and leaves some for what follows', () => {
    clockOfLooks(5);
    const open = { value: 'undecided' };
    const large = compile(col, path(40));
    expect(analyze(large, { only: ['pure', 'fVector'], timeoutMs: 0 })).toEqual({ pure: open, fVector: open });
    const shared = analyze(large, { only: ['facetCount', 'unmixed', 'nonfaceCount'], timeoutMs: 2000 });
    expect(shared).toMatchObject({ unmixed: open, nonfaceCount: { value: 118 } });
    const each = analyze(large, { only: ['unmixed', 'nonfaceCount'], eachMs: 300, witnesses: false });
    expect(each).toEqual({ unmixed: open, nonfaceCount: { value: 118 } });
  });

  it('evaluates the game once, with an evaluator that may be kept', () => {
    const evaluator = new Evaluator();
    const only = ['value', 'outcome', 'temperature'] as const;
    const found = analyze(compile(col, path(7)), { only, evaluator });
    const { positions } = evaluator.statistics;
    expect(positions).toBeGreaterThan(0);
    expect(analyze(compile(col, path(7)), { only, evaluator })).toEqual(found);
    expect(evaluator.statistics.positions).toBe(positions);
  });

  it('refuses names that it does not know', () => {
    const only = ['fvector'] as unknown as readonly PropertyName[];
    expect(thrownBy(() => analyze(projectivePlane, { only }))).toMatchObject({
      code: 'unknown-property',
      hint: 'Did you mean fVector or hVector?',
      details: { found: 'fvector', nearest: ['fVector', 'hVector'] },
    });
  });
});
