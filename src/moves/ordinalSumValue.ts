import { Dyadic, type Value } from '../values/index.js';
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
  if (branch.number !== undefined && left?.integer !== undefined && right === undefined)
    return store.number(integerAndNumber(left.integer + 1n, branch.number));
  if (branch.number !== undefined && right?.integer !== undefined && left === undefined)
    return store.number(integerAndNumber(1n - right.integer, branch.number.negative()).negative());
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

/** The ordinal sum k:x = k − 1 + 2^f (1 + x − f) for an integer k ≥ 1, where f is the floor of x or 0. @source Siegel 2011, Lemma 2.2.14 */
function integerAndNumber(k: bigint, x: Dyadic): Dyadic {
  const floor = x.floor();
  const f = floor < 0n ? floor : 0n;
  const scaled = Dyadic.one.plus(x).minus(Dyadic.of(f));
  return Dyadic.of(scaled.numerator, scaled.exponent - Number(f)).plus(Dyadic.of(k - 1n));
}
