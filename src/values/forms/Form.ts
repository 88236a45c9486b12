import { showAs } from '../../inspect.js';
import type { Player } from '../../player.js';
import type { RunOptions } from '../../run.js';
import type { FormStore } from './FormStore.js';
import { formToJson, type FormJson } from './formToJson.js';
import { printSmallForm } from './printForm.js';

/** The name of each move of a player, in the order of the options. @internal */
export type MoveNames = readonly (string | undefined)[];

/** An option together with the name of the move to it; a move without name, or whose name does not count, has none. */
export interface NamedOption {
  readonly form: Form;
  readonly move?: string | undefined;
}

/**
 * A literal short game: a tree of options, of which equal parts are stored once. Two forms of one store are literally
 * equal iff they are the same object. Birthdays, ordinal sums and everything about misère play belong to forms; what
 * belongs to values is found at `formValue`.
 * @source Siegel 2011, Def. 1.2.1
 * @example formValue(formOf(parseValue('{1|-1}'), new FormStore())).toString() // '{1|-1}'
 */
export class Form {
  readonly store: FormStore;
  /** Options have smaller ids than their form. */
  readonly id: number;
  /**
   * The number of moves in a longest play; 0 for the game without moves.
   * @source Siegel 2011, Def. 1.2.36
   * @source Huntemann 2018, Def. 4.15
   * @source Huntemann 2018, Fact 4.16
   */
  readonly birthday: number;
  readonly #left: readonly Form[];
  readonly #right: readonly Form[];
  readonly #names: Readonly<Record<Player, MoveNames>> | undefined;

  /** @internal Forms are made by their store. */
  constructor(
    store: FormStore,
    id: number,
    left: readonly Form[],
    right: readonly Form[],
    names?: Readonly<Record<Player, MoveNames>>,
  ) {
    this.store = store;
    this.id = id;
    this.#left = left;
    this.#right = right;
    this.#names = names;
    let birthday = 0;
    for (const option of left) birthday = Math.max(birthday, option.birthday + 1);
    for (const option of right) birthday = Math.max(birthday, option.birthday + 1);
    this.birthday = birthday;
    Object.freeze(this);
  }

  /**
   * The options of a player in order of their ids; except in a store of sets with their repetitions.
   * @source Siegel 2013, Def. 1.2
   */
  options(player: Player): readonly Form[] {
    return player === 'L' ? this.#left : this.#right;
  }

  /** The options of a player, in the same order, with the names of the moves where the store keeps them. */
  moves(player: Player): readonly NamedOption[] {
    const names = this.#names?.[player];
    return this.options(player).map((form, i) => (names?.[i] === undefined ? { form } : { form, move: names[i] }));
  }

  /**
   * The literal disjunctive sum: a move in one of the two.
   * @param options `limit` counts sums of two followers that were not known yet
   * @throws InputError `not-the-same-store`
   * @throws LimitError
   * @complexity one step for each pair of a follower of this form and one of the other
   * @source Siegel 2011, Def. 1.2.6
   * @source Huntemann 2018, Def. 1.12
   */
  plus(other: Form, options: RunOptions = {}): Form {
    return this.store.sum(this, other, options);
  }

  /** The form with Left and Right exchanged; its conjugate, if play is misère. @source Siegel 2011, Def. 1.2.9 */
  negative(): Form {
    return this.store.negative(this);
  }

  /** For JSON: its options, not simplified. */
  toJSON(): FormJson {
    return formToJson(this);
  }

  /** As a source, `form:{0,1|3}`; of a larger form the numbers of its options and its birthday. */
  toString(): string {
    const written = printSmallForm(this);
    if (written !== undefined) return `form:${written}`;
    return `form with ${this.#left.length} Left and ${this.#right.length} Right options, born on day ${this.birthday}`;
  }
}

showAs(Form);
