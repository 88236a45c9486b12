import type { ValueStore } from '../../values/index.js';
import type { ComponentSums } from './ComponentSums.js';

/** A component with more moves is not evaluated. */
const MOST_MOVES = 8;
/** A component of which more positions are met is given up. */
const MOST_POSITIONS = 100;
/** So many are given up in any case before others with as many moves are left alone. */
const FREE_FAILURES = 4;

/**
 * The values of small components: of those with few moves, as long as most of those with as many moves turn out to be
 * small.
 */
export class SmallValues {
  readonly #components: ComponentSums<unknown>;
  readonly #store: ValueStore;
  readonly #known: (id: number) => number | undefined;
  readonly #look: () => void;
  /** By id of the component: the id of the value; null if it is not in reach. */
  readonly #values: (number | null | undefined)[] = [];
  /** By the number of moves: how many components were evaluated, and how many were given up. */
  readonly #tried = new Uint32Array(MOST_MOVES + 1);
  readonly #failed = new Uint32Array(MOST_MOVES + 1);
  /** How many more positions may be evaluated for the component at hand. */
  #left = 0;

  /**
   * @param known the id of a value that a theorem gives
   * @param look called for each component that is evaluated
   */
  constructor(
    components: ComponentSums<unknown>,
    store: ValueStore,
    known: (id: number) => number | undefined,
    look: () => void,
  ) {
    this.#components = components;
    this.#store = store;
    this.#known = known;
    this.#look = look;
  }

  /** The id of the value of the component with an id, or null if it is not in reach. */
  of(id: number): number | null {
    const value = this.#values[id];
    if (value !== undefined) return value;
    return (this.#values[id] = this.#known(id) ?? this.#try(id));
  }

  #try(id: number): number | null {
    this.#left = MOST_POSITIONS;
    if (this.#isOneSided(id)) return this.#evaluate(id) ?? null;
    const moves = this.#components.countMoves(2 * id) + this.#components.countMoves(2 * id + 1);
    if (moves > MOST_MOVES || 4 * (this.#failed[moves]! - FREE_FAILURES) > this.#tried[moves]!) return null;
    this.#tried[moves]!++;
    const value = this.#evaluate(id);
    if (value === undefined) this.#failed[moves]!++;
    return value ?? null;
  }

  /** The value of a component by those of its options; undefined if there are too many positions. */
  #evaluate(id: number): number | undefined {
    const value = this.#values[id];
    if (value !== undefined && value !== null) return value;
    const known = this.#known(id);
    if (known !== undefined) return (this.#values[id] = known);
    if (this.#left === 0) return undefined;
    this.#left--;
    this.#look();
    if (this.#isOneSided(id)) return this.#longestRun(id);
    const { arithmetic } = this.#store;
    const sides: number[][] = [];
    for (const player of ['L', 'R'] as const) {
      const values = new Set<number>();
      for (const codes of this.#components.options(2 * id, player)) {
        let sum = 0;
        for (const code of codes) {
          const part = this.#evaluate(code >> 1);
          if (part === undefined) return undefined;
          sum = arithmetic.sum(sum, (code & 1) === 1 ? arithmetic.negative(part) : part);
        }
        values.add(sum);
      }
      sides.push([...values]);
    }
    return (this.#values[id] = arithmetic.fromOptions(sides[0]!, sides[1]!));
  }

  /** Can only one player ever move in a component? */
  #isOneSided(id: number): boolean {
    return this.#components.mostMoves(2 * id) === 0 || this.#components.mostMoves(2 * id + 1) === 0;
  }

  /** The value of a component in which only one player can ever move: how many moves these are at most. */
  #longestRun(id: number): number | undefined {
    const code = this.#components.mostMoves(2 * id) === 0 ? 2 * id + 1 : 2 * id;
    const most = this.#components.mostMoves(code);
    let longest = 0;
    for (const codes of this.#components.options(code, 'L')) {
      let run = 1;
      for (const part of codes) {
        const value = this.#evaluate(part >> 1);
        if (value === undefined) return undefined;
        run += Math.abs(Number(this.#store.value(value).integer));
      }
      longest = Math.max(longest, run);
      if (longest === most) break;
    }
    const value = this.#store.number(code === 2 * id ? longest : -longest);
    return (this.#values[id] = this.#store.idOf(value));
  }
}
