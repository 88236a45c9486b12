import { givenItems, wrongArgument } from '../../arguments.js';
import { InputError, LimitError } from '../../errors.js';
import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { Form, type MoveNames, type NamedOption } from './Form.js';
import { foldForms } from './foldForms.js';

/**
 * When two games count as literally the same: `tree` compares multisets of options, hereditarily (isomorphism of game
 * trees); `set` compares sets of options, so that repetitions do not count; `labelled` compares options together with
 * the names of the moves. Equal labelled trees are equal trees, equal trees are equal sets.
 */
export type LiteralRelation = 'tree' | 'set' | 'labelled';

/** The most forms or sums of one store: what a `Map` can hold. */
const MOST = 2 ** 24 - 1;

/** Literal games, each stored once; forms of different stores are never mixed. */
export class FormStore {
  readonly relation: LiteralRelation;
  /** The form without options. */
  readonly zero: Form;
  readonly #byOptions = new Map<string, Form>();
  readonly #sums = new Map<number, Form>();

  constructor(relation: LiteralRelation = 'set') {
    this.relation = relation;
    this.zero = this.fromOptions([], []);
  }

  /** How many different forms are stored. */
  get size(): number {
    return this.#byOptions.size;
  }

  /**
   * The form with some options of Left and of Right, in any order.
   * @throws InputError `not-the-same-store`
   * @throws LimitError `too-many-forms`
   * @source Siegel 2011, Def. 1.2.2
   */
  fromOptions(left: Iterable<Form>, right: Iterable<Form>): Form {
    return this.#intern(this.#checked(listOfForms(left)), this.#checked(listOfForms(right)));
  }

  /** As `fromOptions`, with names of moves; they are kept where the relation is `labelled`. */
  fromMoves(left: Iterable<NamedOption>, right: Iterable<NamedOption>): Form {
    const [ofLeft, ofRight] = [listOfMoves(left), listOfMoves(right)];
    const formsOf = (list: readonly NamedOption[]): Form[] => this.#checked(list.map(({ form }) => form));
    return this.#intern(formsOf(ofLeft), formsOf(ofRight), { L: namesOf(ofLeft), R: namesOf(ofRight) });
  }

  /** The literal disjunctive sum, as `Form.plus`. */
  sum(a: Form, b: Form, options: RunOptions = {}): Form {
    let work: Work | undefined;
    return this.sumWithin(a, b, () => (work ??= new Work('Form.plus', options)).step());
  }

  /**
   * As `sum`.
   * @param onNew called for each sum of two forms that was not known yet; it may throw to end the work @internal
   */
  sumWithin(a: Form, b: Form, onNew: () => void): Form {
    this.requireOwn(a, 'FormStore.sum');
    this.requireOwn(b, 'FormStore.sum');
    const unknown: (readonly [Form, Form])[] = [];
    const seen = new Set<number>();
    const stack: (readonly [Form, Form])[] = [[a, b]];
    for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
      const [x, y] = pair;
      const key = pairKey(x, y);
      if (x === this.zero || y === this.zero || this.#sums.has(key) || seen.has(key)) continue;
      seen.add(key);
      unknown.push(pair);
      onNew();
      if (this.#sums.size + unknown.length > MOST) throw tooMany('Form.plus', 'sums');
      for (const player of PLAYERS) {
        for (const option of x.options(player)) stack.push([option, y]);
        for (const option of y.options(player)) stack.push([x, option]);
      }
    }
    // An option of a sum has a smaller sum of ids.
    unknown.sort(([x, y], [u, v]) => x.id + y.id - u.id - v.id);
    const sumOf = (x: Form, y: Form): Form =>
      x === this.zero ? y : y === this.zero ? x : this.#sums.get(pairKey(x, y))!;
    const optionsOf = (x: Form, y: Form, player: Player): Form[] => [
      ...x.options(player).map((option) => sumOf(option, y)),
      ...y.options(player).map((option) => sumOf(x, option)),
    ];
    const movesOf = (x: Form, y: Form, player: Player): MoveNames => namesOf([...x.moves(player), ...y.moves(player)]);
    for (const [x, y] of unknown) {
      const names = this.relation === 'labelled' ? { L: movesOf(x, y, 'L'), R: movesOf(x, y, 'R') } : NO_NAMES;
      this.#sums.set(pairKey(x, y), this.#intern(optionsOf(x, y, 'L'), optionsOf(x, y, 'R'), names));
    }
    return sumOf(a, b);
  }

  /** The form with Left and Right exchanged, as `Form.negative`. */
  negative(form: Form): Form {
    this.requireOwn(form, 'FormStore.negative');
    return negativeOf(form);
  }

  /** @throws InputError `not-the-same-store` if the form belongs to another store @internal */
  requireOwn(form: Form, task: string): void {
    if (!(form instanceof Form)) throw wrongArgument(task, form, 'a Form, such as formOf(value, store)');
    if (form.store !== this)
      throw new InputError('not-the-same-store', `${task}: a form of another store; expected forms of one store.`, {
        hint: 'Make all forms in one FormStore.',
      });
  }

  #checked(options: Form[]): Form[] {
    for (const option of options) this.requireOwn(option, 'FormStore.fromOptions');
    return options;
  }

