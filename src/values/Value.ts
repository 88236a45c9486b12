import { InputError } from '../errors.js';
import { showAs } from '../inspect.js';
import type { Player } from '../player.js';
import { IS_VALUE } from './aValue.js';
import { Dyadic } from './Dyadic.js';
import { describeValue, printValue } from './names/printValue.js';
import type { Outcome } from './Outcome.js';
import type { ValueStore } from './ValueStore.js';
import { valueToJson, type ValueJson } from './valueToJson.js';

/** How two values compare: less, equal, greater, or confused. */
export type ValueOrder = '<' | '=' | '>' | '||';

/** A value number + ups·↑ + *nimber. */
export interface ClosedForm {
  readonly number: Dyadic;
  readonly ups: number;
  readonly nimber: number;
}

/**
 * The value of a short game under normal play, by its canonical form: two values of one store are equal iff their ids
 * are. Immutable; made by a `ValueStore`.
 * @source Siegel 2011, Thm 1.2.30
 * @example
 * parseValue('*').plus(parseValue('*2')).toString() // '*3'
 * parseValue('^').compare(parseValue('*')) // '||'
 */
export class Value {
  readonly id: number;
  // Not enumerable: what prints or compares values property by property must not walk through the store.
  readonly #store: ValueStore;

  /** @internal */
  constructor(store: ValueStore, id: number) {
    this.#store = store;
    this.id = id;
    Object.freeze(this);
  }

  get store(): ValueStore {
    return this.#store;
  }

  /** The options of a player in the canonical form, in the order of their ids. */
  options(player: Player): readonly Value[] {
    return this.store.optionsOf(this.id, player).map((id) => this.store.value(id));
  }

  /**
   * The disjunctive sum.
   * @throws InputError `not-the-same-store`
   * @throws LimitError `too-deep`
   * @source Siegel 2011, Def. 1.2.6
   * @source Huntemann 2018, Def. 1.12
   */
  plus(other: Value): Value {
    const id = this.store.idOf(other);
    const { arithmetic } = this.store;
    return this.store.value(arithmetic.withinStack('Value.plus', () => arithmetic.sum(this.id, id)));
  }

  /** @throws InputError `not-the-same-store` @throws LimitError `too-deep` */
  minus(other: Value): Value {
    this.store.idOf(other);
    return this.plus(other.negative());
  }

  /** The value with Left and Right exchanged. @throws LimitError `too-deep` @source Siegel 2011, Def. 1.2.9 */
  negative(): Value {
    const { arithmetic } = this.store;
    return this.store.value(arithmetic.withinStack('Value.negative', () => arithmetic.negative(this.id)));
  }

  /** The sum of `factor` copies, of the negative if the factor is negative. @throws InputError `not-an-integer` */
  times(factor: number | bigint): Value {
    return this.store.multiple(this, factor);
  }

  /** @throws InputError `not-the-same-store` */
  equals(other: Value): boolean {
    return this.id === this.store.idOf(other);
  }

  /**
   * Is this value ≤ the other?
   * @throws InputError `not-the-same-store`
   * @throws LimitError `too-deep`
   * @source Siegel 2011, Thm 1.2.22
   */
  isAtMost(other: Value): boolean {
    const id = this.store.idOf(other);
    const { arithmetic } = this.store;
    return arithmetic.withinStack('Value.isAtMost', () => arithmetic.order.isAtMost(this.id, id));
  }

  /**
   * @throws InputError `not-the-same-store`
   * @source Huntemann 2018, Def. 1.16
   */
  compare(other: Value): ValueOrder {
    if (this.equals(other)) return '=';
    return this.isAtMost(other) ? '<' : other.isAtMost(this) ? '>' : '||';
  }

  /**
   * Who wins: L if the value is positive, R if negative, P if zero, N if confused with zero.
   * @source Siegel 2011, Thm 1.2.13
   */
  get outcome(): Outcome {
    const order = this.compare(this.store.zero);
    return order === '<' ? 'R' : order === '>' ? 'L' : order === '=' ? 'P' : 'N';
  }

  /** The number, ups and nimber of a value number + ups·↑ + *nimber; undefined for all others. */
  get closedForm(): ClosedForm | undefined {
    return this.store.closedFormOf(this.id);
  }

  /**
   * The number, if the value is one.
   * @source Huntemann 2018, Remark 4.10
   */
  get number(): Dyadic | undefined {
    const form = this.closedForm;
    return form?.ups === 0 && form.nimber === 0 ? form.number : undefined;
  }

  /** The integer, if the value is one. */
  get integer(): bigint | undefined {
    const number = this.number;
    return number?.isInteger === true ? number.numerator : undefined;
  }

  /** m if the value is the nimber *m; 0 is *0. */
  get nimber(): number | undefined {
    const form = this.closedForm;
    return form?.ups === 0 && form.number.equals(Dyadic.zero) ? form.nimber : undefined;
  }

  /**
   * The number reached when Left moves first and both play well.
   * @source Siegel 2011, Def. 1.2.54
   * @source Huntemann 2018, Def. 5.1
   */
  get leftStop(): Dyadic {
    return this.store.stopOf(this.id, 'L');
  }

  /**
   * The number reached when Right moves first and both play well.
   * @source Siegel 2011, Def. 1.2.54
   * @source Huntemann 2018, Def. 5.1
   */
  get rightStop(): Dyadic {
    return this.store.stopOf(this.id, 'R');
  }

  /** The JSON object of `valueToJson`, which `valueFromJson` reads. */
  toJSON(): ValueJson {
    return valueToJson(this);
  }

  /**
   * Values are not numbers: `<` would compare their names. Templates take the name.
   * @throws InputError `not-a-number` for arithmetic and comparisons
   */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.toString();
    throw new InputError('not-a-number', `Value: ${this.toString()} in an operator of JavaScript; expected a method.`, {
      hint: 'a.compare(b), a.isAtMost(b), a.plus(b); a.number and mean(a) are numbers where that is meant.',
    });
  }

  /** The name, as `printValue` writes it; of a value with a name beyond 20,480 characters its outcome and stops. */
  toString(): string {
    return printValue(this) ?? describeValue(this);
  }
}

showAs(Value);

// On the prototype: it is not part of a value.
Object.defineProperty(Value.prototype, IS_VALUE, { value: true });
