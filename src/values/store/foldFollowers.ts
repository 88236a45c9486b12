import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';
import { foldIds } from './foldIds.js';

/** A quantity of values that is found from those of the options. */
export interface FollowerRule<T> {
  /** The quantity where the options are not needed, at least for the integers; undefined where they are. */
  readonly known: (value: Value) => T | undefined;
  /** The quantity from that of the options. */
  readonly combine: (value: Value, of: (option: Value) => T) => T;
}

/**
 * Makes a rule a function that visits each follower once and remembers it as long as its store lives.
 * Values may be nested as deep as they like.
 */
export function overFollowers<T>(rule: FollowerRule<T>): (value: Value) => T {
  const memos = new WeakMap<ValueStore, Map<number, T>>();
  return (value) => {
    let memo = memos.get(value.store);
    if (memo === undefined) memos.set(value.store, (memo = new Map<number, T>()));
    return foldFollowers(value, rule, memo);
  };
}

/**
 * Applies a rule to a value and those of its followers that it needs, options first.
 * @param memo what is found already, by id
 */
export function foldFollowers<T>({ id, store }: Value, rule: FollowerRule<T>, memo: Map<number, T>): T {
  const of = (option: Value): T => memo.get(option.id)!;
  foldIds<T>(
    store.arithmetic.records,
    id,
    {
      known: (follower) => rule.known(store.value(follower)),
      combine: (_, __, follower) => rule.combine(store.value(follower), of),
    },
    memo,
  );
  return memo.get(id)!;
}
