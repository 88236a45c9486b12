import { LimitError } from '../../errors.js';
import { Dyadic } from '../Dyadic.js';
import { DyadicTable } from './DyadicTable.js';

/** The most values of one store. */
const MOST_VALUES = 1 << 27;

/**
 * Canonical forms by id, each stored once. A record is the list of Left options and that of Right options, ascending
 * ids, in one pool; values number + ups·↑ + *nimber are known by these three and get their options only when asked, so
 * that enormous numbers cost nothing. Every record keeps its stops, as indices of dyadics, and who moves last there: with
 * x the Left stop of G, whether Left wins G − x when moving first. The move in G is as good as any, since G is no number,
 * and wins iff it is to a game with Right stop x that Right does not win when moving first.
 */
export class Records {
  readonly dyadics: DyadicTable = new DyadicTable();
  size = 0;
  /** Index of the number in a closed form, −1 for all other values. */
  numberOf: Int32Array;
  upsOf: Int32Array;
  nimberOf: Int32Array;
  leftStop: Int32Array;
  rightStop: Int32Array;
  /** 1 if Left wins the value less its Left stop when moving first, else 0. */
  leftWins: Uint8Array;
  /** 1 if Right wins the value less its Right stop when moving first, else 0. */
  rightWins: Uint8Array;
  /** Id of the negative, −1 if not known yet. */
  negativeOf: Int32Array;
  /** `pool[at] = l`, `pool[at + 1] = r`, then l Left and r Right options; −1 while a closed form has not been written out. */
  #places: Int32Array;
  pool: Int32Array;
  #poolEnd = 0;
  #buckets: Int32Array;
  readonly #numbers: number[] = [];
  readonly #closed = new Map<number | string, number>();

  constructor() {
    const n = 1 << 10;
    this.numberOf = new Int32Array(n);
    this.upsOf = new Int32Array(n);
    this.nimberOf = new Int32Array(n);
    this.leftStop = new Int32Array(n);
    this.rightStop = new Int32Array(n);
    this.leftWins = new Uint8Array(n);
    this.rightWins = new Uint8Array(n);
    this.negativeOf = new Int32Array(n);
    this.#places = new Int32Array(n);
    this.pool = new Int32Array(1 << 12);
    this.#buckets = new Int32Array(1 << 11).fill(-1);
    this.closed(0, 0, 0);
  }

