import { LimitError } from '../../errors.js';
import { simplestNumber } from '../simplestNumber.js';
import { Order } from './Order.js';
import { PairCache } from './PairCache.kernel.js';
import { Records } from './Records.js';
import { sort, sortedUnique } from './sortedIds.js';

/** Canonical forms, sums and negatives of values by id. */
export class Arithmetic {
  readonly records: Records = new Records();
  readonly order: Order;
  readonly #sums: PairCache;
  readonly #simplest = new Map<number | string, number>();
  /** A stack of lists of options. */
  #work: Int32Array = new Int32Array(1 << 12);
  #top = 0;

  /** @param cacheBits at most 2^cacheBits sums and comparisons are remembered */
  constructor(cacheBits: number) {
    this.order = new Order(this.records, cacheBits);
    this.#sums = new PairCache(cacheBits);
  }

  /**
   * Does some work, in which `watch` is called now and then and may throw to end it; so do the watches around it.
   * @param watch undefined to do the work undisturbed
   */
  watched<T>(watch: (() => void) | undefined, work: () => T): T {
    const { order } = this;
    const outer = order.watch;
    const top = this.#top;
    order.watch =
      watch === undefined || outer === undefined
        ? watch
        : () => {
            outer();
            watch();
          };
    try {
      return work();
    } finally {
      order.watch = outer;
      this.#top = top;
    }
  }

  /**
   * Does some work that goes as deep as values are nested.
   * @param task the function the user called, for errors
   * @throws LimitError `too-deep` where the engine has no more space for its stack
   */
  withinStack<T>(task: string, work: () => T): T {
    const top = this.#top;
    try {
      return work();
    } catch (error) {
      this.#top = top;
      if (!(error instanceof RangeError) || !/call stack/i.test(error.message)) throw error;
      throw new LimitError(
        'too-deep',
        `${task}: a value is nested too deep for the stack; expected some thousand moves.`,
        {
          hint: 'Give the engine a larger stack, as with node --stack-size, or choose a smaller game.',
          cause: error,
        },
      );
    }
  }

  /** The value of {left | right}. */
  fromOptions(left: ArrayLike<number>, right: ArrayLike<number>): number {
    const start = this.#top;
    for (let i = 0; i < left.length; i++) this.#push(left[i]!);
    for (let i = 0; i < right.length; i++) this.#push(right[i]!);
    return this.#finish(start, left.length, right.length);
  }

  /**
   * The value with a canonical form that was found elsewhere: list[begin, middle) are its Left options, list[middle, end)
   * its Right options, as places in `known`, which holds one more than the ids.
   */
  canonical(list: Int32Array, begin: number, middle: number, end: number, known: Int32Array): number {
    const start = this.#top;
    for (let i = begin; i < end; i++) this.#push(known[list[i]!]! - 1);
    return this.#intern(start, middle - begin, end - middle);
  }

  /** −a. */
  negative(a: number): number {
    const { records } = this;
    const known = records.negativeOf[a]!;
    if (known >= 0) return known;
    let id: number;
    if (records.numberOf[a]! >= 0)
      id = records.closed(records.dyadics.negative(records.numberOf[a]!), -records.upsOf[a]!, records.nimberOf[a]!);
    else {
      const start = this.#top;
      const at = records.place(a);
      const l = records.pool[at]!;
      const r = records.pool[at + 1]!;
      for (let i = 0; i < r; i++) this.#push(this.negative(records.pool[at + 2 + l + i]!));
      for (let i = 0; i < l; i++) this.#push(this.negative(records.pool[at + 2 + i]!));
      id = this.#intern(start, r, l);
    }
    records.negativeOf[a] = id;
    records.negativeOf[id] = a;
    return id;
  }

  /** a + b. A number is added to each option of a value that is none (number translation). */
  sum(a: number, b: number): number {
    if (a === 0 || b === 0) return a + b;
    const { records } = this;
    const x = records.numberOf[a]!;
    const y = records.numberOf[b]!;
    if (x >= 0 && y >= 0)
      return records.closed(
        records.dyadics.add(x, y),
        records.upsOf[a]! + records.upsOf[b]!,
        records.nimberOf[a]! ^ records.nimberOf[b]!,
      );
    if (records.negativeOf[a] === b) return 0;
    if (a > b) return this.sum(b, a);
    let id = this.#sums.find(a, b);
    if (id >= 0) return id;
    this.order.step();
    if (records.isNumber(a)) id = this.#translate(b, a);
    else if (records.isNumber(b)) id = this.#translate(a, b);
    else {
      const start = this.#top;
      const l1 = this.#pushSums(a, b, 0);
      const l2 = this.#pushSums(b, a, 0);
      const r1 = this.#pushSums(a, b, 1);
      const r2 = this.#pushSums(b, a, 1);
      // Options of one summand are incomparable, so are they after adding the other summand.
      const l = this.#undominatedOfTwo(start, l1, l2, start, true);
      const r = this.#undominatedOfTwo(start + l1 + l2, r1, r2, start + l, false);
      id = this.#canonicalForm(start, l, r, true);
    }
    this.#sums.store(a, b, id);
    return id;
  }

