import { opponent, type Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';
import type { Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';

/** The most pairs that are remembered. */
const CAPACITY = 1 << 20;

/**
 * Answers whether the difference a − b has a stop ≤ 0, from the options of a and b, without the difference itself. The
 * moves of both may be tried even where a − b is a number, as long as a and b are none: the player who would rather
 * stop there has a move that loses no more than an infinitesimal.
 */
class InfinitesimalOrder {
  readonly #known: Readonly<Record<Player, Map<number, Map<number, boolean>>>> = { L: new Map(), R: new Map() };
  #size = 0;

  /** Is the stop of a − b at most 0 when the player moves first? For Left, this is a ≤ b up to an infinitesimal. */
  stopIsAtMostZero(a: Value, b: Value, player: Player): boolean {
    // The stops of a and b bound those of a − b, Huntemann 2018, Fact 5.2.
    if (player === 'L') {
      if (a.leftStop.isAtMost(b.rightStop)) return true;
      if (!a.leftStop.isAtMost(b.leftStop) || !a.rightStop.isAtMost(b.rightStop)) return false;
    } else {
      if (a.rightStop.isAtMost(b.rightStop) || a.leftStop.isAtMost(b.leftStop)) return true;
      if (!a.rightStop.isAtMost(b.leftStop)) return false;
    }
    const known = this.#known[player].get(a.id)?.get(b.id);
    if (known !== undefined) return known;
    const answer = this.#search(a, b, player);
    this.#remember(a, b, player, answer);
    return answer;
  }

  /** Nobody moves in a number. */
  #search(a: Value, b: Value, player: Player): boolean {
    const next = opponent(player);
    const inFirst = a.number === undefined ? a.options(player) : [];
    const inSecond = b.number === undefined ? b.options(next) : [];
    const first = (option: Value): boolean => this.stopIsAtMostZero(option, b, next);
    const second = (option: Value): boolean => this.stopIsAtMostZero(a, option, next);
    return player === 'L'
      ? inFirst.every(first) && inSecond.every(second)
      : inFirst.some(first) || inSecond.some(second);
  }

  #remember(a: Value, b: Value, player: Player, answer: boolean): void {
    const known = this.#known[player];
    if (this.#size++ === CAPACITY) {
      this.#known.L.clear();
      this.#known.R.clear();
      this.#size = 0;
    }
    let row = known.get(a.id);
    if (row === undefined) known.set(a.id, (row = new Map<number, boolean>()));
    row.set(b.id, answer);
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
  if (a.equals(b)) return true;
  let order = orders.get(a.store);
  if (order === undefined) orders.set(a.store, (order = new InfinitesimalOrder()));
  return order.stopIsAtMostZero(a, b, 'L');
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