  /** Bytes held by the tables, without the dyadics. */
  get bytes(): number {
    return 30 * this.numberOf.length + 4 * (this.pool.length + this.#buckets.length);
  }

  /** Is the value a number? */
  isNumber(id: number): boolean {
    return this.numberOf[id]! >= 0 && this.upsOf[id] === 0 && this.nimberOf[id] === 0;
  }

  /** The value number + ups·↑ + *nimber. @param number index of a dyadic */
  closed(number: number, ups: number, nimber: number): number {
    if (ups === 0 && nimber === 0) {
      const known = this.#numbers[number] ?? -1;
      if (known !== -1) return known;
      while (this.#numbers.length <= number) this.#numbers.push(-1);
      return (this.#numbers[number] = this.#pushClosed(number, 0, 0));
    }
    const small = number < 1 << 21 && ups >= -(1 << 11) && ups < 1 << 11 && nimber < 1 << 20;
    const key = small ? (number * 4096 + (ups + 2048)) * 1048576 + nimber : `${number},${ups},${nimber}`;
    let id = this.#closed.get(key);
    if (id === undefined) {
      id = this.#pushClosed(number, ups, nimber);
      this.#closed.set(key, id);
    }
    return id;
  }

  /** Where the options of a value stand in the pool: two lengths, the Left options, the Right options. */
  place(id: number): number {
    const place = this.#places[id]!;
    return place >= 0 ? place : this.#writeOut(id);
  }

  /**
   * The canonical form that is no number with `list[start …)` as options: l of Left, then r of Right, each ascending.
   * @param list not the pool itself
   */
  intern(list: Int32Array, start: number, l: number, r: number): number {
    const closed = this.#recognise(list, start, l, r);
    if (closed >= 0) return closed;
    const length = l + r;
    let hash = Math.imul(l + 1, 0x9e3779b1);
    for (let i = 0; i < length; i++) {
      hash = Math.imul(hash ^ list[start + i]!, 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    const mask = this.#buckets.length - 1;
    let slot = hash & mask;
    for (let id = this.#buckets[slot]!; id !== -1; id = this.#buckets[slot]!) {
      const at = this.#places[id]!;
      if (this.pool[at] === l && this.pool[at + 1] === r) {
        let i = 0;
        while (i < length && this.pool[at + 2 + i] === list[start + i]) i++;
        if (i === length) return id;
      }
      slot = (slot + 1) & mask;
    }
    const id = this.#push();
    this.#places[id] = this.#append(list, start, l, r);
    this.numberOf[id] = -1;
    this.#setStops(id, list, start, l, r);
    this.#buckets[slot] = id;
    if (2 * this.size > this.#buckets.length) this.#rehash();
    return id;
  }

  #setStops(id: number, list: Int32Array, start: number, l: number, r: number): void {
    let left = this.rightStop[list[start]!]!;
    for (let i = 1; i < l; i++) {
      const stop = this.rightStop[list[start + i]!]!;
      if (this.dyadics.compare(stop, left) > 0) left = stop;
    }
    let right = this.leftStop[list[start + l]!]!;
    for (let i = 1; i < r; i++) {
      const stop = this.leftStop[list[start + l + i]!]!;
      if (this.dyadics.compare(stop, right) < 0) right = stop;
    }
    this.leftStop[id] = left;
    this.rightStop[id] = right;
    this.leftWins[id] = this.leftWinsAt(left, list, start, start + l) ? 1 : 0;
    this.rightWins[id] = this.rightWinsAt(right, list, start + l, start + l + r) ? 1 : 0;
  }

  /** Does Left, moving to one of list[begin, end), win a game less the number that is its Left stop? */
  leftWinsAt(stop: number, list: Int32Array, begin: number, end: number): boolean {
    for (let i = begin; i < end; i++)
      if (this.rightStop[list[i]!] === stop && this.rightWins[list[i]!] === 0) return true;
    return false;
  }

  /** Does Right, moving to one of list[begin, end), win a game less the number that is its Right stop? */
  rightWinsAt(stop: number, list: Int32Array, begin: number, end: number): boolean {
    for (let i = begin; i < end; i++)
      if (this.leftStop[list[i]!] === stop && this.leftWins[list[i]!] === 0) return true;
    return false;
  }

  /** The closed form with these canonical options, or −1. */
  #recognise(list: Int32Array, start: number, l: number, r: number): number {
    const first = list[start]!;
    const x = this.numberOf[first]!;
    if (x < 0) return -1;
    for (let i = 1; i < l + r; i++) if (this.numberOf[list[start + i]!] !== x) return -1;
    const last = list[start + l + r - 1]!;
    if (l === 1 && r === 1) {
      if (this.isNumber(first)) {
        if (first === last) return this.closed(x, 0, 1);
        if (this.upsOf[last]! >= 0) return this.closed(x, this.upsOf[last]! + 1, this.nimberOf[last]! ^ 1);
      } else if (this.isNumber(last) && this.upsOf[first]! <= 0)
        return this.closed(x, this.upsOf[first]! - 1, this.nimberOf[first]! ^ 1);
      return -1;
    }
    const nimber = (id: number, below: number): boolean => this.upsOf[id] === 0 && this.nimberOf[id]! < below;
    if (l === r) {
      for (let i = 0; i < l; i++)
        if (list[start + i] !== list[start + l + i] || !nimber(list[start + i]!, l)) return -1;
      return this.closed(x, 0, l);
    }
    if (l + r === 3) {
      for (let i = 0; i < 3; i++) if (!nimber(list[start + i]!, 2)) return -1;
      if (l === 1 && this.isNumber(first)) return this.closed(x, -1, 1);
      if (r === 1 && this.isNumber(last)) return this.closed(x, 1, 1);
    }
    return -1;
  }

  /** Writes the canonical options of a closed form. */
  #writeOut(id: number): number {
    const [x, ups, nimber] = [this.numberOf[id]!, this.upsOf[id]!, this.nimberOf[id]!];
    let left: number[];
    let right: number[];
    if (ups === 0 && nimber === 0) [left, right] = this.#optionsOfNumber(x);
    else if (ups === 0) left = right = Array.from({ length: nimber }, (_, m) => this.closed(x, 0, m));
    else {
      const zero = this.closed(x, 0, 0);
      const star = this.closed(x, 0, 1);
      const sign = ups > 0 ? 1 : -1;
      const towards = [zero, ...(ups === sign && nimber === 1 ? [star] : [])];
      const away = ups === sign && nimber === 1 ? [zero] : [this.closed(x, ups - sign, nimber ^ 1)];
      [left, right] = ups > 0 ? [towards, away] : [away, towards];
    }
    const sorted = Int32Array.from([...[...left].sort((a, b) => a - b), ...[...right].sort((a, b) => a - b)]);
    return (this.#places[id] = this.#append(sorted, 0, left.length, right.length));
  }

  #optionsOfNumber(index: number): [number[], number[]] {
    const x = this.dyadics.at(index);
    const at = (y: Dyadic): number[] => [this.closed(this.dyadics.indexOf(y), 0, 0)];
    if (x.isInteger) {
      if (x.numerator === 0n) return [[], []];
      return x.numerator > 0n ? [at(x.minus(Dyadic.one)), []] : [[], at(x.plus(Dyadic.one))];
    }
    return [at(Dyadic.of(x.numerator - 1n, x.exponent)), at(Dyadic.of(x.numerator + 1n, x.exponent))];
  }

  #pushClosed(number: number, ups: number, nimber: number): number {
    const id = this.#push();
    this.#places[id] = -1;
    this.numberOf[id] = this.leftStop[id] = this.rightStop[id] = number;
    this.upsOf[id] = ups;
    this.nimberOf[id] = nimber;
    this.leftWins[id] = isAtMostZero(ups, nimber) ? 0 : 1;
    this.rightWins[id] = isAtMostZero(-ups, nimber) ? 0 : 1;
    return id;
  }

  #push(): number {
    const id = this.size;
    if (id === this.numberOf.length) this.#grow();
    this.negativeOf[id] = -1;
    this.size++;
    return id;
  }

  #grow(): void {
    const n = 2 * this.size;
    if (n > MOST_VALUES)
      throw new LimitError(
        'too-full-store',
        `ValueStore: ${this.size} values; at most ${MOST_VALUES} fit into a store.`,
        {
          hint: 'Begin with a new store.',
          details: { size: this.size },
        },
      );
    this.numberOf = enlarged(this.numberOf, n);
    this.upsOf = enlarged(this.upsOf, n);
    this.nimberOf = enlarged(this.nimberOf, n);
    this.leftStop = enlarged(this.leftStop, n);
    this.rightStop = enlarged(this.rightStop, n);
    this.leftWins = enlarged(this.leftWins, n);
    this.rightWins = enlarged(this.rightWins, n);
    this.negativeOf = enlarged(this.negativeOf, n);
    this.#places = enlarged(this.#places, n);
  }

