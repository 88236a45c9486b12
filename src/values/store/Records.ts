import {
  CLOSED,
  DESK_POOL,
  DESK_RECORDS,
  NUMBER,
  RECORD_FLAGS,
  RECORD_LEFT_STOP,
  RECORD_NEGATIVE,
  RECORD_NIMBER,
  RECORD_OPTIONS,
  RECORD_RIGHT_STOP,
  RECORD_UPS,
  RECORD_WORDS,
} from './compiledLayout.js';
import type { DyadicTable } from './DyadicTable.js';
import { longer, type Engine } from './Engine.js';

/** The values of the engine, read by id. */
export class Records {
  readonly #engine: Engine;
  readonly dyadics: DyadicTable;
  /** One more than the index of a stop, or 0. */
  #leftStops: Int32Array = new Int32Array(1 << 6);
  #rightStops: Int32Array = new Int32Array(1 << 6);

  constructor(engine: Engine) {
    this.#engine = engine;
    this.dyadics = engine.dyadics;
  }

  get size(): number {
    return this.#engine.size;
  }

  get bytes(): number {
    return this.#engine.exports.bytesOfValues();
  }

  /** The memory in which options stand. */
  get pool(): Int32Array {
    return this.#engine.words;
  }

  /** Where the record of a value stands. */
  #recordOf(id: number): number {
    const { words, desk } = this.#engine;
    return (words[desk + DESK_RECORDS]! >>> 2) + RECORD_WORDS * id;
  }

  #field(id: number, field: number): number {
    return this.#engine.words[this.#recordOf(id) + field]!;
  }

  isNumber(id: number): boolean {
    return (this.#field(id, RECORD_FLAGS) & NUMBER) !== 0;
  }

  isClosed(id: number): boolean {
    return (this.#field(id, RECORD_FLAGS) & CLOSED) !== 0;
  }

  /** Index of the number in a closed form, −1 for all other values. */
  numberOf(id: number): number {
    return this.isClosed(id) ? this.leftStop(id) : -1;
  }

  upsOf(id: number): number {
    return this.#field(id, RECORD_UPS);
  }

  nimberOf(id: number): number {
    return this.#field(id, RECORD_NIMBER);
  }

  /** The id of the negative, −1 while it is not known. */
  negativeOf(id: number): number {
    return this.#field(id, RECORD_NEGATIVE);
  }

  /** Has it equal stops? */
  isCold(id: number): boolean {
    const { words } = this.#engine;
    const [left, right] = [this.#recordOf(id) + RECORD_LEFT_STOP, this.#recordOf(id) + RECORD_RIGHT_STOP];
    return words[left] === words[right] && words[left + 1] === words[right + 1];
  }

  /** Index of the Left stop. */
  leftStop(id: number): number {
    if (id >= this.#leftStops.length) this.#leftStops = longer(this.#leftStops, 2 * id + 2);
    return (this.#leftStops[id] ||= this.#stop(id, RECORD_LEFT_STOP) + 1) - 1;
  }

  rightStop(id: number): number {
    if (id >= this.#rightStops.length) this.#rightStops = longer(this.#rightStops, 2 * id + 2);
    return (this.#rightStops[id] ||= this.#stop(id, RECORD_RIGHT_STOP) + 1) - 1;
  }

  #stop(id: number, field: number): number {
    const { words } = this.#engine;
    const at = this.#recordOf(id) + field;
    return this.#engine.indexOf(words[at]!, words[at + 1]!);
  }

  /** The value number + ups·↑ + *nimber. @param number index of a dyadic */
  closed(number: number, ups: number, nimber: number): number {
    const engine = this.#engine;
    return engine.exports.closedForm(engine.low(number), engine.high(number), ups, nimber);
  }

  /** Where the options of a value stand in `pool`: two lengths, the Left options, the Right options. */
  place(id: number): number {
    const { words, desk, exports } = this.#engine;
    const offset = words[this.#recordOf(id) + RECORD_OPTIONS]!;
    return (offset === 0 ? exports.optionsAt(id) : words[desk + DESK_POOL]! + offset) >>> 2;
  }
}
