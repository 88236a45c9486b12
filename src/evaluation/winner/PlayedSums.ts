import type { ValueStore } from '../../values/index.js';
import { NUMBER_OF_COUNTS, DOUBLES, MOST, SINGLES, SURE, TRIPLES } from './MoveCounts.kernel.js';
import type { PartTable } from './PartTable.kernel.js';
import { PlayedParts, type PartMove } from './PlayedParts.js';
import type { Sum } from './SumTable.kernel.js';
import type { WinnerBoard } from './WinnerBoard.kernel.js';

/**
 * A sum with Left to move: parts, each with its sign (twice its number, plus 1 if it is negated), ascending, and the
 * value of all the rest. Every question is turned into one with Left to move.
 */
export type PlayedSum = Sum;

/** A move and what it leads to, as a sum with the opponent to move, negated so that it is Left's turn again. */
export interface PlayedSumMove {
  /** The place of the part that is played in, or −1 for the value. */
  readonly place: number;
  /** The vertex in the position of that part, or the id of the option of the value. */
  readonly move: number;
  readonly next: PlayedSum;
}

/** A move that is to be tried. */
export interface Try {
  readonly place: number;
  readonly made: PartMove;
}

/** The positions of a game as sums of parts and a value; a part and its negative cancel, except under misère play. */
export class PlayedSums {
  readonly board: WinnerBoard;
  readonly store: ValueStore;
  readonly isMisere: boolean;
  readonly #parts: PlayedParts;
  readonly #numbers = new Map<number, number>();
  /** For each value the sum of its stops, and integers around it. */
  readonly #middles = new Map<number, number>();
  readonly #around = new Map<number, readonly [floor: number, ceiling: number]>();
  /** Moves of Left, then of Right, in the sum that is looked at. */
  readonly #totals = new Int32Array(2 * NUMBER_OF_COUNTS);

  constructor(board: WinnerBoard, store: ValueStore, isMisere: boolean) {
    this.board = board;
    this.store = store;
    this.isMisere = isMisere;
    this.#parts = new PlayedParts(board, store, isMisere);
  }

  get table(): PartTable {
    return this.#parts.table;
  }

  /** The position before the first move, with a player to move. */
  start(player: 0 | 1): PlayedSum {
    this.#parts.splitStart();
    const sum = this.#tidied([...this.#parts.codes], this.#parts.rest);
    return player === 0 ? sum : this.negative(sum);
  }

  /**
   * Forgets all parts but those of some sums. These get new numbers, in the same order.
   * @returns writes the new numbers into a sum
   */
  keepParts(sums: Iterable<PlayedSum>): (sum: PlayedSum) => void {
    const numbers = new Int32Array(this.table.size);
    for (const { parts } of sums) for (const code of parts) numbers[code >> 1] = 1;
    this.#parts.keep(numbers);
    return ({ parts }) => {
      for (let i = 0; i < parts.length; i++) parts[i] = 2 * numbers[parts[i]! >> 1]! + (parts[i]! & 1);
    };
  }

  negative({ parts, value }: PlayedSum): PlayedSum {
    return this.#tidied(
      parts.map((part) => this.#negated(part)),
      this.store.arithmetic.negative(value),
    );
  }

