import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { col, compile, domineering, nogo } from 'spgames/games';
import { grid, path } from 'spgames/boards';
import { parseValue, type Value, ValueStore } from 'spgames/values';
import { thrownBy } from '../../helpers/thrownBy.js';

const TEXTS = [
  '{4|^*3||-2}',
  'tiny(3/4)',
  '+-{5|1/2}',
  '{3||2|-1}',
  '^[4]',
  '1073741824^*5',
  '{1/1125899906842624|0}',
  'v3*2',
];

/** Work with values that takes more memory again and again: what comes of it, in words. */
function work(store: ValueStore): string {
  const values = TEXTS.map((text) => parseValue(text, store));
  const sums: Value[] = [store.zero];
  for (const value of values.slice(3)) for (const sum of [...sums]) sums.push(sum.plus(value));
  const total = values[0]!.plus(values[1]!).plus(values[2]!).negative();
  const orders = sums.map((value, i) => value.compare(sums[(7 * i) % sums.length]!));
  return (
    [...sums.slice(-20), total].map((value) => `${String(value)} ${String(value.leftStop)}`).join() + orders.join('')
  );
}

/**
 * Lets each allocation of some work fail, in turn, each time in a new store.
 * @param look after the work was cut off or not
 */
function failEach(run: (store: ValueStore) => unknown, look: (store: ValueStore, allocation: number) => void): void {
  for (let n = 1, left = 0; left === 0; n++) {
    const store = new ValueStore({ cacheBits: 8 });
    const { exports } = store.arithmetic.engine;
    exports.failAt(n);
    // Tables of what is remembered forget rather than fail.
    const notCutOff = 'not cut off';
    const error = thrownBy(() => {
      run(store);
      throw new Error(notCutOff);
    });
    left = exports.failAt(0);
    if ((error as Error).message !== notCutOff) expect(error).toMatchObject({ code: 'too-much-memory' });
    look(store, n);
  }
}

describe('an engine without memory', () => {
  it('answers rightly after any of its allocations failed in work with values', () => {
    const expected = work(new ValueStore());
    failEach(work, (store, n) => {
      expect(work(store), `allocation ${n}`).toBe(expected);
    });
  });

  it.each([
    ['a graph', compile(domineering, grid(4, 4)).legalComplex],
    ['a game with larger nonfaces', compile(nogo, grid(2, 3)).legalComplex],
    ['a wide graph', compile(col, path(36)).legalComplex],
  ])('answers rightly after any of its allocations failed in the evaluation of positions of %s', (_, board) => {
    const evaluators = new WeakMap<ValueStore, Evaluator>();
    const evaluate = (store: ValueStore): string => {
      const evaluator = evaluators.get(store) ?? new Evaluator({ store });
      evaluators.set(store, evaluator);
      return String(evaluator.value(board));
    };
    const expected = evaluate(new ValueStore());
    failEach(evaluate, (store, n) => {
      expect(evaluate(store), `allocation ${n}`).toBe(expected);
      expect(work(store), `allocation ${n}`).toBe(work(new ValueStore()));
    });
  });
});
