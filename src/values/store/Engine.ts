import { LimitError } from '../../errors.js';
import { Dyadic } from '../Dyadic.js';
import { simplestNumber } from '../simplestNumber.js';
import { DESK_NUMBER, DESK_SIZE, FINENESS, LARGEST, WIDE } from './compiledLayout.js';
import { DyadicTable } from './DyadicTable.js';
import { openEngine, type EngineExports, type Imports, type OpenedEngine } from './openEngine.js';

/** Work in the engine besides that on values, which is looked after in its own way. */
export interface EngineWork {
  /** Called now and then; may throw. @returns what the program that asks takes it for */
  look(): number;
  /** Throws, if there is no memory for what an account of this work asks for, which is given by its address. */
  full(account: number): void;
  /** Called before, and after, other work in the middle of this. */
  suspend(): void;
  resume(): void;
}

/** An instance of the program of values, with its memory and the table of numbers that it does not know. */
export class Engine {
  readonly dyadics: DyadicTable = new DyadicTable();
  readonly exports: EngineExports;
  /** Where the program and the host leave things for each other, in words. */
  readonly desk: number;
  readonly #opened: OpenedEngine;
  readonly #isTranslated: boolean;
  #words: Int32Array = new Int32Array(0);
  /** The words of the first numbers of the table. */
  #lows: Int32Array = new Int32Array(1 << 6);
  #highs: Int32Array = new Int32Array(1 << 6);
  #written = 0;
  /** Called now and then while work lasts; it may throw to end the work. */
  watch: (() => void) | undefined;
  /** The work besides that on values that is under way. */
  work: EngineWork | undefined;

  /** @param cacheBits at most 2^cacheBits sums and comparisons are remembered */
  constructor(cacheBits: number) {
    this.#opened = openEngine(this.#imports());
    const { exports, mostBytes } = this.#opened;
    this.exports = exports;
    this.#isTranslated = this.#opened.join === undefined;
    exports.start(mostBytes, 12 * 2 ** cacheBits);
    this.desk = exports.deskAt() >>> 2;
  }

  /** The memory in words; after each call that may make values it is to be read again. */
  get words(): Int32Array {
    const words = this.#words;
    // Growing leaves the old memory behind: without length, but in JavaScript. To ask for the new one takes longer than
    // to look.
    if (words.length !== 0 && (!this.#isTranslated || words.buffer === this.#opened.memory.buffer)) return words;
    return (this.#words = new Int32Array(this.#opened.memory.buffer));
  }

  /** How many values there are. */
  get size(): number {
    return this.words[this.desk + DESK_SIZE]!;
  }

  /**
   * The functions of another program that works with these values in the same memory.
   * @param program packed
   */
  join(program: string): unknown {
    const { join } = this.#opened;
    return join === undefined ? this.exports : join(program, {});
  }

  /** The index in the table of a number of the program, given by its words. */
  indexOf(low: number, high: number): number {
    if (high >= WIDE) return low;
    const { dyadics } = this;
    if (low === 0) return dyadics.quotient(high, FINENESS - 32);
    const units = high * 2 ** 32 + (low >>> 0);
    return Number.isSafeInteger(units)
      ? dyadics.quotient(units, FINENESS)
      : dyadics.indexOf(Dyadic.of((BigInt(high) << 32n) + BigInt(low >>> 0), FINENESS));
  }

  /** The lower word of the number with an index. */
  low(index: number): number {
    if (index >= this.#written) this.#write(index);
    return this.#lows[index]!;
  }

  high(index: number): number {
    if (index >= this.#written) this.#write(index);
    return this.#highs[index]!;
  }

  #write(index: number): void {
    if (index >= this.#lows.length) {
      this.#lows = longer(this.#lows, 2 * index);
      this.#highs = longer(this.#highs, 2 * index);
    }
    const most = BigInt(LARGEST) << BigInt(FINENESS);
    for (; this.#written <= index; this.#written++) {
      const x = this.dyadics.at(this.#written);
      const units = x.exponent > FINENESS ? undefined : x.numerator << BigInt(FINENESS - x.exponent);
      const isWide = units === undefined || units > most || -units > most;
      this.#lows[this.#written] = isWide ? this.#written : Number(BigInt.asIntN(32, units));
      this.#highs[this.#written] = isWide ? WIDE : Number(units >> 32n);
    }
  }

  /** What the program asks for. */
  #imports(): Imports {
    const { dyadics } = this;
    const at = (low: number, high: number): Dyadic => dyadics.at(this.indexOf(low, high));
    return {
      host: { look: () => this.#look(), full: (account: number) => this.#full(account) },
      numbers: {
        compareWide: (a: number, aHigh: number, b: number, bHigh: number) =>
          Math.sign(dyadics.compare(this.indexOf(a, aHigh), this.indexOf(b, bHigh))),
        addWide: (a: number, aHigh: number, b: number, bHigh: number) =>
          this.#leave(dyadics.add(this.indexOf(a, aHigh), this.indexOf(b, bHigh))),
        negateWide: (a: number, aHigh: number) => this.#leave(dyadics.negative(this.indexOf(a, aHigh))),
        simplestWide: (low: number, lowHigh: number, high: number, highHigh: number, bounds: number) => {
          const least = (bounds & 1) === 0 ? undefined : at(low, lowHigh);
          const greatest = (bounds & 2) === 0 ? undefined : at(high, highHigh);
          const closed = [(bounds & 4) !== 0, (bounds & 8) !== 0] as const;
          this.#leave(dyadics.indexOf(simplestNumber(least, greatest, { closed })));
        },
        optionWide: (x: number, xHigh: number, sign: number) => {
          const { numerator, exponent, isInteger } = at(x, xHigh);
          if (isInteger && numerator > 0n === sign > 0) return 0;
          this.#leave(dyadics.indexOf(Dyadic.of(numerator + BigInt(sign), exponent)));
          return 1;
        },
      },
    };
  }

  /** Leaves a number for the program. */
  #leave(index: number): void {
    const at = this.desk + DESK_NUMBER;
    this.words[at] = this.low(index);
    this.words[at + 1] = this.high(index);
  }

  /** Calls what may use the engine in the middle of its work. */
  #look(): number {
    const { watch, work, exports } = this;
    if (watch === undefined && work === undefined) return 0;
    exports.suspend();
    work?.suspend();
    // What they do is not looked after again.
    this.work = this.watch = undefined;
    try {
      const answer = work?.look() ?? 0;
      watch?.();
      return answer;
    } finally {
      this.watch = watch;
      this.work = work;
      work?.resume();
      exports.resume();
    }
  }

  #full(account: number): never {
    this.work?.full(account);
    throw new LimitError('too-much-memory', `ValueStore: no more memory for ${this.size} values.`, {
      hint: 'Begin with a new store.',
      details: { found: this.size },
    });
  }
}

/** The same list with room for more. */
export function longer(list: Int32Array, length: number): Int32Array {
  const copy = new Int32Array(length);
  copy.set(list);
  return copy;
}
