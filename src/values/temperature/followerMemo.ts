import { PLAYERS } from '../../player.js';
import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';

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
export function foldFollowers<T>(value: Value, rule: FollowerRule<T>, memo: Map<number, T>): T {
  const of = (option: Value): T => memo.get(option.id)!;
  const stack: (Value | undefined)[] = [value];
  // A value is put back below its options, marked by undefined on top of it.
  while (stack.length > 0) {
    const top = stack.pop();
    if (top === undefined) {
      const done = stack.pop()!;
      memo.set(done.id, rule.combine(done, of));
      continue;
    }
    if (memo.has(top.id)) continue;
    const known = rule.known(top);
    if (known !== undefined) {
      memo.set(top.id, known);
      continue;
    }
    stack.push(top, undefined);
    for (const player of PLAYERS)
      for (const option of top.options(player)) if (!memo.has(option.id)) stack.push(option);
  }
  return of(value);
}
