import type { ValueStore } from '../../values/index.js';
import { grown } from './grown.kernel.js';
import { MoveCounts } from './MoveCounts.kernel.js';
import { MoveScores } from './MoveScores.kernel.js';
import { PartTable } from './PartTable.kernel.js';
import { keepUndominated } from './undominated.kernel.js';
import type { WinnerBoard } from './WinnerBoard.kernel.js';

/** Parts with at most so many free vertices are valued at once. */
const VALUED = 6;
/** A part that is played in: where it stands on the stacks. */
interface OpenedPart {
  /** The player that the moves are of: Right in a negated part. */
  readonly player: 0 | 1;
  /** Where the free vertices are, then the placed ones, then those in open nonfaces. */
  readonly at: number;
  /** The active nonfaces. */
  readonly from: number;
  readonly end: number;
  /** Neighbours, with the pairs that are left of larger nonfaces. */
  readonly near: Int32Array;
}

/** A move in a part, and about how good it is. */
export interface PartMove {
  readonly opened: OpenedPart;
  readonly move: number;
  readonly score: number;
}

/**
 * The parts of the positions of a game, known up to symmetries of the board and up to the exchange of the players, and
 * what becomes of them by moves. A part has a code: twice its number, plus 1 if it is negated. Small parts are replaced
 * by their values, and so are those whose bounds by numbers of moves meet. Under misère play a position is one part.
 */
export class PlayedParts {
  table: PartTable;
  /** What the last split found: the codes of parts, and the value of all others. */
  readonly codes: number[] = [];
  rest = 0;
  readonly #board: WinnerBoard;
  readonly #store: ValueStore;
  readonly #isMisere: boolean;
  readonly #counts: MoveCounts;
  readonly #scores: MoveScores;
  /** Stacks of masks, and of numbers of nonfaces, with their ends. */
  #words: Int32Array = new Int32Array(1 << 12);
  #lists: Int32Array = new Int32Array(1 << 10);
  #top = 0;
  #listTop = 0;
  /** Neighbours of opened parts, one for each that is open. */
  readonly #nears: Int32Array[] = [];
  #opened = 0;
  readonly #moves: Int32Array;

  constructor(board: WinnerBoard, store: ValueStore, isMisere: boolean) {
    this.#board = board;
    this.#store = store;
    this.#isMisere = isMisere;
    this.table = new PartTable(board.length);
    this.#counts = new MoveCounts(board);
    this.#scores = new MoveScores(board, this.#counts, isMisere);
    this.#moves = new Int32Array(board.n);
  }

  /** Forgets all parts but those marked by 1, whose new numbers are written in place of the marks. */
  keep(marks: Int32Array): void {
    const kept = new PartTable(this.table.length);
    for (let part = 0; part < marks.length; part++) if (marks[part] === 1) marks[part] = kept.addFrom(this.table, part);
    this.table = kept;
  }

  /** Splits the position before the first move. */
  splitStart(): void {
    const { stride, owned } = this.#board;
    this.close();
    this.#reserve(2 * stride);
    for (let w = 0; w < stride; w++) {
      this.#words[w] = owned[0][w]! | owned[1][w]!;
      this.#words[stride + w] = 0;
    }
    this.#split(0, 0, this.#listWithin(0));
  }