  /**
   * The form with these options, which are sorted; of repetitions in a store of sets one stays.
   * @param names of the moves, where they count
   */
  #intern(left: Form[], right: Form[], names: Readonly<Record<Player, MoveNames>> = NO_NAMES): Form {
    if (this.relation !== 'labelled') {
      const [ofLeft, ofRight] = [this.#sorted(left), this.#sorted(right)];
      return this.#stored(`${idsOf(ofLeft)}|${idsOf(ofRight)}`, ofLeft, ofRight);
    }
    const [ofLeft, ofRight] = [sortedMoves(left, names.L), sortedMoves(right, names.R)];
    const formsOf = (list: readonly NamedOption[]): Form[] => list.map(({ form }) => form);
    const key = `${namedIdsOf(ofLeft)}|${namedIdsOf(ofRight)}`;
    return this.#stored(key, formsOf(ofLeft), formsOf(ofRight), { L: namesOf(ofLeft), R: namesOf(ofRight) });
  }

  /** In order of id, in a store of sets without repetitions; sorts the list itself. */
  #sorted(list: Form[]): Form[] {
    list.sort((a, b) => a.id - b.id);
    return this.relation === 'set' ? list.filter((option, i) => option !== list[i - 1]) : list;
  }

  /** The form under a key, made if it is new. */
  #stored(key: string, left: Form[], right: Form[], names?: Readonly<Record<Player, MoveNames>>): Form {
    let form = this.#byOptions.get(key);
    if (form === undefined) {
      if (this.size >= MOST) throw tooMany('FormStore', 'forms');
      form = new Form(this, this.size, left, right, names);
      this.#byOptions.set(key, form);
    }
    return form;
  }
}

const negativeOf: (form: Form) => Form = foldForms((form, negative) => {
  const turned = (player: Player): NamedOption[] =>
    form.moves(player).map(({ form: option, move }) => ({ form: negative(option), move }));
  return form.store.fromMoves(turned('R'), turned('L'));
});

function listOfForms(options: Iterable<Form>): Form[] {
  return [...givenItems(options, 'FormStore.fromOptions', 'a list of forms')] as Form[];
}

function listOfMoves(moves: Iterable<NamedOption>): readonly NamedOption[] {
  const list = givenItems(moves, 'FormStore.fromMoves', MOVES);
  for (const move of list) {
    const name: unknown = (move as Partial<NamedOption> | null | undefined)?.move;
    if (typeof move !== 'object' || move === null || (name !== undefined && typeof name !== 'string'))
      throw wrongArgument('FormStore.fromMoves', move, MOVES);
  }
  return list as readonly NamedOption[];
}

const MOVES = 'a list of forms with the names of the moves, such as [{ form, move: "x1" }]';

const NO_NAMES: Readonly<Record<Player, MoveNames>> = { L: [], R: [] };

function namesOf(options: readonly NamedOption[]): MoveNames {
  return options.map(({ move }) => move);
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** By id, then by name. */
function sortedMoves(forms: readonly Form[], names: MoveNames): NamedOption[] {
  const list = forms.map((form, i): NamedOption => ({ form, move: names[i] }));
  return list.sort((a, b) => a.form.id - b.form.id || compareNames(a.move ?? '', b.move ?? ''));
}

function namedIdsOf(options: readonly NamedOption[]): string {
  return JSON.stringify(options.map(({ form, move }) => (move === undefined ? form.id : [form.id, move])));
}

function idsOf(forms: readonly Form[]): string {
  let text = '';
  for (const { id } of forms) text += `${id},`;
  return text;
}

const pairKey = (a: Form, b: Form): number => (a.id < b.id ? a.id * 2 ** 24 + b.id : b.id * 2 ** 24 + a.id);

function tooMany(task: string, what: string): LimitError {
  return new LimitError('too-many-forms', `${task}: more than ${MOST} ${what} in one store; a store holds no more.`, {
    hint: 'Use a new FormStore for each part of the work, or smaller forms.',
    details: { most: MOST },
  });
}
