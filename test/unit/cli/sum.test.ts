import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { compile, nodeKayles, snort } from 'spgames/games';
import {
  formOf,
  FormStore,
  formValue,
  ordinalSum,
  parseValue,
  standardStore,
  SUM_KINDS,
  sumOfForms,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { literalSum, valueDetails } from 'spgames/analysis';
import { path } from 'spgames/boards';
import { LimitError } from '../../../src/errors.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';
import { runs } from '../../helpers/sampling.js';

const small = fc.constantFrom(...valuesBornBy(2));

describe('literalSum', () => {
  it('of all kinds, on values', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const disjunctive = literalSum('disjunctive', [[a], [b]]);
        expect(disjunctive.value).toBe(a.plus(b));
        const store = new FormStore();
        for (const kind of SUM_KINDS)
          expect(literalSum(kind, [[a], [b]]).value).toBe(
            formValue(sumOfForms(kind, formOf(a, store), formOf(b, store))),
          );
        const ordinal = literalSum('ordinal', [[a], [b]]);
        expect(ordinal.value).toBe(formValue(ordinalSum(formOf(a, store), formOf(b, store))));
        // The order of the branches is that of the sums (Siegel 2011, Thm 2.2.2).
        const [greater, less] = [literalSum('ordinal', [[a], [b.plus(parseValue('1'))]]), ordinal];
        expect((less.value as Value).isAtMost(greater.value as Value)).toBe(true);
      }),
      { numRuns: runs(150) },
    );
  });

  it('of games, complexes and sums of them', () => {
    const [p2, p3] = [compile(nodeKayles, path(2)), compile(nodeKayles, path(3))];
    expect(literalSum('disjunctive', [[p2], [p3]])).toEqual({
      value: parseValue('*3'),
      outcome: 'N',
      formalBirthday: 3n,
      remoteness: 3,
      misereOutcome: 'N',
      misereRemoteness: 2,
    });
    const point = SimplicialComplex.fromFacets([[0]], 1);
    const nested = literalSum('ordinal', [[p2, point], [parseValue('*')]]);
    expect(nested).toMatchObject({ formalBirthday: 3n, remoteness: expect.any(Number) as number });
    expect(literalSum('ordinal', [[], [p2]])).toEqual(literalSum('disjunctive', [[p2], []]));
    expect(literalSum('disjunctive', [[compile(snort, path(2))], [p2]]).remoteness).toBe(null);
    const open = { reducedCanonicalForm: 'undecided', atomicWeight: 'undecided' };
    expect(valueDetails([p2, p3], 'undecided', { remoteness: true })).toEqual({ ...open, remoteness: 3 });
    expect(valueDetails([p2, p3], 'undecided', { remoteness: true, genus: true, timeoutMs: 0 })).toEqual({
      ...open,
      remoteness: 'undecided',
      genus: 'undecided',
    });
  });
});

describe('literalSum without the time for the value', () => {
  it('knows the outcome as soon as the form is made', async () => {
    const within = vi.spyOn(standardStore, 'within').mockImplementation(() => {
      throw new LimitError('too-long', 'within: no time.');
    });
    onTestFinished(() => within.mockRestore());
    const found = literalSum('selective', [[compile(snort, path(3))], [parseValue('*')]]);
    expect(found).toMatchObject({ value: 'undecided', outcome: 'N', misereOutcome: 'N', formalBirthday: 4n });
    const { exitCode, out } = await run(['sum', 'selective', 'snort@path:3', 'value:*', '--json']);
    expect([exitCode, JSON.parse(out)]).toMatchObject([3, { name: 'undecided', outcome: 'N', remoteness: null }]);
    const { out: text } = await run(['sum', 'conjunctive', 'nim@heaps:2', 'nim@heaps:3', '--misere']);
    expect(text).toMatch(/value +undecided\n[^]*\n {2}remoteness +1\n {2}misère remoteness +2\n/);
    expect(text).not.toContain('reduced');
  });
});

