import type { ValueStore } from '../../values/index.js';
import { contestedMoves, partBounds } from './partBounds.kernel.js';
import { CONTESTED, HIGH, LOW, MOVES, OWN_NEGATIVE, PartTable, VALUE } from './PartTable.kernel.js';
import type { WinnerBoard } from './WinnerBoard.kernel.js';

/** Parts with at most so many free vertices are valued at once. */
const VALUED = 6;
const NO_VALUE = -1;

/**
 * A sum with Left to move: parts, each with its sign (twice its number, plus 1 if it is negated), ascending, and the value of
 * all the rest. Every question is turned into one with Left to move.
 */
export interface PlayedSum {
  readonly parts: readonly number[];
  readonly value: number;
}

/** A move and what it leads to, as a sum with the opponent to move, negated so that it is Left's turn again. */
export interface PlayedMove {
  /** The place of the part that is played in, or −1 for the value. */
  readonly place: number;
  /** The vertex in the position of that part, or the id of the option of the value. */
  readonly move: number;
  readonly next: PlayedSum;
}

/** A move that is to be tried: the position after it is at an address, with the active nonfaces of the part before it. */
export interface Try {
  readonly place: number;
  readonly move: number;
  readonly at: number;
  readonly active: Int32Array;
  readonly score: number;
}

/**
 * The positions of a game as sums. Parts are known up to symmetries of the board and up to the exchange of the players;
 * small ones are replaced by their values, and so are those whose bounds on the numbers of moves meet; a part and its negative
 * cancel. Under misère play a position is one part.
 */
export class PlayedSums {
  readonly board: WinnerBoard;
  readonly parts: PartTable;
  readonly store: ValueStore;
  readonly isMisere: boolean;
  readonly #numbers = new Map<number, number>();
  readonly #middles = new Map<number, number>();
  readonly #around = new Map<number, readonly [floor: number, ceiling: number]>();
  /** A stack of positions. */
  #words: Int32Array = new Int32Array(1 << 12);

  constructor(board: WinnerBoard, store: ValueStore, isMisere: boolean) {
    this.board = board;
    this.store = store;
    this.isMisere = isMisere;
    this.parts = new PartTable(board.large === 0 ? board.stride : 2 * board.stride, board.large > 0);
  }

  /** The position before the first move, with a player to move. */
  start(player: 0 | 1): PlayedSum {
    const { stride, owned } = this.board;
    this.#reserve(2 * stride);
    for (let w = 0; w < stride; w++) {
      this.#words[w] = owned[0][w]! | owned[1][w]!;
      this.#words[stride + w] = 0;
    }
    const sum: { parts: number[]; value: number } = { parts: [], value: 0 };
    this.#split(0, this.board.allLarge(), 2 * stride, 0, sum);
    return player === 0 ? this.#tidied(sum.parts, sum.value) : this.negative(this.#tidied(sum.parts, sum.value));
  }

  negative({ parts, value }: PlayedSum): PlayedSum {
    return this.#tidied(
      parts.map((part) => this.#negated(part)),
      this.store.arithmetic.negative(value),
    );
  }

  /**
   * What is decided without trying a move, or undefined.
   * @param bounds of a part; by default those found when it was met
   */
  atOnce(
    { parts, value }: PlayedSum,
    bounds: (part: number) => readonly [low: number, high: number] = (part) => this.#bounds(part),
  ): boolean | undefined {
    if (this.isMisere) return undefined;
    const { order } = this.store.arithmetic;
    if (parts.length === 0) return !order.isAtMost(value, 0);
    let low = 0;
    let high = 0;
    for (const part of parts) {
      const [least, most] = bounds(part & ~1);
      low += (part & 1) === 0 ? least : -most;
      high += (part & 1) === 0 ? most : -least;
    }
    // Left wins low + value moving first iff it is not at most 0; he loses high + value iff it is.
    if (!order.isAtMost(value, this.#number(-low))) return true;
    return order.isAtMost(value, this.#number(-high)) ? false : undefined;
  }

  /**
   * What `atOnce` or a count of moves decides. Who plays contested moves first, while there are any, and then sure ones makes a known
   * number of moves: with each turn one of the contested is played and the opponent forbids at most one, or two. If that is more than
   * the opponent can make at most, the player wins.
   */
  decided(sum: PlayedSum): boolean | undefined {
    const known = this.atOnce(sum);
    if (known !== undefined || this.isMisere) return known;
    const [floor, ceiling] = this.#integersAround(sum.value);
    /** The most moves of Left and of Right, the sure ones, and the contested ones of either kind. */
    const most = [Math.max(0, ceiling), Math.max(0, -floor)] as [number, number];
    const sure = [Math.max(0, floor), Math.max(0, -ceiling)] as [number, number];
    const contested = [0, 0, 0, 0] as [number, number, number, number];
    for (const code of sum.parts) {
      const part = code >> 1;
      for (const player of [0, 1] as const) {
        const field = 2 * (player ^ (code & 1));
        most[player] += this.parts.get(part, MOVES + field);
        sure[player] += this.parts.get(part, MOVES + field + 1);
        contested[2 * player]! += this.parts.get(part, CONTESTED + field);
        contested[2 * player + 1]! += this.parts.get(part, CONTESTED + field + 1);
      }
    }
    const [ones, twos, foesOnes, foesTwos] = contested;
    if (sure[0] + Math.max(Math.ceil(ones / 2), Math.ceil(twos / 3)) > most[1]) return true;
    // Right comes second: Left forbids first.
    const second = Math.max(0, Math.ceil((foesOnes - 1) / 2), Math.ceil((foesTwos - 2) / 3));
    return sure[1] + second >= most[0] ? false : undefined;
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

  #bounds(part: number): readonly [low: number, high: number] {
    return [this.parts.get(part >> 1, LOW), this.parts.get(part >> 1, HIGH)];
  }

  #number(integer: number): number {
    let id = this.#numbers.get(integer);
    if (id === undefined) this.#numbers.set(integer, (id = this.store.idOf(this.store.number(integer))));
    return id;
  }

  #negated(part: number): number {
    return this.parts.get(part >> 1, OWN_NEGATIVE) === 1 ? part : part ^ 1;
  }

  /** Sorts the parts; a part and its negative are left out. */
  #tidied(parts: number[], value: number): PlayedSum {
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
    let worth = this.#middles.get(value);
    if (worth === undefined) {
      const { leftStop, rightStop } = this.store.value(value);
      worth = Number(leftStop) + Number(rightStop);
      this.#middles.set(value, worth);
    }
    for (const part of parts) {
      const [low, high] = this.#bounds(part);
      worth += (part & 1) === 0 ? low + high : -low - high;
    }
    return worth;
  }

