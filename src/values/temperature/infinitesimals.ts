import { opponent, type Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';
import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';

/** The most pairs, and lists of options, that are remembered. */
const CAPACITY = 1 << 20;

/** Above any id, as a store has 4 GB and 48 bytes for each value: so pairs of ids have keys that are safe integers. */
const IDS = 2 ** 26;

/**
 * Answers by ids whether the difference a − b has a stop ≤ 0, from the options of a and b, without the difference
 * itself. The moves of both may be tried even where a − b is a number, as long as a and b are none: the player who
 * would rather stop there has a move that loses no more than an infinitesimal.
 */
export class InfinitesimalOrder {
  readonly #store: ValueStore;
  readonly #known: Readonly<Record<Player, Map<number, boolean>>> = { L: new Map(), R: new Map() };
  readonly #options: Readonly<Record<Player, Map<number, readonly number[]>>> = { L: new Map(), R: new Map() };

  private constructor(store: ValueStore) {
    this.#store = store;
  }

  /** The order of a store. */
  static of(store: ValueStore): InfinitesimalOrder {
    let order = orders.get(store);
    if (order === undefined) orders.set(store, (order = new InfinitesimalOrder(store)));
    return order;
  }

  /** Is a ≤ b up to an infinitesimal? */
  isAtMost(a: number, b: number): boolean {
    return a === b || this.#stopIsAtMostZero(a, b, 'L');
  }

  /** The options of a value, which are remembered. */
  options(id: number, player: Player): readonly number[] {
    const known = this.#options[player];
    let options = known.get(id);
    if (options === undefined) {
      if (known.size === CAPACITY) known.clear();
      known.set(id, (options = this.#store.optionsOf(id, player)));
    }
    return options;
  }

  isNumber(id: number): boolean {
    return this.#store.arithmetic.records.isNumber(id);
  }

  /** Is the stop of a − b at most 0 when the player moves first? For Left, this is a ≤ b up to an infinitesimal. */
  #stopIsAtMostZero(a: number, b: number, player: Player): boolean {
    // The stops of a and b bound those of a − b, Huntemann 2018, Fact 5.2.
    const { records } = this.#store.arithmetic;
    const { dyadics } = records;
    const [left, right] = [records.leftStop(a), records.rightStop(a)];
    const [otherLeft, otherRight] = [records.leftStop(b), records.rightStop(b)];
    if (player === 'L') {
      if (dyadics.compare(left, otherRight) <= 0) return true;
      if (dyadics.compare(left, otherLeft) > 0 || dyadics.compare(right, otherRight) > 0) return false;
    } else {
      if (dyadics.compare(right, otherRight) <= 0 || dyadics.compare(left, otherLeft) <= 0) return true;
      if (dyadics.compare(right, otherLeft) > 0) return false;
    }
    const known = this.#known[player];
    const key = a * IDS + b;
    let answer = known.get(key);
    if (answer !== undefined) return answer;
    answer = this.#search(a, b, player);
    if (known.size === CAPACITY) known.clear();
    known.set(key, answer);
    return answer;
  }

  /** Nobody moves in a number. */
  #search(a: number, b: number, player: Player): boolean {
    const next = opponent(player);
    // One move that does what the player wants, stop above 0 for Left, settles it.
    const settled = player === 'R';
    if (!this.isNumber(a))
      for (const option of this.options(a, player))
        if (this.#stopIsAtMostZero(option, b, next) === settled) return settled;
    if (!this.isNumber(b))
      for (const option of this.options(b, next))
        if (this.#stopIsAtMostZero(a, option, next) === settled) return settled;
    return !settled;
  }
}

/**
 * Is the value infinitesimal: between −x and x for every positive number x?
 * @source Siegel 2011, Thm 1.2.64
 */
export function isInfinitesimal(value: Value): boolean {
  return value.leftStop.equals(Dyadic.zero) && value.rightStop.equals(Dyadic.zero);
}

/**
 * Is the value infinitesimally close to a number? The number is its stop.
 * @source Siegel 2011, Def. 1.2.70
 */
export function isNumberish(value: Value): boolean {
  return value.leftStop.equals(value.rightStop);
}

/**
 * Is a ≤ b up to an infinitesimal, so that the Left stop of a − b is at most 0?
 * @throws InputError `not-the-same-store`
 * @complexity at worst one step for each pair of a follower of a and one of b
 * @source Siegel 2011, Def. 1.2.67
 */
export function isAtMostInfinitesimally(a: Value, b: Value): boolean {
  return a.equals(b) || InfinitesimalOrder.of(a.store).isAtMost(a.id, b.id);
}

/**
 * Do two values differ by an infinitesimal?
 * @throws InputError `not-the-same-store`
 * @source Huntemann 2018, Def. 5.3
 */
export function isInfinitesimallyClose(a: Value, b: Value): boolean {
  return isAtMostInfinitesimally(a, b) && isAtMostInfinitesimally(b, a);
}

const orders = new WeakMap<ValueStore, InfinitesimalOrder>();
