import { Dyadic, ordinalSumOfNumbers, type Value } from '../values/index.js';
import { foldOptions } from '../values/internal.js';

/** A form, by the values of its options. */
interface Base {
  readonly lefts: readonly Value[];
  readonly rights: readonly Value[];
}

/**
 * The value of the ordinal sum of a form and any game with the value of the branch.
 * @complexity a value for each follower of the branch, unless base and branch are numbers
 * @source Siegel 2011, Def. 2.2.1
 * @source Siegel 2011, Thm 2.2.10
 */
export function ordinalSumValue({ lefts, rights }: Base, branch: Value): Value {
  const { store } = branch;
  const [left] = lefts;
  const [right] = rights;
  // {k|} is k + 1 in canonical form for k ≥ 0 only, {|k} is k − 1 for k ≤ 0.
  if (branch.number !== undefined && left?.integer !== undefined && left.integer >= 0n && right === undefined)
    return store.number(ordinalSumOfNumbers(Dyadic.of(left.integer + 1n), branch.number));
  if (branch.number !== undefined && right?.integer !== undefined && right.integer <= 0n && left === undefined)
    return store.number(ordinalSumOfNumbers(Dyadic.of(right.integer - 1n), branch.number));
  const memo = new Map<Value, Value>();
  return foldOptions<Value, Value>(
    branch,
    {
      known: () => undefined,
      visitOptions: (value, visit) => [...value.options('L'), ...value.options('R')].forEach(visit),
      combine: (value) =>
        store.fromOptions(
          [...lefts, ...value.options('L').map((option) => memo.get(option)!)],
          [...rights, ...value.options('R').map((option) => memo.get(option)!)],
        ),
    },
    memo,
  )!;
}