  /** All moves of Left, also those that are no better than another, in order of the parts, then of the vertices or options. */
  allMoves(sum: PlayedSum): PlayedMove[] {
    const { tries, top } = this.listTries(sum, 0, true);
    tries.sort((a, b) => a.place - b.place || a.move - b.move);
    return [
      ...tries.map((tried): PlayedMove => ({ ...tried, next: this.after(sum, tried, top) })),
      ...this.optionsOf(sum),
    ];
  }

  /** The moves of Left in the value. */
  optionsOf({ parts, value }: PlayedSum): PlayedMove[] {
    if (this.isMisere) return [];
    const options = this.store.optionsOf(value, 'L');
    return options.map((move) => ({ place: -1, move, next: this.negative({ parts, value: move }) }));
  }

  /**
   * The moves of Left in the parts: positions after them, from an address of the stack on.
   * @param all also those that are no better than another; else these are left out
   * @returns with the end of the positions
   */
  listTries({ parts }: PlayedSum, from: number, all: boolean): { readonly tries: Try[]; readonly top: number } {
    const tries: Try[] = [];
    let top = from;
    for (let place = 0; place < parts.length; place++)
      if (place === 0 || parts[place] !== parts[place - 1])
        top = this.#listMoves(parts[place]!, place, top, tries, all);
    return { tries, top };
  }