  #translate(a: number, number: number): number {
    const start = this.#top;
    const l = this.#pushSums(a, number, 0);
    const r = this.#pushSums(a, number, 1);
    return this.#intern(start, l, r);
  }

  /** Pushes option + b for the Left (0) or Right (1) options of a; returns how many. */
  #pushSums(a: number, b: number, player: 0 | 1): number {
    const { records } = this;
    const at = records.place(a);
    const count = records.pool[at + player]!;
    const begin = at + 2 + (player === 0 ? 0 : records.pool[at]!);
    for (let i = 0; i < count; i++) this.#push(this.sum(records.pool[begin + i]!, b));
    return count;
  }

  #push(id: number): void {
    if (this.#top === this.#work.length) {
      const longer = new Int32Array(2 * this.#top);
      longer.set(this.#work);
      this.#work = longer;
    }
    this.#work[this.#top++] = id;
  }

  /** Takes canonical options off the stack, in any order, and interns them. */
  #intern(start: number, l: number, r: number): number {
    sort(this.#work, start, start + l);
    sort(this.#work, start + l, start + l + r);
    this.#top = start;
    return this.records.intern(this.#work, start, l, r);
  }

  /** Takes options off the stack and returns the value of the game with them. @source Siegel 2011, Def. 1.2.28 */
  #finish(start: number, left: number, right: number): number {
    const l = sortedUnique(this.#work, start, start + left, start) - start;
    const r = sortedUnique(this.#work, start + left, start + left + right, start + l) - start - l;
    return this.#canonicalForm(start, l, r, false);
  }

  /** As `#finish`, for sorted lists. @param undominated no option dominates another one */
  #canonicalForm(start: number, l: number, r: number, undominated: boolean): number {
    const { records, order } = this;
    this.#top = start;
    if (l === 0 && r === 0) return 0;
    const low = l === 0 ? -1 : this.#extreme(records.rightStop, start, start + l, 1);
    const high = r === 0 ? -1 : this.#extreme(records.leftStop, start + l, start + l + r, -1);
    const gap = low === -1 || high === -1 ? -1 : records.dyadics.compare(low, high);
    if (gap <= 0) {
      // May the game be the number itself, as far as these options say?
      const lowFits = low === -1 || !records.leftWinsAt(low, this.#work, start, start + l);
      const highFits = high === -1 || !records.rightWinsAt(high, this.#work, start + l, start + l + r);
      if (gap < 0 || (lowFits && highFits))
        return records.closed(this.#simplestNumber(low, high, lowFits, highFits), 0, 0);
    }
    this.#top = start + l + r;
    order.setGame(this.#work, start, l, r, low, high);
    const id = this.#reduce(start, l, r, undominated);
    this.#top = start;
    return id;
  }

  /** Removes dominated options and bypasses reversible ones until there are none. */
  #reduce(start: number, l: number, r: number, undominated: boolean): number {
    for (;;) {
      if (!undominated) {
        const kept = this.#undominated(start, start + l, start, true);
        r = this.#undominated(start + l, start + l + r, start + kept, false);
        l = kept;
        this.order.changeGame(this.#work, start, l, r);
      }
      undominated = false;
      const end = start + l + r;
      this.#top = end;
      const reversible: number[] = [];
      const newLeft = this.#bypass(start, start + l, true, reversible);
      const newRight = this.#bypass(start + l, end, false, reversible);
      if (newLeft === -1 && newRight === -1) return this.records.intern(this.#work, start, l, r);
      for (const i of reversible) this.#work[i] = -1;
      // The new options stand behind the old ones.
      const options = this.#work.slice(start, this.#top);
      const added = l + r + Math.max(newLeft, 0);
      this.#top = start;
      for (let i = 0; i < l; i++) if (options[i] !== -1) this.#push(options[i]!);
      for (let i = l + r; i < added; i++) this.#push(options[i]!);
      const middle = this.#top;
      for (let i = l; i < l + r; i++) if (options[i] !== -1) this.#push(options[i]!);
      for (let i = added; i < options.length; i++) this.#push(options[i]!);
      l = sortedUnique(this.#work, start, middle, start) - start;
      r = sortedUnique(this.#work, middle, this.#top, start + l) - start - l;
    }
  }

  /** Moves the options in [begin, end) that no other one dominates to `to`; returns how many. */
  #undominated(begin: number, end: number, to: number, isLeft: boolean): number {
    const work = this.#work;
    let kept = 0;
    for (let i = begin; i < end; i++) {
      const option = work[i]!;
      let dominated = false;
      let still = 0;
      for (let j = 0; j < kept; j++) {
        const other = work[to + j]!;
        if (!dominated && (isLeft ? this.order.isAtMost(option, other) : this.order.isAtMost(other, option)))
          dominated = true;
        if (dominated || !(isLeft ? this.order.isAtMost(other, option) : this.order.isAtMost(option, other)))
          work[to + still++] = other;
      }
      kept = still;
      if (!dominated) work[to + kept++] = option;
    }
    return kept;
  }

  /**
   * The same for m + n options of which neither the first m nor the last n dominate each other.
   * @returns how many; they are sorted
   */
  #undominatedOfTwo(begin: number, m: number, n: number, to: number, isLeft: boolean): number {
    const work = this.#work;
    const middle = begin + m;
    let first = m;
    let end = to + m;
    for (let i = 0; i < m; i++) work[to + i] = work[begin + i]!;
    for (let i = middle; i < middle + n; i++) {
      const option = work[i]!;
      let dominated = false;
      for (let j = 0; j < first; j++) {
        const other = work[to + j]!;
        const isAtMost = isLeft ? this.order.isAtMost(option, other) : this.order.isAtMost(other, option);
        if (isAtMost) {
          dominated = true;
          break;
        }
      }
      if (dominated) continue;
      let kept = 0;
      for (let j = 0; j < first; j++) {
        const other = work[to + j]!;
        if (!(isLeft ? this.order.isAtMost(other, option) : this.order.isAtMost(option, other)))
          work[to + kept++] = other;
      }
      for (let j = first; j < end - to; j++) work[to + kept + j - first] = work[to + j]!;
      end -= first - kept;
      first = kept;
      work[end++] = option;
    }
    sort(work, to, end);
    return end - to;
  }

  /**
   * Lists the places of the reversible options in [begin, end) and pushes what replaces them.
   * @returns how many were pushed, −1 if no option is reversible
   */
  #bypass(begin: number, end: number, isLeft: boolean, reversible: number[]): number {
    const { records, order } = this;
    let pushed = -1;
    for (let i = begin; i < end; i++) {
      const at = records.place(this.#work[i]!);
      const l = records.pool[at]!;
      const first = isLeft ? at + 2 + l : at + 2;
      const count = isLeft ? records.pool[at + 1]! : l;
      for (let j = 0; j < count; j++) {
        const reply = records.pool[first + j]!;
        if (!(isLeft ? order.isBelowGame(reply) : order.isAboveGame(reply))) continue;
        reversible.push(i);
        pushed = Math.max(pushed, 0);
        const from = records.place(reply);
        const skip = records.pool[from]!;
        const begins = isLeft ? from + 2 : from + 2 + skip;
        const many = isLeft ? skip : records.pool[from + 1]!;
        for (let k = 0; k < many; k++) this.#push(records.pool[begins + k]!);
        pushed += many;
        break;
      }
    }
    return pushed;
  }

  /** The greatest (sign 1) or least (sign −1) stop of the options in [begin, end). */
  #extreme(stops: Int32Array, begin: number, end: number, sign: 1 | -1): number {
    let best = stops[this.#work[begin]!]!;
    for (let i = begin + 1; i < end; i++) {
      const stop = stops[this.#work[i]!]!;
      if (sign * this.records.dyadics.compare(stop, best) > 0) best = stop;
    }
    return best;
  }

  #simplestNumber(low: number, high: number, lowFits: boolean, highFits: boolean): number {
    const fits = (lowFits ? 2 : 0) + (highFits ? 1 : 0);
    const small = low < 1 << 23 && high < 1 << 23;
    const key = small ? ((low + 1) * (1 << 24) + high + 1) * 4 + fits : `${low},${high},${fits}`;
    let number = this.#simplest.get(key);
    if (number === undefined) {
      const { dyadics } = this.records;
      const at = (index: number): ReturnType<typeof dyadics.at> | undefined =>
        index === -1 ? undefined : dyadics.at(index);
      number = dyadics.indexOf(simplestNumber(at(low), at(high), { closed: [lowFits, highFits] }));
      this.#simplest.set(key, number);
    }
    return number;
  }
}