describe('sum', () => {
  it('prints the value of a sum', async () => {
    expect(await runJson(['sum', 'ordinal', 'value:*', 'value:1'])).toMatchObject({
      type: 'value',
      name: '^*',
      formalBirthday: 2,
      atomicWeight: '1',
      remoteness: null,
    });
    expect(await runJson(['sum', 'disjunctive', 'node-kayles@path:4', 'node-kayles@path:3'])).toMatchObject({
      name: '*2',
      remoteness: 3,
    });
    const { out } = await run(['sum', 'ordinal', 'value:*', 'value:1']);
    expect(out).toMatch(
      /^value:\*, value:1: ordinal sum\n {2}value +\^\*\n[^]*remoteness +none, the game is not impartial\n$/,
    );
    expect((await run(['value', 'node-kayles@path:5', '--remoteness'])).out).toMatch(/remoteness +3\n/);
  });

  it('knows nine kinds, by themselves and under misère play', async () => {
    const found: Record<string, unknown> = {};
    for (const kind of SUM_KINDS) {
      const args = ['sum', kind, 'node-kayles@path:3', 'value:*'];
      const { name, remoteness, outcome, misereOutcome } = await runJson([...args, '--misere']);
      found[kind] = `${String(name)} ${String(outcome)} ${String(remoteness)} ${String(misereOutcome)}`;
      expect((await run(args)).out).toContain(`value:*: ${kind} sum`);
    }
    expect(found).toEqual({
      disjunctive: '*3 N 3 N',
      conjunctive: '* N 1 P',
      selective: '*3 N 1 N',
      diminished: '*2 N 1 N',
      continued: '*2 N 1 N',
      shortened: '*2 N 1 N',
      ordinal: '*3 N 1 N',
      side: '*3 N 1 N',
      sequential: '*2 N 3 N',
    });
  });

  it('takes sources of all kinds, and so does value --remoteness', async () => {
    const remotenessOf: Record<string, unknown> = {};
    for (const source of [
      'toppling-dominoes@row:EEE',
      'digraph:LR 0-1',
      'wythoff@heaps:3,5',
      'octal(.77)@heap:9',
      'nim@heaps:2 + value:*',
      'value:^',
    ])
      remotenessOf[source] = ((await runJson(['value', source, '--remoteness'])) as { remoteness: unknown }).remoteness;
    expect(remotenessOf).toEqual({
      'toppling-dominoes@row:EEE': 1,
      'digraph:LR 0-1': 1,
      'wythoff@heaps:3,5': 4,
      'octal(.77)@heap:9': 7,
      'nim@heaps:2 + value:*': 3,
      'value:^': null,
    });
    const sum = await runJson(['sum', 'ordinal', 'toppling-dominoes@row:EE', 'digraph:LR 0-1']);
    expect(sum).toMatchObject({ name: '*3', remoteness: 1 });
  });

  it('takes three sources and more', async () => {
    const nameOf = async (kind: string, ...sources: readonly string[]): Promise<unknown> =>
      (await runJson(['sum', kind, ...sources]))['name'];
    expect(await nameOf('ordinal', 'value:*', 'value:1', 'value:*')).toBe('{0,^*|0,^*}');
    expect(await nameOf('continued', 'value:1', 'value:-1', 'value:1')).toBe('0');
    expect(await nameOf('disjunctive', 'value:1', 'value:*', 'value:1/2', 'nim@heaps:2')).toBe('3/2*3');
    expect((await run(['sum', 'side', 'value:1', 'value:*', 'value:2'])).out).toContain(
      'value:1, value:*, value:2: side sum',
    );
  });

  it('refuses other kinds, and what is not a source', async () => {
    for (const [args, message] of [
      [['ordinl', 'value:1', 'value:1'], 'Did you mean ordinal'],
      [['ordinal', 'value:1'], 'missing required argument'],
      [['ordinal', 'value:1', 'facets:'], 'void'],
    ] as const) {
      const { exitCode, err } = await run(['sum', ...args]);
      expect([exitCode, err]).toEqual([2, expect.stringContaining(message)]);
    }
    expect(SUM_KINDS).toHaveLength(9);
  });

  it('is undecided when the time is up', async () => {
    clockOfLooks(10);
    const args = ['sum', 'disjunctive', 'snort@grid:4x4', 'snort@grid:4x4', '--timeout', '0.1', '--json'];
    const { exitCode, out } = await run(args);
    expect(exitCode).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ name: 'undecided', remoteness: 'undecided' });
  });
});
