import { givenItems, requireFunction, requireOptions, wrongArgument } from '../arguments.js';
import { InputError } from '../errors.js';
import type { Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { shown } from '../shape.js';
import { IS_STORE } from './aValue.js';
import { Dyadic } from './Dyadic.js';
import { Arithmetic } from './store/Arithmetic.js';
import { Value, type ClosedForm } from './Value.js';

/** Bounds of a store. */
export interface ValueStoreOptions {
  /** At most 2^cacheBits sums and as many comparisons are remembered, 12 bytes each; by default 22. */
  readonly cacheBits?: number;
}

/**
 * Values of short games, each canonical form stored once. Values are never forgotten: let the store go to release them.
 * Values of different stores cannot be mixed; carry them over as text.
 * @example parseValue('{1|-1}', new ValueStore()).outcome // 'N'
 */
export class ValueStore {
  readonly #cacheBits: number;
  #arithmetic: Arithmetic | undefined;
  readonly #zero: Value;
  readonly #values: (Value | undefined)[] = [];

  /** @throws InputError `invalid-cache-bits` */
  constructor(given: ValueStoreOptions = {}) {
    requireOptions('new ValueStore', given, { cacheBits: true });
    const { cacheBits = 22 } = given;
    if (!Number.isInteger(cacheBits) || cacheBits < 4 || cacheBits > 26)
      throw new InputError(
        'invalid-cache-bits',
        `ValueStore: ${cacheBits} cache bits; expected an integer from 4 to 26.`,
      );
    this.#cacheBits = cacheBits;
    this.#zero = this.#values[0] = new Value(this, 0);
  }

  get zero(): Value {
    return this.#zero;
  }

  /** Sums and comparisons by id. @internal */
  get arithmetic(): Arithmetic {
    return (this.#arithmetic ??= new Arithmetic(this.#cacheBits));
  }

  /** How many values are stored. */
  get size(): number {
    return this.arithmetic.records.size;
  }

  /** Bytes of the tables of values, without those of remembered sums and comparisons. */
  get bytes(): number {
    return this.arithmetic.records.bytes;
  }

  /** The value of an integer or a dyadic number. @throws InputError `not-an-integer` */
  number(x: Dyadic | bigint | number): Value {
    return this.closed({ number: x });
  }

  /** *m. @throws InputError `not-a-nimber` */
  nimber(m: number): Value {
    return this.closed({ nimber: m });
  }

  /**
   * number + ups·↑ + *nimber; what is left out is 0.
   * @param form ups an integer, nimber an integer from 0 on, both below 2^31
   * @throws InputError `not-an-integer`, `not-a-nimber`
   */
  closed(form: Partial<Record<'ups' | 'nimber', number>> & { readonly number?: Dyadic | bigint | number }): Value {
    if (typeof form !== 'object' || (form as unknown) === null)
      throw wrongArgument('ValueStore.closed', form, 'an object such as { number: 1, ups: 2, nimber: 3 }');
    const { number = 0, ups = 0, nimber = 0 } = form;
    if (!Number.isInteger(nimber) || nimber < 0 || nimber > 0x7fffffff)
      throw new InputError(
        'not-a-nimber',
        `ValueStore: the nimber ${shown(nimber)}; expected an integer from 0 to 2^31 − 1.`,
      );
    if (!Number.isInteger(ups) || Math.abs(ups) > 0x7fffffff)
      throw new InputError('not-an-integer', `ValueStore: ${shown(ups)} ups; expected an integer, at most 2^31 − 1.`);
    const { records } = this.arithmetic;
    const x = number instanceof Dyadic ? number : Dyadic.of(number);
    return this.value(records.closed(records.dyadics.indexOf(x), ups, nimber));
  }

  /**
   * The value of {left | right}: its canonical form.
   * @throws InputError `not-the-same-store`
   * @throws LimitError `too-deep`
   * @source Siegel 2011, Def. 1.2.28
   */
  fromOptions(left: Iterable<Value>, right: Iterable<Value>): Value {
    const ids = (options: Iterable<Value>): number[] =>
      givenItems(options, 'ValueStore.fromOptions', 'a list of values').map((option) => this.idOf(option as Value));
    const [l, r] = [ids(left), ids(right)];
    const { arithmetic } = this;
    return this.value(arithmetic.withinStack('ValueStore.fromOptions', () => arithmetic.fromOptions(l, r)));
  }

  /**
   * Does some work with values of this store, such as long sums, within bounds.
   * @returns what `compute` returns
   * @throws LimitError `too-many-items`, `too-long`; `limit` counts new values
   */
  within<T>(options: RunOptions, compute: () => T): T {
    requireFunction('ValueStore.within', compute);
    const before = this.size;
    const work = new Work('ValueStore.within', options);
    return this.arithmetic.watched(() => work.tick(this.size - before), compute);
  }

  /** The value with an id. @throws InputError `unknown-value` */
  value(id: number): Value {
    const known = typeof id === 'number' ? this.#values[id] : undefined;
    if (known !== undefined) return known;
    if (!Number.isInteger(id) || id < 0 || id >= this.size)
      throw new InputError(
        'unknown-value',
        `ValueStore: ${shown(id)} is the id of no value; expected 0 ≤ id < ${this.size}.`,
      );
    return (this.#values[id] ??= new Value(this, id));
  }

  /** The id of a value of this store. @throws InputError `not-the-same-store` */
  idOf(value: Value): number {
    if (!(value instanceof Value)) throw wrongArgument('Value', value, 'a Value, such as parseValue("1/2")');
    if (value.store !== this)
      throw new InputError(
        'not-the-same-store',
        'ValueStore: a value of another store; expected values of one store.',
        {
          hint: 'Carry values from store to store as text.',
        },
      );
    return value.id;
  }

  /** @internal */
  optionsOf(id: number, player: Player): number[] {
    const { records } = this.arithmetic;
    const at = records.place(id);
    const [l, r] = [records.pool[at]!, records.pool[at + 1]!];
    const begin = at + 2 + (player === 'L' ? 0 : l);
    const options: number[] = [];
    for (let i = begin; i < begin + (player === 'L' ? l : r); i++) options.push(records.pool[i]!);
    return options;
  }

  /** @internal */
  closedFormOf(id: number): ClosedForm | undefined {
    const { records } = this.arithmetic;
    const number = records.numberOf(id);
    if (number < 0) return undefined;
    return { number: records.dyadics.at(number), ups: records.upsOf(id), nimber: records.nimberOf(id) };
  }

  /** @internal */
  stopOf(id: number, player: Player): Dyadic {
    const { records } = this.arithmetic;
    return records.dyadics.at(player === 'L' ? records.leftStop(id) : records.rightStop(id));
  }

  /** @internal */
  multiple(value: Value, factor: number | bigint): Value {
    if (typeof factor !== 'bigint' && !Number.isSafeInteger(factor))
      throw new InputError('not-an-integer', `Value.times: ${shown(factor)}; expected an integer.`);
    let left = BigInt(factor);
    if (value.number !== undefined) return this.number(value.number.times(left));
    if (left < 0n) return this.multiple(value.negative(), -left);
    let result = this.zero;
    for (let power = value; left > 0n; left >>= 1n) {
      if ((left & 1n) === 1n) result = result.plus(power);
      if (left > 1n) power = power.plus(power);
    }
    return result;
  }
}

/** Where values are made. */
export interface StoreOptions {
  /** By default the standard store; values of different stores are never mixed. */
  readonly store?: ValueStore | undefined;
}

// On the prototype: it is not part of a store.
Object.defineProperty(ValueStore.prototype, IS_STORE, { value: true });

/** The store used where none is given. */
export const standardStore: ValueStore = new ValueStore();
