import { PairCache } from './PairCache.kernel.js';
import type { Records } from './Records.js';

/** The watch is called once in so many steps, less one: a power of two less one. */
const STEPS = 0x1fff;

/**
 * The order of values by id, and the comparison of an id with a game {left | right} that has no id yet.
 * Stops decide most questions; the rest is the definition, a ≤ b iff no Left option of a is ≥ b and no Right option of
 * b is ≤ a, remembered in a bounded table. Numbers are never entered (number avoidance).
 * @source Siegel 2011, Thm 1.2.23
 */
export class Order {
  readonly #records: Records;
  readonly #known: PairCache;
  // The game {left | right} of the comparisons with a game, and what is known about them: 2·generation + answer.
  #list: Int32Array = new Int32Array(0);
  #start = 0;
  #l = 0;
  #r = 0;
  #leftStop = 0;
  #rightStop = 0;
  #generation = 0;
  #below: Int32Array = new Int32Array(0);
  #above: Int32Array = new Int32Array(0);
  /** Called now and then while the work lasts; it may throw to end the work. */
  watch: (() => void) | undefined;
  #steps = 0;

  constructor(records: Records, cacheBits: number) {
    this.#records = records;
    this.#known = new PairCache(cacheBits);
  }

  /** Is a ≤ b? */
  isAtMost(a: number, b: number): boolean {
    if (a === b) return true;
    const records = this.#records;
    const { numberOf, dyadics } = records;
    if (numberOf[a]! >= 0 && numberOf[b]! >= 0) return this.#closedIsAtMost(a, b);
    const leftA = records.leftStop[a]!;
    const rightB = records.rightStop[b]!;
    if (dyadics.compare(leftA, records.leftStop[b]!) > 0 || dyadics.compare(records.rightStop[a]!, rightB) > 0)
      return false;
    if (dyadics.compare(leftA, rightB) < 0) return true;
    const known = this.#known.find(a, b);
    if (known >= 0) return known === 1;
    this.step();
    const answer =
      (records.isNumber(a) || !this.#someLeftOptionIsAtLeast(a, b)) &&
      (records.isNumber(b) || !this.#someRightOptionIsAtMost(b, a));
    this.#known.store(a, b, answer ? 1 : 0);
    return answer;
  }

  /** Counts a step of the work. */
  step(): void {
    if ((++this.#steps & STEPS) === 0) this.watch?.();
  }

  #someLeftOptionIsAtLeast(a: number, b: number): boolean {
    const at = this.#records.place(a);
    const end = at + 2 + this.#records.pool[at]!;
    for (let i = at + 2; i < end; i++) if (this.isAtMost(b, this.#records.pool[i]!)) return true;
    return false;
  }

  #someRightOptionIsAtMost(b: number, a: number): boolean {
    const at = this.#records.place(b);
    const begin = at + 2 + this.#records.pool[at]!;
    const end = begin + this.#records.pool[at + 1]!;
    for (let i = begin; i < end; i++) if (this.isAtMost(this.#records.pool[i]!, a)) return true;
    return false;
  }

  /** number + ups·↑ + *nimber is positive, zero, negative or confused with 0 by these three in turn. */
  #closedIsAtMost(a: number, b: number): boolean {
    const { numberOf, upsOf, nimberOf, dyadics } = this.#records;
    const order = dyadics.compare(numberOf[a]!, numberOf[b]!);
    if (order !== 0) return order < 0;
    const ups = upsOf[a]! - upsOf[b]!;
    const nimber = nimberOf[a]! ^ nimberOf[b]!;
    return ups < -1 || (ups === -1 && nimber !== 1) || (ups === 0 && nimber === 0);
  }

  /**
   * Sets the game {left | right} that `isBelowGame` and `isAboveGame` compare with.
   * @param list l Left options, then r Right options from `start` on; it may change as long as the value stays the same
   * @param l at least 1, as r: the game must not be a number
   * @param leftStop index of the stop of the game, as rightStop
   */
  setGame(list: Int32Array, start: number, l: number, r: number, leftStop: number, rightStop: number): void {
    this.#list = list;
    this.#start = start;
    this.#l = l;
    this.#r = r;
    this.#leftStop = leftStop;
    this.#rightStop = rightStop;
    this.#generation++;
    if (this.#below.length < this.#records.numberOf.length) {
      this.#below = new Int32Array(this.#records.numberOf.length);
      this.#above = new Int32Array(this.#records.numberOf.length);
    }
  }

  /** The options of the same game after some of them were replaced. */
  changeGame(list: Int32Array, start: number, l: number, r: number): void {
    this.#list = list;
    this.#start = start;
    this.#l = l;
    this.#r = r;
  }

  /** Is the value at most the game? */
  isBelowGame(id: number): boolean {
    const known = this.#below[id]! - 2 * this.#generation;
    if (known >= 0) return known === 1;
    const { dyadics, leftStop, rightStop } = this.#records;
    let answer = true;
    if (dyadics.compare(leftStop[id]!, this.#leftStop) > 0 || dyadics.compare(rightStop[id]!, this.#rightStop) > 0)
      answer = false;
    else if (dyadics.compare(leftStop[id]!, this.#rightStop) >= 0) {
      const end = this.#start + this.#l + this.#r;
      for (let i = this.#start + this.#l; answer && i < end; i++) if (this.isAtMost(this.#list[i]!, id)) answer = false;
      if (answer && !this.#records.isNumber(id)) {
        const at = this.#records.place(id);
        const last = at + 2 + this.#records.pool[at]!;
        for (let i = at + 2; answer && i < last; i++) if (this.isAboveGame(this.#records.pool[i]!)) answer = false;
      }
    }
    this.#below[id] = 2 * this.#generation + (answer ? 1 : 0);
    return answer;
  }

  /** Is the value at least the game? */
  isAboveGame(id: number): boolean {
    const known = this.#above[id]! - 2 * this.#generation;
    if (known >= 0) return known === 1;
    const { dyadics, leftStop, rightStop } = this.#records;
    let answer = true;
    if (dyadics.compare(leftStop[id]!, this.#leftStop) < 0 || dyadics.compare(rightStop[id]!, this.#rightStop) < 0)
      answer = false;
    else if (dyadics.compare(rightStop[id]!, this.#leftStop) <= 0) {
      const end = this.#start + this.#l;
      for (let i = this.#start; answer && i < end; i++) if (this.isAtMost(id, this.#list[i]!)) answer = false;
      if (answer && !this.#records.isNumber(id)) {
        const at = this.#records.place(id);
        const begin = at + 2 + this.#records.pool[at]!;
        const last = begin + this.#records.pool[at + 1]!;
        for (let i = begin; answer && i < last; i++) if (this.isBelowGame(this.#records.pool[i]!)) answer = false;
      }
    }
    this.#above[id] = 2 * this.#generation + (answer ? 1 : 0);
    return answer;
  }
}
