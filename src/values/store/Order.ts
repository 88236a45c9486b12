import { PairCache } from './PairCache.kernel.js';
import { isAtMostZero, type Records } from './Records.js';

/** The watch is called once in so many steps, less one: a power of two less one. */
const STEPS = 0x1fff;

/**
 * The order of values by id, and the comparison of an id with a game {left | right} that has no id yet.
 * Stops, and who moves last there, decide most questions: a ≤ b implies that the player who moves first does as well in
 * b − x as in a − x if it is Left, and in a − x as in b − x if it is Right, for every number x. The rest is the
 * definition, a ≤ b iff no Left option of a is ≥ b and no Right option of b is ≤ a, remembered in a bounded table. Numbers
 * are never entered: a ≤ x iff Left loses a − x when moving first.
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
  #leftWins = false;
  #rightWins = false;
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
    const leftWinsA = records.leftWins[a] === 1;
    const ofLeft = dyadics.compare(leftA, records.leftStop[b]!);
    if (ofLeft > 0 || (ofLeft === 0 && leftWinsA && records.leftWins[b] === 0)) return false;
    const rightB = records.rightStop[b]!;
    const rightWinsB = records.rightWins[b] === 1;
    const ofRight = dyadics.compare(records.rightStop[a]!, rightB);
    if (ofRight > 0 || (ofRight === 0 && rightWinsB && records.rightWins[a] === 0)) return false;
    const between = dyadics.compare(leftA, rightB);
    if (between < 0 || (between === 0 && !leftWinsA && !rightWinsB)) return true;
    const known = this.#known.find(a, b);
    if (known >= 0) return known === 1;
    this.step();
    const answer = !this.#someLeftOptionIsAtLeast(a, b) && !this.#someRightOptionIsAtMost(b, a);
    this.#known.store(a, b, answer ? 1 : 0);
    return answer;
  }

  /** Counts a step of the work. The watch may work with values itself. */
  step(): void {
    if ((++this.#steps & STEPS) !== 0 || this.watch === undefined) return;
    const [list, start, l, r] = [this.#list, this.#start, this.#l, this.#r];
    const [leftStop, rightStop] = [this.#leftStop, this.#rightStop];
    const [leftWins, rightWins] = [this.#leftWins, this.#rightWins];
    this.watch();
    this.changeGame(list, start, l, r);
    this.#leftStop = leftStop;
    this.#rightStop = rightStop;
    this.#leftWins = leftWins;
    this.#rightWins = rightWins;
    // What is known of comparisons may be about another game.
    this.#generation++;
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
    return isAtMostZero(upsOf[a]! - upsOf[b]!, nimberOf[a]! ^ nimberOf[b]!);
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
    this.#leftWins = this.#records.leftWinsAt(leftStop, list, start, start + l);
    this.#rightWins = this.#records.rightWinsAt(rightStop, list, start + l, start + l + r);
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
    const { dyadics, leftStop, rightStop, leftWins, rightWins } = this.#records;
    const ofLeft = dyadics.compare(leftStop[id]!, this.#leftStop);
    const ofRight = dyadics.compare(rightStop[id]!, this.#rightStop);
    const between = dyadics.compare(leftStop[id]!, this.#rightStop);
    let answer = true;
    if (ofLeft > 0 || (ofLeft === 0 && leftWins[id] === 1 && !this.#leftWins)) answer = false;
    else if (ofRight > 0 || (ofRight === 0 && rightWins[id] === 0 && this.#rightWins)) answer = false;
    else if (between > 0 || (between === 0 && (leftWins[id] === 1 || this.#rightWins))) {
      const end = this.#start + this.#l + this.#r;
      for (let i = this.#start + this.#l; answer && i < end; i++) if (this.isAtMost(this.#list[i]!, id)) answer = false;
      if (answer) {
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
    const { dyadics, leftStop, rightStop, leftWins, rightWins } = this.#records;
    const ofLeft = dyadics.compare(leftStop[id]!, this.#leftStop);
    const ofRight = dyadics.compare(rightStop[id]!, this.#rightStop);
    const between = dyadics.compare(rightStop[id]!, this.#leftStop);
    let answer = true;
    if (ofLeft < 0 || (ofLeft === 0 && leftWins[id] === 0 && this.#leftWins)) answer = false;
    else if (ofRight < 0 || (ofRight === 0 && rightWins[id] === 1 && !this.#rightWins)) answer = false;
    else if (between < 0 || (between === 0 && (rightWins[id] === 1 || this.#leftWins))) {
      const end = this.#start + this.#l;
      for (let i = this.#start; answer && i < end; i++) if (this.isAtMost(id, this.#list[i]!)) answer = false;
      if (answer) {
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
