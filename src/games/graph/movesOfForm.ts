import type { Outcome } from '../../values/index.js';
import { PLAYERS } from '../../player.js';
import { formValue, misereOutcome, type Form } from '../../values/index.js';
import { printFollowers } from '../../values/internal.js';
import type { GameByMoves } from './GameByMoves.js';

/** The positions of a literal game, as it stands: each is named as it is written, where that is not too long. */
export function movesOfForm(form: Form): GameByMoves<Form> {
  let names: ReadonlyMap<Form, string | undefined> | undefined;
  return {
    start: form,
    options: (position) =>
      PLAYERS.flatMap((player) => position.options(player).map((option) => ({ position: option, player }))),
    key: (position) => (names ??= printFollowers(form)).get(position) ?? `#${position.id}`,
    solver: {
      value: (position, { store } = {}) => formValue(position, { ...(store !== undefined && { store }) }),
      misereOutcome: (position): Outcome => misereOutcome(position),
      formalBirthday: ({ birthday }) => birthday,
    },
  };
}
