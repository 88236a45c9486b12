import { InputError, LimitError } from '../../errors.js';
import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { Form } from './Form.js';
import { foldForms } from './foldForms.js';

/**
 * When two forms count as the same: with `multiset` repeated options count (isomorphism of game trees), with `set` they
 * do not (sets of options, hereditarily).
 */
export type FormSemantics = 'multiset' | 'set';

/** The most forms or sums of one store: what a `Map` can hold. */
const MOST = 2 ** 24 - 1;

/** Literal games, each stored once; forms of different stores are never mixed. */
export class FormStore {
  readonly semantics: FormSemantics;
  /** The form without options. */
  readonly zero: Form;
  readonly #byOptions = new Map<string, Form>();
  readonly #sums = new Map<number, Form>();

  constructor(semantics: FormSemantics = 'set') {
    this.semantics = semantics;
    this.zero = this.fromOptions([], []);
  }

  /** How many different forms are stored. */
  get size(): number {
    return this.#byOptions.size;
  }

  /**
   * The form with some options of Left and of Right, in any order.
   * @throws InputError `other-store`
   * @throws LimitError `too-many-forms`
   */
  fromOptions(left: Iterable<Form>, right: Iterable<Form>): Form {
    return this.#intern(this.#normal(left), this.#normal(right));
  }

  /** The literal disjunctive sum, as `Form.plus`. */
  sum(a: Form, b: Form, options: RunOptions = {}): Form {
    this.requireOwn(a, 'FormStore.sum');
    this.requireOwn(b, 'FormStore.sum');
    let work: Work | undefined;
    const unknown: (readonly [Form, Form])[] = [];
    const seen = new Set<number>();
    const stack: (readonly [Form, Form])[] = [[a, b]];
    for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
      const [x, y] = pair;
      const key = pairKey(x, y);
      if (x === this.zero || y === this.zero || this.#sums.has(key) || seen.has(key)) continue;
      seen.add(key);
      unknown.push(pair);
      work ??= new Work('Form.plus', options);
      work.tick(unknown.length);
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
    const optionsOf = (x: Form, y: Form, player: Player): Form[] =>
      this.#sorted([
        ...x.options(player).map((option) => sumOf(option, y)),
        ...y.options(player).map((option) => sumOf(x, option)),
      ]);
    for (const [x, y] of unknown)
      this.#sums.set(pairKey(x, y), this.#intern(optionsOf(x, y, 'L'), optionsOf(x, y, 'R')));
    return sumOf(a, b);
  }

  /** The form with Left and Right exchanged, as `Form.negative`. */
  negative(form: Form): Form {
    this.requireOwn(form, 'FormStore.negative');
    return negativeOf(form);
  }

  /** @throws InputError `other-store` if the form belongs to another store @internal */
  requireOwn(form: Form, task: string): void {
    if (form.store !== this)
      throw new InputError('other-store', `${task}: a form of another store; expected forms of one store.`, {
        hint: 'Make all forms in one FormStore.',
      });
  }

  #normal(options: Iterable<Form>): Form[] {
    const list = [...options];
    for (const option of list) this.requireOwn(option, 'FormStore.fromOptions');
    return this.#sorted(list);
  }

  /** In order of id, in a store of sets without repetitions; sorts the list itself. */
  #sorted(list: Form[]): Form[] {
    list.sort((a, b) => a.id - b.id);
    return this.semantics === 'set' ? list.filter((option, i) => option !== list[i - 1]) : list;
  }

  #intern(left: readonly Form[], right: readonly Form[]): Form {
    const key = `${idsOf(left)}|${idsOf(right)}`;
    let form = this.#byOptions.get(key);
    if (form === undefined) {
      if (this.size >= MOST) throw tooMany('FormStore', 'forms');
      form = new Form(this, this.size, left, right);
      this.#byOptions.set(key, form);
    }
    return form;
  }
}

const negativeOf: (form: Form) => Form = foldForms((form, negative) =>
  form.store.fromOptions(form.options('R').map(negative), form.options('L').map(negative)),
);

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
