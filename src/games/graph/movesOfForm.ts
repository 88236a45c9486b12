import { formFollowers, formValue, misereOutcome, standardStore, type Form } from '../../values/index.js';
import { PLAYERS } from '../../player.js';
import { printFollowers } from '../../values/internal.js';
import type { GameByMoves } from './GameByMoves.js';

/** A literal game by its moves. */
export interface MovesOfForm extends GameByMoves<string> {
  readonly form: Form;
  /** As a follower is written, where that is not too long. */
  readonly nameOf: (follower: Form) => string;
}

/** The positions of a literal game, as it stands: each is named as it is written, where that is not too long. */
export function movesOfForm(form: Form): MovesOfForm {
  let names: ReadonlyMap<Form, string | undefined> | undefined;
  const idOf = ({ id }: Form): string => `#${id}`;
  let followers: ReadonlyMap<string, Form> | undefined;
  const at = (position: string): Form =>
    (followers ??= new Map(formFollowers(form).map((follower) => [idOf(follower), follower]))).get(position)!;
  const nameOf = (follower: Form): string => (names ??= printFollowers(form)).get(follower) ?? idOf(follower);
  return {
    form,
    nameOf,
    start: idOf(form),
    options: (position) =>
      PLAYERS.flatMap((player) => at(position).options(player).map((option) => ({ position: idOf(option), player }))),
    key: (position) => nameOf(at(position)),
    solver: {
      value: (position, { store = standardStore, ...run } = {}) =>
        store.within(run, () => formValue(at(position), { store })),
      misereOutcome: (position) => misereOutcome(at(position)),
      formalBirthday: (position) => at(position).birthday,
    },
  };
}