  /**
   * What bounds or a count of moves decide without trying a move: does Left win? Who plays contested moves first, while
   * there are any, and then sure ones makes a known number of moves. If that is more than the opponent can make at
   * most, the player wins.
   */
  decided(sum: PlayedSum): boolean | undefined {
    if (this.isMisere) return undefined;
    const { parts, value } = sum;
    const { order } = this.store.arithmetic;
    if (parts.length === 0) return !order.isAtMost(value, 0);
    const totals = this.#totals.fill(0);
    for (const code of parts) this.#addCounts(code);
    if (value !== 0) {
      const low = totals[SURE]! - totals[NUMBER_OF_COUNTS + MOST]!;
      const high = totals[MOST]! - totals[NUMBER_OF_COUNTS + SURE]!;
      // Left wins low + value moving first iff it is not at most 0; he loses high + value iff it is.
      if (!order.isAtMost(value, this.#number(-low))) return true;
      if (order.isAtMost(value, this.#number(-high))) return false;
      const [floor, ceiling] = this.#integersAround(value);
      totals[MOST]! += Math.max(0, ceiling);
      totals[SURE]! += Math.max(0, floor);
      totals[NUMBER_OF_COUNTS + MOST]! += Math.max(0, -floor);
      totals[NUMBER_OF_COUNTS + SURE]! += Math.max(0, -ceiling);
    }
    if (this.#leads(0, 0)) return true;
    return this.#leads(1, 1) ? false : undefined;
  }

  /**
   * Does a player make more moves than the opponent can, or as many if the opponent begins? With each turn he plays one
   * of the contested moves, doubles first, and the opponent forbids one, or two of the triples.
   * @param late 1 if the opponent begins
   */
  #leads(player: 0 | 1, late: 0 | 1): boolean {
    const totals = this.#totals;
    const own = NUMBER_OF_COUNTS * player;
    const most = totals[NUMBER_OF_COUNTS - own + MOST]!;
    const contested = Math.max(
      Math.ceil((totals[own + SINGLES]! - late) / 2) + Math.ceil((totals[own + DOUBLES]! - late) / 2),
      Math.ceil((totals[own + TRIPLES]! - 2 * late) / 3),
      0,
    );
    return totals[own + SURE]! + contested + late > most;
  }

  #addCounts(code: number): void {
    const exchange = code & 1;
    for (const player of [0, 1] as const)
      for (let i = 0; i < NUMBER_OF_COUNTS; i++)
        this.#totals[NUMBER_OF_COUNTS * (player ^ exchange) + i]! += this.table.count(code >> 1, player, i);
  }

  /** The largest integer that is surely at most a value, and the smallest that is at least it. */
  #integersAround(value: number): readonly [floor: number, ceiling: number] {
    let known = this.#around.get(value);
    if (known === undefined) {
      const { leftStop, rightStop } = this.store.value(value);
      const { order } = this.store.arithmetic;
      const floor = Math.ceil(Number(rightStop)) - 1;
      const ceiling = Math.floor(Number(leftStop)) + 1;
      known = [
        order.isAtMost(this.#number(floor + 1), value) ? floor + 1 : floor,
        order.isAtMost(value, this.#number(ceiling - 1)) ? ceiling - 1 : ceiling,
      ];
      this.#around.set(value, known);
    }
    return known;
  }

  #number(integer: number): number {
    let id = this.#numbers.get(integer);
    if (id === undefined) this.#numbers.set(integer, (id = this.store.idOf(this.store.number(integer))));
    return id;
  }

  #negated(part: number): number {
    return this.table.isOwnNegative(part >> 1) ? part : part ^ 1;
  }

  /** Sorts the parts; a part and its negative are left out. */
  #tidied(parts: number[], value: number): PlayedSum {
    if (parts.length < 2) return { parts, value };
    parts.sort((a, b) => a - b);
    if (this.isMisere) return { parts, value };
    const kept: number[] = [];
    for (const part of parts)
      if (kept.length > 0 && kept.at(-1) === this.#negated(part)) kept.pop();
      else kept.push(part);
    return { parts: kept, value };
  }

  /** About what a sum is worth, twice. */
  expected({ parts, value }: PlayedSum): number {
    if (this.isMisere) return 0;
    let worth = value === 0 ? 0 : this.#middleOf(value);
    for (const part of parts) {
      const middle = this.table.low(part >> 1) + this.table.high(part >> 1);
      worth += (part & 1) === 0 ? middle : -middle;
    }
    return worth;
  }

  #middleOf(value: number): number {
    let middle = this.#middles.get(value);
    if (middle === undefined) {
      const { leftStop, rightStop } = this.store.value(value);
      this.#middles.set(value, (middle = Number(leftStop) + Number(rightStop)));
    }
    return middle;
  }

  /**
   * All moves of Left, also those that are no better than another, in order of the parts, then of the vertices or
   * options.
   */
  allMoves(sum: PlayedSum): PlayedSumMove[] {
    const tries = this.listTries(sum, true);
    const moves = tries.map(({ place, made }) => ({ place, move: made.move, next: this.after(sum, { place, made }) }));
    return [...moves, ...this.optionsOf(sum)];
  }

  /** The moves of Left in the value. */
  optionsOf({ parts, value }: PlayedSum): PlayedSumMove[] {
    if (this.isMisere) return [];
    const options = this.store.optionsOf(value, 'L');
    return options.map((move) => ({ place: -1, move, next: this.negative({ parts, value: move }) }));
  }

  /**
   * The moves of Left in the parts; good until the next call.
   * @param all also those that are no better than another; in order of the parts and vertices
   */
  listTries({ parts }: PlayedSum, all: boolean): Try[] {
    this.#parts.close();
    const tries: Try[] = [];
    for (let place = 0; place < parts.length; place++)
      if (place === 0 || parts[place] !== parts[place - 1])
        this.#parts.listMoves(this.#parts.open(parts[place]!), all, (made) => tries.push({ place, made }));
    return tries;
  }

  /** The sum after a move of Left, negated. */
  after({ parts, value }: PlayedSum, { place, made }: Try): PlayedSum {
    const { arithmetic } = this.store;
    this.#parts.play(made.opened, made.move);
    const { codes, rest } = this.#parts;
    const isNegated = (parts[place]! & 1) === 1;
    const after: number[] = [];
    for (let i = 0; i < parts.length; i++) if (i !== place) after.push(this.#negated(parts[i]!));
    for (const code of codes) after.push(isNegated ? code : this.#negated(code));
    const before = arithmetic.negative(value);
    const next = rest === 0 ? before : arithmetic.sum(before, isNegated ? rest : arithmetic.negative(rest));
    return this.#tidied(after, next);
  }
}
