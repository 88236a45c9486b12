import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { foldForms } from './foldForms.js';
import type { Form } from './Form.js';

/** A chain of n moves gets n²/2 options. */
const OPTIONS_BY_DEFAULT = 1_000_000;

/**
 * The option-closure oc(G): what a player could reach by several moves in a row can be reached in one, everywhere. It
 * depends on the form: oc({1,{2|0}|3}) is 5/2, and the form has the value 2, which is its own option-closure.
 * @param given `limit` counts options, those of followers known from before not included; by default 1 000 000
 * @throws LimitError
 * @complexity for each follower the number of forms that are reached by moves of one player in a row
 * @source Siegel 2011, Def. 4.2.1
 */
export function optionClosure(form: Form, given: RunOptions = {}): Form {
  return closure(form, new Work('optionClosure', { limit: OPTIONS_BY_DEFAULT, ...given }));
}

const closure: (form: Form, work?: Work) => Form = foldForms((form, closed, work) => {
  // The options of a closed option are what is reached through it.
  const reached = (player: Player): Set<Form> => {
    const found = new Set<Form>();
    for (const option of form.options(player)) {
      const first = closed(option);
      work?.step(1 + first.options(player).length);
      found.add(first);
      for (const later of first.options(player)) found.add(later);
    }
    return found;
  };
  return form.store.fromOptions(reached('L'), reached('R'));
}, 'optionClosure');

/**
 * Is the form option-closed: can each player reach in one move whatever is reached in two, here and at every follower?
 * It depends on the form: {0,1|0} is option-closed, its canonical form {1|0} is not.
 * @complexity for each option of each follower the number of its options
 * @source Siegel 2011, Def. 4.1.2
 */
export const isOptionClosed: (form: Form) => boolean = foldForms(
  (form, at) =>
    PLAYERS.every((player) => {
      const options = new Set(form.options(player));
      const isReachedAtOnce = (later: Form): boolean => options.has(later);
      return [...options].every((option) => at(option) && option.options(player).every(isReachedAtOnce));
    }),
  'isOptionClosed',
);