  #append(list: Int32Array, start: number, l: number, r: number): number {
    const at = this.#poolEnd;
    const end = at + 2 + l + r;
    if (end > this.pool.length) this.pool = enlarged(this.pool, Math.max(end, Math.ceil(1.5 * this.pool.length)));
    this.pool[at] = l;
    this.pool[at + 1] = r;
    for (let i = 0; i < l + r; i++) this.pool[at + 2 + i] = list[start + i]!;
    this.#poolEnd = end;
    return at;
  }

  #rehash(): void {
    const mask = 2 * this.#buckets.length - 1;
    this.#buckets = new Int32Array(mask + 1).fill(-1);
    for (let id = 0; id < this.size; id++) {
      if (this.numberOf[id]! >= 0) continue;
      const at = this.#places[id]!;
      const [l, length] = [this.pool[at]!, this.pool[at]! + this.pool[at + 1]!];
      let hash = Math.imul(l + 1, 0x9e3779b1);
      for (let i = 0; i < length; i++) {
        hash = Math.imul(hash ^ this.pool[at + 2 + i]!, 0x85ebca6b);
        hash ^= hash >>> 15;
      }
      let slot = hash & mask;
      while (this.#buckets[slot] !== -1) slot = (slot + 1) & mask;
      this.#buckets[slot] = id;
    }
  }
}

/** Is ups·↑ + *nimber ≤ 0? */
export function isAtMostZero(ups: number, nimber: number): boolean {
  return ups < -1 || (ups === -1 && nimber !== 1) || (ups === 0 && nimber === 0);
}

/** A longer copy, filled up with zeros. */
function enlarged<T extends Int32Array | Uint8Array>(array: T, length: number): T {
  const copy = new (array.constructor as new (length: number) => T)(length);
  copy.set(array);
  return copy;
}
