import { integerCeiling, integerFloor, type Value } from '../../values/index.js';
import { balancedHeight } from './balancedHeight.js';
import type { PureKind } from './PureKind.js';
import { smallPure } from './smallPure.js';

/**
 * How a value is built at a size: a simplex, a simplex with ∗ joined to it, a complex of a table, or from its options.
 */
export type PureWay = 'integer' | 'star' | 'small' | 'options';

/**
 * How followers are built at each size, smaller followers first: an integer n is a simplex of size |n|, |n| + 2, …, n +
 * ∗ its join with two points of different sides; others are in a table, or built from options one size smaller, if the
 * theorem allows it.
 */
export class PureSizes {
  readonly #kind: PureKind;
  readonly #known = new Map<number, (PureWay | undefined)[]>();

  constructor(kind: PureKind) {
    this.#kind = kind;
  }

  /** How the value is built at a size, if it is. */
  way(value: Value, size: number): PureWay | undefined {
    if (size < 0) return undefined;
    let ways = this.#known.get(value.id);
    if (ways === undefined) this.#known.set(value.id, (ways = []));
    if (!(size in ways)) ways[size] = this.#find(value, size);
    return ways[size];
  }

  #find(value: Value, size: number): PureWay | undefined {
    if (isEvenRest(size, value.integer)) return 'integer';
    if (isEvenRest(size - 1, value.plus(value.store.nimber(1)).integer)) return 'star';
    if (this.#kind !== 'flag' && smallPure(value)?.size === size) return 'small';
    if (size < 3 || BigInt(size) < this.#least(value)) return undefined;
    const isBuilt = (option: Value): boolean => this.way(option, size - 1) !== undefined;
    return [...value.options('L'), ...value.options('R')].every(isBuilt) ? 'options' : undefined;
  }

  /** The least size at which deviating moves have answers. */
  #least(value: Value): bigint {
    if (this.#kind === 'flag') return 5n * balancedHeight(value) + 2n;
    const [above, below] = [integerCeiling(value), -integerFloor(value)];
    return 2n + (above > below ? above : below);
  }
}

/** Is a size |n|, |n| + 2, …? */
function isEvenRest(size: number, n: bigint | undefined): boolean {
  if (n === undefined) return false;
  const rest = BigInt(size) - (n < 0n ? -n : n);
  return rest >= 0n && rest % 2n === 0n;
}