  /** Opens a part, to list its moves and to make them. */
  open(code: number): OpenedPart {
    const { stride, large, near } = this.#board;
    const at = this.#top;
    this.#reserve(at + 3 * stride);
    this.#words.fill(0, at, at + 3 * stride);
    this.table.copy(code >> 1, this.#words, at);
    this.#top = at + 3 * stride;
    const from = this.#listTop;
    const end = (this.#listTop = this.#listWithin(at));
    const player = (code & 1) as 0 | 1;
    if (large.size === 0) return { player, at, from, end, near };
    const pairs = (this.#nears[this.#opened++] ??= new Int32Array(near.length));
    pairs.set(near);
    large.addPairs(this.#words, at, this.#lists, from, end, pairs);
    large.markOpen(this.#words, at, this.#lists, from, end, pairs, at + 2 * stride);
    return { player, at, from, end, near: pairs };
  }

  /** Closes all parts that are open. */
  close(): void {
    this.#top = this.#listTop = this.#opened = 0;
  }

  /**
   * Lists the moves in a part.
   * @param all also those that are no better than another; ascending
   */
  listMoves(opened: OpenedPart, all: boolean, add: (made: PartMove) => void): void {
    const { player, at, from, end, near } = opened;
    const to = this.#top;
    this.#reserve(to + 2 * this.#board.stride);
    if (!all) this.#scores.weigh(this.#words, at, this.#lists, from, end, player);
    const list = this.#moves;
    const count = this.#board.listOwned(this.#words, at, player, list);
    const kept =
      all || this.#isMisere ? count : keepUndominated(this.#board, this.#words, at, near, player, list, count);
    for (let i = 0; i < kept; i++) {
      const move = list[i]!;
      if (!all) this.#board.play(this.#words, at, near, move, to);
      add({ opened, move, score: all ? 0 : this.#scores.of(this.#words, at, near, player, move, to) });
    }
  }

  /** Makes a move, and splits what is left of the part, as it is on the board. */
  play({ at, from, end, near }: OpenedPart, move: number): void {
    const { stride, large } = this.#board;
    const to = this.#top;
    this.#reserve(to + 2 * stride);
    this.#board.play(this.#words, at, near, move, to);
    this.#reserveLists(this.#listTop + end - from);
    this.#split(to, this.#listTop, large.activeOf(this.#words, to, this.#lists, from, end, this.#listTop));
  }

  /**
   * Splits the position at `at`, with its active nonfaces, into `codes` and `rest`; its free vertices are written over.
   */
  #split(at: number, from: number, end: number): void {
    const board = this.#board;
    const { stride, large } = board;
    const { arithmetic } = this.#store;
    this.codes.length = 0;
    this.rest = 0;
    const part = at + 2 * stride;
    const original = part + 2 * stride;
    this.#reserve(original + stride);
    this.#reserveLists(2 * end - from);
    while (this.#isMisere ? this.#takeAll(at, part) : board.take(this.#words, at, this.#lists, from, end, part)) {
      const size = board.size(this.#words, part);
      if (size === 1 && !this.#isMisere) {
        const left = board.countOwned(this.#words, part, 0);
        const right = board.countOwned(this.#words, part, 1);
        const value = left === right ? this.#store.idOf(this.#store.nimber(1)) : this.#number(left - right);
        this.rest = arithmetic.sum(this.rest, value);
        continue;
      }
      const last = large.meeting(this.#words, part, this.#lists, from, end, end);
      board.keepPlaced(this.#words, at + stride, this.#lists, end, last, part + stride);
      for (let w = 0; w < stride; w++) this.#words[original + w] = this.#words[part + w]!;
      const image = board.images.toLeast(this.#words, part, board.length);
      const found = this.#partAt(part, original, image, end, last);
      const code = 2 * found + (image & 1);
      const value = this.#isMisere ? undefined : this.#knownValue(found, size, original + stride, last);
      if (value === undefined) this.codes.push(code);
      else if (value !== 0)
        this.rest = arithmetic.sum(this.rest, (code & 1) === 0 ? value : arithmetic.negative(value));
    }
  }

  /** The number of the part at an address; if it is new, its moves are counted as they are on the board. */
  #partAt(part: number, original: number, image: 0 | 1 | 2, from: number, end: number): number {
    const known = this.table.find(this.#words, part);
    if (known !== -1) return known;
    const { counts } = this.#counts;
    if (this.#isMisere) counts.fill(0);
    else this.#counts.count(this.#words, original, this.#lists, from, end);
    return this.table.add(this.#words, part, counts, image === 1, image === 2);
  }

  /** The value of a part, if bounds show it or if the part is small. */
  #knownValue(part: number, size: number, top: number, listTop: number): number | undefined {
    const low = this.table.low(part);
    if (low === this.table.high(part)) return this.#number(low);
    return size <= VALUED ? (this.table.valueOf(part) ?? this.#findValue(part, top, listTop)) : undefined;
  }

  /** Finds the value of a part by all its moves, above what is in use of the stacks. */
  #findValue(part: number, top: number, listTop: number): number {
    const before = [this.#top, this.#listTop, this.#opened, this.rest] as const;
    const codes = [...this.codes];
    this.#top = top;
    this.#listTop = listTop;
    const options = [0, 1].map((sign) => {
      const moves: PartMove[] = [];
      this.listMoves(this.open(2 * part + sign), false, (made) => moves.push(made));
      return moves.map(({ opened, move }) => {
        this.play(opened, move);
        return this.rest;
      });
    });
    const value = this.#store.arithmetic.fromOptions(options[0]!, options[1]!);
    this.table.setValue(part, value);
    [this.#top, this.#listTop, this.#opened, this.rest] = before;
    this.codes.length = 0;
    this.codes.push(...codes);
    return value;
  }

  /** Under misère play a position is one part. */
  #takeAll(at: number, to: number): boolean {
    const { stride } = this.#board;
    if (this.#board.isEmpty(this.#words, at)) return false;
    for (let w = 0; w < stride; w++) {
      this.#words[to + w] = this.#words[at + w]!;
      this.#words[at + w] = 0;
    }
    return true;
  }

  #number(integer: number): number {
    return integer === 0 ? 0 : this.#store.idOf(this.#store.number(integer));
  }

  /** Lists the active nonfaces of the position at `at`. @returns their end */
  #listWithin(at: number): number {
    const { large } = this.#board;
    if (large.size === 0) return this.#listTop;
    this.#reserveLists(this.#listTop + large.size);
    return large.within(this.#words, at, this.#lists, this.#listTop);
  }

  #reserve(length: number): void {
    if (length > this.#words.length) this.#words = grown(this.#words, length);
  }

  #reserveLists(length: number): void {
    if (length > this.#lists.length) this.#lists = grown(this.#lists, length);
  }
}
