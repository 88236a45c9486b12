import type { Value } from './Value.js';
import { foldIds } from './store/foldIds.js';
import { overFollowers } from './store/foldFollowers.js';
import type { ClosedForm } from './Value.js';
import type { ValueStore } from './ValueStore.js';

/** Birthdays up to this are found on machine integers. */
const SMALL = 2 ** 50;

const small = new WeakMap<ValueStore, Map<number, number>>();

/**
 * The birthday of a value: the height of its canonical form, which is the least among all games of this value. Numbers
 * count from 0 by their distance in steps, however large they are.
 * @complexity the number of followers, each visited once and remembered as long as its store lives
 * @source Siegel 2011, Def. 1.2.36
 * @source Huntemann 2018, Def. 4.15
 */
export function birthday(value: Value): bigint {
  const { id, store } = value;
  const { records } = store.arithmetic;
  let memo = small.get(store);
  if (memo === undefined) small.set(store, (memo = new Map<number, number>()));
  const found = foldIds<number>(
    records,
    id,
    {
      known: (follower) => {
        const form = store.closedFormOf(follower);
        if (form === undefined) return undefined;
        const days = birthdayOfClosedForm(form);
        return days <= SMALL ? Number(days) : Infinity;
      },
      combine: (at, known) => {
        const { pool } = records;
        const end = at + 2 + pool[at]! + pool[at + 1]!;
        let latest = -1;
        for (let i = at + 2; i < end; i++) latest = Math.max(latest, known.get(pool[i]!)!);
        return latest + 1;
      },
    },
    memo,
  )!;
  return found < Infinity ? BigInt(found) : largeBirthday(value);
}

const largeBirthday: (value: Value) => bigint = overFollowers<bigint>({
  known: ({ closedForm }) => (closedForm === undefined ? undefined : birthdayOfClosedForm(closedForm)),
  combine: (value, of) =>
    [...value.options('L'), ...value.options('R')].map(of).reduce((a, b) => (a > b ? a : b), -1n) + 1n,
});

function birthdayOfClosedForm({ number, ups, nimber }: ClosedForm): bigint {
  const size = number.numerator < 0n ? number.negative() : number;
  const days = size.isInteger ? size.numerator : size.floor() + 1n + BigInt(size.exponent);
  if (ups === 0) return days + BigInt(nimber);
  // n·↑ + *m is {0 | (n−1)·↑ + *(m xor 1)}, but ↑ + * is {0, * | 0}.
  const steps = Math.abs(ups) - 1;
  const last = nimber ^ (steps & 1);
  return days + BigInt(steps) + (last === 1 ? 2n : 1n + BigInt(last ^ 1));
}
