import type { ValueStore } from '../../values/index.js';
import { PairTable } from '../../sets/internal.js';

/**
 * Values of games that are given by the values of their options, for many games with few different values. Values get
 * small numbers in the order in which they are met. Sets of options of a player without the dominated ones get numbers
 * as well: adding an option to a set, and the value of two sets, are remembered, so that nearly every game costs a look
 * into a table for each option.
 */
export class OptionSets {
  /** The number of the value 0. */
  static readonly ZERO = 0;
  /** The number of the empty set of options. */
  static readonly EMPTY = 0;

  readonly store: ValueStore;
  /** The ids in the store, by number. */
  readonly ids: number[] = [0];
  readonly #numbers = new Map<number, number>([[0, 0]]);
  /** The numbers of options of each set, ascending. */
  readonly #sets: (readonly number[])[] = [[]];
  readonly #setNumbers = new Map<string, number>([['', 0]]);
  readonly #more = { L: new PairTable(), R: new PairTable() };
  readonly #values = new PairTable();

  constructor(store: ValueStore) {
    this.store = store;
  }

  /** The set of Left options with one more. */
  withLeft(set: number, option: number): number {
    const known = this.#more.L.get(set, option);
    return known >= 0 ? known : this.#with('L', set, option);
  }

  /** The set of Right options with one more. */
  withRight(set: number, option: number): number {
    const known = this.#more.R.get(set, option);
    return known >= 0 ? known : this.#with('R', set, option);
  }

  /** The number of the value {left | right}. */
  value(left: number, right: number): number {
    const known = this.#values.get(left, right);
    return known >= 0 ? known : this.#newValue(left, right);
  }

  /** The number of the value with an id in the store. */
  numberOf(id: number): number {
    let number = this.#numbers.get(id);
    if (number === undefined) {
      this.#numbers.set(id, (number = this.ids.length));
      this.ids.push(id);
    }
    return number;
  }

  #with(player: 'L' | 'R', set: number, option: number): number {
    const { order } = this.store.arithmetic;
    const worse = (a: number, b: number): boolean =>
      player === 'L' ? order.isAtMost(this.ids[a]!, this.ids[b]!) : order.isAtMost(this.ids[b]!, this.ids[a]!);
    const old = this.#sets[set]!;
    let result = set;
    if (!old.some((other) => worse(option, other)))
      result = this.#setOf([...old.filter((other) => !worse(other, option)), option].sort((a, b) => a - b));
    this.#more[player].set(set, option, result);
    return result;
  }

  #setOf(options: readonly number[]): number {
    const key = options.join();
    let number = this.#setNumbers.get(key);
    if (number === undefined) {
      this.#setNumbers.set(key, (number = this.#sets.length));
      this.#sets.push(options);
    }
    return number;
  }

  #newValue(left: number, right: number): number {
    const ids = (set: number): number[] => this.#sets[set]!.map((option) => this.ids[option]!);
    const number = this.numberOf(this.store.arithmetic.fromOptions(ids(left), ids(right)));
    this.#values.set(left, right, number);
    return number;
  }
}
