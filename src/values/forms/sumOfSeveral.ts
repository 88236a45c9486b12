import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { foldOptions } from '../foldOptions.js';
import type { Form, NamedOption } from './Form.js';
import { sumOfForms, type SumKind } from './sumOfForms.js';

/**
 * The sum of one form or more of a kind, as it stands. All kinds but one are associative: the sum of two and a third is
 * that of all. In the continued conjunctive sum a player moves in each component in which play is not over; on partizan
 * forms that is no nested sum of two.
 * @param forms in order, of one store
 * @param options `limit` bounds the sums of followers that were not known yet, for each form that is added; of
 * continued ones it counts all, and their moves
 * @throws InputError `invalid-argument` without forms; `not-the-same-store`
 * @throws LimitError
 * @complexity one step for each choice of a follower of each
 * @source Siegel 2013, Fig. 4.9
 * @source Siegel 2013, Ex. 4.3
 * @example
 * const store = new FormStore();
 * const [one, star] = ['1', '*'].map((name) => formOf(parseValue(name), store));
 * formValue(sumOfSeveral('ordinal', [one, star, one])).toString() // '1^*'
 */
export function sumOfSeveral(kind: SumKind, forms: readonly Form[], options: RunOptions = {}): Form {
  const work = new Work('sumOfSeveral', options);
  const [first, ...others] = forms;
  if (first === undefined)
    throw new InputError('invalid-argument', 'sumOfSeveral: no forms; expected one or more.', {
      hint: 'The store of the sum is that of its forms.',
    });
  for (const form of others) first.store.requireOwn(form, 'sumOfSeveral');
  return kind === 'continued' && others.length > 1
    ? continuedSum(forms, work)
    : others.reduce((sum, form) => sumOfForms(kind, sum, form, work.rest()), first);
}

/** The components in which play is not over, by their ids; their order does not matter. */
type Components = readonly Form[];

/** Moves in some components at once. */
interface Joint {
  readonly forms: Components;
  readonly names: readonly string[];
}

/** A player moves in each component in which play is not over. */
function continuedSum(forms: Components, work: Work): Form {
  const { store } = forms[0]!;
  const all = new Map<string, Components>();
  const keyOf = (components: Components): string => {
    const open = components.filter((form) => form !== store.zero).sort((a, b) => a.id - b.id);
    const key = open.map(({ id }) => id).join();
    if (!all.has(key)) all.set(key, open);
    return key;
  };
  const movesOf = (key: string, player: Player): Joint[] =>
    all.get(key)!.reduce<Joint[]>(
      (joint, form) => {
        const moves = form.moves(player);
        work.step(joint.length * moves.length);
        return joint.flatMap(({ forms, names }) =>
          moves.map((move) => ({
            forms: [...forms, move.form],
            names: move.move === undefined ? names : [...names, move.move],
          })),
        );
      },
      [{ forms: [], names: [] }],
    );
  const known = new Map<string, Form>();
  const optionsOf = (key: string, player: Player): NamedOption[] =>
    movesOf(key, player).map(({ forms, names }) => ({
      form: known.get(keyOf(forms))!,
      move: names.join(' & ') || undefined,
    }));
  return foldOptions<string, Form>(
    keyOf(forms),
    {
      known: (key) => (key === '' ? store.zero : undefined),
      visitOptions: (key, open) => {
        for (const player of ['L', 'R'] as const) for (const { forms } of movesOf(key, player)) open(keyOf(forms));
      },
      combine: (key) => {
        work.step();
        return store.fromMoves(optionsOf(key, 'L'), optionsOf(key, 'R'));
      },
    },
    known,
  )!;
}
