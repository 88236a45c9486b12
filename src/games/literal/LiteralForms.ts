import { InputError } from '../../errors.js';
import { PLAYERS, playerName, type Player } from '../../player.js';

/**
 * When two games count as literally the same: `tree` compares multisets of options, hereditarily (isomorphism of game
 * trees); `set` compares sets of options, so that repetitions do not count; `labelled` compares options together with
 * the names of the moves. Equal labelled trees are equal trees, equal trees are equal sets.
 */
export type LiteralRelation = 'tree' | 'set' | 'labelled';

/** An option in a literal form: the id of its form, and for the relation `labelled` the name of the move. */
export interface LiteralOption {
  readonly form: number;
  readonly move?: string;
}

/**
 * Literal forms of games, each stored once: two games in one store have the same id iff they are literally the same.
 * Trees are never written out; ids are valid as long as the store.
 */
export class LiteralForms {
  readonly relation: LiteralRelation;
  readonly #left: (readonly LiteralOption[])[] = [];
  readonly #right: (readonly LiteralOption[])[] = [];
  readonly #heights: number[] = [];
  readonly #ids = new Map<string, number>();
  readonly #sums = new Map<string, number>();
  readonly #negatives = new Map<number, number>();
  /** Forms of components of positions by their canonical descriptions. @internal */
  readonly components: Map<string, number> = new Map();
  /** The game in which nobody has a move. */
  readonly zero: number;

  constructor(relation: LiteralRelation = 'tree') {
    this.relation = relation;
    this.zero = this.form([], []);
  }

  /** How many different forms are stored. */
  get size(): number {
    return this.#left.length;
  }

  /** The id of the form with some options of Left and of Right. @throws InputError `unknown-form` */
  form(left: Iterable<LiteralOption>, right: Iterable<LiteralOption>): number {
    const options = [this.#normal(left), this.#normal(right)] as const;
    const key = JSON.stringify(
      options.map((list) => list.map(({ form, move }) => (move === undefined ? form : [form, move]))),
    );
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.size;
      this.#ids.set(key, id);
      this.#left.push(options[0]);
      this.#right.push(options[1]);
      this.#heights.push(Math.max(-1, ...options.flat().map(({ form }) => this.#heights[form]!)) + 1);
    }
    return id;
  }

  /** The options of a player. @throws InputError `unknown-form` */
  options(form: number, player: Player): readonly LiteralOption[] {
    this.#check(form);
    return (player === 'L' ? this.#left : this.#right)[form]!;
  }

  /** The number of moves in a longest play. */
  height(form: number): number {
    this.#check(form);
    return this.#heights[form]!;
  }

  /**
   * The literal disjunctive sum: a move in one of the two.
   * @param onNew called for each sum of two forms that was not known yet; it may throw to end the work
   */
  sum(a: number, b: number, onNew: () => void = () => undefined): number {
    if (a === this.zero || b === this.zero) return a === this.zero ? b : a;
    const key = a < b ? `${a},${b}` : `${b},${a}`;
    let id = this.#sums.get(key);
    if (id === undefined) {
      onNew();
      const options = (player: Player): LiteralOption[] => [
        ...this.options(a, player).map(({ form, ...move }) => ({ form: this.sum(form, b, onNew), ...move })),
        ...this.options(b, player).map(({ form, ...move }) => ({ form: this.sum(a, form, onNew), ...move })),
      ];
      id = this.form(options('L'), options('R'));
      this.#sums.set(key, id);
    }
    return id;
  }

  /** The form with Left and Right exchanged. */
  negative(form: number): number {
    let id = this.#negatives.get(form);
    if (id === undefined) {
      const options = (player: Player): LiteralOption[] =>
        this.options(form, player).map(({ form: option, ...move }) => ({ form: this.negative(option), ...move }));
      id = this.form(options('R'), options('L'));
      this.#negatives.set(form, id);
      this.#negatives.set(id, form);
    }
    return id;
  }

  /** How two forms differ at the first move, in words; undefined if they are the same. */
  difference(a: number, b: number): string | undefined {
    if (a === b) return undefined;
    for (const player of PLAYERS) {
      const [first, second] = [this.options(a, player), this.options(b, player)];
      if (first.length !== second.length)
        return `${playerName(player)} has ${first.length} options and ${second.length}`;
      const count = (list: readonly LiteralOption[], { form, move }: LiteralOption): number =>
        list.filter((option) => option.form === form && option.move === move).length;
      const odd = first.find((option) => count(first, option) !== count(second, option));
      if (odd === undefined) continue;
      const what = odd.move === undefined ? 'the same form' : `the move ${odd.move} and the same form`;
      return `${count(first, odd)} of ${playerName(player)}'s ${first.length} options have ${what} of height ${this.height(odd.form)}, and ${count(second, odd)}`;
    }
    return undefined;
  }

  #normal(options: Iterable<LiteralOption>): LiteralOption[] {
    const list = Array.from(options, ({ form, move }) => {
      this.#check(form);
      return this.relation === 'labelled' && move !== undefined ? { form, move } : { form };
    });
    list.sort((a, b) => a.form - b.form || ((a.move ?? '') < (b.move ?? '') ? -1 : 1));
    return this.relation === 'set' ? list.filter(({ form }, i) => i === 0 || list[i - 1]!.form !== form) : list;
  }

  #check(form: number): void {
    // The form of no options is made before `zero` is set, and has none to check.
    if (!Number.isInteger(form) || form < 0 || form >= this.size)
      throw new InputError('unknown-form', `LiteralForms: ${String(form)} is the id of no form of this store.`, {
        details: { form, size: this.size },
      });
  }
}
