import type { ValueStore } from '../../values/index.js';
import type { PlayedSumMove } from '../winner/PlayedSums.js';
import type { SearchedSums, TriedMove } from '../winner/SearchedSums.js';
import type { Sum } from '../winner/SumTable.kernel.js';
import type { ComponentSums } from './ComponentSums.js';
import type { SmallValues } from './SmallValues.js';

/** The positions of a game by its moves as sums of components and a value; small components become values. */
export class MoveSums<Position> implements SearchedSums {
  readonly isMisere = false;
  /** Components are kept by the positions, which bound their number. */
  readonly table = { bytes: 0 };
  readonly #positions: ComponentSums<Position>;
  readonly #store: ValueStore;
  readonly #small: SmallValues;
  #start: readonly number[] = [];
  /** By code: the sums that Left can move to. */
  readonly #options: (readonly Sum[] | undefined)[] = [];
  readonly #middles = new Map<number, number>();
  /** By integer, also negative ones. */
  readonly #numbers: Record<number, number> = {};

  constructor(positions: ComponentSums<Position>, store: ValueStore, small: SmallValues) {
    this.#positions = positions;
    this.#store = store;
    this.#small = small;
  }

  /** Names the position with which play begins. */
  begin(position: Position): void {
    this.#start = this.#positions.sumOf(position);
  }

  start(player: 0 | 1): Sum {
    const sum = this.#reduced(this.#start);
    return player === 0 ? sum : this.#negative(sum);
  }

  keepParts(): () => void {
    return () => undefined;
  }

  decided({ parts, value }: Sum): boolean | undefined {
    const { order } = this.#store.arithmetic;
    if (parts.length === 0) return !order.isAtMost(value, 0);
    let [low, high] = [0, 0];
    for (const code of parts) {
      low -= this.#positions.mostMoves(code ^ 1);
      high += this.#positions.mostMoves(code);
    }
    // Left wins low + value moving first iff it is not at most 0; he loses high + value iff it is.
    if (Number.isFinite(low) && !order.isAtMost(value, this.#number(0 - low))) return true;
    if (Number.isFinite(high) && order.isAtMost(value, this.#number(0 - high))) return false;
    return undefined;
  }

  /** The stops of the value, and how many moves Left has in the parts: few replies make a move worth trying first. */
  expected({ parts, value }: Sum): number {
    let worth = value === 0 ? 0 : this.#middleOf(value);
    for (const code of parts) worth += this.#positions.countMoves(code);
    return worth;
  }

  listTries({ parts }: Sum): TriedMove[] {
    return parts.flatMap((code, place) =>
      code === parts[place - 1] ? [] : this.#optionsOf(code).map((_, move) => ({ place, made: { move, score: 0 } })),
    );
  }

  after({ parts, value }: Sum, { place, made }: TriedMove): Sum {
    const { arithmetic } = this.#store;
    const option = this.#optionsOf(parts[place]!)[made.move]!;
    const after = [...option.parts];
    for (let i = 0; i < parts.length; i++) if (i !== place) after.push(parts[i]!);
    return this.#negative({ parts: after, value: arithmetic.sum(value, option.value) });
  }

  optionsOf({ parts, value }: Sum): PlayedSumMove[] {
    return this.#store
      .optionsOf(value, 'L')
      .map((move) => ({ place: -1, move, next: this.#negative({ parts, value: move }) }));
  }

  /** The sums that Left can move to in a component, without those that are surely no better than another. */
  #optionsOf(code: number): readonly Sum[] {
    return (this.#options[code] ??= this.#undominated(
      this.#positions.options(code, 'L').map((sum) => this.#reduced(sum)),
    ));
  }

  #undominated(sums: readonly Sum[]): readonly Sum[] {
    const { order } = this.#store.arithmetic;
    const best = new Map<string, Sum[]>();
    for (const sum of sums) {
      const key = sum.parts.join();
      const alike = best.get(key) ?? [];
      if (alike.some(({ value }) => order.isAtMost(sum.value, value))) continue;
      best.set(key, [...alike.filter(({ value }) => !order.isAtMost(value, sum.value)), sum]);
    }
    return [...best.values()].flat();
  }

  /** The sum with the values of components that have one. */
  #reduced(codes: readonly number[]): Sum {
    const { arithmetic } = this.#store;
    const parts: number[] = [];
    let value = 0;
    for (const code of codes) {
      const found = this.#small.of(code >> 1);
      if (found === null) parts.push(code);
      else value = arithmetic.sum(value, (code & 1) === 1 ? arithmetic.negative(found) : found);
    }
    return { parts: this.#tidied(parts), value };
  }

  #negative({ parts, value }: Sum): Sum {
    const { arithmetic } = this.#store;
    return { parts: this.#tidied(parts.map((code) => this.#negated(code))), value: arithmetic.negative(value) };
  }

  #negated(code: number): number {
    return this.#positions.isOwnNegative(code >> 1) ? code : code ^ 1;
  }

  /** Sorts the components; one and its negative are left out. */
  #tidied(parts: number[]): number[] {
    if (parts.length < 2) return parts;
    parts.sort((a, b) => a - b);
    const kept: number[] = [];
    for (const code of parts)
      if (kept.length > 0 && kept.at(-1) === this.#negated(code)) kept.pop();
      else kept.push(code);
    return kept;
  }

  #number(integer: number): number {
    return (this.#numbers[integer] ??= this.#store.idOf(this.#store.number(integer)));
  }

  /** The sum of the stops. */
  #middleOf(value: number): number {
    let middle = this.#middles.get(value);
    if (middle === undefined) {
      const { leftStop, rightStop } = this.#store.value(value);
      this.#middles.set(value, (middle = Number(leftStop) + Number(rightStop)));
    }
    return middle;
  }
}
