import { PLAYERS } from '../../player.js';
import { formValue, isImpartial, misereOutcome, standardStore, type Form } from '../../values/index.js';
import { printFollowers } from '../../values/internal.js';
import type { GameByMoves } from './GameByMoves.js';

/** A literal game by its moves. */
export interface MovesOfForm extends GameByMoves<string> {
  readonly form: Form;
  /** What a follower is called as a position. */
  readonly nameOf: (follower: Form) => string;
}

/** The positions of a literal game, as it stands: each is called as it is written, where that is not too long. */
export function movesOfForm(form: Form): MovesOfForm {
  let known: Names | undefined;
  const names = (): Names => (known ??= namesOfFollowers(form));
  const nameOf = (follower: Form): string => names().texts.get(follower)!;
  const at = (position: string): Form => names().forms.get(position)!;
  return {
    form,
    nameOf,
    get start() {
      return nameOf(form);
    },
    options: (position) => {
      const follower = at(position);
      if (isImpartial(form)) return follower.options('L').map((option) => ({ position: nameOf(option) }));
      return PLAYERS.flatMap((player) =>
        follower.options(player).map((option) => ({ position: nameOf(option), player })),
      );
    },
    key: (position) => position,
    solver: {
      value: (position, { store = standardStore, ...run } = {}) =>
        store.within(run, () => formValue(at(position), { store })),
      misereOutcome: (position) => misereOutcome(at(position)),
      formalBirthday: (position) => at(position).birthday,
    },
  };
}

interface Names {
  readonly texts: ReadonlyMap<Form, string>;
  readonly forms: ReadonlyMap<string, Form>;
}

/** Forms that differ in the names of moves only are written alike, and get their numbers. */
function namesOfFollowers(form: Form): Names {
  const texts = new Map<Form, string>();
  const forms = new Map<string, Form>();
  for (const [follower, written] of printFollowers(form)) {
    const text = written === undefined || forms.has(written) ? `#${follower.id}` : written;
    texts.set(follower, text);
    forms.set(text, follower);
  }
  return { texts, forms };
}
