import { describe, expect, it } from 'vitest';
import { Dyadic, heat, type Value, ValueStore } from 'spgames/values';
import { LimitError } from '../../../src/errors.js';
import { inFull } from '../../helpers/sampling.js';

/** {n | {n − 1 | … {1 | 0}}}-like games, a hot one inside the other. */
function nested(store: ValueStore, depth: number): Value {
  let value = store.number(0);
  for (let i = 1; i <= depth; i++) value = store.fromOptions([store.number(2 * i)], [value]);
  return value;
}

describe('values that are nested very deep', () => {
  it('are made, but what goes down all the way says that it cannot', () => {
    const store = new ValueStore();
    const deep = nested(store, 20_000);
    const half = Dyadic.of(1n, 1);
    expect(() => deep.plus(store.number(half))).toThrow(LimitError);
    expect(() => deep.negative()).toThrow(LimitError);
    // This takes seconds until it is too deep.
    if (inFull) expect(() => heat(deep, half)).toThrow(LimitError);
    // The store can be used as before.
    const shallow = nested(store, 100);
    expect(shallow.minus(shallow).id).toBe(store.zero.id);
  });
});