  /** The sum after a move of Left, negated. */
  after({ parts, value }: PlayedSum, { place, at, active }: Try, top: number): PlayedSum {
    const { stride } = this.board;
    const after = { parts: parts.filter((_, i) => i !== place), value };
    // What is split is written over; the position stays below it.
    this.#reserve(top + 2 * stride);
    for (let w = 0; w < 2 * stride; w++) this.#words[top + w] = this.#words[at + w]!;
    this.#split(top, active, top + 2 * stride, parts[place]! & 1, after);
    return this.negative(this.#tidied(after.parts, after.value));
  }

  /** Plays each move of Left in a part, or of Right if it is negated, from `top` on. @returns the end */
  #listMoves(part: number, place: number, top: number, tries: Try[], all: boolean): number {
    const { board } = this;
    const { stride } = board;
    const player = (part & 1) as 0 | 1;
    this.#reserve(top + 3 * stride);
    this.#words.fill(0, top, top + 2 * stride);
    this.parts.copy(part >> 1, this.#words, top);
    const active = this.parts.activeOf(part >> 1);
    board.markActive(this.#words, active, top + 2 * stride);
    const list = new Int32Array(board.n);
    const end = board.listOwned(this.#words, top, player, list, 0);
    const kept =
      all || this.isMisere ? end : board.keepUndominated(this.#words, top, top + 2 * stride, player, list, end);
    let at = top + 3 * stride;
    this.#reserve(at + (2 * kept + 1) * stride);
    for (let i = 0; i < kept; i++) {
      board.play(this.#words, top, active, list[i]!, at);
      tries.push({ place, move: list[i]!, at, active, score: all ? 0 : this.#score(at, player) });
      at += 2 * stride;
    }
    return at;
  }

  /** How good a position is for a player who has just moved: by the numbers of moves, and their bounds where these are cheap. */
  #score(at: number, player: 0 | 1): number {
    const { board } = this;
    const words = this.#words;
    const balance = board.countOwned(words, at, 0) - board.countOwned(words, at, 1);
    if (board.large > 0 || this.isMisere) return player === 0 ? balance : -balance;
    const marked = at + 2 * board.stride;
    for (let w = 0; w < board.stride; w++) words[marked + w] = 0;
    const bounds = partBounds(board, words, at, marked);
    const score = balance + 2 * (bounds[0]! + bounds[1]! - bounds[2]! - bounds[3]!);
    return player === 0 ? score : -score;
  }

  /**
   * Adds the parts of the position at `at` to a sum: small ones by their values.
   * @param sign 1 if all is to be negated
   */
  #split(at: number, before: Int32Array, top: number, sign: number, sum: { parts: number[]; value: number }): void {
    const { board, parts } = this;
    const { stride } = board;
    this.#reserve(top + 5 * stride);
    const active = before.length === 0 ? before : board.activeOf(this.#words, at, before);
    const { arithmetic } = this.store;
    for (;;) {
      this.#reserve(top + 5 * stride);
      if (this.isMisere) {
        if (sum.parts.length > 0 || !this.#takeAll(at, top)) return;
      } else if (!board.take(this.#words, at, active, top)) return;
      const size = board.size(this.#words, top);
      if (size === 1 && !this.isMisere) {
        const left = board.countOwned(this.#words, top, 0);
        const right = board.countOwned(this.#words, top, 1);
        const value = left === right ? this.store.idOf(this.store.nimber(1)) : this.#number(left - right);
        sum.value = arithmetic.sum(sum.value, sign === 0 ? value : arithmetic.negative(value));
        continue;
      }
      const own = board.keepPlaced(this.#words, at + stride, active, top);
      board.markActive(this.#words, own, top + 4 * stride);
      for (let w = 0; w < stride; w++) this.#words[top + 3 * stride + w] = this.#words[top + w]!;
      const exchanged = board.leastImage(this.#words, top);
      let part = parts.find(this.#words, top);
      if (part === -1) {
        part = parts.add(this.#words, top, board.imagesOfSets(own));
        parts.set(part, VALUE, NO_VALUE);
        parts.set(part, OWN_NEGATIVE, exchanged === 2 ? 1 : 0);
        if (!this.isMisere) {
          const bounds = partBounds(board, this.#words, top + 3 * stride, top + 4 * stride);
          const low = bounds[1]! - bounds[2]!;
          const high = bounds[0]! - bounds[3]!;
          const turned = exchanged === 1 ? 2 : 0;
          for (let i = 0; i < 4; i++) parts.set(part, MOVES + (i ^ turned), bounds[i]!);
          const contests = contestedMoves(board, this.#words, top + 3 * stride, top + 4 * stride);
          for (let i = 0; i < 4; i++) parts.set(part, CONTESTED + (i ^ turned), contests[i]!);
          parts.set(part, LOW, exchanged === 1 ? -high : low);
          parts.set(part, HIGH, exchanged === 1 ? -low : high);
        }
      }
      const code = 2 * part + (exchanged === 2 ? 0 : sign ^ exchanged);
      if (!this.isMisere) {
        const low = parts.get(part, LOW);
        const known =
          low === parts.get(part, HIGH)
            ? this.#number(low)
            : size <= VALUED
              ? this.#valueOf(part, top + 2 * stride)
              : NO_VALUE;
        if (known !== NO_VALUE) {
          sum.value = arithmetic.sum(sum.value, (code & 1) === 0 ? known : arithmetic.negative(known));
          continue;
        }
      }
      sum.parts.push(code);
    }
  }

  /** Under misère play a position is one part. */
  #takeAll(at: number, top: number): boolean {
    const { stride } = this.board;
    let any = 0;
    for (let w = 0; w < stride; w++) {
      any |= this.#words[at + w]!;
      this.#words[top + w] = this.#words[at + w]!;
    }
    return any !== 0;
  }

  /** The value of a part, by all its moves. */
  #valueOf(part: number, top: number): number {
    const known = this.parts.get(part, VALUE);
    if (known !== NO_VALUE) return known;
    const options = [0, 1].map((sign) => {
      const tries: Try[] = [];
      const end = this.#listMoves(2 * part + sign, 0, top, tries, false);
      return tries.map(({ at, active }) => {
        const sum = { parts: [], value: 0 };
        this.#split(at, active, end, 0, sum);
        return sum.value;
      });
    });
    const value = this.store.arithmetic.fromOptions(options[0]!, options[1]!);
    this.parts.set(part, VALUE, value);
    return value;
  }

  #reserve(length: number): void {
    if (length <= this.#words.length) return;
    const longer = new Int32Array(2 * length);
    longer.set(this.#words);
    this.#words = longer;
  }
}
