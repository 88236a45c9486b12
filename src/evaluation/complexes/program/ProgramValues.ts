import { Dyadic, type ValueStore } from '../../../values/index.js';
import type { PositionProgram } from './PositionProgram.js';

/** Numbers of the program are multiples of 2^−40. */
const EXPONENT = 40;

/** The values of the program in a store: each is carried over once, after its options. */
export class ProgramValues {
  readonly #program: PositionProgram;
  readonly #store: ValueStore;
  /** For the ids of the program one more than the id in the store, or 0. */
  #known: Int32Array = new Int32Array(1 << 10);

  constructor(program: PositionProgram, store: ValueStore) {
    this.#program = program;
    this.#store = store;
  }

  /** The id in the store of a value of the program. O(the followers that are new). */
  idOf(value: number): number {
    const { words, records, pool } = this.#program.tables();
    if (value >= this.#known.length) {
      const longer = new Int32Array(2 * value);
      longer.set(this.#known);
      this.#known = longer;
    }
    const known = this.#known;
    const { arithmetic } = this.#store;
    const todo = [value];
    while (todo.length > 0) {
      const next = todo[todo.length - 1]!;
      const record = records + RECORD_WORDS * next;
      if (known[next] !== 0) todo.pop();
      else if ((words[record + FLAGS]! & CLOSED) !== 0) known[next] = 1 + this.#closed(words, record);
      else {
        const before = todo.length;
        const at = pool + (words[record + OPTIONS]! >>> 2);
        const left = words[at]!;
        const end = at + 2 + left + words[at + 1]!;
        for (let i = at + 2; i < end; i++) if (known[words[i]!] === 0) todo.push(words[i]!);
        if (todo.length === before) known[next] = 1 + arithmetic.canonical(words, at + 2, at + 2 + left, end, known);
      }
    }
    return known[value]! - 1;
  }

  /** number + ups·↑ + *nimber. */
  #closed(words: Int32Array, record: number): number {
    const { records } = this.#store.arithmetic;
    const { dyadics } = records;
    const [low, high] = [words[record]!, words[record + 1]!];
    const integral = low === 0 && (high & 0xff) === 0;
    const units = (BigInt(high) << 32n) + BigInt(low >>> 0);
    const number = integral ? dyadics.integer(high >> 8) : dyadics.indexOf(Dyadic.of(units, EXPONENT));
    return records.closed(number, words[record + UPS]!, words[record + NIMBER]!);
  }
}

/* The fields of a record, in words of 4 bytes; engine/README.md tells what they are. */
const RECORD_WORDS = 12;
const FLAGS = 4;
const OPTIONS = 6;
const UPS = 8;
const NIMBER = 9;
const CLOSED = 1;
