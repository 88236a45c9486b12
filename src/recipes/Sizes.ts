import { integerCeiling, integerFloor, type Value } from '../values/index.js';

/**
 * How values are built at sizes, a size being the number of moves of each play: as a whole, in a way that is known, or
 * from their options at one size less.
 */
export class Sizes<Way> {
  readonly #known: (value: Value, size: number) => Way | undefined;
  readonly #least: (value: Value) => bigint;
  readonly #ways = new Map<string, Way | 'options' | undefined>();

  /** @param least the least size at which a gadget answers all moves but those to the options */
  constructor(known: (value: Value, size: number) => Way | undefined, least: (value: Value) => bigint) {
    this.#known = known;
    this.#least = least;
  }

  /** How the value is built at a size, if it is. */
  way(value: Value, size: number): Way | 'options' | undefined {
    const key = `${value.id} ${size}`;
    if (!this.#ways.has(key))
      this.#ways.set(key, this.#known(value, size) ?? (this.isFromOptions(value, size) ? 'options' : undefined));
    return this.#ways.get(key);
  }

  /** Can the value be built at a size from its options? */
  isFromOptions(value: Value, size: number): boolean {
    if (BigInt(size) < this.#least(value)) return false;
    return [...value.options('L'), ...value.options('R')].every((option) => this.way(option, size - 1) !== undefined);
  }
}

/**
 * Two moves more than the value is away from 0: then moves of one player can answer those of the other.
 * @param least a gadget needs so many moves in any case
 */
export function sizeWithAnswers(value: Value, least: bigint): bigint {
  return [least - 2n, integerCeiling(value), -integerFloor(value)].reduce((a, b) => (a > b ? a : b)) + 2n;
}
