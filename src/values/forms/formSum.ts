import { LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { foldOptions } from '../foldOptions.js';
import type { Form, NamedOption } from './Form.js';
import type { FormStore } from './FormStore.js';

/**
 * A sum of two forms as they stand: a form again, of the same store.
 * @param options `limit` counts sums of two followers that were not known yet
 * @throws InputError `invalid-argument` for what is not a form, a value included; `not-the-same-store`
 * @throws LimitError
 */
export type FormSum = (first: Form, second: Form, options?: RunOptions) => Form;

/** What a move in a sum leads to: the sum of two forms, or a form alone. */
export interface SumMove {
  readonly to: Form | readonly [first: Form, second: Form];
  readonly move?: string | undefined;
}

/** How two forms are played as one. */
export interface SumRule {
  /** The sum, where play is over in one of the two and this settles it. */
  readonly ended?: (first: Form, second: Form) => Form | undefined;
  readonly moves: (first: Form, second: Form, player: Player) => readonly SumMove[];
}

type Pair = readonly [first: Form, second: Form];

/** The sums of one kind in one store. */
interface Sums {
  readonly pairs: Map<number, Pair>;
  readonly known: Map<Pair, Form>;
}

/** The most sums of one kind in one store: what a `Map` can hold. */
const MOST = 2 ** 24 - 1;

/**
 * The sum with a rule. The sum of each pair of followers is made once as long as their store lives, without recursion.
 * @param task the function the user calls
 */
export function formSum(task: string, { ended = () => undefined, moves }: SumRule): FormSum {
  const stores = new WeakMap<FormStore, Sums>();
  return (first, second, options = {}) => {
    const { store } = first;
    store.requireOwn(second, task);
    const work = new Work(task, options);
    let sums = stores.get(store);
    if (sums === undefined) stores.set(store, (sums = { pairs: new Map(), known: new Map() }));
    const { pairs, known } = sums;
    const pairOf = ([a, b]: Pair): Pair => {
      const key = a.id * 2 ** 24 + b.id;
      let pair = pairs.get(key);
      if (pair === undefined) {
        if (pairs.size >= MOST) throw tooMany(task);
        pairs.set(key, (pair = [a, b]));
      }
      return pair;
    };
    const visit = ([a, b]: Pair, player: Player, open: (pair: Pair) => void): void => {
      for (const { to } of moves(a, b, player)) if (isPair(to)) open(pairOf(to));
    };
    const optionsOf = ([a, b]: Pair, player: Player): NamedOption[] =>
      moves(a, b, player).map(({ to, move }) => ({ form: isPair(to) ? known.get(pairOf(to))! : to, move }));
    return foldOptions<Pair, Form>(
      pairOf([first, second]),
      {
        known: ([a, b]) => ended(a, b),
        visitOptions: (pair, open) => {
          visit(pair, 'L', open);
          visit(pair, 'R', open);
        },
        combine: (pair) => {
          work.step();
          return store.fromMoves(optionsOf(pair, 'L'), optionsOf(pair, 'R'));
        },
      },
      known,
    )!;
  };
}

function isPair(to: SumMove['to']): to is Pair {
  return Array.isArray(to);
}

function tooMany(task: string): LimitError {
  return new LimitError('too-many-forms', `${task}: more than ${MOST} sums in one store; a store holds no more.`, {
    hint: 'Use a new FormStore for each part of the work, or smaller forms.',
    details: { most: MOST },
  });
}
